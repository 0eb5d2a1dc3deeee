import { type BetScope, parsePrice, sportOdds } from '@stillingen/domain/odds';
import { parsed, UnreadableAnswer } from '../kit/answer.ts';
import { utcMs } from '../kit/start.ts';
import type { OddsAnswer, OddsReadInput, QuotedEvent, QuotedOffer } from '../odds/odds-connector.ts';
import table from './leagues.json' with { type: 'json' };
import * as shape from './shape.ts';

interface League {
  readonly name: string;
  readonly sport: number;
  readonly country: string;
}
export const LEAGUES: Readonly<Record<string, League>> = table;

const MOST_PRICE = 10_000;

/** Sources write 1 for what is not offered. */
function priceOf(price: number, path: string): string | null {
  if (price === 1) return null;
  const text = String(price);
  if (parsePrice(text) === null) throw new UnreadableAnswer(`${path}/price: from 1.001 to ${MOST_PRICE}, not ${text}`);
  return text;
}

type Read = Pick<QuotedOffer, 'betType' | 'scope' | 'line' | 'prices'>;

const withOvertime = (sport: number): BetScope =>
  sportOdds(sport)!.scopes.includes('FULL_TIME_OVER_TIME') ? 'FULL_TIME_OVER_TIME' : 'FULL_TIME';

/** Totals and handicaps of sports without draws count overtime. */
const scopeOf = (sport: number): BetScope => (sportOdds(sport)!.default === 'HOME_AWAY' ? withOvertime(sport) : 'FULL_TIME');

type Outcomes = ReadonlyMap<string, { readonly price: string | null; readonly point: number | undefined }>;

function result(outcomes: Outcomes, { home_team: home, away_team: away }: shape.Event, sport: number): Read {
  const priceTo = (name: string): string | null => outcomes.get(name)?.price ?? null;
  const sides = { home: priceTo(home), away: priceTo(away) };
  if (!outcomes.has('Draw')) return { betType: 'HOME_AWAY', scope: withOvertime(sport), prices: sides };
  return { betType: 'HOME_DRAW_AWAY', scope: 'FULL_TIME', prices: { home: sides.home, draw: priceTo('Draw'), away: sides.away } };
}

function handicap(outcomes: Outcomes, { home_team: home, away_team: away }: shape.Event, sport: number, path: string): Read {
  const [own, other] = [outcomes.get(home), outcomes.get(away)];
  const line = own?.point;
  if (line === undefined || other?.point !== -line)
    throw new UnreadableAnswer(`${path}/outcomes: points of both sides that are opposite, not ${own?.point} and ${other?.point}`);
  return { betType: 'ASIAN_HANDICAP', scope: scopeOf(sport), line, prices: { home: own!.price, away: other.price } };
}

function total(outcomes: Outcomes, sport: number, path: string): Read {
  const [over, under] = [outcomes.get('Over'), outcomes.get('Under')];
  const line = over?.point;
  if (line === undefined || under?.point !== line)
    throw new UnreadableAnswer(`${path}/outcomes: one point of over and under, not ${over?.point} and ${under?.point}`);
  return { betType: 'OVER_UNDER', scope: scopeOf(sport), line, prices: { over: over!.price, under: under.price } };
}

const QUARTER = 0.25;

/** Null for markets that are no bet type of ours, such as those of lay prices. */
function offerOf(market: shape.Market, event: shape.Event, sport: number, path: string): Read | null {
  if (!['h2h', 'spreads', 'totals'].includes(market.key)) return null;
  const outcomes = new Map(
    market.outcomes.map(({ name, price, point }, at) => [name, { price: priceOf(price, `${path}/outcomes/${at}`), point }]),
  );
  if (outcomes.size !== market.outcomes.length) throw new UnreadableAnswer(`${path}/outcomes: each name once`);
  const offer =
    market.key === 'h2h'
      ? result(outcomes, event, sport)
      : market.key === 'spreads'
        ? handicap(outcomes, event, sport, path)
        : total(outcomes, sport, path);
  if (offer.line !== undefined && !Number.isInteger(offer.line / QUARTER))
    throw new UnreadableAnswer(`${path}/outcomes: a point in quarters, not ${offer.line}`);
  return offer;
}

class AnswerReader {
  readonly unread: string[] = [];
  readonly #league: League;

  constructor(league: League) {
    this.#league = league;
  }

  /** Null, and a line, where the part cannot be read. */
  #attempt<Part>(part: () => Part): Part | null {
    try {
      return part();
    } catch (error) {
      if (!(error instanceof UnreadableAnswer)) throw error;
      this.unread.push(error.message);
      return null;
    }
  }

  event(item: unknown, path: string): QuotedEvent[] {
    const event = this.#attempt(() => parsed(shape.event, item, path));
    const startMs = event && this.#attempt(() => utcMs(event.commence_time, `${path}/commence_time`));
    if (event === null || startMs === null) return [];
    const { sport, country } = this.#league;
    const offers = event.bookmakers.flatMap((each, at) => this.#bookmaker(each, event, `${path}/bookmakers/${at}`));
    return [{ sport, country, home: event.home_team, away: event.away_team, startMs, offers }];
  }

  #bookmaker(item: unknown, event: shape.Event, path: string): QuotedOffer[] {
    const bookmaker = this.#attempt(() => parsed(shape.bookmaker, item, path));
    return (bookmaker?.markets ?? []).flatMap((each, at): QuotedOffer[] => {
      const own = `${path}/markets/${at}`;
      const market = this.#attempt(() => parsed(shape.market, each, own));
      const offer = market && this.#attempt(() => offerOf(market, event, this.#league.sport, own));
      const atMs = market && this.#attempt(() => utcMs(market.last_update ?? bookmaker!.last_update, `${own}/last_update`));
      return offer === null || atMs === null ? [] : [{ ...offer, bookmaker: bookmaker!.key, atMs }];
    });
  }
}

/** An answer of `/v4/sports/{sport}/odds`. Throws UnreadableAnswer where it is no list. */
export function read({ league, body }: OddsReadInput): OddsAnswer {
  const reader = new AnswerReader(LEAGUES[league]!);
  const events = parsed(shape.list, body, 'events').flatMap((item, at) => reader.event(item, `events/${at}`));
  return { events, unread: reader.unread };
}
