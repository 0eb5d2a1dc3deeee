import { matchRatings, ratingKey, SPORT, sportById, Stage } from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import { dataSet } from '../../../domain/testing/scores.ts';
import { filesAt } from '../kit/import/files.ts';
import { importSet } from '../kit/import/import-set.ts';
import { membersOf, readJson, textOf } from '../kit/readers/json.ts';
import { createInMemoryIngest } from '../../in-memory-ingest.ts';
import { namedEvents, namedLineups, personsOfIncidents } from '../../testing/named-views.ts';
import { writeFiles } from '../../testing/write-files.ts';
import { hockeyGame, nhlNhlapi, nhlReplay } from './import.ts';
import { playRecording } from '../../testing/play-recording.ts';

const folder = dataSet('nhl-nhlapi');

describe.skipIf(folder === null)('nhl-nhlapi on five games', () => {
  it('nhl-nhlapi imports every game, and changes nothing when imported again', async () => {
    const ingest = createInMemoryIngest();
    expect(await importSet(nhlNhlapi, { path: folder!, ingest })).toMatchObject({ read: 5, written: 5, refused: [] });
    const { n } = ingest.state;
    expect(await importSet(nhlNhlapi, { path: folder!, ingest })).toMatchObject({ written: 0, unchanged: 5, refused: [] });
    expect(ingest.state.n).toBe(n);

    const events = namedEvents(ingest.state);
    expect(events.map(({ stage, score, penalties }) => [stage, score, penalties])).toEqual([
      [Stage.finished, [2, 3], null],
      // The final of the feed is 4-5: the shoot-out counts as a goal there.
      [Stage.afterPenalties, [4, 4], [1, 2]],
      [Stage.afterExtraTime, [2, 1], null],
      [Stage.finished, [3, 0], null],
      [Stage.finished, [4, 1], null],
    ]);
    expect(events[1]).toMatchObject({
      home: 'Minnesota Wild',
      away: 'Seattle Kraken',
      parts: [
        [1, 0],
        [1, 2],
        [2, 2],
        [0, 0],
      ],
      winner: 2,
      league: { name: 'NHL', country: 'us', season: '2024/2025' },
    });
    const incidents = ingest.state.incidents.get(events[1]!.id)!;
    expect(incidents.filter(({ type }) => type === 'goal').map(({ clock, detail, score }) => [clock, detail, score])).toEqual([
      ['09:22', '', [1, 0]],
      ['01:06', 'Overtal', [2, 0]],
      ['01:46', '', [2, 1]],
      ['08:15', 'Overtal', [2, 2]],
      ['01:41', '', [3, 2]],
      ['02:47', '', [3, 3]],
      ['12:33', '', [4, 3]],
      ['16:34', '', [4, 4]],
    ]);
    expect(incidents.filter(({ type }) => type.startsWith('shootout')).map(({ type, side }) => `${side} ${type}`)).toEqual([
      'home shootout-scored',
      'away shootout-scored',
      'home shootout-missed',
      'away shootout-scored',
      'home shootout-missed',
    ]);
  });
});

it.skipIf(folder === null)('nhl-nhlapi counts the shots on goal that the feed counts', async () => {
  for (const { path, name } of (await filesAt(folder!))!.filter((file) => nhlNhlapi.reads(file.name))) {
    const content = membersOf(await readJson({ path, name }));
    const [home, away] = [content.homeTeam, content.awayTeam].map((team) => textOf(membersOf(team).sog));
    expect(hockeyGame(content).duel.statistics).toContainEqual({ stat: 13, home, away });
  }
});

