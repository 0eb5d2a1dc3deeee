import { createStore, type KeyValue, type WritableStore } from '@stillingen/client';
import { isSearchPlace, type SearchPlace } from '@stillingen/wire';

const RECENTS_KEY = 'searchRecents';
const MOST = 10;

/** What was opened from the search lately, the last first. On this device alone. */
export class Recents {
  readonly #local: KeyValue;
  readonly #places: WritableStore<readonly SearchPlace[]>;

  constructor(local: KeyValue) {
    this.#local = local;
    this.#places = createStore(read(local));
  }

  get places(): Pick<WritableStore<readonly SearchPlace[]>, 'get' | 'subscribe'> {
    return this.#places;
  }

  add(place: SearchPlace): void {
    this.#set([{ ...place, isLive: false }, ...this.#without(place.id)].slice(0, MOST));
  }

  remove(id: string): void {
    this.#set(this.#without(id));
  }

  clear(): void {
    this.#set([]);
  }

  #without(id: string): readonly SearchPlace[] {
    return this.#places.get().filter((place) => place.id !== id);
  }

  #set(places: readonly SearchPlace[]): void {
    this.#places.set(places);
    if (places.length === 0) this.#local.remove(RECENTS_KEY);
    else this.#local.set(RECENTS_KEY, JSON.stringify(places));
  }
}

/** What another version or another hand wrote is absent. */
function read(local: KeyValue): readonly SearchPlace[] {
  try {
    const kept: unknown = JSON.parse(local.get(RECENTS_KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isSearchPlace).slice(0, MOST) : [];
  } catch {
    return [];
  }
}
