import { type OddsHistory, oddsHistoryAddress } from '@stillingen/wire';
import type { MarketOdds } from '@stillingen/wire';
import { useEffect, useState } from 'react';
import { usePage } from '../../page/page-context.ts';

/** Null while it loads, and where it can not be loaded. */
export function useHistory(event: string, market: MarketOdds): OddsHistory | null {
  const { client } = usePage();
  const { betType, scope, line, isLive } = market;
  const [history, setHistory] = useState<OddsHistory | null>(null);
  useEffect(() => {
    if (client === null) return undefined;
    const abort = new AbortController();
    const asOf = client.delay.get() === 0 ? null : client.clock.nowS();
    setHistory(null);
    fetch(oddsHistoryAddress(event, { betType, scope, line, isLive }, asOf), { signal: abort.signal })
      .then((answer) => (answer.ok ? (answer.json() as Promise<OddsHistory>) : null))
      .then(setHistory, () => {});
    return () => abort.abort();
  }, [client, event, betType, scope, line, isLive]);
  return history;
}
