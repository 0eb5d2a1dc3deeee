import type { TableLeague } from '@stillingen/client';
import { useEffect } from 'react';
import { usePage } from '../page/page-context.ts';

/** The footer names the sources of these leagues too. */
export function useOtherSports(groups: readonly Pick<TableLeague, 'league'>[]): void {
  const { otherSports } = usePage();
  const sports = [...new Set(groups.map(({ league }) => league.sportId))].join(',');
  useEffect(() => {
    otherSports.set(sports);
    return () => otherSports.set('');
  }, [otherSports, sports]);
}
