import type { Incident, Pair, Side } from '../event/entities.ts';

/** What the cards of one player in one match cost. */
export interface FairPlayScale {
  readonly yellow: number;
  readonly secondYellow: number;
  readonly red: number;
  readonly yellowAndRed: number;
}

/** FIFA, since 2018. */
export const FIFA_FAIR_PLAY: FairPlayScale = { yellow: -1, secondYellow: -3, red: -4, yellowAndRed: -5 };
/** UEFA counts three for every dismissal, beside a yellow card that a direct red one follows. */
export const UEFA_FAIR_PLAY: FairPlayScale = { yellow: -1, secondYellow: -3, red: -3, yellowAndRed: -4 };

const CARDS = new Set<Incident['type']>(['yellow-card', 'second-yellow-card', 'red-card']);

type Card = Pick<Incident, 'type' | 'side' | 'player'>;

/** What the cards of one player cost; sources write a second yellow card as such, as another yellow one, or with the red one after it. */
function costOf(cards: readonly Card[], scale: FairPlayScale): number {
  const has = (type: Card['type']): boolean => cards.some((card) => card.type === type);
  const yellows = cards.filter(({ type }) => type === 'yellow-card').length;
  if (has('second-yellow-card') || yellows > 1) return scale.secondYellow;
  if (has('red-card')) return yellows > 0 ? scale.yellowAndRed : scale.red;
  return scale.yellow;
}

/** Fair-play points of each side of a match; null where no card of it is known, so that nobody knows whether there were none. */
export function fairPlayOf(incidents: readonly Incident[], scale: FairPlayScale): Pair | null {
  const cards = incidents.filter(({ type, withdrawn }) => withdrawn === null && CARDS.has(type));
  if (cards.length === 0) return null;
  const pointsOf = (side: Side): number => {
    // A card without a name is a player's of its own.
    const ofPlayers = Map.groupBy(
      cards.filter((card) => card.side === side),
      (card) => (card.player === '' ? card : card.player),
    );
    return ofPlayers.values().reduce((sum, ofPlayer) => sum + costOf(ofPlayer, scale), 0);
  };
  return [pointsOf('home'), pointsOf('away')];
}
