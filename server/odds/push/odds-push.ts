import type { EventId } from '@stillingen/domain';
import { BET_SCOPES, BET_TYPES, type BetScope, type BetType, type OfferKey } from '@stillingen/domain/odds';
import { buildPushSubject, type OddsSubject, type PushSubject } from '@stillingen/wire';
import type { EndedModes } from './ended-modes.ts';
import { readTicket, type Ticket } from './ticket.ts';

export interface OddsPushOptions {
  readonly hub: {
    publish(subject: PushSubject, text: () => string): void;
    isFollowed(subject: PushSubject): boolean;
  };
  readonly key: Buffer;
  readonly endedModes: EndedModes;
  readonly nowMs: () => number;
  readonly after: (delayMs: number, call: () => void) => NodeJS.Timeout;
  /** What subscribers read; null where nothing is offered. */
  readonly overview: (subject: OddsSubject) => object | null;
}

/** CALL-04: at most one frame of an offer in this time, the newest. */
const PACE_MS = 1000;

interface Followed {
  readonly subject: OddsSubject;
  sentMs: number;
  /** Runs while a change waits for its turn. */
  timer: NodeJS.Timeout | undefined;
}

/** Admits subscribers with a ticket, and publishes what changed of the subjects that they follow. */
export class OddsPush implements Disposable {
  readonly #options: OddsPushOptions;
  readonly #followed = new Map<EventId, Map<string, Followed>>();

  constructor(options: OddsPushOptions) {
    this.#options = options;
  }

  /** Number of subjects. */
  get followed(): number {
    return [...this.#followed.values()].reduce((sum, { size }) => sum + size, 0);
  }

  admits(subject: OddsSubject, ticket: string | undefined): boolean {
    const { overview } = this.#options;
    const { bookmaker, betType, scope } = subject;
    if (!BET_TYPES.includes(betType as BetType) || !BET_SCOPES.includes(scope as BetScope)) return false;
    const held = ticket === undefined ? null : this.#read(ticket);
    if (held?.bookmakers.has(bookmaker) !== true || overview(subject) === null) return false;
    const event = subject.event as EventId;
    const followed = this.#followed.get(event) ?? new Map<string, Followed>();
    this.#followed.set(event, followed);
    const name = buildPushSubject(subject);
    if (!followed.has(name)) followed.set(name, { subject, sentMs: Number.NEGATIVE_INFINITY, timer: undefined });
    return true;
  }

  /** Until its time, and while the mode of its visitor is on. */
  holds(ticket: string): boolean {
    return this.#read(ticket) !== null;
  }

  #read(ticket: string): Ticket | null {
    const { nowMs, key, endedModes } = this.#options;
    const held = readTicket(ticket, nowMs(), key);
    return held === null || endedModes.hasEnded(held.mode, held.issuedMs) ? null : held;
  }

  onOffer({ event, bookmaker, betType, scope }: OfferKey): void {
    const name = buildPushSubject({ kind: 'odds', event, bookmaker, betType, scope });
    const followed = this.#followed.get(event)?.get(name);
    if (followed !== undefined) this.#publishInTurn(followed, name);
  }

  /** A goal suspends offers although none of them changed. */
  onEvent(event: EventId): void {
    for (const [name, followed] of this.#followed.get(event) ?? []) this.#publishInTurn(followed, name);
  }

  #publishInTurn(followed: Followed, name: string): void {
    if (followed.timer !== undefined) return;
    const { nowMs, after } = this.#options;
    const waitMs = followed.sentMs + PACE_MS - nowMs();
    if (waitMs <= 0) this.#publish(followed, name);
    else followed.timer = after(waitMs, () => this.#publish(followed, name));
  }

  #publish(followed: Followed, name: string): void {
    const { hub, nowMs, overview } = this.#options;
    const { subject } = followed;
    followed.timer = undefined;
    followed.sentMs = nowMs();
    if (hub.isFollowed(subject)) hub.publish(subject, () => JSON.stringify(overview(subject)));
    else this.#forget(subject.event as EventId, name);
  }

  #forget(event: EventId, name: string): void {
    const ofEvent = this.#followed.get(event);
    ofEvent?.delete(name);
    if (ofEvent?.size === 0) this.#followed.delete(event);
  }

  [Symbol.dispose](): void {
    for (const subjects of this.#followed.values()) for (const { timer } of subjects.values()) clearTimeout(timer);
    this.#followed.clear();
  }
}
