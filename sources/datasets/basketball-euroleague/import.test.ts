import { Stage } from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import { dataSet } from '../../../domain/testing/scores.ts';
import { importSet } from '../kit/import/import-set.ts';
import { listOf, membersOf, numberOf, readJson } from '../kit/readers/json.ts';
import { createInMemoryIngest } from '../../in-memory-ingest.ts';
import { namedEvents } from '../../testing/named-views.ts';
import { writeFiles } from '../../testing/write-files.ts';
import { basketballEuroleague } from './import.ts';

const folder = dataSet('basketball-euroleague');
const STARTER: Readonly<Record<number, string>> = { 1: 'Jonas Mattisseck', 35: 'Kevin Punter', 317: 'Nigel Hayes-Davis' };

describe.skipIf(folder === null)('basketball-euroleague on 26 games of 2024/2025', () => {
  it('basketball-euroleague imports every game with its quarters, its overtimes together, in UTC', async () => {
    const ingest = createInMemoryIngest();
    expect(await importSet(basketballEuroleague, { path: folder!, ingest })).toMatchObject({
      read: 26,
      written: 26,
      refused: [],
    });
    const { n } = ingest.state;
    expect(await importSet(basketballEuroleague, { path: folder!, ingest })).toMatchObject({ written: 0, unchanged: 26 });
    expect(ingest.state.n).toBe(n);

    const events = namedEvents(ingest.state);
    expect(events.filter(({ stage }) => stage === Stage.afterExtraTime)).toHaveLength(5);
    expect(events.find(({ home, away }) => home === 'FC Barcelona' && away === 'Real Madrid')).toMatchObject({
      score: [90, 97],
      parts: [
        [17, 22],
        [21, 12],
        [14, 20],
        [22, 20],
        [16, 23],
      ],
      fullTime: [74, 74],
      venue: 'Palau Blaugrana',
      start: Date.parse('2024-11-28T19:45:00Z') / 1000,
    });
    const playOff = events.find(({ home, away }) => home === 'FC Barcelona' && away === 'AS Monaco')!;
    expect(playOff).toMatchObject({ winner: 1, referee: 'Robert Lottermoser', attendance: 7018, league: { role: 'playoff' } });
  });

  it('[FEED-52] basketball-euroleague has the quarters of the box scores, and players whose points add up to the score', async () => {
    const ingest = createInMemoryIngest();
    await importSet(basketballEuroleague, { path: folder!, ingest });
    for (const code of [1, 35, 317]) {
      const box = membersOf(await readJson({ path: `${folder!}/Boxscore/${code}.json`, name: '' }));
      const [home, away] = listOf(box.ByQuarter).map(({ Team: _, ...quarters }) => Object.values(quarters).map(numberOf));
      const key = `el-E2024-${code}`;
      const event = ingest.state.events.get(ingest.state.keys.get('import')!.get(key)!.eventId!)!;
      expect(event.parts).toEqual(home!.map((points, index) => [points, away![index]]));
      const [table] = ingest.state.facts.get(event.id)!['player-statistics'];
      const points = table!.sections[0]!.columns.findIndex((column) => column.code === 'PTS');
      const scored = (['home', 'away'] as const).map((side) =>
        table!.sections[0]!.lines.filter((line) => line.side === side).reduce(
          (sum, { values }) => sum + Number(values[points]),
          0,
        ),
      );
      expect(scored).toEqual(event.score);
      expect(table!.sections[0]!.lines.map(({ player }) => player)).toContain(STARTER[code]);
      expect(ingest.state.statistics.get(event.id)![0]!.map(({ stat }) => stat)).toContain(634);
    }
  });
});

describe('basketball-euroleague', () => {
  const side = (code: string, score: number, quarters: readonly number[], extra = {}) => ({
    club: { code, name: `Club ${code}` },
    score,
    partials: { ...Object.fromEntries(quarters.map((points, index) => [`partials${index + 1}`, points])), extraPeriods: extra },
  });
  const game = (change: object) => ({
    gameCode: 7,
    season: { code: 'E2024', year: 2024 },
    phaseType: { code: 'RS', isGroupPhase: false },
    round: 2,
    played: true,
    confirmedHour: true,
    utcDate: '2024-10-08T18:00:00Z',
    localDate: '2024-10-08T20:00:00',
    local: side('BAR', 80, [20, 20, 20, 20]),
    road: side('MAD', 81, [20, 20, 20, 21]),
    winner: { code: 'BAR' },
    ...change,
  });

  it('basketball-euroleague does not take the winner of the season for that of the game, and refuses what does not add up', async () => {
    const games = [
      game({}),
      game({ gameCode: 8, local: side('BAR', 90, [20, 20, 20, 20]) }),
      game({ gameCode: 9, season: { code: 'J2024', year: 2024 } }),
      game({ gameCode: 10, played: false, confirmedHour: false }),
      game({ gameCode: 11, road: side('XXX', 0, []), local: side('BAR', 20, []) }),
      game({
        gameCode: 12,
        season: { code: 'U2015', year: 2015 },
        phaseType: { code: 'TS', isGroupPhase: true },
        group: { rawName: 'Group E' },
      }),
      game({ gameCode: 13, phaseType: { code: 'PI', isGroupPhase: false } }),
    ];
    await using files = await writeFiles({ 'schedule.json': [JSON.stringify({ data: games })] });
    const ingest = createInMemoryIngest();
    const { refused } = await importSet(basketballEuroleague, { path: files.path, ingest });
    expect(refused.map(({ line, why }) => `${line} ${why}`)).toEqual([
      '2 the quarters add up to 80-81, the score is 90-81',
      '3 the competition is not known: J (allowed: E, U)',
    ]);
    expect(namedEvents(ingest.state)).toMatchObject([
      { score: [80, 81], winner: 2, round: '2. runde' },
      { stage: Stage.scheduled, startKnown: false },
      { stage: Stage.awarded, score: [20, 0], away: 'Club XXX' },
      { league: { name: 'EuroCup', season: '2015/2016', role: 'group', group: 'Top 16, gruppe E' } },
      { round: 'Play-in', league: { role: 'playoff' } },
    ]);
  });

  it('basketball-euroleague refuses a box score without its game in a schedule beside it', async () => {
    await using files = await writeFiles({ 'E2024/Boxscore/7.json': ['{}'] });
    const { refused } = await importSet(basketballEuroleague, { path: files.path, ingest: createInMemoryIngest() });
    expect(refused).toEqual([
      {
        file: 'E2024/Boxscore/7.json',
        line: 0,
        why: 'no schedule.json is beside its folder: the day of the game is not known',
      },
    ]);
  });
});
