import { resolveClub } from '@stillingen/domain';
import type { OfferMessage } from '@stillingen/domain/messages';
import { BET_TYPE_RULES, type BetType } from '@stillingen/domain/odds';
import { instantOf } from '../kit/start.ts';
import { offerKey } from '../../odds/offer-key.ts';
import type { KnownFixture, OddsAnswer, QuotedEvent, QuotedOffer } from './odds-connector.ts';

/** Two sources may state starts that are so far apart. */
const APART_MS = 3 * 3_600_000;
const SEQ_FROM_MS = Date.UTC(2026, 0, 1);

type Sides = Pick<KnownFixture, 'home' | 'away' | 'country'>;

/** The registry's keys of both sides: equal for all spellings that it has. */
const sidesOf = ({ home, away, country }: Sides): readonly [string, string] => [
  resolveClub(home, country).key,
  resolveClub(away, country).key,
];

interface Found {
  readonly fixture: KnownFixture;
  /** The sides of the answer are the other way round. */
  readonly isSwapped: boolean;
}

/** The only fixture of both sides at about that time; a text why there is none. */
function fixtureOf(event: QuotedEvent, fixtures: readonly KnownFixture[]): Found | string {
  const [home, away] = sidesOf(event);
  const near = fixtures.filter(({ sport, startMs }) => sport === event.sport && Math.abs(startMs - event.startMs) <= APART_MS);
  const found = near.flatMap((fixture): Found[] => {
    const sides = sidesOf({ ...fixture, country: event.country });
    if (sides[0] === home && sides[1] === away) return [{ fixture, isSwapped: false }];
    return sides[0] === away && sides[1] === home ? [{ fixture, isSwapped: true }] : [];
  });
  if (found.length === 1) return found[0]!;
  const start = instantOf(event.startMs);
  return `${event.home} – ${event.away} ${start}: ${found.length === 0 ? 'no such match is known' : 'several matches fit'}`;
}

const OTHER: Readonly<Record<string, string>> = { home: 'away', away: 'home' };

function turned({ betType, line, prices, ...offer }: QuotedOffer): QuotedOffer {
  const turnedPrices = Object.fromEntries(Object.entries(prices).map(([outcome, price]) => [OTHER[outcome] ?? outcome, price]));
  const turnedLine = line === undefined || BET_TYPE_RULES[betType as BetType].line !== 'margin' ? line : 0 - line;
  return { ...offer, betType, prices: turnedPrices, ...(turnedLine === undefined ? {} : { line: turnedLine }) };
}

const isWhole = ({ prices }: QuotedOffer): boolean => Object.values(prices).every((price) => price !== null);

function messageOf(quoted: QuotedOffer, { fixture, isSwapped }: Found, bookmaker: number, nowMs: number): OfferMessage {
  const { betType, scope, line, prices, atMs } = isSwapped ? turned(quoted) : quoted;
  const live = fixture.phase === 'live' || fixture.phase === 'break';
  const market = { bookmaker, betType, scope, live, ...(line === undefined ? {} : { line }) };
  const ms = Math.min(atMs, nowMs);
  return {
    kind: 'offer',
    key: offerKey({ ...market, event: fixture.id }),
    seq: Math.max(0, Math.floor((ms - SEQ_FROM_MS) / 1000)),
    at: instantOf(ms),
    event: { id: fixture.id },
    ...market,
    state: 'open',
    prices,
  };
}

export interface MatchedOffers {
  readonly offers: readonly OfferMessage[];
  /** Events that no known one fits, a line each. */
  readonly unmatched: readonly string[];
  /** Bookmakers without an id, by their names at the source. */
  readonly unmapped: readonly string[];
}

/** Pure: the complete offers of events that are not over, with the sides turned to ours. */
export function matchOffers(
  { events }: Pick<OddsAnswer, 'events'>,
  fixtures: readonly KnownFixture[],
  bookmakers: ReadonlyMap<string, number>,
  nowMs: number,
): MatchedOffers {
  const unmatched: string[] = [];
  const unmapped = new Set<string>();
  const offers = new Map<string, OfferMessage>();
  for (const event of events) {
    const found = fixtureOf(event, fixtures);
    if (typeof found === 'string') {
      unmatched.push(found);
      continue;
    }
    if (found.fixture.phase === 'over') continue;
    for (const quoted of event.offers.filter(isWhole)) {
      const id = bookmakers.get(quoted.bookmaker);
      if (id === undefined) unmapped.add(quoted.bookmaker);
      else {
        const message = messageOf(quoted, found, id, nowMs);
        // A bookmaker may stand in two regions: the newer prices count.
        if ((offers.get(message.key)?.seq ?? -1) < message.seq) offers.set(message.key, message);
      }
    }
  }
  return { offers: [...offers.values()], unmatched, unmapped: [...unmapped].toSorted() };
}