it.skipIf(folder === null)('nhl-nhlapi counts what each player did, enough for the ratings of ice hockey', async () => {
  const ingest = createInMemoryIngest();
  await importSet(nhlNhlapi, { path: folder!, ingest });
  const game = namedEvents(ingest.state).find(({ home, score }) => home === 'Minnesota Wild' && score?.[0] === 4)!;
  const event = ingest.state.events.get(game.id)!;
  const facts = ingest.state.facts.get(game.id)!;
  const [skaters, keepers] = facts['player-statistics'][0]!.sections;
  const figuresOf = (player: string) => {
    const line = skaters!.lines.find((one) => one.player === player)!;
    return Object.fromEntries(skaters!.columns.map(({ code }, at) => [code, line.values[at]]));
  };
  expect(figuresOf('Kirill Kaprizov')).toMatchObject({ G: '1', A: '2', P: '3', A1: '2', A2: '0', SOG: '4', PD: '1', GV: '5' });
  expect(keepers!.lines.map(({ side, values }) => [side, ...values])).toEqual([
    ['home', expect.stringMatching(/^\d+\/\d+$/), '4'],
    ['away', expect.stringMatching(/^\d+\/\d+$/), '4'],
  ]);
  expect(facts.lineup.map(({ starters, substitutes }) => [starters.length, substitutes.map(({ role }) => role)])).toEqual([
    [19, ['goalkeeper']],
    [19, ['goalkeeper']],
  ]);
  const rated = matchRatings(sportById(SPORT.iceHockey)!, event, facts, ingest.state.incidents.get(game.id)!)!;
  expect(rated.ratings.get(ratingKey('home', 'Kirill Kaprizov'))).toBe(8.8);
});

describe('nhl-nhlapi', () => {
  const team = (id: number, abbrev: string, score: number, name = 'name') => ({
    id,
    abbrev,
    score,
    placeName: { default: 'Calgary' },
    [name]: { default: 'Flames' },
  });
  const goal = (period: number, home: number, away: number, situationCode = '1551') => ({
    typeDescKey: 'goal',
    periodDescriptor: { number: period, periodType: 'REG' },
    timeInPeriod: '10:00',
    situationCode,
    details: { eventOwnerTeamId: 1, homeScore: home, awayScore: away },
  });
  const end = (period: number) => ({
    typeDescKey: 'period-end',
    periodDescriptor: { number: period, periodType: 'REG' },
    timeInPeriod: '20:00',
  });
  const game = (change: object) =>
    JSON.stringify({
      id: 2024020001,
      season: 20242025,
      gameType: 2,
      startTimeUTC: '2024-10-08T20:30:00Z',
      gameState: 'OFF',
      homeTeam: team(1, 'CGY', 2),
      awayTeam: { ...team(2, 'SEA', 0, 'commonName'), placeName: { default: 'Seattle' } },
      plays: [goal(1, 1, 0, '0651'), goal(1, 2, 0, '1451'), end(1), end(2), end(3)],
      ...change,
    });

  it('nhl-nhlapi imports empty nets, power plays, and the two names of a name', async () => {
    await using files = await writeFiles({
      'a.json': [game({})],
      'b.json': [game({ homeTeam: team(1, 'CGY', 3) })],
      'c.json': [game({ startTimeUTC: '' })],
      'd.json': ['{'],
    });
    const ingest = createInMemoryIngest();
    const { refused } = await importSet(nhlNhlapi, { path: files.path, ingest });
    expect(refused.map(({ file, why }) => `${file} ${why.slice(0, 50)}`)).toEqual([
      'b.json the goals add up to 2-0, the score is 3-0',
      'c.json the game has no start',
      expect.stringMatching(/^d\.json not JSON/),
    ]);
    const [event] = namedEvents(ingest.state);
    expect(event).toMatchObject({
      home: 'Calgary Flames',
      away: 'Seattle Flames',
      parts: [
        [2, 0],
        [0, 0],
        [0, 0],
      ],
    });
    expect(ingest.state.incidents.get(event!.id)!.map(({ detail }) => detail)).toEqual(['Tomt mål', 'Overtal']);
  });

  it('nhl-nhlapi names the scorer and both assists by their ids', async () => {
    const spot = (playerId: number, lastName: string) => ({
      ...{ playerId, teamId: 1, sweaterNumber: playerId, positionCode: 'C' },
      ...{ firstName: { default: 'Jan' }, lastName: { default: lastName } },
    });
    const [first, second] = [goal(1, 1, 0), goal(1, 2, 0)];
    const details = { ...first.details, scoringPlayerId: 7, assist1PlayerId: 8, assist2PlayerId: 9 };
    const plays = [{ ...first, details }, second, end(1), end(2), end(3)];
    const rosterSpots = [spot(7, 'Holm'), spot(8, 'Berg'), spot(9, 'Dahl')];
    await using files = await writeFiles({ 'a.json': [game({ plays, rosterSpots })] });
    const ingest = createInMemoryIngest();
    expect(await importSet(nhlNhlapi, { path: files.path, ingest })).toMatchObject({ written: 1, refused: [] });
    expect(personsOfIncidents(ingest.state)).toEqual(['Jan Holm', 'Jan Berg', 'Jan Dahl']);
    expect(namedLineups(ingest.state)).toEqual(['7 Jan Holm, 8 Jan Berg, 9 Jan Dahl / ']);
  });

  it('nhl-nhlapi imports games that were put off or broken off, and those of other kinds', async () => {
    const other = (id: number, change: object): string[] => [game({ id, plays: [], gameState: 'FUT', ...change })];
    await using files = await writeFiles({
      'a.json': other(1, { gameScheduleState: 'PPD' }),
      'b.json': other(2, { gameScheduleState: 'CNCL' }),
      'c.json': other(3, { gameType: 19, gameScheduleState: 'OK' }),
      'd.json': other(4, { gameType: 99 }),
    });
    const ingest = createInMemoryIngest();
    const { refused } = await importSet(nhlNhlapi, { path: files.path, ingest });
    expect(refused).toEqual([{ file: 'd.json', line: 0, why: 'the game has no season or is of no known type' }]);
    expect(namedEvents(ingest.state).map(({ stage, league }) => [stage, league.name])).toEqual([
      [Stage.postponed, 'NHL'],
      [Stage.cancelled, 'NHL'],
      [Stage.scheduled, '4 Nations Face-Off'],
    ]);
  });
});

