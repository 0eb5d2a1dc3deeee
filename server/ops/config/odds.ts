import { existsSync } from 'node:fs';
import { onOff, type Setting } from './setting.ts';

/** The invented bookmakers of the demo world. */
export const DEMO_BOOKMAKERS = 'demo';
const NO_PROGRAMS = 'off';

export const ODDS_SETTINGS = {
  odds: {
    name: 'ODDS',
    fallback: 'on',
    allowed: 'on, or off',
    meaning: 'on: hold the offers of bookmakers, for visitors with the odds mode on; off: take and hold none',
    parse: onOff,
  },
  bookmakers: {
    name: 'BOOKMAKERS',
    fallback: '',
    allowed: `a file of bookmakers (docs/odds.md), ${DEMO_BOOKMAKERS} for the invented ones of the demo world, or empty for a site without odds`,
    meaning:
      'bookmakers whose odds visitors of 18 or more may turn on, and where each may be shown; the server with --demo has the invented ones unless a file is named',
    parse: (text: string) => (text === '' || text === DEMO_BOOKMAKERS || existsSync(text) ? text : null),
  },
  oddsPrograms: {
    name: 'ODDS_PROGRAMS',
    fallback: NO_PROGRAMS,
    allowed: `${NO_PROGRAMS}, or a country such as DK`,
    meaning: 'the country whose odds programs without cookies get in feeds and queries; off: none',
    parse: (text: string) => (text === NO_PROGRAMS ? { country: null } : /^[A-Z]{2}$/.test(text) ? { country: text } : null),
  },
} as const satisfies Record<string, Setting<unknown>>;
