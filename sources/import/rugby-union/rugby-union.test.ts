import { beforeAll, describe, expect, it } from 'vitest';
import { dataSet } from '../../../domain/testing/data-set.ts';
import { importSet } from '../import-set.ts';
import type { ImportReport } from '../report.ts';
import { type RuledDoor, ruledDoor } from '../testing/ruled-door.ts';
import { seasonTable } from '../testing/season-table.ts';
import { type ToldEvent, toldEvents } from '../testing/told-events.ts';
import { writtenFiles } from '../testing/written-files.ts';
import { rugbyUnion } from './rugby-union.ts';

const folder = dataSet('zz_no_licence_stated/rugby-union');

describe.skipIf(folder === null)('rugby-union on the Six Nations of 2024', () => {
  let door: RuledDoor;
  let report: ImportReport;
  let events: ToldEvent[];
  beforeAll(async () => {
    door = ruledDoor();
    report = await importSet(rugbyUnion, { path: folder!, door });
    events = toldEvents(door.state);
  });
  const match = (home: string, away: string): ToldEvent => events.find((event) => event.home === home && event.away === away)!;

  it('takes over every match, and changes nothing the second time', async () => {
    expect(report).toMatchObject({ read: 15, written: 15, refused: [] });
    const { n } = door.state;
    expect(await importSet(rugbyUnion, { path: folder!, door })).toMatchObject({ written: 0, unchanged: 15, refused: [] });
    expect(door.state.n).toBe(n);
  });

  it('makes the final table with its bonus points for tries and narrow losses', () => {
    expect(
      seasonTable(door.state, { slug: 'six-nations', season: '2024' }).map(
        ({ name, wins, draws, losses, points }) => `${name} ${wins}-${draws}-${losses} ${points}`,
      ),
    ).toEqual([
      'Irland 4-0-1 20',
      'Frankrig 3-1-1 15',
      'England 3-0-2 14',
      'Skotland 2-0-3 12',
      'Italien 2-1-2 11',
      'Wales 0-0-5 4',
    ]);
  });

  it('knows the halves where the points add up: with penalty tries of seven in twelve of fifteen', () => {
    expect(events.filter(({ parts }) => parts.length === 0).map(({ home, away }) => `${home} – ${away}`)).toEqual([
      'Skotland – England',
      'England – Irland',
      'Irland – Skotland',
    ]);
    expect(match('England', 'Wales').parts).toEqual([
      [5, 14],
      [11, 0],
    ]);
    // A try in the 40th minute, its conversion listed in the 41st.
    expect(match('Frankrig', 'England').parts[0]).toEqual([16, 10]);
  });

  it('takes the year from the dates, not from the name of the file, and times by the country of the home side', () => {
    expect(events.every(({ league }) => league.season === '2024')).toBe(true);
    const start = (event: ToldEvent): string => new Date(event.start * 1000).toISOString().slice(0, 16);
    expect(start(match('Frankrig', 'Irland'))).toBe('2024-02-02T20:00');
    expect(start(match('Wales', 'Skotland'))).toBe('2024-02-03T16:45');
    expect(events.map(({ round }) => round)).toEqual([1, 2, 3, 4, 5].flatMap((n) => Array(3).fill(`${n}. runde`)));
  });

  it('has a side without a list of scores at nought', () => {
    expect(match('Irland', 'Italien')).toMatchObject({
      score: [36, 0],
      parts: [
        [19, 0],
        [17, 0],
      ],
      referee: 'Luke Pearce',
    });
    expect(match('Italien', 'England').referee).toBe('Paul Williams');
  });
});

describe('rugby-union on matches of all kinds', () => {
  const score = (minute: number, type: string, player: string) => ({ minute, type, player, value: 0 });
  const game = (change: object) => ({
    date: '2030-02-02T15:15:00',
    home: {
      team: 'Wales',
      score: 14,
      scores: [score(40, 'Try', 'Rees'), score(41, 'Conversion', 'Rees'), score(50, 'Try', 'Penalty try')],
    },
    away: { team: 'Italy', score: 0, lineup: { 4: { name: 'Ruzza', yellows: [50], reds: [] } } },
    stadium: 'Cardiff',
    referee: 'N. N. (referee)',
    attendance: 0,
    ...change,
  });

  it('counts a penalty try as seven, and names nobody who is not known to have kicked', async () => {
    const games = [
      game({}),
      game({ home: { team: 'Fiji', score: 3 } }),
      game({ home: { team: 'England', score: 3, scores: [score(1, 'Mark', 'Rees')] } }),
      game({ date: '2030-02-30T15:15:00', home: { team: 'France', score: 3 } }),
    ];
    await using files = await writtenFiles({ 'six-nations-2030-2031.json': [JSON.stringify(games)] });
    const door = ruledDoor();
    const { refused } = await importSet(rugbyUnion, { path: files.path, door });
    expect(refused.map(({ line, why }) => `${line} ${why}`)).toEqual([
      '2 the home side is not known: Fiji (allowed: England, France, Ireland, Italy, Scotland, Wales)',
      '3 the score is not known: Mark (allowed: try, penalty try, conversion, missed conversion, penalty, missed penalty, drop goal, missed drop goal)',
      '4 there is no day 2030-02-30',
    ]);
    const [event] = toldEvents(door.state);
    expect(event).toMatchObject({
      score: [14, 0],
      parts: [
        [7, 0],
        [7, 0],
      ],
      attendance: null,
    });
    expect(
      door.state.incidents
        .get(event!.id)!
        .map(({ type, stage, player, score: after }) => [type, stage, player, after?.join('-')]),
    ).toEqual([
      ['try', 12, 'Rees', '5-0'],
      ['conversion', 12, '', '7-0'],
      ['penalty-try', 13, '', '14-0'],
      ['yellow-card', 13, 'Ruzza', undefined],
    ]);
  });
});
