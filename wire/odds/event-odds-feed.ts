import { PROJECT_TYPE } from '@stillingen/domain';
import {
  BET_SCOPES,
  BET_TYPE_RULES,
  BET_TYPES,
  type BetScope,
  type BetType,
  OFFER_STATES,
  OUTCOME_RESULTS,
  type Price,
  writePrice,
} from '@stillingen/domain/odds';
import { decimal, flag, int, rowCodec, text, type Words } from '../text/fields.ts';
import { FeedCursor } from '../text/text.ts';
import type { BetWords } from '../words/bets.ts';
import type { EventOdds, MarketOdds, OfferOdds, PriceOdds } from './event-odds.ts';

/** The feed of an event in which pages read its odds. */
export const eventOddsFeed = (event: string): string => `df_od_${PROJECT_TYPE.id}_${event}`;

/*
 *   bet type
 *     scope
 *       line, of a market that has one
 *         offer, one a bookmaker
 */

export const betTypeRow = rowCodec({
  label: text('OA', 'bet type, in the language of the feed'),
  slug: text('OAU', 'bet type as a word of an address: 1x2-odds'),
  type: int('OAI', 'number of the bet type: 1 HOME_DRAW_AWAY, 2 HOME_AWAY, 3 OVER_UNDER, 14 TOP_POSITION_MERGED'),
  live: flag('OAL', '1 for offers during the event'),
});
export const betScopeRow = rowCodec({
  label: text('OB', 'part of the event that decides, in the language of the feed'),
  slug: text('OBU', 'the part as a word of an address: full-time'),
});
export const betLineRow = rowCodec({
  kind: text('OCT', 'what the line counts: total, margin, whole margin, goal number, place'),
  line: decimal('OC', 'the line, of a handicap that of the home side: 2.5'),
});
export const offerRow = rowCodec({
  bookmaker: int('OE', 'id of the bookmaker'),
  name: text('OD', 'its name'),
  first: text('XA', 'first outcome of two or three: opening[u or d]current, or the current price alone'),
  second: text('XB', 'second outcome: the draw where there are three'),
  third: text('XC', 'third outcome'),
  counts: flag('OG', '1 if it counts in best and average: open, confirmed lately, complete, not suspect'),
  state: text('OES', 'open, suspended, closed, settled or void'),
  confirmed: int('OET', 'when its prices were last confirmed'),
  opened: int('OEF', 'when its opening prices were received'),
  outcomes: text('OPO', 'outcomes: home|draw|away, 2:1|other, ids of competitors'),
  prices: text('OPV', 'price of each, in thousandths; empty where it is not offered now'),
  previous: text('OPB', 'the last different price of each'),
  opening: text('OPF', 'opening price of each'),
  results: text('OPR', 'result of each: won, lost, void, half won, half lost, shared, rules; empty before it is known'),
});

const SLUGS: Readonly<Record<BetType, string>> = {
  HOME_DRAW_AWAY: '1x2-odds',
  HOME_AWAY: 'home-away',
  OVER_UNDER: 'over-under',
  ASIAN_HANDICAP: 'asian-handicap',
  BOTH_TEAMS_TO_SCORE: 'both-teams-to-score',
  TO_QUALIFY: 'to-qualify',
  DOUBLE_CHANCE: 'double-chance',
  EUROPEAN_HANDICAP: 'european-handicap',
  DRAW_NO_BET: 'draw-no-bet',
  CORRECT_SCORE: 'correct-score',
  HALF_FULL_TIME: 'ht-ft',
  ODD_OR_EVEN: 'odd-or-even',
  NEXT_GOAL: 'next-goal',
  TOP_POSITION_MERGED: 'top-position',
};
const scopeSlug = (scope: BetScope): string => scope.toLowerCase().replaceAll('_', '-');

/** In quarters. */
const LINE_UNIT = 4;
const BETWEEN = '|';
const MOST_FAMILY_OUTCOMES = 3;

function familyText({ price, opening }: PriceOdds): string {
  const now = price === null ? '' : writePrice(price);
  if (opening === null || price === null || opening === price) return now;
  return `${writePrice(opening)}[${price > opening ? 'u' : 'd'}]${now}`;
}

