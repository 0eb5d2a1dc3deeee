import { BET_SCOPES, BET_TYPES, type OfferKey } from '@stillingen/domain/odds';
import type { Statements } from '../../database/database.ts';
import { decodePoints, type Point, thinPoints } from './delta-form.ts';
import { unpackPrices } from './packing.ts';

/** Versions of an offer that are read: a bookmaker may send several a second. */
const MOST_VERSIONS = 2000;
const OPEN = 0;

export interface OfferPoints {
  readonly bookmaker: number;
  readonly outcomes: readonly string[];
  /** Oldest first, thinned. */
  readonly points: readonly Point[];
}

interface Row {
  readonly bookmaker: number;
  readonly outcomes: readonly string[];
  readonly opening: Buffer;
  readonly opened_ms: string;
  readonly body: Buffer | null;
  readonly latest: readonly { readonly ms: number; readonly state: number; readonly prices: string }[];
}

function pointsOf(row: Row, isLive: boolean, untilMs: number): readonly Point[] {
  const { length } = row.outcomes;
  const raw = row.latest.toReversed().map(({ ms, state, prices }): Point => {
    return { atS: Math.floor(ms / 1000), state, prices: unpackPrices(Buffer.from(prices, 'hex'), length) };
  });
  const opened: Point = {
    atS: Math.floor(Number(row.opened_ms) / 1000),
    state: OPEN,
    prices: unpackPrices(row.opening, length),
  };
  const firstRawS = raw[0]?.atS ?? Number.POSITIVE_INFINITY;
  const history = (row.body === null ? [] : decodePoints(row.body)).filter(({ atS }) => atS < firstRawS);
  const known = [...history, ...raw].filter(({ atS }) => atS > opened.atS);
  return thinPoints(
    [opened, ...known].filter(({ atS }) => atS * 1000 <= untilMs),
    isLive,
  );
}

/** The prices of all bookmakers for one market, as received until a time (milliseconds). */
export async function readMarketPoints(
  db: Statements,
  { event, betType, scope, line, isLive }: Omit<OfferKey, 'bookmaker'>,
  untilMs: number,
): Promise<readonly OfferPoints[]> {
  const rows = await db<Row[]>`
    select bookmaker, outcomes, opening, opened_ms, body, coalesce(raw.latest, '[]'::json) as latest
    from offer left join offer_history on offer_history.offer = offer.id
    cross join lateral (
      select json_agg(json_build_object('ms', received_ms, 'state', state, 'prices', encode(prices, 'hex')) order by n desc)
        as latest
      from (
        select n, received_ms, state, prices from offer_version
        where offer_version.offer = offer.id and received_ms <= ${untilMs} order by n desc limit ${MOST_VERSIONS}
      ) as last
    ) as raw
    where event = ${event} and bet_type = ${BET_TYPES.indexOf(betType)} and scope = ${BET_SCOPES.indexOf(scope)}
      and line is not distinct from ${line} and live = ${isLive} and opened_ms <= ${untilMs}`;
  return rows.map((row) => ({
    bookmaker: row.bookmaker,
    outcomes: row.outcomes,
    points: pointsOf(row, isLive, untilMs),
  }));
}
