import { describe, expect, it } from 'vitest';
import type { EntryStatus, Race } from '../../event/entities.ts';
import { Stage } from '../../event/stage.ts';
import { market, type RaceEntryFacts, raceOf, THREE_HOURS_LATER } from '../../testing/odds.ts';
import { resultsOf } from './results.ts';

const ranked = (...ranks: number[]): RaceEntryFacts[] =>
  ranks.map((rank) => ({ rank, tied: ranks.filter((each) => each === rank).length > 1 }));

const placed = ({ race, names }: { race: Race; names: readonly string[] }, place: number) =>
  resultsOf(market('TOP_POSITION_MERGED', place), names, { race }, THREE_HOURS_LATER);

describe('a place among the first', () => {
  it('[ODDS-01] TOP_POSITION_MERGED is won up to the place, and lost below it', () => {
    const race = raceOf(Stage.finished, ranked(1, 2, 3, 4, 5));
    expect(placed(race, 3)).toEqual(['won', 'won', 'won', 'lost', 'lost']);
    expect(placed(race, 1)).toEqual(['won', 'lost', 'lost', 'lost', 'lost']);
  });

  it.each([
    ['two for one', 1, [1, 1, 3], ['shared', 'shared', 'lost']],
    ['three for two', 3, [1, 2, 2, 2, 5], ['won', 'shared', 'shared', 'shared', 'lost']],
    ['two for two', 3, [1, 2, 2, 4], ['won', 'won', 'won', 'lost']],
  ] as const)('tied competitors share the places that are left: %s', (_, place, ranks, expected) => {
    expect(placed(raceOf(Stage.finished, ranked(...ranks)), place)).toEqual(expected);
  });

  it.each<[EntryStatus, string]>([
    ['not-started', 'void'],
    ['non-runner', 'void'],
    ['withdrawn', 'void'],
    ['retired', 'lost'],
    ['disqualified', 'lost'],
  ])('an offer of a competitor that is %s is %s', (out, expected) => {
    const race = raceOf(Stage.finished, [...ranked(1), { rank: null, status: out }]);
    expect(placed(race, 3)).toEqual(['won', expected]);
  });

  it('an offer of a competitor that withdrew during play is lost, and one that is not in the race void', () => {
    const race = raceOf(Stage.finished, [...ranked(1), { rank: null, status: 'withdrawn', results: { round1: '75' } }]);
    expect(placed(race, 3)).toEqual(['won', 'lost']);
    expect(placed({ ...race, names: ['unknown'] }, 3)).toEqual(['void']);
  });

  it('places are open during the race and while judges may change them, and void when it is cancelled or abandoned', () => {
    expect(placed(raceOf(Stage.live, ranked(1, 2)), 1)).toEqual([null, null]);
    expect(placed(raceOf(Stage.finished, ranked(1, 2), { provisional: true }), 1)).toEqual([null, null]);
    expect(placed(raceOf(Stage.cancelled, ranked(1, 2)), 1)).toEqual(['void', 'void']);
    expect(placed(raceOf(Stage.abandoned, ranked(1, 2)), 1)).toEqual(['void', 'void']);
  });

  it('other bet types have no results in a race', () => {
    const { race } = raceOf(Stage.finished, ranked(1, 2));
    expect(resultsOf(market('HOME_AWAY'), ['home', 'away'], { race }, THREE_HOURS_LATER)).toEqual([null, null]);
  });
});
