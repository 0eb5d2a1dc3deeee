/** A decimal price in thousandths: 1.50 is 1500. All computing is on these integers. */
export type Price = number;

export const MIN_PRICE: Price = 1001;
export const MAX_PRICE: Price = 10_000_000;

const DECIMAL = /^(\d{1,5})(?:\.(\d{1,3}))?$/;

/** 1850 of '1.85'; null for another text. */
export function thousandthsOf(text: string): number | null {
  const [, whole, decimals = ''] = DECIMAL.exec(text) ?? [];
  return whole === undefined ? null : Number(whole) * 1000 + Number(decimals.padEnd(3, '0'));
}

/** Of '1.85'; null for another text and for a price out of bounds. */
export function parsePrice(text: string): Price | null {
  const price = thousandthsOf(text);
  return price !== null && price >= MIN_PRICE && price <= MAX_PRICE ? price : null;
}

/** '1.50' of 1500, '1.667' of 1667: exact, with two decimals at least. */
export const writePrice = (price: Price): string =>
  `${Math.floor(price / 1000)}.${String(price % 1000)
    .padStart(3, '0')
    .replace(/0$/, '')}`;
