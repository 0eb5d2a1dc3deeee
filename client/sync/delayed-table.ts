import { HIGHLIGHT_CHECK_MS } from '../constants.ts';
import { createDelayQueue } from '../time/delay.ts';
import type { EventChange, TableData } from '../table/decode.ts';
import type { WritableTable } from '../table/table.ts';
import type { ClientContext } from '../context.ts';
import type { TableFeeds } from './feed-names.ts';
import { createPast } from './past.ts';

/** What is seen of a table: what was heard of it, once that is as old as the delay. Times in server milliseconds. */
export interface DelayedTable {
  /** Whether there is anything to see. */
  isReady(): boolean;
  load(data: TableData, overlay: readonly EventChange[], quiet: boolean, atMs: number): void;
  apply(changes: readonly EventChange[], atMs: number): void;
  /** The time of the server may have become known. */
  onAnswer(): void;
  close(): void;
}

const NOTHING: TableData = { leagues: [], rows: new Map(), signature: '' };

export interface DelayedTableOptions {
  /** At a server time in seconds. */
  readonly namesAt: (nowS: number) => TableFeeds;
  readonly follows: boolean;
  readonly table: WritableTable;
  /** There is something to see now, or nothing any more. */
  readonly onReady: () => void;
  /** The delay became longer: what was heard is to be heard again. */
  readonly onReset: () => void;
}

export function createDelayedTable(
  context: ClientContext,
  { namesAt, follows, table, onReady, onReset }: DelayedTableOptions,
): DelayedTable {
  const { ports, clock, delayS, seedDelayS } = context;
  const delayQueue = createDelayQueue(ports, clock, delayS);
  const past = createPast(context, namesAt, follows, table, () => changed(true));
  let wasDelayS = delayS.get();
  let isReady = wasDelayS <= seedDelayS && table.rows.size > 0;
  let cancelWatch: (() => void) | null = null;

  /** While a row is highlighted, its end is looked for every second. */
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

  /** Forgets all that is seen: it is of a later time than may be. */
  function blank(): void {
    delayQueue.clear();
    past.end();
    table.load(NOTHING, [], clock.shownS(), true);
    changed(false);
    past.begin();
  }

  const ends = [
    delayS.subscribe(() => {
      const isLonger = delayS.get() > wasDelayS;
      wasDelayS = delayS.get();
      if (wasDelayS === 0) past.end();
      if (!isLonger) return;
      blank();
      onReset();
    }),
    clock.ticks.subscribe(() => void table.tick(clock.ticks.get())),
    delayQueue.close,
    past.end,
    () => cancelWatch?.(),
  ];
  // What came with the page may be of later.
  if (wasDelayS > seedDelayS) blank();
  else past.begin();

  return {
    isReady: () => isReady,
    load(data, overlay, quiet, atMs) {
      delayQueue.enqueue(atMs, () => {
        const isFirst = quiet && !past.isOn();
        past.end();
        table.load(data, overlay, clock.shownS(), isFirst);
        changed(true);
      });
    },
    apply(changes, atMs) {
      delayQueue.enqueue(atMs, () => {
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
