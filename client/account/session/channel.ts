import { buildAccountChannel, type LoggedIn, parseRevText } from '@stillingen/wire/account';
import type { Client } from '../../client.ts';
import type { PushEvent } from '../../push/push.ts';
import { FRESHNESS_MS } from '../constants.ts';
import type { AccountPorts } from '../ports.ts';

export interface ChannelListener {
  onRev(rev: number): void;
  /** A revision may have been missed. */
  onMaybeMissed(): void;
}

/** Revisions of the signed-in user by push (ACC-51). */
export class Channel {
  readonly #ports: Pick<AccountPorts, 'subscribe' | 'after'>;
  readonly #namespace: string;
  readonly #listener: ChannelListener;
  #followed: LoggedIn | null = null;
  #hasBeenUp = false;
  #endPush = (): void => {};
  #cancelRenewal: (() => void) | null = null;

  constructor(ports: Pick<AccountPorts, 'subscribe' | 'after'>, namespace: string, listener: ChannelListener) {
    this.#ports = ports;
    this.#namespace = namespace;
    this.#listener = listener;
  }

  follow(loggedIn: LoggedIn | null): void {
    if (loggedIn?.id === this.#followed?.id && loggedIn?.hash === this.#followed?.hash) return;
    this.#followed = loggedIn;
    this.#hasBeenUp = false;
    this.#begin();
  }

  renew(): void {
    if (this.#cancelRenewal !== null) this.#begin();
  }

  close(): void {
    this.#cancelRenewal?.();
    this.#cancelRenewal = null;
    this.#endPush();
    this.#endPush = () => {};
  }

  #begin(): void {
    this.close();
    if (this.#followed === null) return;
    const { id, hash } = this.#followed;
    const onLost = (): void => {
      this.#cancelRenewal = this.#ports.after(FRESHNESS_MS, () => this.#begin());
      this.#listener.onMaybeMissed();
    };
    const subject = buildAccountChannel({ id, namespace: this.#namespace });
    this.#endPush = this.#ports.subscribe(subject, (event) => this.#onPush(event), { sent: { loggedIn: { id, hash } }, onLost });
  }

  #onPush(event: PushEvent): void {
    switch (event.type) {
      case 'data': {
        const rev = parseRevText(event.text);
        if (rev !== null) this.#listener.onRev(rev);
        return;
      }
      case 'up':
        if (this.#hasBeenUp && !event.recovered) this.#listener.onMaybeMissed();
        this.#hasBeenUp = true;
        return;
      case 'gap':
        return this.#listener.onMaybeMissed();
      case 'down':
      case 'verified':
        return;
    }
  }
}

export const subscribeOver =
  (client: Pick<Client, 'open'>): AccountPorts['subscribe'] =>
  (...subscription) =>
    client.open(({ push }) => ({ close: push.subscribe(...subscription) })).close;