describe.skipIf(folder === null)('nhl-nhlapi played again', () => {
  it('nhl-nhlapi plays a game to its shoot-out, with a score of its own', async () => {
    const { ingest, report, messages } = await playRecording(nhlReplay, folder!, { speed: 60, match: 'nhl-2024020033' });
    expect(report).toMatchObject({ played: 1, refused: [] });
    expect(messages('status').map(({ stage }) => stage)).toEqual([
      14,
      Stage.break,
      15,
      Stage.break,
      16,
      Stage.break,
      Stage.extraTime,
      Stage.break,
      Stage.penalties,
      Stage.afterPenalties,
    ]);
    expect(namedEvents(ingest.state)).toMatchObject([
      { score: [4, 4], penalties: [1, 2], winner: 2, situation: '', notice: 'Genafspilning af kampen 13. oktober 2024' },
    ]);
    const kicks = messages('score').flatMap(({ score }) => (score.penalties === undefined ? [] : [score.penalties.join('-')]));
    expect(kicks).toEqual(['1-0', '1-1', '1-2']);
  });

  it('nhl-nhlapi feeds the clock and the skaters', async () => {
    const { messages, report } = await playRecording(nhlReplay, folder!, { speed: 60, match: 'nhl-2024020003' });
    expect(report).toMatchObject({ played: 1, refused: [] });
    expect(messages('score')[0]).toMatchObject({ gameTime: '00:10', score: { home: 0, away: 0, parts: [[0, 0]] } });
    const first = messages('score').find(({ score }) => score.home === 1)!;
    expect(first).toMatchObject({
      gameTime: '00:27',
      score: {
        parts: [
          [0, 0],
          [1, 0],
        ],
      },
    });
    // The first goal of the guests fell at five skaters against four.
    expect(messages('score').find(({ score }) => score.away === 1)).toMatchObject({ gameTime: '13:42', situation: '4 mod 5' });
    const times = messages('score').map(({ at }) => Date.parse(at));
    expect(times.length).toBeLessThan(3600 / 10 + 60);
  });
});
