import type { EventId } from '@stillingen/domain';
import {
  BET_SCOPES,
  BET_TYPES,
  type HeldOffer,
  OddsState,
  OFFER_STATES,
  type Settlement,
  type StoredVersion,
} from '@stillingen/domain/odds';
import { listed, type Statements } from '../../database/database.ts';
import { SUSPECT } from './append.ts';
import { decodePoints } from './delta-form.ts';
import { unpackPrices, type VersionRow } from './packing.ts';

const PAGE_ROWS = 5000;
/** After all versions. */
export const LATEST_MS = Number.MAX_SAFE_INTEGER;

interface Row extends VersionRow {
  readonly id: number;
  readonly event: EventId;
  readonly bookmaker: number;
  readonly bet_type: number;
  readonly scope: number;
  readonly line: number | null;
  readonly live: boolean;
  readonly provider: string;
  readonly key: string;
  readonly outcomes: readonly string[];
  readonly opening: Buffer;
  readonly opened_ms: string;
  readonly settlement: readonly Settlement[] | null;
}

function versionOf(row: Row): StoredVersion {
  const { length } = row.outcomes;
  const state = OFFER_STATES[row.state % SUSPECT]!;
  const isSettled = state === 'settled' || state === 'void';
  return {
    n: Number(row.n),
    journalN: Number(row.journal_n),
    receivedMs: Number(row.received_ms),
    atMs: Number(row.at_ms),
    ...{ provider: row.provider, key: row.key, seq: Number(row.seq) },
    id: row.id,
    offer: {
      ...{ event: row.event, bookmaker: row.bookmaker },
      ...{ betType: BET_TYPES[row.bet_type]!, scope: BET_SCOPES[row.scope]!, line: row.line, isLive: row.live },
    },
    state,
    isSuspect: row.state >= SUSPECT,
    outcomes: row.outcomes,
    prices: unpackPrices(row.prices, length),
    previous: unpackPrices(row.previous, length),
    opening: unpackPrices(row.opening, length),
    openedMs: Number(row.opened_ms),
    ...(isSettled && row.settlement !== null ? { settlement: row.settlement } : {}),
  };
}

/** In the order of their numbers. */
export async function* readVersions(db: Statements, after: number): AsyncGenerator<StoredVersion> {
  for (let last = after; ; ) {
    const rows = await db<Row[]>`
      select * from (select * from offer_version where n > ${last} order by n limit ${PAGE_ROWS}) as version
      join offer on offer.id = version.offer order by n`;
    for (const row of rows) yield versionOf(row);
    if (rows.length < PAGE_ROWS) return;
    last = Number(rows.at(-1)!.n);
  }
}

export async function lastOddsNumber(db: Statements): Promise<number> {
  const [row] = await db<{ n: string | null }[]>`
    select greatest((select max(n) from offer_version), (select max(n) from offer_history)) as n`;
  return Number(row!.n ?? 0);
}

export async function lastOfferId(db: Statements): Promise<number> {
  const [row] = await db<{ id: number | null }[]>`select max(id) as id from offer`;
  return row!.id ?? 0;
}

/** The last version of each offer of some events, received until a time (milliseconds). */
export async function readLastVersions(
  db: Statements,
  events: readonly EventId[],
  untilMs = LATEST_MS,
): Promise<readonly StoredVersion[]> {
  const rows = await db<Row[]>`
    select version.*, offer.*
    from unnest(string_to_array(${listed(events)}, ' ')) as wanted (event) join offer on offer.event = wanted.event
    cross join lateral (
      select * from (
        select n, journal_n, received_ms, at_ms, seq, state, prices, previous from offer_version
        where offer_version.offer = offer.id and received_ms <= ${untilMs} order by n desc limit 1
      ) as raw
      union all
      select n, journal_n, received_ms, at_ms, seq, state, prices, previous from offer_history
      where offer_history.offer = offer.id and received_ms <= ${untilMs}
      order by n desc limit 1
    ) as version order by version.n`;
  return rows.map(versionOf);
}

/** Of days that are gone, offers whose history goes on after a time. */
async function readFromHistories(db: Statements, event: EventId, atMs: number): Promise<readonly StoredVersion[]> {
  const rows = await db<(Row & { readonly body: Buffer })[]>`
    select offer_history.*, offer.* from offer join offer_history on offer_history.offer = offer.id
    where event = ${event} and first_ms <= ${atMs} and received_ms > ${atMs} and body is not null`;
  return rows.flatMap((row) => {
    const points = decodePoints(row.body);
    const place = points.findLastIndex(({ atS }) => atS * 1000 <= atMs);
    if (place === -1) return [];
    const { atS, state, prices } = points[place]!;
    const ms = String(atS * 1000);
    const previous = points[place - 1]?.prices ?? [];
    return { ...versionOf({ ...row, state, received_ms: ms, at_ms: ms }), prices, previous };
  });
}

/** The offers of an event as they stood at a time (milliseconds). */
export async function readOffersAt(db: Statements, event: EventId, atMs: number): Promise<readonly HeldOffer[]> {
  const state = new OddsState();
  for (const version of await readFromHistories(db, event, atMs)) state.restore(version);
  for (const version of await readLastVersions(db, [event], atMs)) state.restore(version);
  return state.offersOf(event);
}
