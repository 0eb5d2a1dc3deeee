import type { TableLeague } from '@stillingen/client';
import { useEffect, useState } from 'react';
import { usePage, useStore } from '../page/page-context.ts';
import type { MineController } from './mine-controller.ts';
import { loadSports } from './load-sports.ts';

/** The leagues of the followed table whose sports are here; the others follow. */
export function useFollowed({ followed }: MineController): readonly TableLeague[] {
  const page = usePage();
  const { leagues } = useStore(followed.table.structure);
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
  return leagues.filter(({ league }) => page.hasSport(league.sportId ?? 0));
}
