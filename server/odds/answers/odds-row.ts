import { type ParticipantId, StageType } from '@stillingen/domain';
import { type BetScope, type BetType, type Offer, sportOdds } from '@stillingen/domain/odds';
import { type OddsOutcome, type OddsRow, oddsWords, type OutcomeOdds } from '@stillingen/wire';
import { inPageOrder, isActive } from './event-odds.ts';
import { isRace, type ServedEvent, type ServedOffer } from './served-event.ts';

const OUTCOMES: Readonly<Record<string, OddsOutcome>> = { home: '1', draw: '0', away: '2' };
/** The winner alone is sought after overtime; a draw ends regular time. */
const SCOPES: Readonly<Partial<Record<BetType, readonly BetScope[]>>> = {
  HOME_AWAY: ['FULL_TIME_OVER_TIME', 'FULL_TIME'],
};
const FULL_TIME: readonly BetScope[] = ['FULL_TIME', 'FULL_TIME_OVER_TIME'];
/** In quarters. */
const FIRST_PLACE = 4;

function outcomeOdds(served: ServedOffer, at: number, outcome: OddsOutcome): OutcomeOdds {
  const { price, previous } = served.offer.prices[at]!;
  return { outcome, odds: price, previous, isActive: price !== null && isActive(served) };
}

/** The offer that a row shows: of the first bookmaker that has one, during the event the live one. */
function mainOffer(offers: readonly ServedOffer[]): ServedOffer | undefined {
  const [first] = offers;
  if (first === undefined) return undefined;
  const ofFirst = offers.filter(({ bookmaker }) => bookmaker === first.bookmaker);
  return ofFirst.find(({ offer }) => offer.isLive) ?? first;
}

function matchOdds(offers: readonly ServedOffer[], betType: BetType): readonly [ServedOffer, readonly OutcomeOdds[]] | null {
  for (const scope of SCOPES[betType] ?? FULL_TIME) {
    const main = mainOffer(offers.filter(({ offer }) => offer.betType === betType && offer.scope === scope));
    if (main === undefined) continue;
    const outcomes = main.offer.prices.map((price, at) => ({ ...price, at }));
    return [main, inPageOrder(betType, outcomes).map(({ outcome, at }) => outcomeOdds(main, at, OUTCOMES[outcome]!))];
  }
  return null;
}

/** The price to win, and that of the fewest other places: each way (EVENT-25). */
function competitorOdds(
  offers: readonly ServedOffer[],
  participant: ParticipantId,
): readonly [ServedOffer, readonly OutcomeOdds[]] | null {
  const ofPlace = (isPlace: (line: number) => boolean): readonly [ServedOffer, number] | null => {
    const fewestFirst = offers
      .filter(({ offer }) => offer.betType === 'TOP_POSITION_MERGED' && isPlace(offer.line!))
      .sort((a, b) => a.offer.line! - b.offer.line!);
    const main = mainOffer(fewestFirst.filter(({ offer }) => offer.line === fewestFirst[0]!.offer.line));
    const at = main?.offer.prices.findIndex(({ outcome }) => outcome === participant) ?? -1;
    return main === undefined || at === -1 ? null : [main, at];
  };
  const win = ofPlace((line) => line === FIRST_PLACE);
  if (win === null) return null;
  const place = ofPlace((line) => line > FIRST_PLACE);
  const odds = [outcomeOdds(...win, '1'), ...(place === null ? [] : [{ ...outcomeOdds(...place, 'EW'), previous: null }])];
  return [win[0], odds];
}

/** What a row shows, and whether there are live offers. */
export const isOfRow = ({ betType, isLive }: Offer, sportId: number): boolean =>
  isLive || betType === sportOdds(sportId)!.default;

const idsOf = (ids: readonly number[]): string | null => (ids.length === 0 ? null : ids.join('|'));

/** Of a match or competitor; null without an offer of the default bet type and a starting price. */
export function oddsRowOf(served: ServedEvent, rowId: string): OddsRow | null {
  const { event, offers, excluded } = served;
  const entry = isRace(event) ? event.entries.find(({ id }) => id === rowId) : undefined;
  const startingPrice = entry?.results.startingPrice ?? null;
  const found =
    entry === undefined ? matchOdds(offers, sportOdds(event.sportId)!.default) : competitorOdds(offers, entry.participant);
  if (found === null && startingPrice === null) return null;
  const [main, odds] = found ?? [null, []];
  const live = [
    ...new Set(offers.filter(({ offer, view }) => offer.isLive && view.state === 'open').map(({ bookmaker }) => bookmaker.id)),
  ];
  const isOver = event.stageType === StageType.finished;
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
}
