import { Stage, Winner } from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import { dataSet } from '../../../domain/testing/scores.ts';
import { importSet } from '../kit/import/import-set.ts';
import { BadRow } from '../kit/import/data-set.ts';
import { createInMemoryIngest } from '../../in-memory-ingest.ts';
import { namedEvents } from '../../testing/named-views.ts';
import { writeFiles } from '../../testing/write-files.ts';
import { matchNumber, pointByPoint } from './points.ts';
import { tennisSlam, tennisSlamReplay } from './import.ts';
import { playRecording } from '../../testing/play-recording.ts';
const folder = dataSet('zz_noncommercial/tennis-slam-pointbypoint');

describe.skipIf(folder === null)('tennis-slam-pointbypoint on Roland Garros 2021', () => {
  it('[FEED-54] tennis-slam imports each match with published points set by set; winners play the next round', async () => {
    const ingest = createInMemoryIngest();
    const report = await importSet(tennisSlam, { path: folder!, ingest });
    expect(report).toMatchObject({ read: 15, written: 15, refused: [] });
    const { n } = ingest.state;
    expect(await importSet(tennisSlam, { path: folder!, ingest })).toMatchObject({ written: 0, unchanged: 15 });
    expect(ingest.state.n).toBe(n);

    const all = namedEvents(ingest.state);
    // The points of one semi-final are not published.
    expect(all.filter(({ stage }) => stage === Stage.scheduled).map(({ round }) => round)).toEqual(['Semifinale']);
    const events = all.filter(({ stage }) => stage === Stage.finished);
    const rounds = ['1/8-finale', 'Kvartfinale', 'Semifinale', 'Finale'];
    for (const { round, home, away, winner } of events) {
      const next = events
        .filter((event) => event.round === rounds[rounds.indexOf(round) + 1])
        .flatMap((event) => [event.home, event.away]);
      // One semi-final is missing, so two of the quarter-finals have no sequel.
      if (next.length < 16 / 2 ** (rounds.indexOf(round) + 1)) continue;
      expect(next).toContain(winner === Winner.home ? home : away);
      expect(next).not.toContain(winner === Winner.home ? away : home);
    }
    for (const event of events) {
      const { history } = ingest.state.facts.get(event.id)!;
      expect(history.map(({ steps }) => steps.at(-1)!.score)).toEqual(event.parts);
      expect(history.map(({ tieBreak }) => tieBreak.at(-1)?.score ?? null)).toEqual(
        event.parts.map((_, set) => event.tieBreaks[set] ?? null),
      );
      expect(history[0]!.steps.flatMap(({ points }) => points).some((point) => point.endsWith('break'))).toBe(true);
    }
    expect(events.find(({ round }) => round === 'Finale')).toMatchObject({
      home: 'D. Krawczyk / J. Salisbury',
      parts: [
        [2, 6],
        [6, 4],
        [1, 0],
      ],
      tieBreaks: [null, null, [10, 5]],
      winner: Winner.home,
    });
  });
});

describe('tennis-slam-pointbypoint on lists of all kinds', () => {
  it.each([
    ['1101', 'ATP - Single', 1],
    ['2701', 'WTA - Single', 7],
    ['MD601', 'ATP - Double', 6],
    ['4101', 'WTA - Double', 1],
    ['XD101', 'Mixed double', 1],
    ['BS301', 'Drenge - Single', 3],
  ])('tennis-slam reads the category and round out of the number %s', (text, category, round) => {
    expect(matchNumber(text)).toMatchObject({ event: { category }, round });
  });

  it('tennis-slam refuses numbers and tournaments that are not known, and takes singles without points as fixtures', async () => {
    const head = 'match_id,year,slam,match_num,player1,player2,nation1,nation2';
    const row = (number: string, slam = 'usopen', year = '2018', player = 'R. Nadal'): string =>
      `${year}-${slam}-${number},${year},${slam},${number},${player},D. Ferrer,ESP,ESP`;
    await using files = await writeFiles({
      '2018-usopen-matches.csv': [
        head,
        row('1101'),
        row('1701', 'usopen', '2018', 'K. Anderson'),
        row('9101'),
        row('1102', 'usopen', '1999'),
        row('1103', 'aegon'),
        row('1104', 'usopen', '2018', ''),
      ],
    });
    const ingest = createInMemoryIngest();
    const { refused } = await importSet(tennisSlam, { path: files.path, ingest });
    expect(refused.map(({ line, why }) => `${line} ${why}`)).toEqual([
      '4 the number of the match is not known: 9101',
      '5 the tournament is not known: 1999 usopen',
      '6 the tournament is not known: 2018 aegon',
      '7 a player is missing',
    ]);
    expect(namedEvents(ingest.state)).toMatchObject([
      {
        home: 'R. Nadal',
        round: '1. runde',
        stage: Stage.scheduled,
        format: { bestOf: 5 },
        league: { category: 'ATP - Single' },
      },
      { home: 'K. Anderson', round: 'Finale' },
    ]);
  });
});

