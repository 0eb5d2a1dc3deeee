import { shareTexts } from '../text/shared-texts.ts';
import { index, indexRace, indexRecords, putKey, putParticipant } from './apply.ts';
import type { Participant } from '../event/entities.ts';
import { emptyState, type KeyRecord, type LiveState } from './state.ts';

const COLLECTIONS = [
  'participants',
  'leagues',
  'events',
  'races',
  'incidents',
  'statistics',
  'courses',
  'facts',
  'corrections',
  'deductions',
  'byes',
  'tieOrders',
  'articles',
  'rankings',
  'transfers',
  'seasonResults',
  'profiles',
  'careers',
  'injuries',
  'keys',
] as const;

/** Increase when the rules change the state of the same journal; other versions are not read. */
export const SNAPSHOT_VERSION = 9;

const LINE_CHARACTERS = 20_000;
type Item = readonly [id: string, value: unknown];

interface Part {
  readonly name: (typeof COLLECTIONS)[number];
  readonly prefix: string;
  readonly ids: readonly string[];
  readonly values: readonly unknown[];
}

const partOf = (name: Part['name'], prefix: string, items: ReadonlyMap<string, unknown>): Part => ({
  name,
  prefix,
  ids: [...items.keys()],
  values: [...items.values()],
});

/** A key's id starts with its provider, which has no space. */
const partsOf = (state: LiveState, name: Part['name']): Part[] =>
  name === 'keys'
    ? [...state.keys].map(([provider, records]) => partOf(name, `${provider} `, records))
    : [partOf(name, '', state[name])];

const itemsOf = (state: LiveState, name: Part['name']): Item[] =>
  partsOf(state, name).flatMap(({ prefix, ids, values }) => ids.map((id, at): Item => [prefix + id, values[at]]));

function putItem(state: LiveState, name: (typeof COLLECTIONS)[number], [id, value]: Item): void {
  const end = id.indexOf(' ');
  if (name === 'participants') putParticipant(state, value as Participant);
  else if (name === 'keys') putKey(state, id.slice(0, end), id.slice(end + 1), value as KeyRecord);
  else (state[name] as Map<string, unknown>).set(id, value);
}

const lineOf = (name: Part['name'], items: readonly string[]): string => `["${name}",[${items.join(',')}]]`;

/** JSON lines of bounded size. Consistent however slowly read: values are never changed. */
export function snapshotLines(state: LiveState): Iterable<string> {
  const parts = COLLECTIONS.flatMap((name) => partsOf(state, name));
  const { n } = state;
  return (function* lines() {
    yield JSON.stringify({ n });
    for (let part = parts.shift(); part !== undefined; part = parts.shift()) {
      const { name, prefix, ids, values } = part;
      let [items, characters]: [string[], number] = [[], 0];
      for (const [at, id] of ids.entries()) {
        const item = JSON.stringify([prefix + id, values[at]] satisfies Item);
        if (characters + item.length > LINE_CHARACTERS && items.length > 0) {
          yield lineOf(name, items);
          [items, characters] = [[], 0];
        }
        items.push(item);
        characters += item.length;
      }
      if (items.length > 0) yield lineOf(name, items);
    }
  })();
}

/** Throws SyntaxError for a torn line. */
export function readSnapshot(lines: Iterable<string>): LiveState {
  const state = emptyState();
  for (const line of lines) {
    const piece = shareTexts(JSON.parse(line) as { n: number } | [(typeof COLLECTIONS)[number], Item[]]);
    if (!Array.isArray(piece)) {
      state.n = piece.n;
      continue;
    }
    for (const item of piece[1]) putItem(state, piece[0], item);
  }
  for (const event of state.events.values()) index(state, event);
  for (const race of state.races.values()) indexRace(state, race);
  indexRecords(state);
  return state;
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join()}}`;
}

/** One line per difference: collection, id, both values. Empty where the states are equal. */
export function differences(a: LiveState, b: LiveState): string[] {
  const lines: string[] = [];
  if (a.n !== b.n) lines.push(`n: ${a.n} / ${b.n}`);
  for (const name of COLLECTIONS) {
    const left = new Map(itemsOf(a, name));
    const right = new Map(itemsOf(b, name));
    for (const id of new Set([...left.keys(), ...right.keys()])) {
      const [one, other] = [canonical(left.get(id)), canonical(right.get(id))];
      if (one !== other) lines.push(`${name} ${id}: ${one} / ${other}`);
    }
  }
  return lines;
}
