import { beforeEach, describe, expect, it } from 'vitest';
import { KICK_OFF, createScenario, fixture, goal, retraction, score, status } from '../../domain/testing/scenario.ts';
import { type TestFeeds, createTestFeeds, daysOn, eventsIn, race, ranking, rowsOf } from '../testing/feeds.ts';
import { leagueRow } from '@stillingen/wire';
import { DANISH } from '@stillingen/wire/words';
import { leagueHeader } from './league-header.ts';
import { matchText, matchViewOf } from './match-view.ts';

let feeds: TestFeeds;
beforeEach(() => {
  feeds = createTestFeeds();
});
const rowOf = (home: string) =>
  [...feeds.state.events.keys()].map((id) => rowsOf(feeds.projection, id)[0]!).find(({ homeName }) => homeName === home)!;
const KICK_OFF_S = Date.parse(KICK_OFF) / 1000;

describe('the penalties of a running match', () => {
  const penalty = (key: string, minute: number, type: 'penalty-awarded' | 'penalty-missed') =>
    goal(key, minute, 'home', { type });
  const row = () => rowOf('Brøndby IF');

  it('[EVENT-22] the penalties of a row are time and incident of the last one awarded and the last one missed', () => {
    feeds.submit(fixture(), status(1, 12, { at: KICK_OFF, stageStart: KICK_OFF }));
    expect([row().penaltyShot, row().penaltyMissed]).toEqual([null, null]);
    feeds.submit(penalty('p1', 11, 'penalty-awarded'));
    const given = [...feeds.state.incidents.values()][0]![0]!;
    expect(row()).toMatchObject({ penaltyShot: `${KICK_OFF_S + 600}|${given.id}`, penaltyMissed: null });
    feeds.submit(penalty('p2', 12, 'penalty-missed'));
    const missed = [...feeds.state.incidents.values()][0]![1]!;
    const pair = `${KICK_OFF_S + 660}|${missed.id}`;
    expect(row()).toMatchObject({ penaltyShot: pair, penaltyMissed: pair });
    feeds.submit(retraction('p2'));
    expect(row()).toMatchObject({ penaltyShot: `${KICK_OFF_S + 600}|${given.id}`, penaltyMissed: null });
    feeds.submit(status(2, 38));
    expect(row().penaltyShot).toBeNull();
  });

  it('[EVENT-22] [CLOCK-08] the penalties of a row have times by the shorter halves of sevens', () => {
    feeds.submit(fixture({ sport: 8, format: { sevens: true } }), status(1, 13, { at: KICK_OFF, stageStart: KICK_OFF }));
    feeds.submit({ ...penalty('p1', 9, 'penalty-missed'), stage: 13 });
    const missed = [...feeds.state.incidents.values()][0]![0]!;
    expect(row()).toMatchObject({ penaltyMissed: `${KICK_OFF_S + 60}|${missed.id}`, penaltyStage: 13, penaltyTime: 60 });
  });
});

describe('the clock of a match', () => {
  it('[CLOCK-10] the clock of a row runs in the halves of football alone', () => {
    feeds.submit(fixture());
    const clocks = [12, 38, 13, 3].map((stage, at) => {
      feeds.submit(status(at + 1, stage));
      return rowOf('Brøndby IF').gameTime;
    });
    expect(clocks).toEqual(['', '-1', '', '-1']);
  });

  it('[CLOCK-10] the clock of a row does not run in tennis', () => {
    feeds.submit(fixture({ sport: 2 }), status(1, 17));
    const [row] = [...feeds.state.events.keys()].flatMap((id) => rowsOf(feeds.projection, id));
    expect(row).toMatchObject({ stage: 17, gameTime: '-1' });
  });
});

describe('the ids of a side', () => {
  const doubles = (home: string) =>
    fixture({
      key: home,
      sport: 21,
      start: daysOn(1),
      competition: { name: 'Denmark Open', country: 'dk', category: 'Herredouble', season: '2026' },
      home: { name: home, kind: 'pair', country: 'dk' },
      away: { name: 'Liang / Wang', kind: 'pair', country: 'cn' },
    });
  const singles = (key: string, home: string, away: string) =>
    fixture({
      key,
      sport: 21,
      home: { name: home, kind: 'person', country: 'dk' },
      away: { name: away, kind: 'person', country: 'dk' },
    });
  const idOf = (name: string) => [...feeds.state.participants.values()].find((each) => each.name === name)!.id;

  it('[EVENT-08] the ids of a pair are those of both known persons, joined by a slash', () => {
    feeds.submit(singles('s', 'Kim Astrup', 'Anders Rasmussen'), doubles('Kim Astrup / Anders Rasmussen'));
    const row = rowOf('Kim Astrup / Anders Rasmussen');
    expect(row.homeId).toBe(`${idOf('Kim Astrup')}/${idOf('Anders Rasmussen')}`);
    expect(row.homeEventId).toBe(idOf('Kim Astrup / Anders Rasmussen'));
    expect([row.awayId, row.awayEventId]).toEqual([idOf('Liang / Wang'), idOf('Liang / Wang')]);
    expect(feeds.projection.eventsOf(row.homeEventId!)).toEqual([row.id]);
  });
});