describe('pointByPoint', () => {
  const games = (winners: string, set: number, first: number) =>
    [...winners].flatMap((winner, index) =>
      ['15', '30', '40', 'GAME'].map((point) => ({
        set,
        game: first + index,
        winner,
        gameWinner: '',
        server: '1',
        points: winner === '1' ? ([point, '0'] as const) : (['0', point] as const),
      })),
    );
  const tieBreak = (winners: string, set: number, game: number) =>
    [...winners].map((winner) => ({ set, game, winner, gameWinner: '', server: '2', points: ['', ''] as const }));

  it('pointByPoint counts tie-breaks point by point, and shows the match tie-break as one game', () => {
    const states = pointByPoint(
      [
        ...games('121212121212', 1, 1),
        ...tieBreak('1212121211', 1, 13),
        ...games('222222', 2, 14),
        ...tieBreak('1111111111', 3, 20),
      ],
      3,
    );
    expect(states[48 + 4]!.board.points).toEqual(['3', '2']);
    expect(states.at(-2)!.board).toMatchObject({
      parts: [
        [7, 6],
        [0, 6],
        [0, 0],
      ],
      points: ['9', '0'],
      home: 1,
      away: 1,
    });
    expect(states.at(-1)!.board).toEqual({
      home: 2,
      away: 1,
      parts: [
        [7, 6],
        [0, 6],
        [1, 0],
      ],
      tieBreaks: [[6, 4], null, [10, 0]],
      points: null,
      serve: null,
      winner: 'home',
    });
  });

  it('pointByPoint refuses points that end before the match does', () => {
    expect(() => pointByPoint(games('111111', 1, 1), 3)).toThrow('the points end at 1-0 in sets');
  });

  it.each([
    [Number.NaN, 7, 'set NaN follows set 1'],
    [0, 7, 'set 0 follows set 1'],
    [3, 7, 'set 3 follows set 1'],
    [2, Number.NaN, 'a point belongs to no game'],
  ])('pointByPoint refuses points of set %s, game %s', (set, game, why) => {
    expect(() => pointByPoint([...games('111111', 1, 1), ...games('1', set, game)], 3)).toThrow(new BadRow(why));
  });
});

it.skipIf(folder === null)(
  'tennis-slam plays every point, with tie-breaks as stages and a match tie-break as third set',
  async () => {
    const { ingest, report, messages } = await playRecording(tennisSlamReplay, folder!, {
      speed: 60,
      match: 'slam-2021-frenchopen-5102',
    });
    expect(report).toMatchObject({ played: 1, refused: [] });
    expect(messages('status').map(({ stage }) => stage)).toEqual([17, 47, 18, 48, 49, Stage.finished]);
    expect(namedEvents(ingest.state)).toMatchObject([
      {
        parts: [
          [6, 7],
          [7, 6],
          [0, 1],
        ],
        tieBreaks: [
          [4, 7],
          [7, 3],
          [6, 10],
        ],
        serve: null,
        notice: 'Genafspilning af en kamp fra Roland Garros 2021',
      },
    ]);
    expect(messages('status').length + messages('score').length).toBe(173 + 1);
    expect(
      messages('score')
        .map(({ score }) => score.points?.join('-') ?? 'game')
        .slice(0, 4),
    ).toHaveLength(4);
  },
);
