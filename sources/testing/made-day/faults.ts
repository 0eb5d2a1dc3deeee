import fc from 'fast-check';
import type { HttpAnswer } from '../../ports.ts';
import { answerOf } from '../fake-source.ts';
import { type MadeMatch, momentOf } from './match.ts';
import type { MadeSource } from './sources.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

const ANSWERS = ['html', 'half', 'null', 'unchanged', 'limit', 'limit-stated', 'error', 'lost', 'old', 'old-day'] as const;
const MATCHES = ['shape', 'falls', 'vanishes'] as const;
const SELF = ['restart', 'restart-without-memory', 'server-down'] as const;

/** Something that is wrong for a while; times in milliseconds since the start of the day. */
export interface Fault {
  readonly kind: (typeof ANSWERS)[number] | (typeof MATCHES)[number] | (typeof SELF)[number];
  readonly fromMs: number;
  readonly toMs: number;
  /** Chooses what is hit. */
  readonly which: number;
}

/** Up to twelve faults in the first `minutes`, each for up to a quarter of an hour. */
export const faultsIn = (minutes: number): fc.Arbitrary<Fault[]> =>
  fc.array(
    fc
      .record({
        kind: fc.constantFrom(...ANSWERS, ...MATCHES, ...SELF),
        from: fc.nat(minutes),
        seconds: fc.integer({ min: 10, max: 900 }),
        which: fc.nat(1000),
      })
      .map(({ kind, from, seconds, which }) => ({
        ...{ kind, which, fromMs: from * MINUTE },
        toMs: from * MINUTE + seconds * 1000,
      })),
    { minLength: 1, maxLength: 12 },
  );

const JUNK: readonly unknown[] = [null, 'x', -1, [], {}, '2099-01-01T00:00:00Z', undefined];

/** One field of one match is of another shape. */
function misshapen(body: unknown, { id }: MadeMatch, which: number): unknown {
  if (typeof body !== 'object' || body === null) return body;
  if (Array.isArray(body)) return body.map((item) => misshapen(item, { id } as MadeMatch, which));
  const members = Object.entries(body);
  if (!members.some(([, value]) => String(value) === String(id)))
    return Object.fromEntries(members.map(([name, value]) => [name, misshapen(value, { id } as MadeMatch, which)]));
  const names = members.map(([name]) => name);
  return { ...body, [names[which % names.length]!]: JUNK[which % JUNK.length] };
}

function matchesUnder(matches: readonly MadeMatch[], faults: readonly Fault[], nowMs: number): readonly MadeMatch[] {
  return faults.reduce((all, { kind, which }) => {
    const hit = matches[which % matches.length]!;
    if (kind === 'vanishes') return all.filter(({ id }) => id !== hit.id);
    if (kind !== 'falls') return all;
    const { period } = momentOf(hit, nowMs);
    const last = hit.goals.findLast((goal) => hit.startMs + goal.atMs <= nowMs && goal.period === period);
    return all.map((match) => (match.id === hit.id ? { ...match, goals: match.goals.filter((goal) => goal !== last) } : match));
  }, matches);
}

/** The answer to one request while some faults are active. */
export function faultyAnswer(
  { write }: MadeSource,
  path: string,
  matches: readonly MadeMatch[],
  { faults, nowMs }: { readonly faults: readonly Fault[]; readonly nowMs: number },
): HttpAnswer | { error: string } {
  const is = (kind: Fault['kind']): Fault | undefined => faults.find((fault) => fault.kind === kind);
  if (is('lost')) return { error: 'ECONNRESET' };
  if (is('error')) return answerOf('', { status: 500 });
  if (is('limit')) return answerOf('', { status: 429 });
  if (is('limit-stated')) return answerOf('', { status: 429, headers: { 'retry-after': '90' } });
  if (is('unchanged')) return answerOf('', { status: 304 });
  if (is('html')) return answerOf('<!doctype html><p>back soon</p>');
  if (is('null')) return answerOf('null');
  const asOfMs = nowMs - (is('old-day') ? DAY : is('old') ? 10 * MINUTE : 0);
  const body = write(path, matchesUnder(matches, faults, nowMs), asOfMs);
  const shape = is('shape');
  const text = JSON.stringify(shape === undefined ? body : misshapen(body, matches[shape.which % matches.length]!, shape.which));
  return answerOf(is('half') ? text.slice(0, text.length / 2) : text);
}
