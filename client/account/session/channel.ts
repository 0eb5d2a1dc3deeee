import { buildAccountChannel, type LoggedIn, parseRevText } from '@stillingen/wire/account';
import type { Client } from '../../client.ts';
import type { PushEvent } from '../../push/push.ts';
import { FRESHNESS_MS } from '../constants.ts';
import type { AccountPorts } from '../ports.ts';

/** The push channel of who is signed in (ACC-51). */
export interface Channel {
  /** Follows the channel of a session, and that of nobody else any more. */
  follow(loggedIn: LoggedIn | null): void;
  /** Asks at once for a channel that was refused. */
  renew(): void;
  close(): void;
}

/** What is heard of the documents of the user. */
export interface ChannelListener {
  onRev(rev: number): void;
  /** Something may have been missed, or the session may have ended. */
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
  /** Set while a channel that was refused waits to be asked for again. */
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
    // What made it so may pass; the session itself is asked for now.
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

/** Follows over the connection that a client of the same site has open, or opens for this. */
export const subscribeOver =
  (client: Pick<Client, 'open'>): AccountPorts['subscribe'] =>
  (...wanted) =>
    client.open(({ push }) => ({ close: push.subscribe(...wanted) })).close;
