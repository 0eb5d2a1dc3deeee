import {
  type Candidate,
  eventItemId,
  type FavouriteLimits,
  isNearEnough,
  leagueItemId,
  parseEventItemId,
  parseLeagueItemId,
  REDRAW_DEBOUNCE_MS,
  StageType,
  type WholeTournament,
} from '@stillingen/domain';
import type { EventRow, LeagueRow } from '@stillingen/wire';
import type { Client } from '../client.ts';
import type { Ports } from '../ports.ts';
import type { TableLeague } from '../table/decode.ts';
import type { Table } from '../table/table.ts';
import { IdTable } from './id-table.ts';
import type { Mine, MineState } from './mine.ts';

function followedIds({ favourites: { games, tournaments }, teams }: MineState): readonly string[] {
  const matches = [...games].filter(([, { noDuel, leagueId }]) => !noDuel && !tournaments.has(leagueId));
  return [
    ...matches.map(([id]) => parseEventItemId(id)?.id ?? ''),
    ...[...tournaments.keys()].map((id) => parseLeagueItemId(id)?.stageId ?? ''),
    ...teams.keys(),
  ];
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

/** The live list of all that a visitor follows. */
export class FollowedTable {
  readonly table: Table;
  readonly status: IdTable['status'];
  readonly #list: IdTable;
  readonly #mine: Mine;
  readonly #after: Ports['after'];
  readonly #ends: (() => void)[];
  #cancel: () => void = () => {};

  constructor(client: Pick<Client, 'openTable' | 'clock'>, mine: Mine, after: Ports['after']) {
    this.#mine = mine;
    this.#after = after;
    this.#list = new IdTable(client, () => this.ids());
    this.table = this.#list.table;
    this.status = this.#list.status;
    this.#ends = [
      mine.subscribe(() => this.#schedule()),
      this.table.structure.subscribe(() => this.#confirm()),
      client.clock.ticks.subscribe(() => mine.refresh()),
    ];
    this.#confirm();
  }

  /** Of matches, stages and teams, without matches of followed stages. */
  ids(): readonly string[] {
    return followedIds(this.#mine.get());
  }

  retryNow(): void {
    this.#list.retryNow();
  }

  close(): void {
    for (const end of this.#ends) end();
    this.#cancel();
    this.#list.close();
  }

  #schedule(): void {
    this.#cancel();
    // CONST-12: several stars in a row open one feed.
    this.#cancel = this.#after(REDRAW_DEBOUNCE_MS, () => this.#list.refresh());
  }

  #confirm(): void {
    const groups = this.table.structure.get().leagues;
    this.#mine.confirm(groups.flatMap((group) => group.events.flatMap((id) => candidateIn(this.table, group, id) ?? [])));
  }
}
