import type { EventId } from '@stillingen/domain';
import type { OfferGroup } from '@stillingen/domain/odds';
import { listed, type Statements } from '../../database/database.ts';

/** An offer that was not confirmed for so long is not shown. */
const KEPT_MS = 24 * 3600_000;
const ROWS = 2000;

export interface Confirmed extends OfferGroup {
  readonly atMs: number;
}

/** Nothing is written after the term. Never backwards. */
export async function writeConfirmations(db: Statements, confirmed: readonly Confirmed[], term: number): Promise<void> {
  for (let from = 0; from < confirmed.length; from += ROWS) {
    const rows = confirmed.slice(from, from + ROWS);
    const column = (of: (row: Confirmed) => string | number | boolean): string => listed(rows.map((row) => String(of(row))));
    await db`
      with fence as materialized (select from instance where term = ${term} for key share)
      insert into offer_confirmation (event, bookmaker, live, at_ms)
      select event, bookmaker::int, live::boolean, at_ms::bigint from fence, unnest(
        string_to_array(${column(({ event }) => event)}, ' '), string_to_array(${column(({ bookmaker }) => bookmaker)}, ' '),
        string_to_array(${column(({ isLive }) => isLive)}, ' '), string_to_array(${column(({ atMs }) => atMs)}, ' ')
      ) as row (event, bookmaker, live, at_ms)
      on conflict (event, bookmaker, live) do update set at_ms = greatest(offer_confirmation.at_ms, excluded.at_ms)`;
  }
}

export async function readConfirmations(db: Statements, events: readonly EventId[]): Promise<readonly Confirmed[]> {
  const rows = await db<{ event: EventId; bookmaker: number; live: boolean; at_ms: string }[]>`
    select event, bookmaker, live, at_ms from offer_confirmation where event = any (string_to_array(${listed(events)}, ' '))`;
  return rows.map(({ event, bookmaker, live, at_ms }) => ({ event, bookmaker, isLive: live, atMs: Number(at_ms) }));
}

export async function pruneConfirmations(db: Statements, nowMs: number): Promise<void> {
  await db`delete from offer_confirmation where at_ms < ${nowMs - KEPT_MS}`;
}
