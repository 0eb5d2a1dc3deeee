import { MAX_PRICE, type Price } from '@stillingen/domain/odds';

/** Up to a price, prices are multiples of a tick; thousandths. */
const TICKS: readonly (readonly [until: Price, tick: Price])[] = [
  [3000, 10],
  [6000, 50],
  [10_000, 100],
  [20_000, 500],
  [MAX_PRICE, 1000],
];
const LOWEST: Price = 1010;
const HIGHEST: Price = 501_000;

export function downToTick(price: number): Price {
  const [, tick] = TICKS.find(([until]) => price <= until) ?? TICKS.at(-1)!;
  return Math.floor(price / tick + 1e-9) * tick;
}

const STEPS = 40;

/**
 * Prices of a book by the inverse power model: favourites carry less of the margin. Sure and hopeless
 * outcomes have none. `winners` is how many outcomes win.
 */
export function bookPrices(chances: readonly number[], winners: number, margin: number): readonly (Price | null)[] {
  const book = winners * (1 + margin);
  let [low, high] = [0, 1];
  for (let step = 0; step < STEPS; step += 1) {
    const power = (low + high) / 2;
    const sum = chances.reduce((total, chance) => total + (chance > 0 ? chance ** power : 0), 0);
    if (sum > book) low = power;
    else high = power;
  }
  return chances.map((chance) => {
    if (chance <= 0) return null;
    const price = downToTick(1000 / chance ** low);
    return price < LOWEST || price > HIGHEST ? null : price;
  });
}

export const priceText = (price: Price | null): string | null => (price === null ? null : (price / 1000).toFixed(2));
