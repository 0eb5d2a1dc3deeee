import type { TableLeague } from '@stillingen/client';
import { useEffect, useMemo, useState } from 'react';
import { usePage, useStore } from '../page/page-context.ts';
import type { MineController } from './contract.ts';
import { loadSports } from './load-sports.ts';

/** Those of the leagues whose sports are here; the others follow. */
export function useWithSports(leagues: readonly TableLeague[]): readonly TableLeague[] {
  const page = usePage();
  const [, setLoaded] = useState(0);
  const ids = [...new Set(leagues.map(({ league }) => league.sportId ?? 0))].filter((id) => !page.hasSport(id)).join();
  useEffect(() => {
    if (ids === '') return;
    // Without a connection what is missing stays out.
    loadSports(page, ids.split(',').map(Number)).then(
      () => setLoaded((count) => count + 1),
      () => {},
    );
  }, [page, ids]);
  return useMemo(
    () => (ids === '' ? leagues : leagues.filter(({ league }) => page.hasSport(league.sportId ?? 0))),
    [leagues, ids, page],
  );
}

export const useFollowed = ({ followed }: MineController): readonly TableLeague[] =>
  useWithSports(useStore(followed.table.structure).leagues);

/** The footer names the sources of these leagues too. */
export function useOtherSports(groups: readonly Pick<TableLeague, 'league'>[]): void {
  const { otherSports } = usePage();
  const sports = [...new Set(groups.map(({ league }) => league.sportId))].join(',');
  useEffect(() => {
    otherSports.set(sports);
    return () => otherSports.set('');
  }, [otherSports, sports]);
}
