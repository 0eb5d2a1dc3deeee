import { PAST_MARGIN_SECONDS } from '../constants.ts';
import type { ClientContext } from '../context.ts';
import { loadAll } from '../feeds/loader.ts';
import type { FeedResult } from '../feeds/feeds.ts';
import { createStore, type WritableStore } from '../store.ts';
import { createDelayQueue, type DelayQueue } from '../time/delay.ts';

interface Callbacks {
  readonly fetchPast: (name: string, onResult: (result: FeedResult) => void, asOfS: number) => () => void;
  readonly onReset: () => void;
}
type Texts = ReadonlyMap<string, string | null>;

/** Shown together. While everything received is younger than the delay: the server's past texts. */
export class DelayedTexts {
  readonly #context: ClientContext;
  readonly #names: readonly string[];
  readonly #callbacks: Callbacks;
  readonly #queue: DelayQueue;
  readonly #shown: ReadonlyMap<string, WritableStore<string | null>>;
  readonly #latest: Map<string, string | null>;
  #isPast: boolean;
  #isTooNew = false;
  #abortPast = (): void => {};

  constructor(context: ClientContext, seed: Readonly<Record<string, string>>, names: readonly string[], callbacks: Callbacks) {
    const { ports, clock, delayS, seedDelayS } = context;
    this.#context = context;
    this.#names = names;
    this.#callbacks = callbacks;
    this.#queue = createDelayQueue(ports, clock, delayS, () => this.#reset());
    const initialDelayS = delayS.get();
    this.#isPast = initialDelayS > 0;
    const first = (name: string): string | null => (initialDelayS > seedDelayS ? null : (seed[name] ?? null));
    this.#shown = new Map(names.map((name) => [name, createStore(first(name))]));
    this.#latest = new Map(names.map((name) => [name, initialDelayS > 0 ? null : first(name)]));
  }

  get latest(): Texts {
    return this.#latest;
  }

  shown(name: string): WritableStore<string | null> | undefined {
    return this.#shown.get(name);
  }

  receive(name: string, text: string): boolean {
    if (this.#latest.get(name) === text) return false;
    this.#latest.set(name, text);
    return true;
  }

  enqueue(names: readonly string[]): void {
    const news = new Map(names.map((name) => [name, this.#latest.get(name) ?? null]));
    this.#queue.enqueue(this.#context.clock.nowMs(), () => {
      this.#abortPast();
      this.#isPast = false;
      this.#isTooNew = false;
      this.#show(news);
    });
    if (this.#isPast) this.#fetchPast();
  }

  close(): void {
    this.#abortPast();
    this.#queue.close();
  }

  #reset(): void {
    for (const name of this.#names) this.#latest.set(name, null);
    this.#isPast = true;
    this.#isTooNew = true;
    this.#callbacks.onReset();
  }

  #show(news: Texts): void {
    const changed = [...news].flatMap(([name, text]) => {
      const store = this.#shown.get(name)!;
      if (store.get() === text) return [];
      store.put(text);
      return store;
    });
    for (const store of changed) store.notify();
  }

  #fetchPast(): void {
    this.#abortPast();
    const asOfS = this.#context.clock.shownS() - PAST_MARGIN_SECONDS;
    const then = new Map<string, string | null>(this.#isTooNew ? this.#names.map((name) => [name, null]) : []);
    this.#abortPast = loadAll(this.#names, (name, onResult) => this.#callbacks.fetchPast(name, onResult, asOfS), {
      before: () => {},
      complete: (name, { text }) => then.set(name, text),
      after: () => {
        this.#isTooNew = false;
        this.#show(then);
      },
    });
  }
}
