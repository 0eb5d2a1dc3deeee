import { CORRECTION_REASONS, INCIDENT_TYPES, Stage } from '@stillingen/domain';
import { readTable } from '../../../data/table.ts';

/** Stands for the reasons of a retraction that have no row of their own. */
export const ANY_REASON = '';

/** The events that a row of a kind may name, and the words that its comment may have in braces. */
const KINDS = {
  stage: { events: Object.keys(Stage), words: [] },
  incident: { events: INCIDENT_TYPES, words: ['player', 'second', 'detail', 'team', 'assist'] },
  retraction: { events: [ANY_REASON, ...CORRECTION_REASONS], words: ['team'] },
  renaming: { events: ['renamed'], words: ['player'] },
  review: { events: ['under-review'], words: [] },
} as const satisfies Readonly<Record<string, { readonly events: readonly string[]; readonly words: readonly string[] }>>;
type Kind = keyof typeof KINDS;

/** The comment on an event of a kind, of which one is drawn where there are several. */
const ROWS = readTable('football-events.csv', 'kind event icon emphasis comment');
export type EventRow = (typeof ROWS)[number];

/** Throws where a row names an event or a word that its kind does not have. */
export function checkEventRow({ kind, event, comment }: Pick<EventRow, 'kind' | 'event' | 'comment'>): void {
  const known: Readonly<Record<string, { readonly events: readonly string[]; readonly words: readonly string[] }>> = KINDS;
  const place = `football-events.csv, ${kind} ${event}`;
  if (known[kind]?.events.includes(event) !== true) throw new RangeError(`${place}: no such event`);
  for (const [, word] of comment.matchAll(/\{(.*?)\}/g))
    if (!known[kind].words.includes(word!)) throw new RangeError(`${place}: no word {${word}}`);
}

ROWS.forEach(checkEventRow);
const rowsByEvent = new Map(ROWS.map((row) => [`${row.kind}/${row.event}`, row]));

export const eventRow = (kind: Kind, event: string): EventRow | undefined => rowsByEvent.get(`${kind}/${event}`);
