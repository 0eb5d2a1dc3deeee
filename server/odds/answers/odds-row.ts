import { StageType } from '@stillingen/domain';
import { type BetScope, type BetType, marketFigures, type Offer, type Prices, sportOdds } from '@stillingen/domain/odds';
import { type OddsOutcome, type OddsRow, oddsWords, type OutcomeOdds } from '@stillingen/wire';
import { eventOddsOf, inPageOrder, isActive } from './event-odds.ts';
import { isRace, type ServedEvent, type ServedOffer } from './served-event.ts';

const OUTCOMES: Readonly<Record<string, OddsOutcome>> = { home: '1', draw: '0', away: '2' };
/** The winner alone is sought after overtime; a draw ends regular time. */
const SCOPES: Readonly<Partial<Record<BetType, readonly BetScope[]>>> = {
  HOME_AWAY: ['FULL_TIME_OVER_TIME', 'FULL_TIME'],
};
const FULL_TIME: readonly BetScope[] = ['FULL_TIME', 'FULL_TIME_OVER_TIME'];
/** In quarters. */
const FIRST_PLACE = 4;

/** The offer that a row shows, and the highest price of each of its outcomes. */
interface Shown {
  readonly main: ServedOffer;
  readonly highest: Prices;
}

function highestOf(event: ServedEvent, main: ServedOffer, offers: readonly ServedOffer[]): Prices {
  const { isLive, prices } = main.offer;
  const [market] = eventOddsOf({ ...event, offers: offers.filter(({ offer }) => offer.isLive === isLive) }).markets;
  const counting = market!.offers
    .filter(({ counts }) => counts)
    .map((offer) => new Map(offer.prices.map(({ outcome, price }) => [outcome, price])));
  const inOrder = counting.map((byOutcome) => prices.map(({ outcome }) => byOutcome.get(outcome) ?? null));
  return marketFigures(market!, prices.length, inOrder).best;
}

/** Of one market: the first bookmaker that has an offer, during the event the live one. */
function shownOf(event: ServedEvent, offers: readonly ServedOffer[]): Shown | null {
  const [first] = offers;
  if (first === undefined) return null;
  const ofFirst = offers.filter(({ bookmaker }) => bookmaker === first.bookmaker);
  const main = ofFirst.find(({ offer }) => offer.isLive) ?? first;
  return { main, highest: highestOf(event, main, offers) };
}

function outcomeOdds({ main, highest }: Shown, at: number, outcome: OddsOutcome): OutcomeOdds {
  const { price, previous } = main.offer.prices[at]!;
  return { outcome, odds: price, previous, highest: highest[at]!, isActive: price !== null && isActive(main) };
}

type RowOdds = readonly [main: ServedOffer, odds: readonly OutcomeOdds[]];

function matchOdds(event: ServedEvent, betType: BetType): RowOdds | null {
  for (const scope of SCOPES[betType] ?? FULL_TIME) {
    const shown = shownOf(
      event,
      event.offers.filter(({ offer }) => offer.betType === betType && offer.scope === scope),
    );
    if (shown === null) continue;
    const outcomes = shown.main.offer.prices.map((price, at) => ({ ...price, at }));
    return [shown.main, inPageOrder(betType, outcomes).map(({ outcome, at }) => outcomeOdds(shown, at, OUTCOMES[outcome]!))];
  }
  return null;
}

/** The price to win, and that of the fewest other places: each way (EVENT-25). */
function competitorOdds(event: ServedEvent): (participant: string) => RowOdds | null {
  const ofPlace = (isPlace: (line: number) => boolean): Shown | null => {
    const placed = event.offers.filter(({ offer }) => offer.betType === 'TOP_POSITION_MERGED' && isPlace(offer.line!));
    const fewest = Math.min(...placed.map(({ offer }) => offer.line!));
    return shownOf(
      event,
      placed.filter(({ offer }) => offer.line === fewest),
    );
  };
  const [win, place] = [ofPlace((line) => line === FIRST_PLACE), ofPlace((line) => line > FIRST_PLACE)];
  return (participant) => {
    const oddsOf = (shown: Shown | null, outcome: OddsOutcome): readonly OutcomeOdds[] => {
      const at = shown?.main.offer.prices.findIndex((price) => price.outcome === participant) ?? -1;
      return at === -1 ? [] : [outcomeOdds(shown!, at, outcome)];
    };
    const toWin = oddsOf(win, '1');
    if (toWin.length === 0) return null;
    return [win!.main, [...toWin, ...oddsOf(place, 'EW').map((odds) => ({ ...odds, previous: null }))]];
  };
}

/** What a row shows, and whether there are live offers. */
export const isOfRow = ({ betType, isLive }: Offer, sportId: number): boolean =>
  isLive || betType === sportOdds(sportId)!.default;

const idsOf = (ids: readonly number[]): string | null => (ids.length === 0 ? null : ids.join('|'));

/** Of a match or each competitor; null without an offer of the default bet type and a starting price. */
export function oddsRowsOf(served: ServedEvent): (rowId: string) => OddsRow | null {
  const { event, offers, excluded } = served;
  const oddsOf = isRace(event) ? competitorOdds(served) : null;
  const live = [
    ...new Set(offers.filter(({ offer, view }) => offer.isLive && view.state === 'open').map(({ bookmaker }) => bookmaker.id)),
  ];
  const isOver = event.stageType === StageType.finished;
  return (rowId) => {
    const entry = isRace(event) ? event.entries.find(({ id }) => id === rowId) : undefined;
    const startingPrice = entry?.results.startingPrice ?? null;
    const found =
      oddsOf === null
        ? matchOdds(served, sportOdds(event.sportId)!.default)
        : entry === undefined
          ? null
          : oddsOf(entry.participant);
    if (found === null && startingPrice === null) return null;
    const [main, odds] = found ?? [null, []];
    return {
      id: rowId,
      ...oddsWords(odds),
      offersLive: isOver ? null : live.length > 0,
      liveBookmakers: isOver ? null : idsOf(live),
      mainBookmaker: main?.bookmaker.id ?? null,
      startingPrice,
      excluded: idsOf(excluded),
      // No bets are taken here.
      betslip: 0,
    };
  };
}
