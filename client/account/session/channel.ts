import { buildAccountChannel, type LoggedIn, parseRevText } from '@stillingen/wire/account';
import type { Client } from '../../client.ts';
import type { PushEvent } from '../../push/push.ts';
import { FRESHNESS_MS } from '../constants.ts';
import type { AccountPorts } from '../ports.ts';

export interface Channel {
  follow(loggedIn: LoggedIn | null): void;
  renew(): void;
  close(): void;
}

export interface ChannelListener {
  onRev(rev: number): void;
  onDoubt(): void;
}

export function createChannel(
  ports: Pick<AccountPorts, 'subscribe' | 'after'>,
  namespace: string,
  { onRev, onDoubt }: ChannelListener,
): Channel {
  let followed: LoggedIn | null = null;
  let hasBeenUp = false;
  let endFollowing = (): void => {};
  let cancelRenewal: (() => void) | null = null;

  function hear(event: PushEvent): void {
    switch (event.type) {
      case 'data': {
        const rev = parseRevText(event.text);
        if (rev !== null) onRev(rev);
        return;
      }
      case 'up':
        if (hasBeenUp && !event.recovered) onDoubt();
        hasBeenUp = true;
        return;
      case 'gap':
        return onDoubt();
      case 'down':
      case 'verified':
        return;
    }
  }

  function onLost(): void {
    cancelRenewal = ports.after(FRESHNESS_MS, begin);
    onDoubt();
  }

  function end(): void {
    cancelRenewal?.();
    cancelRenewal = null;
    endFollowing();
    endFollowing = () => {};
  }

  function begin(): void {
    end();
    if (followed === null) return;
    const { id, hash } = followed;
    endFollowing = ports.subscribe(buildAccountChannel({ id, namespace }), hear, { loggedIn: { id, hash }, onLost });
  }

  return {
    follow(loggedIn) {
      if (loggedIn?.id === followed?.id && loggedIn?.hash === followed?.hash) return;
      followed = loggedIn;
      hasBeenUp = false;
      begin();
    },
    renew() {
      if (cancelRenewal !== null) begin();
    },
    close: end,
  };
}

export const subscribeOver =
  (client: Pick<Client, 'open'>): AccountPorts['subscribe'] =>
  (...wanted) =>
    client.open(({ push }) => ({ close: push.subscribe(...wanted) })).close;
