import type { IncomingHttpHeaders } from 'node:http';
import type { EventId } from '@stillingen/domain';
import { BET_SCOPES, BET_TYPES, type OfferKey } from '@stillingen/domain/odds';
import { ODDS_HISTORY_PATH, type OddsHistory } from '@stillingen/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createRateLimit } from '../../http/limits/rate-limit.ts';
import { queryOf } from '../../http/request.ts';
import type { OddsAudience } from '../audience/audience.ts';
import type { OfferPoints } from '../log/market-points.ts';

type MarketKey = Omit<OfferKey, 'bookmaker'>;

export interface HistoryRoutes {
  readonly audienceOf: (headers: IncomingHttpHeaders) => OddsAudience | null;
  /** What an event leaves of an audience; null for an unknown event. */
  readonly forEvent: (audience: OddsAudience, event: string) => OddsAudience | null;
  readonly read: (market: MarketKey, untilMs: number) => Promise<readonly OfferPoints[]>;
  readonly addressOf: (request: FastifyRequest) => string;
  readonly nowMs: () => number;
}

const RATE = { requests: 60, windowMs: 60_000 } as const;
const FRESH_MS = 10_000;
const MOST_KEPT = 200;
const DIGITS = /^[1-9]\d{0,10}$/;
const LINE = /^-?\d{1,4}$/;
const EVENT = /^[A-Za-z0-9]{8}$/;

interface Asked {
  readonly market: MarketKey;
  /** Seconds; null for the present. */
  readonly asOf: number | null;
}

function readQuery(query: URLSearchParams): Asked | null {
  const [event, line, asOf] = [query.get('event') ?? '', query.get('line'), query.get('asof')];
  const betType = BET_TYPES.find((known) => known === query.get('type'));
  const scope = BET_SCOPES.find((known) => known === query.get('scope'));
  const isRead = EVENT.test(event) && (line === null || LINE.test(line)) && (asOf === null || DIGITS.test(asOf));
  if (!isRead || betType === undefined || scope === undefined) return null;
  const market = { event: event as EventId, betType, scope, line: line === null ? null : Number(line) };
  return { market: { ...market, isLive: query.get('live') === '1' }, asOf: asOf === null ? null : Number(asOf) };
}

interface Kept {
  readonly untilMs: number;
  readonly points: Promise<readonly OfferPoints[]>;
}

/** The prices of a market over time, of the bookmakers that a visitor is served. */
export function oddsHistory(app: FastifyInstance, { audienceOf, forEvent, read, addressOf, nowMs }: HistoryRoutes): void {
  const calls = createRateLimit({ ...RATE, clockMs: () => performance.now() });
  const kept = new Map<string, Kept>();

  function pointsOf({ market, asOf }: Asked): Promise<readonly OfferPoints[]> {
    const key = [...Object.values(market), asOf].join('/');
    const known = kept.get(key);
    if (known !== undefined && nowMs() < known.untilMs) return known.points;
    const points = read(market, asOf === null ? nowMs() : Math.min(asOf * 1000, nowMs()));
    points.catch(() => kept.delete(key));
    kept.delete(key);
    kept.set(key, { untilMs: nowMs() + FRESH_MS, points });
    if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!);
    return points;
  }

  app.get(ODDS_HISTORY_PATH, { schema: { hide: true } }, async (request, reply) => {
    const audience = audienceOf(request.headers);
    const asked = audience === null ? null : readQuery(queryOf(request.raw.url!));
    const served = audience === null || asked === null ? null : forEvent(audience, asked.market.event);
    if (asked === null || served === null || (asked.market.isLive && !served.servesLive)) return reply.callNotFound();
    const waitS = calls(addressOf(request));
    void reply.headers({ 'cache-control': 'private, no-store', vary: 'Cookie' });
    if (waitS !== null) return reply.code(429).header('retry-after', String(waitS)).send('');
    const ids = new Set(served.bookmakers.map(({ id }) => id));
    const offers = (await pointsOf(asked)).filter(({ bookmaker }) => ids.has(bookmaker));
    return offers.map(({ bookmaker, outcomes, points }): OddsHistory[number] => ({
      bookmaker,
      outcomes,
      points: points.map(({ atS, prices }) => [atS, ...prices]),
    }));
  });
}
