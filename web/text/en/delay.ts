import type * as da from '../da/delay.ts';
import type { TextOf } from '../text-of.ts';
import { span } from './language.ts';

export const delayText: TextOf<typeof da.delayText> = {
  title: 'TV sync',
  why: 'Scores usually get here before you see the goal on TV. Choose how long the page should wait. Everything then waits equally long: score, minute and order.',
  amount: 'Delay',
  off: 'Off',
  turnOff: 'Turn off',
  span,
  happened: 'It just happened on my TV',
  happenedHint: 'Press the moment you see a goal, a kick-off or half-time on TV, and the page sets itself.',
  set: (seconds) => `TV sync is set to ${span(seconds)}.`,
  nothing: 'Nothing has happened in the match in the last three minutes. Try again at the next goal or whistle.',
  undo: 'Undo',
};

export const settingsText: TextOf<typeof da.settingsText> = {
  title: 'Settings',
  theme: 'Appearance',
  list: 'Match list',
  density: 'Density',
  densities: { normal: 'Normal', compact: 'Compact' },
  order: 'Order',
  orders: { league: 'Always the same', live: 'Leagues with live matches first' },
  language: 'Language',
  account: 'Account',
  accountWhy: 'Profile, password, devices and your data.',
  openAccount: 'Open your account',
  themes: { system: 'Same as device', light: 'Light', dark: 'Dark' },
};
