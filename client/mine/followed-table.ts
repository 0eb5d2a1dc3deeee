import {
  type Candidate,
  eventItemId,
  type FavouriteLimits,
  isNearEnough,
  leagueItemId,
  parseEventItemId,
  parseLeagueItemId,
  PROJECT_TYPE,
  StageType,
  type WholeTournament,
} from '@stillingen/domain';
import { buildPageFeedName, type EventRow, type LeagueRow } from '@stillingen/wire';
import type { Client } from '../client.ts';
import { TIME_KEEP_MATCH_LIVE_SECONDS } from '../constants.ts';
import type { Ports } from '../ports.ts';
import { createStore } from '../store.ts';
import type { OpenTable } from '../sync/driver.ts';
import type { TableLeague } from '../table/decode.ts';
import { createTable, type Table, type WritableTable } from '../table/table.ts';
import type { Mine, MineState } from './mine.ts';

/** As many as the name of the feed takes (wire/names/name-shapes.ts). */
const MAX_IDS = 700;
/** Several stars in a row open one feed. */
const REOPEN_MS = 300;

/** In a fixed order, so that the same choice has the same address. */
function followedIds({ favourites: { games, tournaments }, teams }: MineState): readonly string[] {
  const matches = [...games].filter(([, { noDuel, leagueId }]) => !noDuel && !tournaments.has(leagueId));
  return [
    ...matches.map(([id]) => parseEventItemId(id)?.id ?? ''),
    ...[...tournaments.keys()].map((id) => parseLeagueItemId(id)?.stageId ?? ''),
    ...teams.keys(),
  ]
    .filter((id) => id !== '')
    .toSorted()
    .slice(0, MAX_IDS);
}

/** An event as my games know it. */
export function candidateOf(row: EventRow, league: LeagueRow, id: string): Candidate {
  const sportId = league.sportId ?? 0;
  return {
    id: eventItemId(sportId, id),
    ...{ sportId, leagueId: leagueItemId(sportId, league.stageId ?? ''), leagueName: league.name ?? league.title ?? '' },
    ...{ noDuel: league.noDuel === true, start: row.start, end: row.end },
    stageType: (row.stageType ?? StageType.scheduled) as StageType,
  };
}

/** Null where the table does not have it. */
export function candidateIn(table: Table, { league }: TableLeague, id: string): Candidate | null {
  const row = table.rows.get(id);
  return row === undefined ? null : candidateOf(row, league, id);
}

/** A stage or race with its listed events that can be followed now, to be followed whole. */
export function tournamentIn(table: Table, group: TableLeague, nowS: number, limits: FavouriteLimits): WholeTournament | null {
  const events = group.events.flatMap((id) => candidateIn(table, group, id) ?? []);
  const near = events.filter((event) => isNearEnough(event, nowS, limits));
  const first = near[0] ?? events[0];
  if (first === undefined) return null;
  return { tournament: { ...first, id: first.leagueId }, events: near };
}

/** The live list of all that a visitor follows, of every sport. The table is the same object for ever. */
export class FollowedTable {
  readonly table: WritableTable = createTable('', { keepLiveSeconds: TIME_KEEP_MATCH_LIVE_SECONDS });
  readonly status = createStore<'loading' | 'ready' | 'error'>('ready');
  readonly #client: Pick<Client, 'openTable' | 'clock'>;
  readonly #mine: Mine;
  readonly #after: Ports['after'];
  readonly #ends: (() => void)[];
  #feed = '';
  #opened: OpenTable | null = null;
  #cancel: () => void = () => {};

  constructor(client: Pick<Client, 'openTable' | 'clock'>, mine: Mine, after: Ports['after']) {
    this.#client = client;
    this.#mine = mine;
    this.#after = after;
    this.#ends = [
      mine.subscribe(() => this.#schedule()),
      this.table.structure.subscribe(() => this.#confirm()),
      client.clock.ticks.subscribe(() => mine.refresh()),
    ];
    this.#open();
  }

  retryNow(): void {
    this.#opened?.retryNow();
  }

  close(): void {
    for (const end of this.#ends) end();
    this.#cancel();
    this.#opened?.close();
  }

  #schedule(): void {
    this.#cancel();
    this.#cancel = this.#after(REOPEN_MS, () => this.#open());
  }

  #open(): void {
    const ids = followedIds(this.#mine.get());
    const name = { kind: 'followed', projectType: PROJECT_TYPE.id, followed: ids.join('-') } as const;
    const feed = ids.length === 0 ? '' : buildPageFeedName(name);
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

  #confirm(): void {
    const groups = this.table.structure.get().leagues;
    this.#mine.confirm(groups.flatMap((group) => group.events.flatMap((id) => candidateIn(this.table, group, id) ?? [])));
  }
}
