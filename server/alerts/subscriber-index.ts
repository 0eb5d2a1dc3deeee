import { type AlertPlan, planOf } from '@stillingen/wire';
import { RuleSets } from './rule-sets.ts';
import type { StoredSubscription } from './subscriptions.ts';

/** A subscription as it is held in memory: an alerting process holds 100,000. */
export class Subscriber {
  readonly id: number;
  readonly host: string;
  readonly sealed: Buffer;
  readonly userId: string | null;
  readonly delayS: number;
  readonly quiet: AlertPlan['quiet'];
  readonly perDay: number;
  /** The lists that hold it. */
  readonly keys: readonly string[];

  constructor({ id, host, sealed, userId, delayS }: StoredSubscription, plan: AlertPlan, keys: readonly string[]) {
    this.id = id;
    this.host = host;
    this.sealed = sealed;
    this.userId = userId;
    this.delayS = plan.tvSync ? delayS : 0;
    this.quiet = plan.quiet;
    this.perDay = plan.perDay;
    this.keys = keys;
  }
}

/** Beside the mask of kinds, which has eight bits. */
const OWN = 1 << 16;

type List = ReadonlyMap<Subscriber, number>;

// Plain loops: a goal looks up each of 100,000 subscribers.
function isInEarlier(lists: readonly List[], before: number, subscriber: Subscriber): boolean {
  for (let at = 0; at < before; at += 1) if (lists[at]!.has(subscriber)) return true;
  return false;
}
function maskOver(lists: readonly List[], from: number, subscriber: Subscriber, first: number): number {
  let mask = first;
  for (let at = from + 1; at < lists.length && (mask & OWN) === 0; at += 1) mask |= lists[at]!.get(subscriber) ?? 0;
  return mask;
}

export interface Followed {
  /** {g_sportId_eventId} */
  readonly event: string;
  readonly sportId: number;
  /** Participant ids. */
  readonly sides: readonly string[];
  readonly template: string;
}

/** The subscribers of each match, team and league, with their masks. */
export class SubscriberIndex {
  readonly #byId = new Map<number, Subscriber>();
  readonly #byUser = new Map<string, Set<Subscriber>>();
  readonly #lists = new Map<string, Map<Subscriber, number>>();
  readonly rules = new RuleSets();
  /** One text for all of a push service. */
  readonly #hosts = new Map<string, string>();

  get size(): number {
    return this.#byId.size;
  }

  ids(): readonly number[] {
    return [...this.#byId.keys()];
  }
  byId(id: number): Subscriber | undefined {
    return this.#byId.get(id);
  }
  hasUser(userId: string): boolean {
    return this.#byUser.has(userId);
  }
  ofUser(userId: string): readonly Subscriber[] {
    return [...(this.#byUser.get(userId) ?? [])];
  }

  put(stored: StoredSubscription): Subscriber {
    this.remove(stored.id);
    const plan = planOf(stored.document);
    const masks = new Map<string, number>();
    for (const [id, { mask, isOwn }] of plan.matches) masks.set(`m${id}`, isOwn ? mask | OWN : mask);
    for (const [id, mask] of plan.teams) masks.set(`t${id}`, mask);
    for (const [id, mask] of plan.leagues) masks.set(`l${id}`, mask);
    const subscriber = new Subscriber({ ...stored, host: this.#hostOf(stored.host) }, plan, [...masks.keys()]);
    this.#byId.set(stored.id, subscriber);
    this.rules.put(stored.id, plan);
    for (const [key, mask] of masks) {
      const list = this.#lists.get(key) ?? new Map<Subscriber, number>();
      this.#lists.set(key, list.set(subscriber, mask));
    }
    const { userId } = stored;
    if (userId !== null) this.#byUser.set(userId, (this.#byUser.get(userId) ?? new Set()).add(subscriber));
    return subscriber;
  }

  remove(id: number): void {
    const subscriber = this.#byId.get(id);
    if (subscriber === undefined) return;
    this.#byId.delete(id);
    this.rules.remove(id);
    for (const key of subscriber.keys) {
      const list = this.#lists.get(key)!;
      list.delete(subscriber);
      if (list.size === 0) this.#lists.delete(key);
    }
    const { userId } = subscriber;
    if (userId === null) return;
    const own = this.#byUser.get(userId)!;
    own.delete(subscriber);
    if (own.size === 0) this.#byUser.delete(userId);
  }

  /** Whether an event matters to a subscriber, by what is followed or by own rules. */
  isWanted(followed: Followed): boolean {
    return this.rules.isAbout(followed.sportId) || this.#keysOf(followed).some((key) => this.#lists.has(key));
  }

  /** Those for whom one of the kinds of `mask` rings; a match with its own mask ignores the rest. */
  of(followed: Followed, mask: number): readonly Subscriber[] {
    const lists = this.#keysOf(followed).flatMap((key) => this.#lists.get(key) ?? []);
    const found: Subscriber[] = [];
    for (const [at, list] of lists.entries())
      for (const [subscriber, first] of list) {
        if (isInEarlier(lists, at, subscriber)) continue;
        if ((maskOver(lists, at, subscriber, first) & mask) !== 0) found.push(subscriber);
      }
    return found;
  }

  /** The match first: its own mask decides. */
  #keysOf({ event, sides, template }: Followed): readonly string[] {
    return [`m${event}`, ...sides.map((id) => `t${id}`), `l${template}`];
  }

  #hostOf(host: string): string {
    const known = this.#hosts.get(host);
    if (known !== undefined) return known;
    this.#hosts.set(host, host);
    return host;
  }
}
