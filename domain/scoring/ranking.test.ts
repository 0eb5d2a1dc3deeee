import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sportById } from '../sports/index.ts';
import type { Results } from '../event/results.ts';
import { type RankingEntryFacts, rankingProblem } from './index.ts';

const entry = (rank: number | null, facts: Partial<RankingEntryFacts> = {}): RankingEntryFacts => ({
  rank,
  tied: false,
  status: 'ok',
  results: {},
  ...facts,
});
const [GOLF, CYCLING, SKI_JUMPING, BIATHLON] = [23, 34, 38, 41];
const problem = (entries: readonly RankingEntryFacts[], finished = true, sport = CYCLING) =>
  rankingProblem(sportById(sport)!, entries, finished);

const rankings = fc
  .array(fc.nat({ max: 20 }), { minLength: 2, maxLength: 25 })
  .map((times) =>
    times.map((time) =>
      entry(1 + times.filter((other) => other < time).length, { tied: times.filter((other) => other === time).length > 1 }),
    ),
  );

describe('rankings', () => {
  it('rankings count the places before, with ties', () => {
    fc.assert(
      fc.property(rankings, fc.nat(), (entries, at) => {
        expect(problem(entries)).toBeNull();
        const index = at % entries.length;
        expect(problem(entries.with(index, { ...entries[index]!, rank: entries.length + 1 }))).not.toBeNull();
        const tie = entries.findIndex(({ tied }) => tied);
        if (tie >= 0) expect(problem(entries.with(tie, { ...entries[tie]!, tied: false }), false)?.path).toMatch(/^\/\d+\/rank$/);
      }),
    );
  });

  it('rankings allow dead heats, and missing places while the race runs', () => {
    const heat = [entry(1), entry(2, { tied: true }), entry(2, { tied: true }), entry(4)];
    expect(problem(heat)).toBeNull();
    expect(problem(heat.with(3, entry(3)))?.allowed).toBe('4: a rank counts all entries before it, 1, 2, 2, 4');
    expect(problem([entry(1), entry(5)], false)).toBeNull();
    expect(problem([entry(2), entry(2)], false)?.path).toBe('/1/rank');
  });

  it('rankings accept only positive whole numbers as ranks', () => {
    expect(problem([entry(0)], false)?.path).toBe('/0/rank');
    expect(problem([entry(1.5)], false)?.path).toBe('/0/rank');
  });

  it.each(['disqualified', 'not-started', 'withdrawn', 'cut', 'over-time-limit', 'fell', 'non-runner'] as const)(
    'rankings refuse a rank for the status %s',
    (status) => {
      expect(problem([entry(1), entry(null, { status })])).toBeNull();
      expect(problem([entry(1), entry(2, { status })])?.path).toBe('/1/rank');
    },
  );

  it('rankings classify retired and lapped competitors', () => {
    expect(problem([entry(1), entry(2, { status: 'lapped' }), entry(3, { status: 'retired' })])).toBeNull();
  });

  it('[NODUEL-15] rankings give the leader no gap', () => {
    expect(problem([entry(1, { results: { gap: '+0.00' } }), entry(2, { results: { gap: '+0:34' } })])).toBeNull();
    expect(problem([entry(1, { results: { gap: '+0:34' } })])?.path).toBe('/0/results/gap');
  });

  it.each<[number, Results, boolean]>([
    [BIATHLON, { shooting: '0+1+2+0' }, true],
    [BIATHLON, { shooting: '1+12' }, true],
    [BIATHLON, { shooting: '0+6+0+0' }, false],
    [BIATHLON, { shooting: '3' }, true],
    [BIATHLON, { shooting: '0,1,2' }, false],
    [GOLF, { toPar: '−11', today: 'E', holesPlayed: '18', round1: '65', strokes: '277' }, true],
    [GOLF, { toPar: '+3', holesPlayed: 'F' }, true],
    [GOLF, { holesPlayed: '14*' }, true],
    [GOLF, { holesPlayed: '19' }, false],
    [GOLF, { toPar: 'eleven under' }, false],
    [SKI_JUMPING, { jump1: '128.5', jump2: '131,0', points: '262.7' }, true],
    [SKI_JUMPING, { jump1: '128 m' }, false],
  ])('rankings of sport %i with %o: %s', (sport, results, possible) => {
    expect(problem([entry(1, { results })], true, sport) === null).toBe(possible);
  });
});
