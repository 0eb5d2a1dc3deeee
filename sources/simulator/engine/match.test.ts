import { Stage } from '@stillingen/domain';
import { expect, it } from 'vitest';
import { createRandom } from '../../random.ts';
import type { Entrant } from './fields.ts';
import { type MatchRules, planMatch, simulateMatch, winnerOf } from './match.ts';

const entrant = (name: string): Entrant => ({ name, country: 'dk', kind: 'club', rating: 0 });
const coin: MatchRules = {
  sportId: 21,
  format: {},
  minutes: 10,
  mostMinutes: 20,
  simulate({ seed }) {
    const home = createRandom(seed).chance(0.5);
    return [{ atS: 0, stage: Stage.finished, score: { home: home ? 1 : 0, away: home ? 0 : 1 } }];
  },
};

it('plays a match again until the side wins that goes on by the draw', () => {
  for (const winner of ['home', 'away'] as const)
    for (let day = 0; day < 20; day += 1) {
      const competition = { name: 'Open', country: 'dk', season: '2026' };
      const match = planMatch('7', {
        rules: coin,
        competition,
        home: entrant('A'),
        away: entrant('B'),
        round: 'Finale',
        day,
        minutes: 600,
        winner,
      });
      expect(winnerOf(simulateMatch(match))).toBe(winner);
      expect(simulateMatch(match)).toEqual(simulateMatch(match));
    }
});
