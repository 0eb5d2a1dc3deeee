import { createStore, type KeyValue, type WritableStore } from '@stillingen/client';
import { isSearchMatch, isSearchPlace, MAX_RECENTS, type SearchItem, type SearchMatch, type SearchPlace } from '@stillingen/wire';

const RECENTS_KEY = 'searchRecents';

type Kept = SearchPlace | SearchMatch;

/** Without what it was when it was opened. */
const bareOf = ({ place, match }: SearchItem): Kept =>
  place === null ? { ...match, state: 'next', when: '', start: null, score: null } : { ...place, isLive: false };
const itemOf = (kept: Kept): SearchItem => ('sides' in kept ? { place: null, match: kept } : { place: kept, match: null });

export const idOf = ({ place, match }: SearchItem): string => (place === null ? match.id : place.id);

/** What was opened from the search lately, the last first. On this device alone. */
export class Recents {
  readonly #local: KeyValue;
  readonly #items: WritableStore<readonly SearchItem[]>;

  constructor(local: KeyValue) {
    this.#local = local;
    this.#items = createStore(read(local).map(itemOf));
  }

  get items(): Pick<WritableStore<readonly SearchItem[]>, 'get' | 'subscribe'> {
    return this.#items;
  }

  add(item: SearchItem): void {
    this.#set([itemOf(bareOf(item)), ...this.#without(idOf(item))].slice(0, MAX_RECENTS));
  }

  remove(id: string): void {
    this.#set(this.#without(id));
  }

  clear(): void {
    this.#set([]);
  }

  /** As those that were asked for are now: one that is not among them is gone. */
  renew(asked: readonly string[], now: readonly SearchItem[]): void {
    const byId = new Map(now.map((item) => [idOf(item), item]));
    const items = this.#items.get();
    this.#set(items.flatMap((item) => (asked.includes(idOf(item)) ? (byId.get(idOf(item)) ?? []) : item)));
  }

  #without(id: string): readonly SearchItem[] {
    return this.#items.get().filter((item) => idOf(item) !== id);
  }

  #set(items: readonly SearchItem[]): void {
    this.#items.set(items);
    if (items.length === 0) this.#local.remove(RECENTS_KEY);
    else this.#local.set(RECENTS_KEY, JSON.stringify(items.map(bareOf)));
  }
}

/** What another version or another hand wrote is absent. */
function read(local: KeyValue): readonly Kept[] {
  try {
    const all: unknown = JSON.parse(local.get(RECENTS_KEY) ?? '[]');
    const kept = Array.isArray(all) ? all.filter((one): one is Kept => isSearchMatch(one) || isSearchPlace(one)) : [];
    return [...new Map(kept.map((one) => [one.id, one])).values()].slice(0, MAX_RECENTS);
  } catch {
    return [];
  }
}
