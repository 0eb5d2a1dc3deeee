import type { LineupMessage } from '@stillingen/domain/messages';
import { readLineups, readSquad, readSummary, readTopScorers } from '@stillingen/wire';
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
