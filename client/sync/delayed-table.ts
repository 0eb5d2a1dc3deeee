import { HIGHLIGHT_CHECK_MS } from '../constants.ts';
import type { ClientContext } from '../context.ts';
import type { EventChange, TableData } from '../table/decode.ts';
import { createDelayQueue, type DelayQueue } from '../time/delay.ts';
import { Past, type PastOptions } from './past.ts';

export const NO_DATA: TableData = { leagues: [], rows: new Map(), signature: '' };

export interface DelayedTableOptions extends Pick<PastOptions, 'namesAt' | 'follows' | 'table'> {
  readonly onReady: () => void;
  readonly onReset: () => void;
}

/** Received data as shown after the delay. Times in server milliseconds. */
export class DelayedTable {
  readonly #context: ClientContext;
  readonly #options: DelayedTableOptions;
  readonly #queue: DelayQueue;
  readonly #past: Past;
  readonly #ends: readonly (() => void)[];
  #isReady: boolean;
  #cancelWatch: (() => void) | null = null;

  constructor(context: ClientContext, options: DelayedTableOptions) {
    const { ports, clock, delayS, seedDelayS } = context;
    const { table, onReset } = options;
    this.#context = context;
    this.#options = options;
    this.#queue = createDelayQueue(ports, clock, delayS, () => {
      this.#blank();
      onReset();
    });
    this.#past = new Past(context, { ...options, onShown: () => this.#changed(true) });
    const isSeedTooNew = delayS.get() > seedDelayS;
    this.#isReady = !isSeedTooNew && table.rows.size > 0;
    this.#ends = [
      delayS.subscribe(() => {
        if (delayS.get() === 0) this.#past.end();
      }),
      clock.ticks.subscribe(() => void table.tick(clock.ticks.get())),
    ];
    if (isSeedTooNew) this.#blank();
    else this.#past.begin();
  }

  isReady(): boolean {
    return this.#isReady;
  }

  load(data: TableData, overlay: readonly EventChange[], quiet: boolean, atMs: number): void {
    this.#queue.enqueue(atMs, () => {
      const isFirst = quiet && !this.#past.isActive();
      this.#past.end();
      this.#options.table.load(data, overlay, this.#context.clock.shownS(), isFirst);
      this.#changed(true);
    });
  }

  apply(changes: readonly EventChange[], atMs: number): void {
    this.#queue.enqueue(atMs, () => {
      this.#logUnknown(changes);
      this.#past.interrupt();
      this.#options.table.apply(changes, this.#context.clock.shownS());
      this.#watchHighlights();
    });
  }

  onAnswer(): void {
    this.#past.startIfReady();
  }

  close(): void {
    for (const end of this.#ends) end();
    this.#queue.close();
    this.#past.end();
    this.#cancelWatch?.();
  }

  /** ERR-03: the update feed of a sport has events of other lists too. */
  #logUnknown(changes: readonly EventChange[]): void {
    const { log } = this.#context.ports;
    const unknown = log && changes.find(({ id, words }) => words !== null && !this.#options.table.rows.has(id));
    if (unknown) log('debug', `update of event ${unknown.id}, which this list has not`);
  }

  #watchHighlights(): void {
    const { ports, clock } = this.#context;
    this.#cancelWatch ??= ports.after(HIGHLIGHT_CHECK_MS, () => {
      this.#cancelWatch = null;
      if (this.#options.table.tick(clock.shownS())) this.#watchHighlights();
    });
  }

  #changed(ready: boolean): void {
    this.#watchHighlights();
    if (ready === this.#isReady) return;
    this.#isReady = ready;
    this.#options.onReady();
  }

  #blank(): void {
    this.#past.end();
    this.#options.table.load(NO_DATA, [], this.#context.clock.shownS(), true);
    this.#changed(false);
    this.#past.begin();
  }
}
