import { createStore, type Store } from '@stillingen/client';
import { useEffect, useState } from 'react';
import { usePage, useStore } from '../page/page-context.ts';
import { type Alerts, openAlerts } from './alerts.ts';
import type { AlertSettings } from './contract.ts';

/** Null on the server and until the page is hydrated: what lies on the device is not known before. */
export function useAlerts(): Alerts | null {
  const { client, mine } = usePage();
  const [alerts, setAlerts] = useState<Alerts | null>(null);
  useEffect(() => {
    if (client === null) return;
    mine?.load().then(
      (controller) => setAlerts(openAlerts(client, controller.mine)),
      () => {},
    );
  }, [client, mine]);
  return alerts;
}

/** What `read` finds in the visitor's document. It must return a primitive. */
export function useDocument<Value extends string | number | boolean | null>(
  { settings }: Pick<Alerts, 'settings'>,
  read: (settings: AlertSettings) => Value,
): Value {
  return useStore({ subscribe: settings.subscribe, get: () => read(settings) });
}

const NONE = createStore(null);
/** Null while there is none. */
export const useMaybe = <Value>(store: Store<Value> | null | undefined): Value | null => useStore<Value | null>(store ?? NONE);
