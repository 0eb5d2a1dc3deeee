import type { CompetitionRef, ParticipantRef } from '@stillingen/domain/messages';
import { BadRow } from '../kit/import/report.ts';

/** Teams that are not of the United States: those of Canada, and guests of the pre-season. */
const ABROAD: Readonly<Record<string, string>> = {
  'Toronto Raptors': 'ca',
  'Vancouver Grizzlies': 'ca',
  'Adelaide 36ers': 'au',
  'Cairns Taipans': 'au',
  Flamengo: 'br',
  "Maccabi Ra'anana": 'il',
  'Maccabi Haifa': 'il',
  'New Zealand Breakers': 'nz',
  'Real Madrid': 'es',
};

/** A team by its name: clubs keep their three letters when they move or take another one. */
export const teamOf = (name: string): ParticipantRef => ({ name, country: ABROAD[name] ?? 'us', kind: 'club' });

/** A league of the feeds, by the first digits of its games' numbers. */
interface NbaLeague {
  readonly name: string;
  /** Whether a season lies within one year. */
  readonly inOneYear: boolean;
  /** Minutes of all five players together in a game without overtime. */
  readonly regularMinutes: number;
}
const LEAGUES: Readonly<Record<string, NbaLeague>> = {
  '00': { name: 'NBA', inOneYear: false, regularMinutes: 240 },
  '10': { name: 'WNBA', inOneYear: true, regularMinutes: 200 },
  '20': { name: 'NBA G League', inOneYear: false, regularMinutes: 240 },
};

interface Phase {
  /** What follows the name of the league. */
  readonly words: string;
  readonly role: NonNullable<CompetitionRef['role']>;
  readonly round?: string;
}
/** The phases of a season, by the third digit of a game's number. */
const PHASES: Readonly<Record<string, Phase>> = {
  '1': { words: ' træningskampe', role: 'main' },
  '2': { words: '', role: 'main' },
  '3': { words: ' All-Star', role: 'knockout' },
  '4': { words: '', role: 'playoff' },
  '5': { words: '', role: 'qualification', round: 'Play-in' },
  '6': { words: ' Cup', role: 'knockout', round: 'Finale' },
};

/** The first season of the NBA; seasons are told by the last two digits of the year in which they begin. */
const FIRST_SEASON = 1946;

/** What the number of a game says. */
export interface GameNumber {
  readonly competition: CompetitionRef;
  /** Empty where the number does not tell. */
  readonly round: string;
  readonly regularMinutes: number;
}

/** What the number of a game says, '0021801228': regular season of 2018/2019. Throws BadRow. */
export function gameNumber(gameId: string): GameNumber {
  const [, letters = '', digit = '', years] = /^(\d{2})(\d)(\d{2})\d{5}$/.exec(gameId) ?? [];
  const league = LEAGUES[letters];
  const phase = PHASES[digit];
  if (league === undefined || phase === undefined)
    throw new BadRow(
      `the number of the game is not understood: ${gameId} (allowed: 00, 10 or 20, then a phase of 1 to 6, the year and five digits)`,
    );
  const first = (Number(years) < FIRST_SEASON % 100 ? 2000 : 1900) + Number(years);
  return {
    competition: {
      name: `${league.name}${phase.words}`,
      country: 'us',
      season: league.inOneYear ? String(first) : `${first}/${first + 1}`,
      role: phase.role,
    },
    round: phase.round ?? '',
    regularMinutes: league.regularMinutes,
  };
}
