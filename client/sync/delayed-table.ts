import { HIGHLIGHT_CHECK_MS } from '../constants.ts';
import { createLine } from '../time/delay.ts';
import type { EventChange, TableData } from '../table/decode.ts';
import type { WritableTable } from '../table/table.ts';
import type { World } from '../world.ts';
import type { TableFeeds } from './feed-names.ts';
import { createPast } from './past.ts';

/** What is seen of a table: what was heard of it, once that is as old as the delay. Times in server milliseconds. */
export interface Shown {
  /** Whether there is anything to see. */
  isReady(): boolean;
  load(data: TableData, overlay: readonly EventChange[], quiet: boolean, atMs: number): void;
  apply(changes: readonly EventChange[], atMs: number): void;
  /** The time of the server may have become known. */
  onAnswer(): void;
  close(): void;
}

const NOTHING: TableData = { leagues: [], rows: new Map(), signature: '' };

export interface ShownOptions {
  /** At a server time in seconds. */
  readonly namesAt: (nowS: number) => TableFeeds;
  readonly follows: boolean;
  readonly table: WritableTable;
  /** There is something to see now, or nothing any more. */
  readonly onReady: () => void;
  /** The delay became longer: what was heard is to be heard again. */
  readonly onReset: () => void;
}

export function createShown(world: World, { namesAt, follows, table, onReady, onReset }: ShownOptions): Shown {
  const { ports, clock, delayS, seedDelayS } = world;
  const line = createLine(ports, clock, delayS);
  const past = createPast(world, namesAt, follows, table, () => changed(true));
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
    line.clear();
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
    line.close,
    past.end,
    () => cancelWatch?.(),
  ];
  // What came with the page may be of later.
  if (wasDelayS > seedDelayS) blank();
  else past.begin();

  return {
    isReady: () => isReady,
    load(data, overlay, quiet, atMs) {
      line.hold(atMs, () => {
        const isFirst = quiet && !past.isOn();
        past.end();
        table.load(data, overlay, clock.shownS(), isFirst);
        changed(true);
      });
    },
    apply(changes, atMs) {
      line.hold(atMs, () => {
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
