import type { TransactionSql } from 'postgres';
import type { Price } from '@stillingen/domain/odds';
import { type Database, listed } from '../../database/database.ts';
import { OddsLeadershipLost } from './append.ts';
import { decodePoints, encodePoints, type Point, thinPoints } from './delta-form.ts';
import { packPrices, unpackPrices, type VersionRow } from './packing.ts';

/** Offers of one transaction. */
const OFFERS = 500;

interface HistoryRow {
  readonly offer: number;
  readonly n: string;
  readonly first_ms: string;
  readonly versions: number;
  readonly lowest: Buffer;
  readonly highest: Buffer;
}

const hex = (bytes: Buffer): string => `\\x${bytes.toString('hex')}`;

function extreme(prices: readonly (readonly (Price | null)[])[], outcomes: number, of: (...prices: number[]) => number): string {
  const each = Array.from({ length: outcomes }, (_, at) => prices.flatMap((known) => known[at] ?? []));
  return hex(packPrices(each.map((known) => (known.length === 0 ? null : of(...known)))));
}

/** A history as JSON of PostgreSQL: `body` holds the new points alone. */
function historyOf(rows: readonly VersionRow[], outcomes: number, before: HistoryRow | undefined): object {
  const last = rows.at(-1)!;
  const points = rows.map(({ received_ms, state, prices }): Point => {
    return { atS: Math.floor(Number(received_ms) / 1000), state, prices: unpackPrices(prices, outcomes) };
  });
  const prices = points.map((point) => point.prices);
  const known = (column: 'lowest' | 'highest') => (before === undefined ? [] : [unpackPrices(before[column], outcomes)]);
  return {
    ...last,
    ...{ prices: hex(last.prices), previous: hex(last.previous) },
    first_ms: before?.first_ms ?? rows[0]!.received_ms,
    versions: (before?.versions ?? 0) + rows.length,
    lowest: extreme([...prices, ...known('lowest')], outcomes, Math.min),
    highest: extreme([...prices, ...known('highest')], outcomes, Math.max),
    thinned: false,
    body: hex(encodePoints(points, outcomes)),
  };
}

async function checkTerm(tx: TransactionSql, term: number): Promise<void> {
  const { count } = await tx`select from instance where term = ${term} for key share`;
  if (count === 0) throw new OddsLeadershipLost('another process leads');
}

/**
 * The versions of some offers of a day ('2026-11-29') go to their histories, those after `after` in
 * order. The last offer, or null at the end. Repeated, it changes nothing.
 */
export async function compactOffers(db: Database, day: string, after: number, term: number): Promise<number | null> {
  return db.begin(async (tx) => {
    await checkTerm(tx, term);
    const offers = await tx<{ id: number; outcomes: number }[]>`
      select id, json_array_length(outcomes) as outcomes from offer
      where id in (select distinct offer from offer_version where day = ${day} and offer > ${after} order by offer limit ${OFFERS})`;
    if (offers.length === 0) return null;
    const ids = listed(offers.map(({ id }) => String(id)));
    const rows = await tx<VersionRow[]>`
      select offer, n, journal_n, received_ms, at_ms, seq, state, prices, previous from offer_version
      where day = ${day} and offer = any (string_to_array(${ids}, ' ')::int[]) order by n`;
    const histories = await tx<HistoryRow[]>`
      select offer, n, first_ms, versions, lowest, highest from offer_history
      where offer = any (string_to_array(${ids}, ' ')::int[])`;
    const before = new Map(histories.map((history) => [history.offer, history]));
    const outcomesOf = new Map(offers.map(({ id, outcomes }) => [id, outcomes]));
    const fresh = rows.filter(({ offer, n }) => Number(n) > Number(before.get(offer)?.n ?? 0));
    const written = [...Map.groupBy(fresh, ({ offer }) => offer)].map(([offer, versions]) =>
      historyOf(versions, outcomesOf.get(offer)!, before.get(offer)),
    );
    await tx`
      insert into offer_history select * from json_populate_recordset(null::offer_history, ${JSON.stringify(written)}::text::json)
      on conflict (offer) do update set n = excluded.n, journal_n = excluded.journal_n, received_ms = excluded.received_ms,
        at_ms = excluded.at_ms, seq = excluded.seq, state = excluded.state, prices = excluded.prices, previous = excluded.previous,
        versions = excluded.versions, lowest = excluded.lowest, highest = excluded.highest, thinned = false,
        body = coalesce(offer_history.body, '') || excluded.body`;
    return Math.max(...offers.map(({ id }) => id));
  });
}

/** Some histories without a new version since a time (milliseconds) are thinned; how many were. */
export async function thinHistories(db: Database, beforeMs: number, term: number): Promise<number> {
  return db.begin(async (tx) => {
    await checkTerm(tx, term);
    const rows = await tx<{ offer: number; live: boolean; outcomes: number; body: Buffer }[]>`
      select offer, live, json_array_length(outcomes) as outcomes, body from offer_history join offer on offer.id = offer_history.offer
      where received_ms < ${beforeMs} and not thinned and body is not null limit ${OFFERS}`;
    const thinned = rows.map(({ offer, live, outcomes, body }) => ({
      offer,
      body: hex(encodePoints(thinPoints(decodePoints(body), live), outcomes)),
    }));
    await tx`
      update offer_history set body = thin.body, thinned = true
      from json_to_recordset(${JSON.stringify(thinned)}::text::json) as thin (offer integer, body bytea)
      where offer_history.offer = thin.offer`;
    return rows.length;
  });
}

/** Opening, last, lowest and highest prices stay. */
export async function dropBodies(db: Database, beforeMs: number, term: number): Promise<void> {
  await db.begin(async (tx) => {
    await checkTerm(tx, term);
    await tx`update offer_history set body = null, thinned = true where received_ms < ${beforeMs} and body is not null`;
  });
}

/** Some offers of events of which the log holds no version and no history; how many there were. */
export async function pruneOffers(db: Database, term: number): Promise<number> {
  return db.begin(async (tx) => {
    await checkTerm(tx, term);
    const { count } = await tx`
      delete from offer where id in (select id from offer as listed where not exists (
        select from offer as other where other.event = listed.event and (
          exists (select from offer_version where offer_version.offer = other.id)
          or exists (select from offer_history where offer_history.offer = other.id)
        )) limit ${OFFERS})`;
    return count;
  });
}
