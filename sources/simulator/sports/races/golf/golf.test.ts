import { expect, it } from 'vitest';
import { golfEntries } from './golf-board.ts';
import { HOLES, playTournament, ROUNDS, roundOverS } from './golf-rounds.ts';
import { membersOf } from '../../../engine/fields.ts';

const PAR = 72;

/** Tournaments in which a player gives up within the round of this number, counted from 0. */
const tournaments = Array.from({ length: 40 }, (_, seed) =>
  playTournament(String(seed), membersOf('dp-world-tour').slice(0, 60), PAR, true),
);

it.each([0, 1, 2])('publishes no hole that a golfer did not play after giving up within round %i or later on', (round) => {
  let found = 0;
  for (const tournament of tournaments) {
    tournament.cards.forEach(({ rounds, withdrew }, index) => {
      if (!withdrew || rounds.length !== round + 1) return;
      found += 1;
      const played = rounds.at(-1)!.toPar.length;
      const lineAfter = (later: number) => golfEntries(tournament, later, Infinity)[index]!;
      expect(played).toBeLessThan(HOLES);
      const { status, results } = lineAfter(round);
      expect(status).toBe('withdrawn');
      expect(results!.holesPlayed).toMatch(new RegExp(`^${played}\\*?$`));
      expect(results![`round${round + 1}` as 'round1']).toBeUndefined();
      for (let later = round + 1; later < ROUNDS; later += 1)
        expect(lineAfter(later)).toMatchObject({
          status: 'withdrawn',
          results: { toPar: results!.toPar, ...(results!.strokes === undefined ? {} : { strokes: results!.strokes }) },
        });
      const strokes = rounds.slice(0, -1).reduce((sum, { toPar }) => sum + PAR + toPar.at(-1)!, 0);
      expect(lineAfter(ROUNDS - 1).results!.strokes).toBe(round === 0 ? undefined : String(strokes));
    });
  }
  expect(found).toBeGreaterThan(0);
});

it('has a round over when the last who played all of it has holed out', () => {
  const [tournament] = tournaments;
  const overS = roundOverS(tournament!, 0);
  const holes = (second: number): number =>
    golfEntries(tournament!, 0, second).filter(({ results }) => results?.holesPlayed === 'F').length;
  expect(holes(overS)).toBe(holes(Infinity));
  expect(holes(overS - 60)).toBeLessThan(holes(overS));
});
