import type { Message } from '@stillingen/domain/messages';
import fc from 'fast-check';
import { fixture, goal, retraction, score, status } from '../../../domain/live/scenario.ts';
import { race, ranking } from './test-feeds.ts';

/** When steps begin: a Saturday noon; nothing here comes near a midnight. */
export const FROM_S = Date.parse('2026-11-21T12:00:00Z') / 1000;
const instant = (seconds: number): string => new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');
const DAY_S = 86_400;

/** One thing that may happen to one of a few matches or races. */
export type Step = {
  readonly what: 'fixture' | 'move' | 'status' | 'goal' | 'retract' | 'card' | 'race' | 'ranking' | 'finish';
  readonly of: number;
  readonly value: number;
  readonly afterS: number;
};
export const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.record({
    what: fc.constantFrom('fixture', 'move', 'status', 'goal', 'retract', 'card', 'race', 'ranking', 'finish'),
    of: fc.nat(3),
    value: fc.nat(9),
    afterS: fc.nat(40),
  }),
  { minLength: 1, maxLength: 40 },
);

/** What a provider says of a step. `seq` is the next number of everything it says. */
export function messageOf({ what, of, value }: Step, seq: number, nowS: number): Message {
  const key = `m${of}`;
  const about = { seq, at: instant(nowS) };
  const match = (start: number): Message =>
    fixture({
      ...about,
      key,
      start: instant(start),
      home: { name: `Hjemme ${of}` },
      away: { name: `Ude ${of}` },
      competition: { name: value % 2 === 0 ? 'Superligaen' : '1. division', country: 'dk', season: '2026/2027' },
    });
  switch (what) {
    case 'fixture':
      return match(FROM_S + of * 600);
    case 'move':
      return match(FROM_S + ((value % 3) - 1) * DAY_S);
    case 'status':
      return status(seq, 12, { ...about, key: `${key}/status`, event: key });
    case 'goal':
      return score(seq, value, 0, { ...about, key: `${key}/score`, event: key });
    case 'retract':
      return retraction(key, { ...about, key: `${key}/taken-back/${seq}`, supersedes: { key, seq: value + 1 } });
    case 'card':
      return goal(`${key}/card${seq}`, value + 1, 'home', { ...about, event: key, type: 'yellow-card' });
    case 'race':
      return race(`r${of}`, { ...about, start: instant(FROM_S + (value - 4) * 3600 * 4) });
    case 'ranking':
      return ranking(`r${of}`, value % 2 === 0 ? ['Norris', 'Piastri'] : ['Piastri', 'Norris', 'Vesti'], about);
    case 'finish':
      return status(seq, 3, { ...about, key: `r${of}/status`, event: `r${of}` });
  }
}
