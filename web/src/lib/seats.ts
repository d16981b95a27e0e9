/** Eight players: a colour and a shape each. */

export const COLOURS = ["teal", "purple", "blue", "green", "red", "amber", "pink", "grey"] as const;

/** The colour variable of a chair: by the name its game gives it, else by its seat. */
export function tint(seat: number, colour = ""): string {
  const named = COLOURS.indexOf(colour as (typeof COLOURS)[number]);
  return `var(--p${(named >= 0 ? named : seat % 8) + 1})`;
}

/** The shape of a seat as a path of about radius r: disc, diamond, square, triangle, star, hexagon, drop, cross. */
export function shape(seat: number, r: number): string {
  const p = (points: readonly (readonly [number, number])[]): string =>
    `M${points.map(([x, y]) => `${(x * r).toFixed(2)} ${(y * r).toFixed(2)}`).join("L")}Z`;
  switch (seat % 8) {
    case 0: {
      const d = 0.92 * r;
      return `M${-d} 0A${d} ${d} 0 1 0 ${d} 0A${d} ${d} 0 1 0 ${-d} 0Z`;
    }
    case 1: return p([[0, -1.1], [1, 0], [0, 1.1], [-1, 0]]);
    case 2: return p([[-0.85, -0.85], [0.85, -0.85], [0.85, 0.85], [-0.85, 0.85]]);
    case 3: return p([[0, -1.08], [1.02, 0.8], [-1.02, 0.8]]);
    case 4: {
      const points: [number, number][] = [];
      for (let i = 0; i < 10; i++) {
        const angle = (Math.PI * i) / 5 - Math.PI / 2;
        const far = i % 2 ? 0.5 : 1.15;
        points.push([far * Math.cos(angle), far * Math.sin(angle)]);
      }
      return p(points);
    }
    case 5: return p([[0, -1.02], [0.88, -0.51], [0.88, 0.51], [0, 1.02], [-0.88, 0.51], [-0.88, -0.51]]);
    case 6: {
      const n = (x: number): string => (x * r).toFixed(2);
      return `M0 ${n(-1.2)}C${n(0.5)} ${n(-0.5)} ${n(0.9)} ${n(-0.1)} ${n(0.9)} ${n(0.25)}A${n(0.9)} ${n(0.85)} 0 0 1 ${n(-0.9)} ${n(0.25)}C${n(-0.9)} ${n(-0.1)} ${n(-0.5)} ${n(-0.5)} 0 ${n(-1.2)}Z`;
    }
    default:
      return p([[-0.36, -1], [0.36, -1], [0.36, -0.36], [1, -0.36], [1, 0.36], [0.36, 0.36], [0.36, 1], [-0.36, 1], [-0.36, 0.36], [-1, 0.36], [-1, -0.36], [-0.36, -0.36]]);
  }
}
