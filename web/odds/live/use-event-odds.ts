import { createStore, type Store } from '@stillingen/client';
import { type FollowedMarket, openEventOdds, type OpenEventOdds } from '@stillingen/client/odds';
import type { EventOdds } from '@stillingen/wire';
import { useEffect, useMemo, useState } from 'react';
import { usePage, useStore } from '../../page/page-context.ts';
import { readOddsMode } from '../settings/mode.ts';
import { byFrame } from './by-frame.ts';

export interface ShownOdds {
  /** Null while they load. */
  readonly odds: EventOdds | null;
  readonly isFailing: boolean;
  readonly isOffline: boolean;
  follow(market: FollowedMarket | null): void;
  retryNow(): void;
}

const NONE: OpenEventOdds = {
  odds: createStore<EventOdds | null>(null),
  failing: createStore(false),
  follow() {},
  retryNow() {},
  close() {},
};
const CONNECTING: Store<{ readonly mode: string }> = createStore({ mode: 'connecting' });

async function ticket(): Promise<string | null> {
  const answer = await readOddsMode((path, init) => fetch(path, init));
  return answer.kind === 'mode' ? (answer.mode.ticket ?? null) : null;
}

/** Odds of an event that change while they are shown. */
export function useEventOdds(eventId: string): ShownOdds {
  const { client } = usePage();
  const [opened, setOpened] = useState(NONE);
  useEffect(() => {
    if (client === null) return undefined;
    const next = openEventOdds(client, { event: eventId, ticket });
    setOpened(next);
    return () => next.close();
  }, [client, eventId]);
  const odds = useStore(useMemo(() => byFrame(opened.odds), [opened]));
  const isFailing = useStore(opened.failing);
  const { mode } = useStore<{ readonly mode: string }>(client?.connection ?? CONNECTING);
  const { follow, retryNow } = opened;
  return { odds, isFailing, isOffline: mode === 'offline', follow, retryNow };
}
