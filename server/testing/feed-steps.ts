import type { CompetitionRef, Message } from '@stillingen/domain/messages';
import fc from 'fast-check';
import { fixture, goal, retraction, score, status } from '../../domain/testing/scenario.ts';
import { race, ranking } from './feeds.ts';

/** When steps begin: a Saturday noon; nothing here comes near a midnight. */
export const FROM_S = Date.parse('2026-11-21T12:00:00Z') / 1000;
const instant = (seconds: number): string => new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');
const DAY_S = 86_400;

const COMPETITIONS: readonly CompetitionRef[] = [
  { name: 'Superligaen', country: 'dk', season: '2026/2027' },
  { name: '1. division', country: 'dk', season: '2026/2027' },
  { name: 'Sydbank Pokalen', country: 'dk', season: '2026/2027', role: 'knockout' },
];

const KINDS = [
  'fixture',
  'move',
  'status',
  'goal',
  'over',
  'retract',
  'withdraw',
  'card',
  'race',
  'ranking',
  'finish',
  'delete',
  'deduct',
  'write',
] as const;
export type FeedStep = {
  readonly what: (typeof KINDS)[number];
  readonly of: number;
  readonly value: number;
  readonly afterS: number;
};
export const steps: fc.Arbitrary<readonly FeedStep[]> = fc.array(
  fc.record({
    what: fc.constantFrom(...KINDS),
    of: fc.nat(3),
    value: fc.nat(9),
    afterS: fc.nat(40),
  }),
  { minLength: 1, maxLength: 40 },
);

const team = (name: string, of: number) => ({ name: `${name} ${of}`, key: `${name}/${of}` });

export function messageOf({ what, of, value }: FeedStep, seq: number, nowS: number): Message {
  const key = `m${of}`;
  const about = { seq, at: instant(nowS) };
  // The last is the return match of the one before.
  const [home, away] = of === 3 ? [team('Ude', 2), team('Hjemme', 2)] : [team('Hjemme', of), team('Ude', of)];
  const match = (start: number): Message =>
    fixture({
      ...about,
      key,
      start: instant(start),
      home,
      away,
      competition: COMPETITIONS[value % 3]!,
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
    case 'over':
      return status(seq, 3, { ...about, key: `${key}/status`, event: key, score: { home: value, away: 1 } });
    case 'retract':
      return retraction(key, { ...about, key: `${key}/taken-back/${seq}`, supersedes: { key, seq: value + 1 } });
    case 'withdraw': {
      const withdrawn = [`r${of}`, `${key}/points`, `${key}/article`][value % 3]!;
      return retraction(withdrawn, { ...about, key: `${withdrawn}/taken-back/${seq}` });
    }
    case 'card':
      return goal(`${key}/card${seq}`, value + 1, 'home', { ...about, event: key, type: 'yellow-card' });
    case 'race':
      return race(`r${of}`, { ...about, start: instant(FROM_S + (value - 4) * 3600 * 4) });
    case 'ranking':
      return ranking(`r${of}`, value % 2 === 0 ? ['Norris', 'Piastri'] : ['Piastri', 'Norris', 'Vesti'], about);
    case 'finish':
      return status(seq, 3, { ...about, key: `r${of}/status`, event: `r${of}` });
    case 'delete':
      return { ...about, kind: 'participant', key: `${home.key}/page`, participant: home.key, deleted: value % 2 === 0 };
    case 'deduct':
      return {
        ...about,
        kind: 'deduction',
        key: `${key}/points`,
        sport: 1,
        competition: COMPETITIONS[0]!,
        participant: { name: home.name },
        points: value + 1,
        from: instant(FROM_S),
      };
    case 'write':
      return {
        ...about,
        kind: 'article',
        key: `${key}/article`,
        title: 'Optakt',
        text: ['Der er kamp.'],
        published: instant(FROM_S),
        source: 'Redaktionen',
        event: key,
        report: value % 2 === 0,
      };
  }
}
