import { describe, expect, it } from 'vitest';
import { Winner } from '../event/entities.ts';
import { formBadge } from '../event/result.ts';
import { Stage } from '../event/stage.ts';
import type { Scoreboard } from '../messages/course.ts';
import type { FixtureMessage } from '../messages/fixture.ts';
import { sportById } from '../sports/index.ts';
import { countedResult, rulesFor } from '../standings/index.ts';
import { createScenario, fixture, score, status } from '../testing/scenario.ts';
import { readSnapshot, snapshotLines } from './snapshot.ts';

function match(sport: number, more: Partial<FixtureMessage> = {}) {
  const scenario = createScenario();
  scenario.submit(fixture({ sport, competition: { name: 'Turnering', country: 'xw', season: '2026' }, ...more }));
  let seq = 1;
  const next = (): number => (seq += 1);
  return {
    ...scenario,
    board: (board: Scoreboard, extra: object = {}) => scenario.submit(score(next(), 0, 0, { score: board, ...extra })),
    stage: (stage: number, board?: Scoreboard, extra: object = {}) =>
      scenario.submit(status(next(), stage, { ...(board === undefined ? {} : { score: board }), ...extra })),
  };
}
const PERIODS = [14, 15, 16] as const;

describe('a match of any sport', () => {
  it('a match of any sport keeps the parts of its score by the running total: three periods and overtime of ice hockey', () => {
    const { stage, board, event } = match(4);
    stage(PERIODS[0]);
    expect(event().score).toEqual([0, 0]);
    board({ home: 1, away: 0 });
    stage(Stage.break);
    stage(PERIODS[1]);
    board({ home: 1, away: 2 });
    stage(Stage.break);
    stage(PERIODS[2]);
    board({ home: 2, away: 2 });
    expect(event().parts).toEqual([
      [1, 0],
      [0, 2],
      [1, 0],
    ]);
    stage(Stage.extraTime);
    stage(Stage.afterExtraTime, { home: 3, away: 2 });
    expect(event()).toMatchObject({ fullTime: [2, 2], score: [3, 2], winner: Winner.home, fullTimeWinner: Winner.draw });
    expect(event().parts.at(-1)).toEqual([1, 0]);
  });

  it('a match of any sport takes the tie-break, points and server of tennis, and forgets points and server at its end', () => {
    const { stage, board, event } = match(2, { format: { bestOf: 3 } });
    stage(17);
    board({ home: 0, away: 0, parts: [[6, 6]], points: ['3', '2'], serve: 'away' });
    expect(event()).toMatchObject({ points: ['3', '2'], serve: 'away' });
    stage(18, { home: 1, away: 0, parts: [[7, 6]], tieBreaks: [[7, 2]], points: ['0', '0'] });
    const ended = stage(Stage.finished, {
      home: 2,
      away: 0,
      parts: [
        [7, 6],
        [6, 4],
      ],
      tieBreaks: [[7, 2], null],
    });
    expect(ended.result).toBe('accepted');
    expect(event()).toMatchObject({ winner: Winner.home, points: null, serve: null, tieBreaks: [[7, 2], null] });
  });

  it('a match of any sport refuses a score outside its rules, and names what they allow', () => {
    const { stage, board, event } = match(21, { format: { bestOf: 3 } });
    stage(17);
    const impossible = { home: 1, away: 0, parts: [[21, 20]] as [number, number][] };
    expect(board(impossible)).toMatchObject({ result: 'refused', code: 'impossible_score', path: '/score' });
    expect(event().score).toEqual([0, 0]);
    expect(board(impossible, { override: true }).result).toBe('accepted');
    expect(event().score).toEqual([1, 0]);
  });

  it('a match of any sport refuses a set too many', () => {
    const { stage } = match(12);
    const board: Scoreboard = {
      home: 3,
      away: 0,
      parts: [
        [25, 20],
        [25, 20],
        [25, 20],
        [5, 3],
      ],
    };
    expect(stage(20, board)).toMatchObject({ result: 'refused', code: 'impossible_score' });
  });

  it('a match of any sport has the outcome of a fight, which has no score', () => {
    const { stage, event } = match(16, { format: { rounds: 12 } });
    stage(Stage.live);
    expect(event().score).toBeNull();
    stage(Stage.finished, { home: 0, away: 0, winner: 'away', finish: { method: 'tko', round: 7, time: '2:13' } });
    expect(event()).toMatchObject({ score: null, winner: Winner.away, finish: { method: 'tko', round: 7, time: '2:13' } });
  });

  it('a match of any sport has no winner and no draw of a fight that does not count', () => {
    const { stage, event } = match(28, { format: { rounds: 3 } });
    stage(Stage.live);
    stage(Stage.finished, { home: 0, away: 0, finish: { method: 'no-contest', round: 2 } });
    expect(event()).toMatchObject({ winner: Winner.unknown, fullTimeWinner: Winner.unknown });
    expect(formBadge(sportById(28)!, event(), 'home')).toBeNull();
  });

  it('full time is kept apart from the halves of extra time', () => {
    const { stage, event } = match(1);
    stage(Stage.firstHalf);
    stage(Stage.secondHalf, { home: 1, away: 1 });
    stage(Stage.firstExtraHalf);
    stage(Stage.secondExtraHalf, { home: 2, away: 1 });
    stage(Stage.afterExtraTime, { home: 2, away: 1 });
    expect(event()).toMatchObject({ fullTime: [1, 1], afterExtraTime: [2, 1], fullTimeWinner: Winner.draw, winner: Winner.home });
    expect(formBadge(sportById(1)!, event(), 'home')).toBe('OW');
  });

  it('a match of any sport has no halves, full time or shoot-out of a score that was given', () => {
    const { stage, event } = match(1);
    const correction = (seq: number) => ({ supersedes: { key: 'm1/status', seq }, reason: 'unknown' });
    stage(Stage.firstHalf);
    stage(Stage.secondHalf, { home: 1, away: 1 });
    stage(Stage.extraTime);
    stage(Stage.penalties);
    stage(Stage.afterPenalties, { home: 1, away: 1, penalties: [3, 4] });
    expect(event()).toMatchObject({
      parts: [
        [0, 0],
        [1, 1],
      ],
      penalties: [3, 4],
      winner: Winner.away,
      advanced: 'away',
    });
    stage(Stage.awarded, { home: 3, away: 0, winner: 'home' }, correction(6));
    expect(event()).toMatchObject({ score: [3, 0], parts: [], fullTime: null, afterExtraTime: null, penalties: null });
    expect(event()).toMatchObject({ winner: Winner.home, fullTimeWinner: Winner.home, advanced: null });
    const rules = rulesFor(1, 'dk', 'superligaen', '2026/2027');
    expect(countedResult(event(), rules)).toEqual({ score: [3, 0] });
    const confirmed = match(1);
    confirmed.stage(Stage.firstHalf, { home: 1, away: 0 });
    confirmed.stage(Stage.abandoned);
    confirmed.stage(Stage.awarded, { home: 1, away: 0, winner: 'home' });
    expect(confirmed.event().parts).toEqual([[1, 0]]);
  });

  it('a match of any sport has no tie-breaks of sets, and no wickets, that are not in a score that was given', () => {
    const tennis = match(2, { format: { bestOf: 3 } });
    tennis.stage(17);
    const sets = { parts: [[7, 6]] as [number, number][], tieBreaks: [[7, 4]] as [number, number][] };
    tennis.stage(18, { home: 1, away: 0, ...sets });
    tennis.stage(Stage.awarded, { home: 0, away: 2, winner: 'away' });
    expect(tennis.event()).toMatchObject({ score: [0, 2], parts: [], tieBreaks: [] });
    const cricket = match(13, { format: { game: 'twenty20' } });
    cricket.stage(26, { home: 80, away: 0, results: [{ wickets1: '3', overs1: '9.2' }, {}] });
    cricket.stage(Stage.awarded, { home: 0, away: 0, winner: 'away' });
    expect(cricket.event()).toMatchObject({ winner: Winner.away, results: [{}, {}] });
  });

  it('a match of any sport keeps its clock and its situation for as long as the stage lasts', () => {
    const { stage, event } = match(5);
    stage(22, undefined, { gameTime: '08:12', situation: '3&7' });
    expect(event()).toMatchObject({ gameTime: '08:12', situation: '3&7' });
    stage(22);
    expect(event()).toMatchObject({ gameTime: '08:12', situation: '3&7' });
    stage(23);
    expect(event()).toMatchObject({ gameTime: '', situation: '' });
  });

  it('a match of any sport returns to a finished part only by a correction', () => {
    const { stage, event } = match(3);
    stage(22);
    stage(23);
    expect(stage(22)).toMatchObject({ result: 'refused', code: 'stage_backwards', path: '/stage' });
    expect(stage(22, undefined, { supersedes: { key: 'm1/status', seq: 3 } }).result).toBe('accepted');
    expect(event().stage).toBe(22);
  });

  it('a match of any sport ends by a walkover or a retirement without a full score', () => {
    const walkover = match(2);
    expect(walkover.stage(Stage.walkover, { home: 0, away: 0, winner: 'home' }).result).toBe('accepted');
    expect(walkover.event().winner).toBe(Winner.home);
    const retired = match(2, { format: { bestOf: 3 } });
    retired.stage(17);
    expect(retired.stage(Stage.retired, { home: 0, away: 0, parts: [[4, 1]], winner: 'away' }).result).toBe('accepted');
    expect(retired.event()).toMatchObject({ winner: Winner.away, fullTimeWinner: Winner.away });
    const untold = match(2, { format: { bestOf: 3 } });
    untold.stage(17);
    untold.stage(Stage.retired, { home: 0, away: 0, parts: [[4, 4]] });
    expect(untold.event().winner).toBe(Winner.unknown);
  });
});

