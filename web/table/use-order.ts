import { type Arrange, loadTimeOrder } from '@stillingen/client';
import { useEffect, useState } from 'react';
import { usePage } from '../page/page-context.ts';
import { useSetting } from '../page/use-setting.ts';

export type Order = 'league' | 'time';

/**
 * How the matches are to be sorted, and what changes it (SET-01). `arrange` puts them in the order of time; null where they stand by
 * league, as they do until what it takes is here.
 */
export function useOrder(): { readonly order: Order; readonly arrange: Arrange | null; toggle(): void } {
  const page = usePage();
  const [byTime, setByTime] = useSetting('sortByTime');
  const [loaded, setLoaded] = useState<Arrange | null>(null);
  useEffect(() => {
    // Where its code can not be fetched, they stay as they are: the setting is for the next page.
    if (byTime && loaded === null)
      loadTimeOrder(page.sport).then(
        (arrange) => setLoaded(() => arrange),
        () => {},
      );
  }, [byTime, loaded, page]);
  return { order: byTime ? 'time' : 'league', arrange: byTime ? loaded : null, toggle: () => setByTime(!byTime) };
}
