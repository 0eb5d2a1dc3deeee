import type { LineupMessage } from '@stillingen/domain/messages';
import { readLineups, readPerson, readSquad, readSummary, readTopScorers, splitValues } from '@stillingen/wire';
import { expect, it } from 'vitest';
import { fixture, goal, status } from '../../../domain/testing/scenario.ts';
import { createTestFeeds, daysOn } from '../../testing/feeds.ts';

const lineup = (side: 'home' | 'away', names: readonly string[], seq = 1): LineupMessage => ({
  kind: 'lineup',
  key: `l-${side}`,
  seq,
  at: daysOn(-1),
  event: 'm1',
  side,
  confirmed: true,
  starters: names.map((name) => ({ name })),
});

function started() {
  const feeds = createTestFeeds();
  feeds.submit(fixture(), status(1, 12), lineup('home', ['Dahl', 'Berg']), lineup('away', ['Dahl']));
  feeds.submit(
    goal('g1', 5, 'home', { player: 'Dahl', second: 'Berg' }),
    goal('g2', 9, 'away', { player: 'Dahl' }),
    goal('g3', 20, 'home', { player: 'Dahl', type: 'own-goal' }),
    goal('g4', 30, 'home', { player: 'Unlisted' }),
  );
  const [event] = feeds.state.events.values();
  const { tournamentId, id: stage } = feeds.state.leagues.get(event!.leagueId)!;
  const idOf = (side: 'home' | 'away', name: string) =>
    [...feeds.state.facts.values()][0]!.lineup.find(({ id }) => id === side)!.starters.find((each) => each.name === name)!
      .participant!;
  return { feeds, event: event!, tournamentId, stage, idOf };
}

it('the players of a line-up, and those of incidents by their name in the line-up of their side, have participant ids', () => {
  const { feeds, event, idOf } = started();
  const [starters] = readLineups(feeds.feed(`df_li_1_${event.id}`)!);
  expect(starters!.sides.map(({ players }) => players.map(({ id }) => id))).toEqual([
    [idOf('home', 'Dahl'), idOf('home', 'Berg')],
    [idOf('away', 'Dahl')],
  ]);
  const [period] = readSummary(feeds.feed(`df_sui_1_${event.id}`)!).periods;
  expect(period!.incidents.map(({ parts }) => parts.map(({ id }) => id))).toEqual([
    [idOf('home', 'Dahl'), idOf('home', 'Berg')],
    [idOf('away', 'Dahl')],
    [idOf('away', 'Dahl')],
    [''],
  ]);
});

it('a line-up that is retracted takes the ids of its players out of the incidents', () => {
  const { feeds, event } = started();
  feeds.submit({
    kind: 'retraction',
    key: 'back',
    seq: 1,
    at: daysOn(0),
    supersedes: { key: 'l-home', seq: 1 },
    reason: 'clerical',
  });
  const [period] = readSummary(feeds.feed(`df_sui_1_${event.id}`)!).periods;
  expect(period!.incidents[0]!.parts.map(({ id }) => id)).toEqual(['', '']);
});

it('top scorers and squads name the persons of the line-ups', () => {
  const { feeds, event, tournamentId, stage, idOf } = started();
  const { scorers } = readTopScorers(feeds.feed(`tt_${tournamentId}_${stage}`)!);
  expect(scorers.map(({ player, playerId }) => [player, playerId])).toEqual([
    ['Dahl', idOf('home', 'Dahl')],
    ['Dahl', idOf('away', 'Dahl')],
    ['Unlisted', ''],
    ['Berg', idOf('home', 'Berg')],
  ]);
  const squad = readSquad(feeds.feed(`pl_1_${event.home}`)!);
  expect(squad.find(({ name }) => name === 'Berg')!.id).toBe(idOf('home', 'Berg'));
});

