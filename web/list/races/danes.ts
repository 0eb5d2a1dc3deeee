import type { Table } from '@stillingen/client';
import { HOME_COUNTRY } from '@stillingen/domain';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { PageSport } from '../../page/page-context.ts';

/** Competitors of the readers' country in a race of several countries; horses have none to follow. */
export function danesOf(table: Table, ids: readonly string[], { row }: Pick<PageSport, 'row'>): readonly string[] {
  const danes = row === 'ranked' ? ids.filter((id) => table.rows.get(id)?.homeCountry === HOME_COUNTRY) : [];
  return danes.length === ids.length ? [] : danes;
}

/** The best placed of some competitors; null while none has a place. */
export function bestPlaced(table: Table, ids: readonly string[]): string | null {
  let best: string | null = null;
  let bestRank = Infinity;
  for (const id of ids) {
    const rank = table.row(id).get().rank ?? Infinity;
    if (rank < bestRank) [best, bestRank] = [id, rank];
  }
  return best;
}

/** Renders again when another Dane is the best, not with each place. */
export function useBestDane(table: Table, danes: readonly string[]): string | null {
  const best = useCallback(() => bestPlaced(table, danes), [table, danes]);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const ends = danes.map((id) => table.row(id).subscribe(onChange));
      return () => ends.forEach((end) => end());
    },
    [table, danes],
  );
  return useSyncExternalStore(subscribe, best, best);
}

export const useDanes = (table: Table, ids: readonly string[], sport: PageSport): readonly string[] =>
  useMemo(() => danesOf(table, ids, sport), [table, ids, sport]);
