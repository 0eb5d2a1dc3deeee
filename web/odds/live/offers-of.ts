import { createStore, type Store } from '@stillingen/client';
import { ODDS_START_MS } from '@stillingen/domain';
import { parseOddsShown } from '../odds-shown.ts';

/** Ms between two looks, while an event has no offers. */
const LOOK_MS = 60_000;

/** Demanded; for browsers the server decides by the request. */
const PLACE = { geoIpCode: 'DK', geoIpSubdivisionCode: '' };

interface Menu {
  readonly items?: readonly unknown[];
}
interface Answer {
  readonly data?: Readonly<Record<string, Menu | null>>;
}

/** Whether a stored query of markets (CALL-03) has some for this visitor. */
async function hasMarkets(hash: 'pobtm' | 'lobtm', eventId: string): Promise<boolean> {
  const query = new URLSearchParams({ _hash: hash, eventId, projectId: '1', ...PLACE });
  const { data = {} } = (await (await fetch(`/pq_graphql?${query}`)).json()) as Answer;
  return Object.values(data).some((menu) => (menu?.items?.length ?? 0) > 0);
}

/** Whether an event has offers for the visitor: true from the first one on. */
export function offersOf(eventId: string, oddsShown: string): Store<boolean> {
  const hashes = parseOddsShown(oddsShown).duringPlay ? (['pobtm', 'lobtm'] as const) : (['pobtm'] as const);
  const store = createStore(false, () => {
    let timer: ReturnType<typeof setTimeout>;
    let isEnded = store.get();
    async function look(): Promise<void> {
      const found = await Promise.all(document.hidden ? [] : hashes.map((hash) => hasMarkets(hash, eventId)));
      if (isEnded) return;
      if (found.includes(true)) store.set(true);
      else wait(LOOK_MS);
    }
    function wait(ms: number): void {
      timer = setTimeout(() => {
        look().catch(() => isEnded || wait(LOOK_MS));
      }, ms);
    }
    if (!isEnded) wait(ODDS_START_MS);
    return () => {
      isEnded = true;
      clearTimeout(timer);
    };
  });
  return store;
}
