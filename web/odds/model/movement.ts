import type { Price } from '@stillingen/domain/odds';
import type { OddsHistory, OfferOdds } from '@stillingen/wire';
import { priceOf } from './summary.ts';

/** Of one outcome: seconds and price. */
export interface PriceStep {
  readonly atS: number;
  readonly price: Price;
}

/** The prices of an outcome from its opening to what is shown now, without repetitions. */
export function stepsOf(history: OddsHistory | null, offer: OfferOdds, outcome: string): readonly PriceStep[] {
  const own = history?.find(({ bookmaker }) => bookmaker === offer.bookmaker);
  const place = own?.outcomes.indexOf(outcome) ?? -1;
  const shown = priceOf(offer, outcome);
  const all: readonly (readonly [number, Price | null])[] = [
    [offer.opened, shown?.opening ?? null],
    ...(place === -1 ? [] : own!.points.map(([atS, ...prices]) => [atS, prices[place] ?? null] as const)),
    [offer.confirmed, shown?.price ?? null],
  ];
  const steps: PriceStep[] = [];
  for (const [atS, price] of all) {
    const last = steps.at(-1);
    if (price === null || (last !== undefined && (atS < last.atS || price === last.price))) continue;
    steps.push({ atS, price });
  }
  return steps;
}

/** Corners of a curve of steps in a box: a price holds until the next one. */
export function curveOf(steps: readonly PriceStep[], untilS: number, width: number, height: number): string {
  const [first] = steps;
  if (first === undefined) return '';
  const prices = steps.map(({ price }) => price);
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  const spanS = Math.max(1, untilS - first.atS);
  const x = (atS: number): string => ((width * (atS - first.atS)) / spanS).toFixed(1);
  const y = (price: Price): string => (most === least ? height / 2 : (height * (most - price)) / (most - least)).toFixed(1);
  const corners = steps.flatMap(({ atS, price }, at) => {
    const before = steps[at - 1];
    return before === undefined ? [`${x(atS)},${y(price)}`] : [`${x(atS)},${y(before.price)}`, `${x(atS)},${y(price)}`];
  });
  return [...corners, `${width.toFixed(1)},${y(steps.at(-1)!.price)}`].join(' ');
}
