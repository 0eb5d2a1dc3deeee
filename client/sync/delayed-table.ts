import { HIGHLIGHT_CHECK_MS } from '../constants.ts';
import type { ClientContext } from '../context.ts';
import type { EventChange, TableData } from '../table/decode.ts';
import { createDelayQueue } from '../time/delay.ts';
import { createPast, type PastOptions } from './past.ts';

/** Times in server milliseconds. */
export interface DelayedTable {
  isReady(): boolean;
  load(data: TableData, overlay: readonly EventChange[], quiet: boolean, atMs: number): void;
  apply(changes: readonly EventChange[], atMs: number): void;
  onAnswer(): void;
  close(): void;
}

const NOTHING: TableData = { leagues: [], rows: new Map(), signature: '' };

export interface DelayedTableOptions extends Omit<PastOptions, 'onShown'> {
  readonly onReady: () => void;
  readonly onReset: () => void;
}

export function createDelayedTable(context: ClientContext, options: DelayedTableOptions): DelayedTable {
  const { ports, clock, delayS, seedDelayS } = context;
  const { table, onReady, onReset } = options;
  const queue = createDelayQueue(ports, clock, delayS, () => {
    blank();
    onReset();
  });
  const past = createPast(context, { ...options, onShown: () => changed(true) });
  const isSeedTooNew = delayS.get() > seedDelayS;
  let isReady = !isSeedTooNew && table.rows.size > 0;
  let cancelWatch: (() => void) | null = null;

  function watchHighlights(): void {
    cancelWatch ??= ports.after(HIGHLIGHT_CHECK_MS, () => {
      cancelWatch = null;
      if (table.tick(clock.shownS())) watchHighlights();
    });
  }

  function changed(ready: boolean): void {
    watchHighlights();
    if (ready === isReady) return;
    isReady = ready;
    onReady();
  }

  function blank(): void {
    past.end();
    table.load(NOTHING, [], clock.shownS(), true);
    changed(false);
    past.begin();
  }

  const ends = [
    delayS.subscribe(() => {
      if (delayS.get() === 0) past.end();
    }),
    clock.ticks.subscribe(() => void table.tick(clock.ticks.get())),
    queue.close,
    past.end,
    () => cancelWatch?.(),
  ];
  if (isSeedTooNew) blank();
  else past.begin();

  return {
    isReady: () => isReady,
    load(data, overlay, quiet, atMs) {
      queue.enqueue(atMs, () => {
        const isFirst = quiet && !past.isOn();
        past.end();
        table.load(data, overlay, clock.shownS(), isFirst);
        changed(true);
      });
    },
    apply(changes, atMs) {
      queue.enqueue(atMs, () => {
        past.interrupt();
        table.apply(changes, clock.shownS());
        watchHighlights();
      });
    },
    onAnswer: past.ask,
    close() {
      for (const end of ends) end();
    },
  };
}
