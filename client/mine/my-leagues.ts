import { parseLabelKey } from '@stillingen/domain';
import { createStore, type Store } from '../store.ts';
import type { DocumentChange } from './account-favourites.ts';
import type { Mine, MineAccount } from './mine.ts';
import { isUsed, ORDER_PATH, pinChange, pinPath, type Pins, PINS_PATH, pinsDropped, pinsIn, sportOfKey } from './pins.ts';

/**
 * `empty`: no key of a league; `login`: no user is signed in; `pending`: its last change is on its
 * way; `failed`: the top leagues of the sport cannot be fetched.
 */
export type PinRefusal = 'empty' | 'login' | 'pending' | 'failed';

export interface PinOutcome {
  readonly refusal: PinRefusal | null;
  /** Whether the league is pinned now. */
  readonly isPinned: boolean;
  /** Top leagues that the first pin of a sport brought along. */
  readonly seeded: number;
  readonly undo: () => void;
}

/** The account as far as pins need it; `requireLogin` is true where pins need no user (PIN-09). */
export interface PinAccount extends MineAccount {
  get(): ReturnType<MineAccount['get']> & { readonly error: { readonly path?: string } | null };
  requireLogin(): boolean;
  dismissError(): void;
}

export interface MyLeaguesOptions {
  readonly mine: Pick<Mine, 'document' | 'isSignedIn' | 'subscribe'>;
  /** Keys of the top leagues of a sport, in their order (O-106). */
  readonly topLeagues: (sportId: number) => Promise<readonly string[]>;
  /** PIN-11: the key of a league, or null for an order, whose change the service refused. */
  readonly onRefused: (key: string | null) => void;
}

const refused = (refusal: PinRefusal): PinOutcome => ({ refusal, isPinned: false, seeded: 0, undo: () => {} });
const moved = (keys: readonly string[], key: string, to: number): readonly string[] =>
  keys.filter((each) => each !== key).toSpliced(to, 0, key);
const isWithin = (path: string, above: string): boolean => path.startsWith(`${above}.`);

/** The pinned leagues of a visitor, in the account or, local-only, on this device. */
export class MyLeagues implements Store<Pins> {
  readonly #options: MyLeaguesOptions;
  readonly #store = createStore<Pins>(new Map());
  /** What presses want whose sport is not known yet: shown already, stored later. */
  readonly #awaited = new Map<string, boolean>();
  /** Sports whose leagues were moved last: a press changes their order too, and is reported by its key. */
  readonly #moved = new Set<number>();
  #account: PinAccount | null = null;
  #error: object | null = null;
  #seen = '';

  constructor(options: MyLeaguesOptions) {
    this.#options = options;
    options.mine.subscribe(() => this.#read());
    this.#read();
  }

  get = (): Pins => this.#store.get();
  subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener);

  /** A user may be signed in whose pins are not here yet. */
  get isLoading(): boolean {
    return this.#options.mine.isSignedIn && (this.#account === null || this.#account.get().isLoading);
  }

  /** After `mine` follows it. */
  follow(account: PinAccount): void {
    this.#account = account;
    this.#error = account.get().error;
    account.subscribe(() => this.#reportRefused(account));
  }

  /** PIN-04 to PIN-09. A new pin is the last of its sport. */
  async toggle(key: string): Promise<PinOutcome> {
    if (parseLabelKey(key) === null) return refused('empty');
    const account = this.#account;
    if (account === null || !account.requireLogin()) return refused('login');
    if (this.#awaited.has(key) || account.data.isPending(pinPath(key))) return refused('pending');
    this.#awaited.set(key, !this.#stored(key).includes(key));
    this.#read();
    try {
      await this.#loaded(account);
      return await this.#toggle(key, account);
    } catch {
      return refused('failed');
    } finally {
      this.#awaited.delete(key);
      this.#read();
    }
  }

  /** To a place among the leagues of its sport. */
  move(key: string, to: number): void {
    const before = this.#stored(key);
    this.#moved.add(sportOfKey(key));
    if (before.includes(key)) this.#change(pinChange(sportOfKey(key), before, moved(before, key, to)));
  }

  async #toggle(key: string, account: PinAccount): Promise<PinOutcome> {
    const sportId = sportOfKey(key);
    const { mine, topLeagues } = this.#options;
    const isFirst = !isUsed(mine.document, sportId);
    const seeds = isFirst ? (await topLeagues(sportId)).filter((seed) => seed !== key && sportOfKey(seed) === sportId) : [];
    if (!account.requireLogin()) return refused('login');
    const before = this.#stored(key);
    this.#moved.delete(sportId);
    const after = before.includes(key) ? before.filter((each) => each !== key) : [...before, key, ...seeds];
    this.#change(pinChange(sportId, before, after));
    const undo = (): void => this.#change(isFirst ? pinsDropped(sportId) : this.#undone(key, before));
    return { refusal: null, isPinned: after.includes(key), seeded: seeds.length, undo };
  }

  /** What changed since stays. */
  #undone(key: string, before: readonly string[]): DocumentChange {
    const now = this.#stored(key);
    const others = now.filter((each) => each !== key);
    const back = before.includes(key) ? others.toSpliced(before.indexOf(key), 0, key) : others;
    return pinChange(sportOfKey(key), now, back);
  }

  /** The leagues of the sport of a key. */
  #stored(key: string): readonly string[] {
    return pinsIn(this.#options.mine.document).get(sportOfKey(key)) ?? [];
  }

  #change(change: DocumentChange): void {
    this.#options.mine.document.change(change);
    this.#read();
  }

  /** Whether a sport has stored data is known once the account's document is here. */
  async #loaded(account: PinAccount): Promise<void> {
    if (!account.get().isLoading) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const end = account.subscribe(() => (account.get().isLoading ? undefined : resolve()));
    await promise;
    end();
  }

  /** PIN-11. */
  #reportRefused(account: PinAccount): void {
    const { error } = account.get();
    if (error === this.#error) return;
    this.#error = error;
    const path = error?.path ?? '';
    if (!isWithin(path, PINS_PATH) && !isWithin(path, ORDER_PATH)) return;
    const last = path.split('.').at(-1)!;
    if (isWithin(path, PINS_PATH) && parseLabelKey(last) !== null) this.#options.onRefused(last);
    if (isWithin(path, ORDER_PATH) && this.#moved.has(Number(last))) this.#options.onRefused(null);
    account.dismissError();
  }

  #read(): void {
    const pins = new Map(pinsIn(this.#options.mine.document));
    for (const [key, isWanted] of this.#awaited) {
      const others = (pins.get(sportOfKey(key)) ?? []).filter((each) => each !== key);
      const wanted = isWanted ? [...others, key] : others;
      if (wanted.length === 0) pins.delete(sportOfKey(key));
      else pins.set(sportOfKey(key), wanted);
    }
    const seen = JSON.stringify([...pins]);
    if (seen === this.#seen) return;
    this.#seen = seen;
    this.#store.set(pins);
  }
}
