import type { Incident, Pair, Side } from '../event/entities.ts';

export interface FairPlayScale {
  readonly yellow: number;
  readonly secondYellow: number;
  readonly red: number;
  readonly yellowAndRed: number;
}

export const FIFA_FAIR_PLAY: FairPlayScale = { yellow: -1, secondYellow: -3, red: -4, yellowAndRed: -5 };
/** Three for every dismissal, beside a yellow card before a direct red one. */
export const UEFA_FAIR_PLAY: FairPlayScale = { yellow: -1, secondYellow: -3, red: -3, yellowAndRed: -4 };

const CARDS = new Set<Incident['type']>(['yellow-card', 'second-yellow-card', 'red-card']);

type Card = Pick<Incident, 'type' | 'side' | 'player'>;

/** Sources send a second yellow card as such, as another yellow one, or with its red one. */
function costOf(cards: readonly Card[], scale: FairPlayScale): number {
  const has = (type: Card['type']): boolean => cards.some((card) => card.type === type);
  const yellows = cards.filter(({ type }) => type === 'yellow-card').length;
  if (has('second-yellow-card') || yellows > 1) return scale.secondYellow;
  if (has('red-card')) return yellows > 0 ? scale.yellowAndRed : scale.red;
  return scale.yellow;
}

/** Null where no card is known: there may have been none. */
export function fairPlayOf(incidents: readonly Incident[], scale: FairPlayScale): Pair | null {
  const cards = incidents.filter(({ type, withdrawn }) => withdrawn === null && CARDS.has(type));
  if (cards.length === 0) return null;
  const pointsOf = (side: Side): number => {
    const ofPlayers = Map.groupBy(
      cards.filter((card) => card.side === side),
      (card) => (card.player === '' ? card : card.player),
    );
    return ofPlayers.values().reduce((sum, ofPlayer) => sum + costOf(ofPlayer, scale), 0);
  };
  return [pointsOf('home'), pointsOf('away')];
}
