/** A few small sounds, made on the spot; silent unless somebody wants them. */

import { memory } from "./memory";

let wanted = memory.sound();
let audio: AudioContext | null = null;

function context(): AudioContext | null {
  if (!wanted || typeof AudioContext === "undefined") return null;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  return audio;
}

/** A tone that swells and fades: its pitch goes from one frequency to another. */
function tone(from: number, to: number, after: number, lasts: number, loud: number, kind: OscillatorType = "sine"): void {
  const made = context();
  if (!made) return;
  const start = made.currentTime + after;
  const voice = new OscillatorNode(made, { type: kind, frequency: from });
  const gain = new GainNode(made, { gain: 0 });
  voice.frequency.setValueAtTime(from, start);
  voice.frequency.exponentialRampToValueAtTime(to, start + lasts);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  voice.connect(gain).connect(made.destination);
  voice.start(start);
  voice.stop(start + lasts + 0.05);
}

const beat = (after: number, loud = 0.35): void => tone(130, 48, after, 0.24, loud);

export const sound = {
  get on(): boolean {
    return wanted;
  },
  set(on: boolean): void {
    wanted = on;
    memory.keepSound(on);
    if (on) sound.turn();
  },
  /** It is your turn. */
  turn(): void {
    tone(587, 587, 0, 0.22, 0.09);
    tone(880, 880, 0.13, 0.34, 0.08);
  },
  /** Night falls. */
  night(): void {
    [0, 0.34, 0.68, 0.86].forEach((after) => beat(after));
  },
  /** Day breaks. */
  dawn(): void {
    [392, 494, 587].forEach((pitch, i) => tone(pitch, pitch, i * 0.12, 0.5, 0.06, "triangle"));
  },
  /** One knock on the table, to drown what is heard of the others' hands. */
  drum(): void {
    beat(0, 0.5);
  },
};