describe('two matches between the same sides on one day', () => {
  const ANOTHER = { name: 'another', origin: 'real' } as const;
  const first = fixture({ sport: 6, key: 'm1', start: '2026-11-20T17:00:00Z' });
  const second = fixture({ sport: 6, key: 'm2', start: '2026-11-20T21:00:00Z' });

  it('two matches of one day stay two in any order of providers', () => {
    const { submit, state } = createScenario();
    for (const message of [first, second]) submit(message);
    for (const message of [second, first]) submit(message, ANOTHER);
    expect(state.events.size).toBe(2);
    const target = (provider: string, key: string): string => state.keys.get(provider)!.get(key)!.target;
    expect(target('another', 'm1')).toBe(target('test', 'm1'));
    expect(target('another', 'm2')).toBe(target('test', 'm2'));
  });

  it('two matches between the same sides on one day stay two when the first provider reports only one', () => {
    const { submit, state } = createScenario();
    submit(first);
    for (const message of [first, second]) submit(message, ANOTHER);
    expect(state.events.size).toBe(2);
    const read = readSnapshot(snapshotLines(state));
    expect(read.providersOfEvent).toEqual(state.providersOfEvent);
  });
});

it('an unknown competition is a draw for persons and a league for teams', () => {
  const league = (sport: number) =>
    [...match(sport, { competition: { name: 'Ukendt', country: 'dk', season: '2026' } }).state.leagues.values()][0]!;
  expect(league(2)).toMatchObject({ role: 'knockout', hasStandings: false });
  expect(league(7)).toMatchObject({ role: 'main', hasStandings: true });
});