const ids: Record<string, string> = {};

function match(
  key: string,
  days: number,
  home: string,
  away: string,
  { role = 'knockout', sport = 1, round = 'Semifinaler' } = {},
) {
  const competition = { name: 'Pokalen', country: 'dk', season: '2026/2027', role: role as 'knockout' };
  feeds.submit(fixture({ key, sport, start: daysOn(days), home: { name: home }, away: { name: away }, competition, round }));
  ids[key] = [...feeds.state.events.keys()].at(-1)!;
}
function result(key: string, home: number, away: number): void {
  feeds.submit(status(1, 12, { key: `${key}/status`, event: key }));
  feeds.submit(score(1, home, away, { key: `${key}/score`, event: key }));
  feeds.submit(status(2, 3, { key: `${key}/status`, event: key }));
}
const aggregate = (key: string) => {
  const row = rowsOf(feeds.projection, ids[key]!)[0]!;
  return row.homeAggregate === null ? null : [row.homeAggregate, row.awayAggregate];
};

describe('the goals of both matches of a tie', () => {
  it('the aggregate is in the row of the second match once the first is over, in the order of its sides', () => {
    match('a', -7, 'Brøndby IF', 'AGF');
    match('b', 0, 'AGF', 'Brøndby IF');
    expect(aggregate('b')).toBeNull();
    result('a', 2, 1);
    expect(aggregate('a')).toBeNull();
    expect(aggregate('b')).toEqual([1, 2]);
    result('b', 2, 0);
    expect(aggregate('b')).toEqual([3, 2]);
    const text = feeds.projection.item(ids.b as never)!.text();
    expect(text).toContain('SMA÷3¬SMB÷2¬');
  });

  it('the aggregate follows a correction of the first match, and goes with its retraction', () => {
    match('a', -7, 'Brøndby IF', 'AGF');
    match('b', 0, 'AGF', 'Brøndby IF');
    result('a', 2, 1);
    feeds.submit(score(2, 1, 1, { key: 'a/score', event: 'a', supersedes: { key: 'a/score', seq: 1 } }));
    expect(aggregate('b')).toEqual([1, 1]);
    feeds.submit(retraction('a'));
    expect(aggregate('b')).toBeNull();
  });

  it.each([
    ['of a league', { role: 'main', sport: 1 }],
    ['of the play-offs of other sports', { role: 'playoff', sport: 4 }],
  ])('there is no aggregate %s', (_, about) => {
    match('a', -7, 'A', 'B', about);
    match('b', 0, 'B', 'A', about);
    feeds.submit(status(1, about.sport === 4 ? 14 : 12, { key: 'a/status', event: 'a', score: { home: 1, away: 0 } }));
    feeds.submit(status(2, 3, { key: 'a/status', event: 'a' }));
    expect(aggregate('b')).toBeNull();
  });

  it('there is no aggregate of three matches, nor of matches of different rounds', () => {
    match('a', -7, 'A', 'B');
    match('b', 0, 'B', 'A', { round: 'Finale' });
    result('a', 1, 0);
    expect(aggregate('b')).toBeNull();
    match('c', 3, 'A', 'B');
    expect(aggregate('c')).toEqual([1, 0]);
    match('d', 5, 'A', 'B');
    expect([aggregate('c'), aggregate('d')]).toEqual([null, null]);
  });
});

it('the header of a stage and of a race has its words and constants in the order of the table', () => {
  feeds.submit(fixture(), race('monaco'), ranking('monaco', ['Leclerc', 'Norris']));
  const theRace = [...feeds.state.races.values()][0]!;
  const texts = [...feeds.state.leagues.values()].flatMap((league) => [
    leagueHeader(league, null, DANISH).text,
    leagueHeader(league, { race: theRace, hasTable: true }, DANISH).text,
  ]);
  expect(texts).toHaveLength(4);
  for (const text of texts) expect(leagueRow.writeText(leagueRow.readAll(text)[0]!)).toBe(text);
});

describe('the row of a match', () => {
  it('[SYNC-17] the row of a match has side, stage and second of the last penalty of the running stage', () => {
    const scenario = createScenario();
    for (const message of [fixture(), status(1, 13), goal('p1', 58, 'away', { type: 'penalty-awarded' })])
      expect(scenario.submit(message).result).toBe('accepted');
    const row = () => eventsIn(matchText(matchViewOf(scenario.state, scenario.event()), DANISH))[0];
    expect(row()).toMatchObject({ penaltySide: 2, penaltyStage: 13, penaltyTime: 12 * 60 });
    scenario.submit(status(70, 3));
    expect(row()).toMatchObject({ penaltySide: null, penaltyStage: null, penaltyTime: null });
  });
});
