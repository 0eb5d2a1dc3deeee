import { icons } from '@iconify-json/lucide';

/** By name in the set. The browser build carries only these drawings (build/pictures.ts). */
const ICONS = {
  alert: 'circle-alert',
  close: 'x',
  corrected: 'rotate-ccw-clock',
  down: 'chevron-down',
  group: 'folder-plus',
  grip: 'grip-vertical',
  keyboard: 'keyboard',
  left: 'chevron-left',
  list: 'list',
  live: 'radio',
  moon: 'moon',
  more: 'ellipsis',
  offline: 'wifi-off',
  play: 'play',
  'pop-out': 'arrow-up-right',
  region: 'globe',
  pin: 'pin',
  right: 'chevron-right',
  star: 'star',
  search: 'search',
  sun: 'sun',
  time: 'clock',
  trophy: 'trophy',
  tv: 'tv',
  up: 'chevron-up',
} as const;
export type IconName = keyof typeof ICONS;

/** Attributes that the element around the drawing has already. */
const STYLE = /<\/?g[^>]*>| (?:fill|stroke[\w-]*)="[^"]*"/g;

/** On a field of 24 by 24. Throws TypeError for an icon that the set lacks. */
export const DRAWINGS = Object.fromEntries(
  Object.entries(ICONS).map(([name, icon]) => [name, icons.icons[icon]!.body.replaceAll(STYLE, '')]),
) as Readonly<Record<IconName, string>>;
