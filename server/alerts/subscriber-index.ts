import { type AlertPlan, joinMasks, planOf } from '@stillingen/wire';
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

type List = ReadonlyMap<Subscriber, number>;
const NONE: List = new Map();

export interface Followed {
  /** {g_sportId_eventId} */
  readonly event: string;
  readonly sportId: number;
  /** Participant ids. */
  readonly sides: readonly string[];
  readonly stage: string;
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
    for (const [id, { mask, isOwn }] of plan.matches) masks.set(`${isOwn ? 'o' : 'm'}${id}`, mask);
    for (const [id, mask] of plan.teams) masks.set(`t${id}`, mask);
    for (const [id, mask] of plan.stages) masks.set(`s${id}`, mask);
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
    const { teams, ...others } = this.#listsOf(followed);
    return this.rules.isAbout(followed.sportId) || [...teams, ...Object.values(others)].some(({ size }) => size > 0);
  }

  /**
   * Subscribers that get one of the kinds of `mask`, of `atOnce` followers at a time.
   * Each is found once, as it is by then: others may change or end between two groups.
   */
  *of(followed: Followed, mask: number, atOnce: number): Generator<readonly Subscriber[]> {
    const { own, match, stage, league, teams } = this.#listsOf(followed);
    const followers = new Set<number>();
    for (const list of [own, match, ...teams, stage, league]) for (const { id } of list.keys()) followers.add(id);
    let group: Subscriber[] = [];
    for (const id of followers) {
      const subscriber = this.#byId.get(id);
      if (subscriber === undefined) continue;
      group.push(subscriber);
      if (group.length < atOnce) continue;
      yield this.ringing(group, followed, mask);
      group = [];
    }
    yield this.ringing(group, followed, mask);
  }

  /** Those of `subscribers` that get one of the kinds of `mask`. */
  ringing(subscribers: readonly Subscriber[], followed: Followed, mask: number): readonly Subscriber[] {
    const { own, match, stage, league, teams } = this.#listsOf(followed);
    return subscribers.filter((subscriber) => {
      const kinds = joinMasks({
        own: own.get(subscriber),
        match: match.get(subscriber),
        teams: teams.reduce((all, team) => all | (team.get(subscriber) ?? 0), 0),
        stage: stage.get(subscriber),
        league: league.get(subscriber),
      });
      return (kinds & mask) !== 0;
    });
  }

  #listsOf({ event, sides, stage, template }: Followed) {
    const list = (key: string): List => this.#lists.get(key) ?? NONE;
    return {
      ...{ own: list(`o${event}`), match: list(`m${event}`), stage: list(`s${stage}`), league: list(`l${template}`) },
      teams: sides.flatMap((id) => this.#lists.get(`t${id}`) ?? []),
    };
  }

  #hostOf(host: string): string {
    const known = this.#hosts.get(host);
    if (known !== undefined) return known;
    this.#hosts.set(host, host);
    return host;
  }
}
