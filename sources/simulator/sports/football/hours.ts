import { type KickOffs, readKickOffs } from '../../engine/calendar/kick-offs.ts';

/** Weekend hours by country, one line per tier; the last line serves all lower tiers. Hours of America fall into our night. */
const WEEKEND: Readonly<Record<string, readonly string[]>> = {
  dk: [
    'fr19:00 su14:00 su14:00 su16:00 su18:00 mo19:00 su14:00*',
    'fr18:30 fr19:00 sa13:00 su13:00 su15:00 sa14:00*',
    'sa13:00 sa15:00 su13:00 su15:00 sa14:00*',
    'sa13:00 su13:00 sa14:00* sa15:00*',
  ],
  'gb-eng': [
    'sa13:30 sa18:30 su15:00 su15:00 su17:30 mo21:00 sa16:00*',
    'fr21:00 sa13:30 sa13:30 su13:00 sa16:00*',
    'sa13:30 sa16:00*',
  ],
  'gb-sct': ['sa13:30 su16:00 sa16:00*', 'fr20:45 sa16:00*'],
  'gb-wls': ['fr20:45 sa15:30*'],
  'gb-nir': ['fr20:45 sa16:00*'],
  ie: ['fr20:45* sa20:30'],
  de: [
    'fr20:30 sa18:30 su15:30 su17:30 sa15:30*',
    'fr18:30 fr18:30 sa20:30 su13:30 su13:30 su13:30 sa13:00*',
    'fr19:00 su13:30 su16:30 su19:30 sa14:00* sa16:30',
  ],
  at: ['sa19:30 su14:30 su17:00 sa17:00*', 'fr18:00* su10:30'],
  ch: ['sa18:00 sa20:30 su14:15 su16:30*', 'fr19:30* sa18:00'],
  es: [
    'fr21:00 sa14:00 sa16:15 sa18:30 sa21:00 su14:00 su16:15 su18:30 su21:00 mo21:00',
    'fr20:30 sa14:00 su14:00 su16:15 su18:30 su18:30 mo20:30 sa16:15* sa18:30* sa21:00*',
  ],
  it: [
    'fr20:45 sa15:00 sa15:00 sa18:00 sa20:45 su12:30 su18:00 su20:45 mo20:45 su15:00*',
    'fr20:30 sa17:15 sa19:30 su15:00 su17:15 sa15:00*',
  ],
  fr: ['fr20:45 sa17:00 sa19:00 sa21:05 su15:00 su20:45 su17:15*', 'sa14:00 sa14:00 sa20:00 mo20:45 fr20:00*'],
  nl: ['fr20:00 sa16:30 sa18:45 sa20:00 sa21:00 su12:15 su16:45 su14:30*', 'mo20:00 sa16:30 su14:30 fr20:00*'],
  be: ['fr20:45 sa16:00 sa18:15 sa20:45 su13:30 su16:00 su18:30 sa18:15*', 'fr20:00 su16:00 sa20:00*'],
  pt: ['fr21:15 sa16:30 sa19:00 sa21:30 su16:30 su19:00 su21:30 mo21:15 sa16:30*', 'sa12:00 su12:00 su15:00 sa15:00*'],
  se: ['sa15:00 sa17:30 su14:00 su16:30 mo19:00 mo19:00 sa15:00* su14:00*', 'sa13:00 sa15:00 su15:00 mo19:00 sa15:00*'],
  no: ['sa18:00 su14:30 su19:15 su17:00*', 'sa16:00* mo19:00'],
  fi: ['fr17:30 sa14:00 su16:00 sa16:00*'],
  is: ['su16:00 su19:00 mo21:15 sa18:00*', 'fr20:00 sa16:00*'],
  fo: ['su16:00 su18:00 sa16:00*'],
  pl: ['fr18:00 fr20:30 sa14:45 sa17:30 sa20:15 su12:15 su14:45 su17:30 mo19:00', 'fr20:30 su12:00 su14:30 sa17:30* sa14:30*'],
  tr: ['fr18:00 sa14:30 sa17:00 su14:30 su17:00 mo18:00 sa14:30* sa17:00*', 'sa11:30 su14:00 su17:00 sa14:00*'],
  gr: ['sa16:00 sa18:30 su16:00 su18:30 su20:30 sa16:00*'],
  us: ['su02:30 su03:30 sa22:30 su22:00 su01:30*'],
  br: ['sa21:00 sa23:30 su01:00 su20:00 su21:00 su23:30 mo00:30 sa21:00*', 'sa00:30 sa21:00 su02:00 su23:00 sa23:00*'],
  ar: ['sa01:15 sa21:00 sa23:15 su01:30 su20:30 su22:45 mo00:15 mo23:00 sa21:00* su22:45*'],
};
const ELSEWHERE = ['fr20:00 sa18:00 sa20:00 su14:00 su16:00 su18:00 sa16:00*', 'fr18:00 su14:00 su15:00 sa15:00*'];

/** The weekend hours of a tier (1 the highest) of a country. */
export function weekendKickOffs(country: string, tier: number): KickOffs {
  const lines = WEEKEND[country] ?? ELSEWHERE;
  return readKickOffs(lines[Math.min(tier, lines.length) - 1]!);
}

const LATE = 'tu20:45* we20:45* tu19:00 we19:00';
const BRITISH = 'tu20:45* we20:45* tu20:45';
const NORTHERN = 'tu18:00 tu18:30 we18:00* we19:00* tu19:00*';
const AMERICAN = 'we01:30* th01:30* we02:30 th00:30';
const MIDWEEK: Readonly<Record<string, string>> = {
  dk: NORTHERN,
  se: NORTHERN,
  no: NORTHERN,
  fi: NORTHERN,
  is: NORTHERN,
  fo: NORTHERN,
  'gb-eng': BRITISH,
  'gb-sct': BRITISH,
  us: AMERICAN,
  br: AMERICAN,
  ar: AMERICAN,
};

/** The hours of a round in the middle of the week. */
export const midweekKickOffs = (country: string): KickOffs => readKickOffs(MIDWEEK[country] ?? LATE);

/** Kick-offs after work, one round on one day, from Monday on. */
export const EVENINGS: readonly KickOffs[] = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'].map((day) =>
  readKickOffs(`${day}18:45* ${day}19:00* ${day}19:15* ${day}19:30*`),
);

/** Hours of competitions that follow no country's weekend. */
export const KICK_OFFS = {
  amateur: readKickOffs('fr19:00 su14:00 sa13:00* sa14:00* sa15:00* sa14:30* sa12:00*'),
  women: readKickOffs('fr18:00 su13:00 su15:00 sa14:00* sa13:00*'),
  youth: readKickOffs('tu13:00* tu15:00* we13:00* we15:00* th14:00* tu18:00* we17:00*'),
  cup: readKickOffs('tu18:00* tu20:45* we18:00* we20:45* th19:00*'),
  final: readKickOffs('sa16:00*'),
  championsLeague: readKickOffs('tu18:45 tu18:45 we18:45 we18:45 tu21:00* we21:00*'),
  europaLeague: readKickOffs('th18:45* th21:00*'),
} as const;
