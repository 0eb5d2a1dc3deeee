import { fractionOf } from './fractions.ts';
import type { Price } from '../price.ts';

/** ODDS-05 to 10. */
export const ODDS_FORMATS = ['eu', 'uk', 'us', 'hk', 'ma', 'in'] as const;
export type OddsFormat = (typeof ODDS_FORMATS)[number];
export const ODDS_FORMAT_ID: Readonly<Record<OddsFormat, number>> = { eu: 1, uk: 2, us: 3, hk: 4, ma: 5, in: 6 };
/** ODDS-11. */
export const DEFAULT_ODDS_FORMAT: OddsFormat = 'eu';

/** Half up, on integers: a binary fraction of 1.005 is below it. */
const rounded = (above: number, below: number): number => Math.floor((2 * above + below) / (2 * below));

function decimals(above: number, below: number, digits: number): string {
  const scale = 10 ** digits;
  const value = rounded(above * scale, below);
  return `${Math.floor(value / scale)}.${String(value % scale).padStart(digits, '0')}`;
}

/** A third decimal below 0.10 of winnings, where it is not 0: no price reads 1.00. */
const thousandths = (value: number, won: number): string => decimals(value, 1000, won < 100 && won % 10 !== 0 ? 3 : 2);

/** Two decimals are 16 % wrong at a price of 61.00. */
function stakeToWinOne(won: number): string {
  const digits = won <= 5000 ? 2 : won <= 50_000 ? 3 : 4;
  return decimals(1000, won, digits).replace(/(\.\d\d\d*?)0+$/, '$1');
}

function american(won: number): string {
  if (won >= 1000) return `+${rounded(won, 10)}`;
  const stake = rounded(100_000, won);
  return stake === 100 ? '+100' : `-${stake}`;
}

function indian(won: number): string {
  if (won >= 1000) return decimals(won, 1000, 2);
  const stake = decimals(1000, won, 2);
  return stake === '1.00' ? stake : `-${stake}`;
}

/** From the winnings of a stake of 1, in thousandths. */
const WRITE: Readonly<Record<OddsFormat, (won: number) => string>> = {
  eu: (won) => thousandths(won + 1000, won),
  uk: fractionOf,
  us: american,
  hk: (won) => thousandths(won, won),
  ma: (won) => (won <= 1000 ? thousandths(won, won) : `-${stakeToWinOne(won)}`),
  in: indian,
};

/** '1.50', '1/2', '-200', '0.50', '0.50' and '-2.00' of 1500. With a point in Danish too. */
export const formatPrice = (price: Price, format: OddsFormat): string => WRITE[format](price - 1000);
