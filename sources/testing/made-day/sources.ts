import { CONNECTORS } from '../../connect/connectors.ts';
import type { Connector } from '../../connect/kit/connector.ts';
import { createRandom } from '../../random.ts';
import { footballDataAnswer } from './football-data.ts';
import type { MadeMatch } from './match.ts';
import { BASEBALL, type Course, FOOTBALL, HOCKEY, madeMatch } from './matches.ts';
import { mlbAnswer } from './mlb.ts';
import { nhlAnswer } from './nhl.ts';
import { openligadbAnswer } from './openligadb.ts';
import { sportmonksAnswer } from './sportmonks.ts';
import { thesportsdbAnswer } from './thesportsdb.ts';

/** The body of the answer to one path at one time, as JSON. */
export type Writer = (path: string, matches: readonly MadeMatch[], nowMs: number) => unknown;

interface Source {
  readonly write: Writer;
  readonly course: Course;
  readonly leagues: readonly string[];
  /** Whose matches have a winner. */
  readonly decided: readonly string[];
  /** Of its ids: no two sources have the same. */
  readonly firstId: number;
}

const SOURCES: Readonly<Record<string, Source>> = {
  openligadb: {
    ...{ write: openligadbAnswer, course: FOOTBALL, firstId: 10_000 },
    ...{ leagues: ['dfb', 'bl1', 'bl2', 'bl3', 'ucl'], decided: ['dfb'] },
  },
  'football-data': {
    ...{ write: footballDataAnswer, course: FOOTBALL, firstId: 20_000 },
    ...{ leagues: ['CL', 'PL', 'ELC', 'BL1', 'PD', 'SA', 'FL1', 'DED', 'PPL'], decided: ['CL'] },
  },
  sportmonks: {
    ...{ write: sportmonksAnswer, course: FOOTBALL, firstId: 30_000 },
    ...{ leagues: ['271', '501', '2', '5', '2286', '8', '9', '82', '564', '384', '301', '72'], decided: ['2', '5'] },
  },
  nhl: { write: nhlAnswer, course: HOCKEY, firstId: 2026020000, leagues: [''], decided: [''] },
  mlb: { write: mlbAnswer, course: BASEBALL, firstId: 800_000, leagues: [''], decided: [''] },
  thesportsdb: {
    ...{ write: thesportsdbAnswer, course: FOOTBALL, firstId: 40_000, decided: [] },
    leagues: ['4340', '4683', '4632', '5222', '5184', '4328', '4329', '4331', '4332', '4334', '4335', '4337'],
  },
};

export interface MadeSource extends Source {
  readonly connector: Connector;
}

/** What speaks for each connector in tests and benchmarks. */
export const MADE_SOURCES: readonly MadeSource[] = CONNECTORS.map((connector) => ({ connector, ...SOURCES[connector.name]! }));

export const codesOf = ({ connector, leagues }: MadeSource, count = Infinity): readonly string[] =>
  connector.leagues === null ? [] : leagues.slice(0, count);

/** Matches of a source, dealt to its leagues, that start at the given times. */
export function madeMatches(
  { firstId, course, leagues, decided }: MadeSource,
  starts: readonly number[],
  { seed = 1, rate = 1, leagueCount = Infinity, round = 1 } = {},
): MadeMatch[] {
  const random = createRandom('made', seed, firstId);
  const used = leagues.slice(0, leagueCount);
  return starts.map((startMs, at) => {
    const league = used[at % used.length]!;
    const place = Math.floor(at / used.length);
    const id = firstId + 1000 * (round - 1) + at;
    const team = leagues.length === 1 ? 1 : firstId / 10 + 100 * (at % used.length) + 1;
    const teams = [team + 2 * place, team + 2 * place + 1] as const;
    return madeMatch(random, course, { id, league, round, startMs, teams }, { isDecided: decided.includes(league), rate });
  });
}
