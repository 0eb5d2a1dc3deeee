import { describe, expect, it } from 'vitest';
import { dataSet } from '../../../../domain/testing/scores.ts';
import { DATA_SETS, importSet } from '../../index.ts';
import type { RefusedRow } from './data-set.ts';
import { createInMemoryIngest } from '../../../in-memory-ingest.ts';

interface Source {
  readonly set: string;
  readonly read: number;
  readonly spoilt: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

const NO_SCHEDULE = { 'no schedule.json is beside its folder: the day of the game is not known': 1 };
const NO_SET =
  'a set is won 6-4, 7-5 or 7-6 by a tie-break to 7; the last one may need a lead of 2 games, or be a match tie-break to 10; only the last may be open while the match runs';
const GIVEN_UP = { 'the winner is unknown: the match was given up, and neither side alone plays on': 1 };

const SOURCES: readonly Source[] = [
  // A match with extra time, whose sides and scores are empty.
  { set: 'afl', read: 7914, spoilt: { 'matches_1994.csv': { 'the first side is missing': 1 } } },
  { set: 'badminton-bwf', read: 7866, spoilt: { 'ws.csv': GIVEN_UP, 'xd.csv': GIVEN_UP } },
  {
    set: 'basketball-euroleague',
    read: 0,
    spoilt: Object.fromEntries(
      [2, 6, 60, 98, 120, 200, 238, 272, 276, 302].map((game) => [`E2024/Boxscore/${game}.json`, NO_SCHEDULE]),
    ),
  },
  { set: 'cricket-cricsheet', read: 135, spoilt: {} },
  {
    set: 'esports-valorant',
    read: 373,
    spoilt: {
      'matches.csv': Object.fromEntries(
        ['G2 – SEN 0-1', 'KC – KOI 1-0', 'G2 – MIBR 1-0'].map((series) => [
          `${series} is no end of a series (allowed: 2-0, 2-1, 3-0, 3-1, 3-2): maps are missing`,
          1,
        ]),
      ),
    },
  },
  { set: 'kabaddi-pkl', read: 14, spoilt: {} },
  { set: 'mma-ufc', read: 4455, spoilt: {} },
  { set: 'nba-pbpstats', read: 2503, spoilt: { 'schedule/live_nba_2023.json': { 'a side of the game is not known yet': 7 } } },
  {
    set: 'rugby-league-nrl',
    read: 2587,
    spoilt: { 'match_data.csv': { 'half-time 6-14 cannot become full time 4-22: the halves are left out': 1 } },
  },
  {
    set: 'rugby-union',
    read: 1400,
    spoilt: {
      'celtic-2020-2021.json': { 'there is no day NaT': 2 },
      'mid-year-internationals-2025-2026.json': { 'the away side has no name': 6, 'the home side has no name': 34 },
    },
  },
  {
    set: 'tennis-atp',
    read: 0,
    spoilt: { 'tournaments_1877-2017_UNINDEXED.csv': { 'Munich 1971: there is no day ': 1 } },
  },
  {
    set: 'tennis-slam-pointbypoint',
    read: 6010,
    spoilt: {
      '2016-usopen-matches.csv': { 'a player is missing': 5 },
      '2020-usopen-matches-doubles.csv': {
        'the points end at 0-0 in sets': 2,
        'the points end at 0-1 in sets': 1,
        [`impossible_score /score/parts/0 (allowed: ${NO_SET})`]: 1,
        [`impossible_score /score/parts/1 (allowed: ${NO_SET})`]: 1,
      },
    },
  },
];

function counted(refused: readonly RefusedRow[]): Source['spoilt'] {
  const files: Record<string, Record<string, number>> = {};
  for (const { file, why } of refused) {
    const reasons = (files[file] ??= {});
    reasons[why] = (reasons[why] ?? 0) + 1;
  }
  return files;
}

describe('a data set of whole histories', () => {
  for (const { set: name, read, spoilt } of SOURCES) {
    const path = dataSet(`wide/${name}`);
    it.skipIf(path === null)(`${name} is imported whole but for rows that the source spoils`, async () => {
      const set = DATA_SETS.find((each) => each.name === name)!;
      const report = await importSet(set, { path: path!, ingest: createInMemoryIngest() });
      expect(counted(report.refused)).toEqual(spoilt);
      expect(report.read).toBe(read);
    });
  }
});
