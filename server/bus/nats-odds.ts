import { randomUUID } from 'node:crypto';
import type { NatsConnection } from '@nats-io/transport-node';
import { type OddsPublication, Subscribers } from './bus.ts';

const HEADER_BYTES = 1024;

interface Sent extends OddsPublication {
  readonly from: string;
}

/** Prices by plain NATS, which keeps none: what is lost is read from the log of odds. */
export class OddsChannel {
  readonly subscribers = new Subscribers<OddsPublication>();
  readonly #subject: string;
  /** Own publications were delivered at once and come back from the broker. */
  readonly #id = randomUUID();

  constructor(subject: string) {
    this.#subject = subject;
  }

  publish(publication: OddsPublication, connection: NatsConnection | null): void {
    this.subscribers.deliver(publication);
    if (connection !== null) this.#send(publication, connection);
  }

  receiveFrom(connection: NatsConnection): void {
    connection.subscribe(this.#subject, {
      callback: (error, message) => {
        if (error !== null) return;
        const { from, ...publication } = message.json<Sent>();
        if (from !== this.#id) this.subscribers.deliver(publication);
      },
    });
  }

  /** Of a part `last` is its own last version, so that no subscriber expects later ones early. */
  #send(publication: OddsPublication, connection: NatsConnection): void {
    const { versions, confirmations } = publication;
    const text = JSON.stringify({ from: this.#id, ...publication } satisfies Sent);
    if (Buffer.byteLength(text) <= connection.info!.max_payload - HEADER_BYTES) {
      if (!connection.isClosed()) connection.publish(this.#subject, text);
      return;
    }
    const [middle, half] = [versions.length >> 1, confirmations.length >> 1];
    if (middle === 0 && half === 0) return;
    const first = versions.slice(0, middle);
    const last = first.at(-1)?.n ?? (versions[0]?.n ?? publication.last + 1) - 1;
    this.#send({ versions: first, confirmations: confirmations.slice(0, half), last }, connection);
    this.#send({ ...publication, versions: versions.slice(middle), confirmations: confirmations.slice(half) }, connection);
  }
}
