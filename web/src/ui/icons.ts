/** The page's own small signs, 24 × 24. */

const stroke = (d: string, width = 2.2): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const fill = (d: string): string => `<path d="${d}" fill="currentColor"/>`;

export const ICONS = {
  menu: stroke("M4 7h16M4 12h16M4 17h16", 2.4),
  sun: `<circle cx="12" cy="12" r="4.500" fill="currentColor"/>${stroke("M12 1.500v3.500M12 19v3.500M1.500 12H5M19 12h3.500M4.600 4.600 7 7M17 17l2.400 2.400M19.400 4.600 17 7M7 17l-2.400 2.400")}`,
  moon: fill("M15.500 3.200A9 9 0 1 0 20.800 15 7.300 7.300 0 0 1 15.500 3.200Z"),
  clock: `<circle cx="12" cy="13" r="8" fill="none" stroke="currentColor" stroke-width="2.200"/>${stroke("M12 8.500V13l3 2M9.500 2.500h5")}`,
  book: stroke("M4 5.500C7 4 10 4.400 12 6.200 14 4.400 17 4 20 5.500V19c-3-1.300-6-1-8 .8C10 18 7 17.700 4 19ZM12 6.200V19.500", 2),
  check: stroke("M4.500 12.500 10 18 20 6.500", 3),
  back: stroke("M9 6 4.500 10.500 9 15M5 10.500h9a5 5 0 0 1 0 10h-3", 2.3),
  close: stroke("M6 6l12 12M18 6 6 18", 2.6),
  plus: stroke("M12 5v14M5 12h14", 2.8),
  minus: stroke("M5 12h14", 2.8),
  whole: stroke("M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5", 2.4),
  bot: `<rect x="4" y="8" width="16" height="11" rx="3" fill="none" stroke="currentColor" stroke-width="2.100"/><circle cx="9" cy="13.500" r="1.700" fill="currentColor"/><circle cx="15" cy="13.500" r="1.700" fill="currentColor"/>${stroke("M12 8V4.500", 2.1)}<circle cx="12" cy="3.800" r="1.600" fill="currentColor"/>`,
  house: fill("M3 11.500 12 4l9 7.500V20h-6v-5.500h-6V20H3Z"),
  "house-gone": `<path d="M4 11.800 12 5l8 6.800V19.500H4Z" fill="none" stroke="currentColor" stroke-width="2" stroke-dasharray="3 2.200"/>`,
  dot: `<circle cx="12" cy="12" r="6.500" fill="currentColor"/>`,
  "dot-gone": `<circle cx="12" cy="12" r="6" fill="none" stroke="currentColor" stroke-width="2" stroke-dasharray="3 2.200"/>`,
  wait: `<g fill="currentColor"><circle cx="5" cy="12" r="2.300"/><circle cx="12" cy="12" r="2.300"/><circle cx="19" cy="12" r="2.300"/></g>`,
  eye: `${stroke("M2.500 12C7 5.500 17 5.500 21.500 12 17 18.500 7 18.500 2.500 12Z", 2.1)}<circle cx="12" cy="12" r="3" fill="currentColor"/>`,
  shut: stroke("M3 12c3 4.500 15 4.500 18 0M6 15l-1.500 2.500M10 16.500 9.500 19M14 16.500l.5 2.500M18 15l1.500 2.500", 2.1),
  people: `<g fill="currentColor"><circle cx="8.500" cy="8" r="3.500"/><path d="M1.500 19c0-9 14-9 14 0Z"/><circle cx="17" cy="9" r="2.800"/><path d="M17 13.500c3.600 0 5.500 2.300 5.500 5.500H17Z"/></g>`,
  talk: stroke("M4 5h16v11H11l-4.500 4V16H4Z", 2.2),
  log: stroke("M6 3.500h12v17H6ZM9 8h6M9 12h6M9 16h4", 2.1),
  lock: `<rect x="5" y="11" width="14" height="9" rx="2" fill="currentColor"/>${stroke("M8 11V8a4 4 0 0 1 8 0v3", 2.4)}`,
  link: stroke("M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.700-5.700l-1.500 1.500M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.700 5.700l1.500-1.500", 2.2),
  home: stroke("M4 11 12 4l8 7v9h-5.500v-6h-5v6H4Z", 2.2),
  play: fill("M7 5v14l12-7Z"),
  flag: stroke("M6 21V4h11l-2.500 4L17 12H6", 2.3),
  search: `<circle cx="11" cy="11" r="6" fill="none" stroke="currentColor" stroke-width="2.300"/>${stroke("M15.500 15.500 20 20", 2.6)}`,
  send: fill("M3 20 21 12 3 4v6l11 2-11 2Z"),
  away: stroke("M3 3l18 18M8.500 5.500A12 12 0 0 1 21 10M3 10a12 12 0 0 1 3.500-2.500M7 14a7 7 0 0 1 6-1.800M12 19h.01", 2.3),
} as const;

export type IconName = keyof typeof ICONS;
export const isIcon = (name: string): name is IconName => name in ICONS;
