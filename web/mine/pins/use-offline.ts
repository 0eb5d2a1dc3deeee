import { type Connection, createStore } from '@stillingen/client';
import { usePage, useStore } from '../../page/page-context.ts';

const CONNECTING: Pick<Connection, 'mode'> = { mode: 'connecting' };
const onServer = createStore(CONNECTING);

export const useIsOffline = (): boolean => {
  const { client } = usePage();
  return useStore<Pick<Connection, 'mode'>>(client?.connection ?? onServer, CONNECTING).mode === 'offline';
};
