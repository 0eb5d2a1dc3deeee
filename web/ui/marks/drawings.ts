import { icons } from '@iconify-json/lucide';

/** The icons that are drawn, by the names of the set. The browser's build carries these drawings alone (web/build/drawings.ts). */
const ICONS = {
  alert: 'circle-alert',
  close: 'x',
  corrected: 'rotate-ccw-clock',
  down: 'chevron-down',
  keyboard: 'keyboard',
  left: 'chevron-left',
  list: 'list',
  live: 'radio',
  moon: 'moon',
  more: 'ellipsis',
  offline: 'wifi-off',
  'pop-out': 'arrow-up-right',
  region: 'globe',
  right: 'chevron-right',
  sun: 'sun',
  time: 'clock',
  tv: 'tv',
  up: 'chevron-up',
} as const;
export type IconName = keyof typeof ICONS;

/** How the set says that it is drawn in lines, which the element around it says already. */
const STYLE = /<\/?g[^>]*>| (?:fill|stroke[\w-]*)="[^"]*"/g;

/** What is inside each icon's SVG element, on a field of 24 by 24. Throws TypeError for an icon that the set has not. */
export const DRAWINGS = Object.fromEntries(
  Object.entries(ICONS).map(([name, icon]) => [name, icons.icons[icon]!.body.replaceAll(STYLE, '')]),
) as Readonly<Record<IconName, string>>;
