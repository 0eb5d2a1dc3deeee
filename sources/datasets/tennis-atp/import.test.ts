import { Stage, Winner } from '@stillingen/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { dataSet } from '../../../domain/testing/scores.ts';
import { importSet } from '../kit/import/import-set.ts';
import { isRow, readCsv } from '../kit/readers/csv.ts';
import type { ImportReport, RefusedRow } from '../kit/import/data-set.ts';
import { createInMemoryIngest, type InMemoryIngest } from '../../in-memory-ingest.ts';
import { type NamedEvent, namedEvents } from '../../testing/named-views.ts';
import { writeFiles } from '../../testing/write-files.ts';
import { tennisAtp } from './import.ts';

const folder = dataSet('tennis-atp');
const COLUMNS = [
  'winner_name',
  'loser_name',
  'winner_sets_won',
  'loser_sets_won',
  'winner_games_won',
  'loser_games_won',
] as const;

/** Left out of the table's sums: sets of four digits, and level ones of a retirement. */
const LEFT_OUT = ['1-1', '1-1', '12-10', '12-10', '13-11', '13-11', '13-11', '15-13', '22-20', '3-3', '5-5', '5-5', '6-6'];

const gamesOf = ({ parts }: NamedEvent, side: 0 | 1): number => parts.reduce((sum, part) => sum + part[side], 0);

describe.skipIf(folder === null)('tennis-atp on the results of 2017', () => {
  let ingest: InMemoryIngest;
  let report: ImportReport;
  let events: NamedEvent[];
  beforeAll(async () => {
    ingest = createInMemoryIngest();
    report = await importSet(tennisAtp, { path: folder!, ingest });
    events = namedEvents(ingest.state);
  });
  const final = (tournament: string): NamedEvent =>
    events.find(({ league, round }) => league.name === tournament && round === 'Finale')!;

  it('tennis-atp imports every match, and changes nothing when imported again', async () => {
    expect(report).toMatchObject({ read: 2512, written: 2512, refused: [] });
    const { n } = ingest.state;
    expect(await importSet(tennisAtp, { path: folder!, ingest })).toMatchObject({ written: 0, unchanged: 2512 });
    expect(ingest.state.n).toBe(n);
  });

  it('tennis-atp imports retirements, walkovers and the match that was not played', () => {
    const count = (stage: number): number => events.filter((event) => event.stage === stage).length;
    expect([Stage.retired, Stage.walkover, Stage.cancelled].map(count)).toEqual([87, 15, 1]);
  });

  it('tennis-atp counts the games that the table counts', async () => {
    const file = { path: `${folder!}/match_scores_2017_UNINDEXED.csv`, name: 'scores' };
    const rows = (await Array.fromAsync(readCsv(file, COLUMNS))).filter(isRow).map(({ cells }) => cells);
    const differing = rows.flatMap((row, index) => {
      const event = events[index]!;
      const games = [row.winner_games_won, row.loser_games_won].map(Number);
      const sets = [row.winner_sets_won, row.loser_sets_won].map(Number);
      // The table counts the open set of a retirement for its leader.
      const setsAgree = event.stage !== Stage.finished || sets.join() === event.score!.join();
      return setsAgree && games.join() === [gamesOf(event, 0), gamesOf(event, 1)].join() ? [] : [event];
    });
    expect(differing.map(({ parts }) => parts.at(-1)!.join('-')).sort()).toEqual(LEFT_OUT);
    expect(events.every(({ winner, stage }) => stage === Stage.cancelled || winner === Winner.home)).toBe(true);
  });

  it('tennis-atp gives each tournament the winner that its own table names', async () => {
    const file = { path: `${folder!}/tournaments_2017.csv`, name: 'tournaments' };
    const rows = (await Array.fromAsync(readCsv(file, ['tourney_dates', 'singles_winner_name']))).filter(isRow);
    // By their first day: the product calls tournaments by their Danish names.
    const winners = new Set(rows.map(({ cells }) => `${cells.tourney_dates.replaceAll('.', '-')} ${cells.singles_winner_name}`));
    const finals = events.filter(({ round }) => round === 'Finale');
    expect(finals).toHaveLength(40);
    const dayOf = (start: number): string => new Date(start * 1000).toISOString().slice(0, 10);
    for (const { start, home } of finals) expect(winners).toContain(`${dayOf(start)} ${home}`);
  });

  it('tennis-atp imports best of five, tie-breaks, last sets without one, and statistics', () => {
    const australian = final('Australian Open');
    expect(australian).toMatchObject({ home: 'Roger Federer', away: 'Rafael Nadal', score: [3, 2], format: { bestOf: 5 } });
    expect(australian.league).toMatchObject({ country: 'au', category: 'ATP - Single', season: '2017' });
    expect(ingest.state.statistics.get(australian.id)![0]).toContainEqual({ stat: 600, home: '20', away: '4' });
    expect(events.find(({ parts }) => parts.at(-1)?.[0] === 22)).toMatchObject({ parts: expect.arrayContaining([[22, 20]]) });
  });
});

const SCORES =
  'tourney_year_id,tourney_round_name,winner_name,winner_player_id,loser_name,loser_player_id,match_score_tiebreaks,match_id,match_stats_url_suffix';
const TOURNAMENTS = [
  'tourney_year,tourney_name,tourney_id,tourney_location,tourney_dates,tourney_singles_draw,tourney_year_id',
  '2017,Wimbledon,540,"London, Great Britain",2017.07.03,128,2017-540',
  '2017,Atlantis,1,"Atlantis, Atlantis",2017.07.03,32,2017-1',
  '2017,Paris,2,"Paris, France",2017.13.03,32,2017-2',
  '2017,short',
];
const row = (score: string, round = 'Finals', name = 'A'): string => `2017-540,${round},${name},a1,B,b1,${score},m1,`;

