import { onOff, type Setting } from './setting.ts';

export const ODDS_SETTINGS = {
  odds: {
    name: 'ODDS',
    fallback: 'on',
    allowed: 'on, or off',
    meaning: 'on: hold the offers of bookmakers, which visitors see who turn odds on; off: take and hold none',
    parse: onOff,
  },
} as const satisfies Record<string, Setting<unknown>>;
