import type { Pair } from '@stillingen/domain';
import { sumOfGoals } from '../football/score.ts';
import type { Result } from './shapes.ts';
import words from './words.json' with { type: 'json' };

/** `final` is the running score in play; in cups it may hold extra time or the kicks. */
const RESULT_KINDS = ['half', 'final', 'regular', 'extra', 'penalties'] as const;
type ResultKind = (typeof RESULT_KINDS)[number];

export type Results = Readonly<Record<ResultKind, Pair | null>>;

const tableOf = (table: Readonly<Record<string, string>>): ReadonlyMap<string, ResultKind> =>
  new Map(Object.entries(table) as [string, ResultKind][]);
const [KINDS, NAMES, TYPES] = [words.kinds, words.names, words.types].map(tableOf) as [
  ReturnType<typeof tableOf>,
  ReturnType<typeof tableOf>,
  ReturnType<typeof tableOf>,
];

/** By kind, else by name, else by type; the order in the list has no meaning. */
const kindOf = ({ resultTypeKind, resultName, resultTypeID }: Result): ResultKind | null =>
  KINDS.get(resultTypeKind ?? '') ??
  NAMES.get((resultName ?? '').trim().toLowerCase()) ??
  TYPES.get(String(resultTypeID ?? '')) ??
  null;

export const furthest = (scores: readonly (Pair | null)[]): Pair | null =>
  scores.reduce(
    (most, score) => (score !== null && (most === null || sumOfGoals(score) > sumOfGoals(most)) ? score : most),
    null,
  );

export function resultsOf(list: readonly Result[], path: string): { results: Results; unread: string[] } {
  const results: Record<ResultKind, Pair | null> = { half: null, final: null, regular: null, extra: null, penalties: null };
  const unread: string[] = [];
  list.forEach((result, index) => {
    const { pointsTeam1: home, pointsTeam2: away } = result;
    const kind = kindOf(result);
    if (kind === null) unread.push(`${path}/${index}/resultName: not known: ${JSON.stringify(result.resultName ?? null)}`);
    else if (typeof home === 'number' && typeof away === 'number') results[kind] = furthest([results[kind], [home, away]]);
  });
  return { results, unread };
}