it('persons that incidents give keys of have links and a page without any line-up', () => {
  const feeds = createTestFeeds();
  feeds.submit(fixture(), status(1, 12));
  feeds.submit(
    goal('g1', 5, 'home', { player: 'Dahl', playerKey: 'p-dahl', second: 'Berg', secondKey: 'p-berg' }),
    goal('g2', 9, 'away', { player: 'Dahl' }),
    goal('g3', 20, 'away', { player: 'Dahl', playerKey: 'p-dahl', type: 'own-goal' }),
  );
  const [event] = feeds.state.events.values();
  const { tournamentId, id: stage } = feeds.state.leagues.get(event!.leagueId)!;
  const idOf = (name: string) => [...feeds.state.participants.values()].find((each) => each.name === name)!.id;
  const { scorers } = readTopScorers(feeds.feed(`tt_${tournamentId}_${stage}`)!);
  expect(scorers.map(({ player, playerId, goals }) => [player, playerId, goals])).toEqual([
    ['Dahl', idOf('Dahl'), 1],
    ['Dahl', '', 1],
    ['Berg', idOf('Berg'), 0],
  ]);
  const [period] = readSummary(feeds.feed(`df_sui_1_${event!.id}`)!).periods;
  expect(period!.incidents.map(({ parts }) => parts.map(({ id }) => id))).toEqual([
    [idOf('Dahl'), idOf('Berg')],
    [''],
    [idOf('Dahl')],
  ]);
  const { facts, appearances, columns } = readPerson(feeds.feed(`pp_${idOf('Dahl')}`)!);
  const valueOf = (code: string) => splitValues(appearances[0]!.values)[columns.findIndex((column) => column.code === code)];
  expect(facts.country).toBeNull();
  expect([facts.team, appearances.length, appearances[0]!.event, valueOf('M'), appearances[0]!.minutes]).toEqual([
    'Brøndby IF',
    1,
    event!.id,
    '1',
    null,
  ]);
});

it('incidents link two players of one name by their keys, and both assists of a goal', () => {
  const feeds = createTestFeeds();
  const listed = ['p1', 'p2', 'p3'].map((key) => ({ name: key === 'p3' ? 'Berg' : 'Silva', key }));
  feeds.submit(
    fixture(),
    status(1, 12),
    { ...lineup('home', []), starters: listed },
    goal('g1', 5, 'home', { player: 'Berg', playerKey: 'p3', second: 'Silva', secondKey: 'p2', third: 'Silva', thirdKey: 'p1' }),
  );
  const [event] = feeds.state.events.values();
  const [one, two, berg] = feeds.state.facts.get(event!.id)!.lineup[0]!.starters.map(({ participant }) => participant!);
  const [incident] = readSummary(feeds.feed(`df_sui_1_${event!.id}`)!).periods[0]!.incidents;
  expect(incident!.parts.map(({ type, id }) => [type, id])).toEqual([
    ['goal', berg],
    ['assist', two],
    ['assist', one],
  ]);
  const { appearances, columns } = readPerson(feeds.feed(`pp_${one}`)!);
  expect(splitValues(appearances[0]!.values)[columns.findIndex(({ code }) => code === 'A')]).toBe('1');
});

it('a person leaves a match when the incident that names it is given to another, or taken back', () => {
  const feeds = createTestFeeds();
  feeds.submit(fixture(), status(1, 12), goal('g1', 5, 'home', { player: 'Dahl', playerKey: 'p-dahl' }));
  const matchesOf = (name: string): number => {
    const person = [...feeds.state.participants.values()].find((each) => each.name === name)!;
    return readPerson(feeds.feed(`pp_${person.id}`)!).appearances.length;
  };
  const corrected = { supersedes: { key: 'g1', seq: 1 }, reason: 'scorer' } as const;
  feeds.submit({ ...goal('g1', 5, 'home', { player: 'Berg', playerKey: 'p-berg' }), seq: 2, ...corrected });
  expect([matchesOf('Dahl'), matchesOf('Berg')]).toEqual([0, 1]);
  const back = { kind: 'retraction', key: 'back', seq: 1, at: daysOn(0), reason: 'clerical' } as const;
  feeds.submit({ ...back, supersedes: { key: 'g1', seq: 2 } });
  expect(matchesOf('Berg')).toBe(0);
});