describe('tennis-atp', () => {
  const imported = async (...rows: string[]) => {
    await using files = await writeFiles({
      'match_scores_2017.csv': [SCORES, ...rows],
      'tournaments_2017.csv': TOURNAMENTS,
    });
    const ingest = createInMemoryIngest();
    const { refused } = await importSet(tennisAtp, { path: files.path, ingest });
    const refusedMatches = refused.filter(({ file }) => file === 'match_scores_2017.csv');
    const unknown = refused.filter(({ file }) => file === 'tournaments_2017.csv');
    const textOf = ({ line, why }: RefusedRow): string => `${line} ${why}`;
    return { events: namedEvents(ingest.state), why: refusedMatches.map(textOf), unknown: unknown.map(textOf) };
  };

  it.each([
    [
      '76(7) 64 62',
      [
        [7, 6],
        [6, 4],
        [6, 2],
      ],
      [[9, 7], null, null],
      [3, 0],
      Stage.finished,
    ],
    [
      '67(6) 76(0) 64 46 2220',
      [
        [6, 7],
        [7, 6],
        [6, 4],
        [4, 6],
        [22, 20],
      ],
      [[6, 8], [7, 0], null, null, null],
      [3, 2],
      Stage.finished,
    ],
    [
      '36 64 64 46 108',
      [
        [3, 6],
        [6, 4],
        [6, 4],
        [4, 6],
        [10, 8],
      ],
      [],
      [3, 2],
      Stage.finished,
    ],
    [
      '64 53 (RET)',
      [
        [6, 4],
        [5, 3],
      ],
      [],
      [1, 0],
      Stage.retired,
    ],
    ['(W/O)', [], [], [0, 0], Stage.walkover],
  ])('tennis-atp reads %s', async (text, parts, tieBreaks, score, stage) => {
    const { events, why } = await imported(row(text));
    expect(why).toEqual([]);
    expect(events).toMatchObject([{ parts, tieBreaks, score, stage, winner: Winner.home }]);
  });

  it('tennis-atp does not take the last sets of qualifiers for those of the final', async () => {
    const { events } = await imported(row('63 36 46 62 1210', '3rd Round Qualifying'), row('63 64', '1st Round Qualifying'));
    expect(events.map(({ format, round, league }) => [format.bestOf, round, league.role])).toEqual([
      [5, '3. kvalifikationsrunde', 'qualification'],
      [3, '1. kvalifikationsrunde', 'qualification'],
    ]);
  });

  it('tennis-atp numbers the rounds before the last sixteen', async () => {
    const { events } = await imported(...['Round of 128', 'Round of 32', 'Round of 16'].map((round) => row('63 64', round)));
    expect(events.map(({ round }) => round)).toEqual(['1. runde', '3. runde', '1/8-finale']);
  });

  it('tennis-atp imports the tournaments beside one whose place or day is not known', async () => {
    const { events, unknown } = await imported(row('63 64'));
    expect(unknown).toEqual([
      '3 the country is not known: Atlantis, Atlantis',
      '4 Paris 2017: there is no day 2017.13.03',
      '5 2 cells where the head has 7',
    ]);
    expect(events).toHaveLength(1);
  });

  it('tennis-atp refuses rows that it cannot read, and goes on', async () => {
    const { events, why } = await imported(
      row('6x 64'),
      row('64 64 (ABC)'),
      row('64 64', 'Round of 12'),
      row('64 64 64'),
      row('64 46', 'Semi-Finals'),
      row('', 'Semi-Finals'),
      row('', 'Round of 16', 'A').replace(',B,', ',Bye,'),
    );
    expect(why).toEqual([
      '2 the set is not understood: 6x',
      '3 the ending is not known: ABC',
      '4 the round is not known: Round of 12',
      '6 the winner has not won more sets: 64 46',
      '7 the score is missing',
      '8 A had a bye: that is no match',
    ]);
    expect(events).toHaveLength(1);
  });

  it.each([
    // Before tie-breaks, with them at eight all, one long set, and sets of the decades between.
    ['119 63 68 16 61', { bestOf: 5, tieBreakAt: 0 }, [3, 2], Stage.finished],
    ['98 64', { bestOf: 3, tieBreakAt: 8 }, [2, 0], Stage.finished],
    ['108', { bestOf: 1, deciding: 'advantage' }, [1, 0], Stage.finished],
    ['64 1614 (RET)', { bestOf: 5, tieBreakAt: 0 }, [2, 0], Stage.retired],
    ['64 31 (DEF)', { bestOf: 5 }, [1, 0], Stage.retired],
    ['64 33 (ABD)', { bestOf: 5 }, [1, 0], Stage.abandoned],
  ])('tennis-atp plays %s by the rules that its score shows', async (text, format, score, stage) => {
    await using files = await writeFiles({
      'match_scores_1968-1990_UNINDEXED.csv': [SCORES, `1971-540,Round Robin,A,,B,,${text},m1,`],
      'tournaments_1877-2017_UNINDEXED.csv': [
        TOURNAMENTS[0]!,
        '1971,Wimbledon,540,London,1971.06.21,,1971-540',
        '1990,London,7,"London, Great Britain",1990.06.21,,1990-7',
      ],
    });
    const ingest = createInMemoryIngest();
    const { refused } = await importSet(tennisAtp, { path: files.path, ingest });
    expect(refused).toEqual([]);
    expect(namedEvents(ingest.state)).toMatchObject([
      { format, score, stage, round: 'Gruppespil', league: { country: 'gb-eng' } },
    ]);
  });
});