function offerWords({ prices, ...offer }: OfferOdds): Words<typeof offerRow.fields> {
  const each = (of: (price: PriceOdds) => Price | string | null): string => prices.map((price) => of(price) ?? '').join(BETWEEN);
  const [first = null, second = null, third = null] =
    prices.length <= MOST_FAMILY_OUTCOMES ? prices.map((price) => familyText(price)) : [];
  return {
    ...offer,
    ...{ first, second, third },
    outcomes: each(({ outcome }) => outcome),
    prices: each(({ price }) => price),
    previous: each(({ previous }) => previous),
    opening: each(({ opening }) => opening),
    results: each(({ result }) => result),
  };
}

/** Without the tail of a feed. Throws WireError. */
export function writeEventOdds({ markets }: EventOdds, words: BetWords): string {
  let rows = '';
  let [before, under]: [MarketOdds | null, string] = [null, ''];
  for (const market of markets) {
    const { betType: type, scope, line, isLive: live } = market;
    const isNewType = before?.betType !== type || before.isLive !== live;
    if (isNewType)
      rows += betTypeRow.writeText({ label: words.betType[type], slug: SLUGS[type], type: BET_TYPES.indexOf(type) + 1, live });
    under = isNewType ? '' : under;
    if (under !== scope) rows += betScopeRow.writeText({ label: words.betScope[scope], slug: scopeSlug(scope) });
    under = scope;
    if (line !== null) rows += betLineRow.writeText({ kind: BET_TYPE_RULES[type].line, line: line / LINE_UNIT });
    for (const offer of market.offers) rows += offerRow.writeText(offerWords(offer));
    before = market;
  }
  return rows;
}

/** Null for an offer of a state that is not known. */
function offerOf(words: Words<typeof offerRow.fields>): OfferOdds | null {
  const state = OFFER_STATES.find((known) => known === words.state);
  if (state === undefined || words.bookmaker === null) return null;
  const listOf = (list: string | null): readonly string[] => (list ?? '').split(BETWEEN);
  const [values, previous, opening] = [words.prices, words.previous, words.opening].map((list) =>
    listOf(list).map((value): Price | null => (/^\d{1,8}$/.test(value) ? Number(value) : null)),
  );
  const results = listOf(words.results);
  return {
    bookmaker: words.bookmaker,
    name: words.name ?? '',
    state,
    confirmed: words.confirmed ?? 0,
    opened: words.opened ?? 0,
    counts: words.counts === true,
    prices: listOf(words.outcomes).map((outcome, at) => ({
      outcome,
      price: values![at] ?? null,
      previous: previous![at] ?? null,
      opening: opening![at] ?? null,
      result: OUTCOME_RESULTS.find((result) => result === results[at]) ?? null,
    })),
  };
}

/** Markets of types and scopes that are not known are left out. Throws WireError. */
export function readEventOdds(rows: string): EventOdds {
  const markets: MarketOdds[] = [];
  const feed = new FeedCursor(rows);
  let type: { readonly betType: BetType; readonly isLive: boolean } | null = null;
  let scope: BetScope | null = null;
  let line: number | null = null;
  let offers: OfferOdds[] | null = null;
  for (let key = feed.nextHead(); key !== null; key = feed.nextHead()) {
    if (key === offerRow.head) {
      const offer = offerOf(offerRow.readNext(feed));
      if (offer === null || type === null || scope === null) continue;
      if (offers === null) markets.push({ ...type, scope, line, offers: (offers = []) });
      offers.push(offer);
      continue;
    }
    if (key === betTypeRow.head) {
      const words = betTypeRow.readNext(feed);
      const betType = BET_TYPES[(words.type ?? 0) - 1];
      type = betType === undefined ? null : { betType, isLive: words.live === true };
      scope = line = null;
    } else if (key === betScopeRow.head) {
      const { slug } = betScopeRow.readNext(feed);
      scope = BET_SCOPES.find((known) => scopeSlug(known) === slug) ?? null;
      line = null;
    } else if (key === betLineRow.head) line = Math.round((betLineRow.readNext(feed).line ?? 0) * LINE_UNIT);
    else feed.skipRow();
    offers = null;
  }
  return { markets };
}
