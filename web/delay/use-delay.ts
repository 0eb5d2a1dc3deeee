import { createStore } from '@stillingen/client';
import { usePage, useStore } from '../app/page-context.ts';
import { delayCookie } from './delay.ts';

const onServer = createStore(0);

/** How many seconds everything on the page is shown later, and what changes and remembers it. */
export function useDelay(): readonly [seconds: number, change: (seconds: number) => void] {
  const { client, request } = usePage();
  const seconds = useStore(client?.delay ?? onServer, request.delayS);
  return [
    seconds,
    (wanted) => {
      document.cookie = delayCookie(wanted);
      client?.setDelay(wanted);
    },
  ];
}
