import { PROJECT_TYPE } from '@stillingen/domain';
import { buildPageFeedName } from '@stillingen/wire';
import type { Client } from '../client.ts';
import { TIME_KEEP_MATCH_LIVE_SECONDS } from '../constants.ts';
import { createStore } from '../store.ts';
import type { OpenTable } from '../sync/driver.ts';
import { createTable, type WritableTable } from '../table/table.ts';

/** As many as the name of the feed takes (wire/names/name-shapes.ts). */
const MAX_IDS = 700;

/** In a fixed order, so that the same choice has the same address. */
function feedOf(ids: readonly string[]): string {
  const followed = ids
    .filter((id) => id !== '')
    .toSorted()
    .slice(0, MAX_IDS)
    .join('-');
  return followed === '' ? '' : buildPageFeedName({ kind: 'followed', projectType: PROJECT_TYPE.id, followed });
}

/** A live list of events, stages, leagues and participants by id. The table is always the same. */
export class IdTable {
  readonly table: WritableTable = createTable('', { keepLiveSeconds: TIME_KEEP_MATCH_LIVE_SECONDS });
  readonly status = createStore<'loading' | 'ready' | 'error'>('ready');
  readonly #client: Pick<Client, 'openTable' | 'clock'>;
  readonly #idsOf: () => readonly string[];
  #feed = '';
  #opened: OpenTable | null = null;

  constructor(client: Pick<Client, 'openTable' | 'clock'>, idsOf: () => readonly string[]) {
    this.#client = client;
    this.#idsOf = idsOf;
    this.refresh();
  }

  retryNow(): void {
    this.#opened?.retryNow();
  }

  close(): void {
    this.#opened?.close();
  }

  /** After a change of the ids. */
  refresh(): void {
    const feed = feedOf(this.#idsOf());
    if (feed === this.#feed) return;
    this.#feed = feed;
    this.#opened?.close();
    this.#opened = null;
    if (feed === '') {
      this.table.load({ leagues: [], rows: new Map(), signature: '' }, [], this.#client.clock.nowS(), true);
      this.status.set('ready');
      return;
    }
    const opened = this.#client.openTable({ feed, day: 0, table: this.table });
    this.#opened = opened;
    const follow = (): void => this.status.set(opened.status.get());
    opened.status.subscribe(follow);
    follow();
  }
}
