import { type Connection, createStore } from '@stillingen/client';
import { usePage, useStore } from './page-context.ts';

const UNKNOWN: Connection = {
  mode: 'connecting',
  lastDataS: null,
  serviceStatus: 0,
  trueAtS: null,
  notice: null,
  program: null,
};
const onServer = createStore(UNKNOWN);

/** On the server, and at hydration, nothing is known. */
export function useConnection(): Connection {
  const { client } = usePage();
  return useStore(client?.connection ?? onServer, UNKNOWN);
}
