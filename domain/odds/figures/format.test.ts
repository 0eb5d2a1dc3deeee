import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_ODDS_FORMAT, formatPrice, ODDS_FORMAT_ID, ODDS_FORMATS, type OddsFormat } from './format.ts';
import VECTORS from './format-vectors.json' with { type: 'json' };
import { MAX_PRICE, MIN_PRICE, parsePrice, type Price } from '../price.ts';

it.each(VECTORS)('[ODDS-05 to ODDS-10] %i is written in all formats', (price, ...texts) => {
  expect(ODDS_FORMATS.map((format) => formatPrice(price as Price, format))).toEqual(texts);
});

it.each([
  ['[ODDS-05]', 'eu', 1, '1.50'],
  ['[ODDS-06]', 'uk', 2, '1/2'],
  ['[ODDS-07]', 'us', 3, '-200'],
  ['[ODDS-08]', 'hk', 4, '0.50'],
  ['[ODDS-09]', 'ma', 5, '0.50'],
  ['[ODDS-10]', 'in', 6, '-2.00'],
] as const)('%s the odds format %s has id %i and writes 1.50 as %s', (_, format, id, text) => {
  expect(ODDS_FORMAT_ID[format]).toBe(id);
  expect(formatPrice(1500, format)).toBe(text);
});

it('[ODDS-11] the default odds format is eu', () => {
  expect(DEFAULT_ODDS_FORMAT).toBe('eu');
});

it.each([
  [1005, '1.005'],
  [1115, '1.12'],
  [1255, '1.26'],
  [2675, '2.68'],
  [10_235, '10.24'],
])('%i is rounded half up, as no binary fraction is', (price, text) => {
  expect(formatPrice(price, 'eu')).toBe(text);
});

/** The decimal price that a text states. */
const READ: Readonly<Record<OddsFormat, (text: string) => number>> = {
  eu: Number,
  uk: (text) => 1 + Number(text.split('/')[0]) / Number(text.split('/')[1]),
  us: (text) => 1 + (text.startsWith('+') ? Number(text) / 100 : -100 / Number(text)),
  hk: (text) => 1 + Number(text),
  ma: (text) => 1 + (text.startsWith('-') ? -1 / Number(text) : Number(text)),
  in: (text) => 1 + (text.startsWith('-') ? -1 / Number(text) : Number(text)),
};

const anyPrice = fc.oneof(
  fc.integer({ min: MIN_PRICE, max: 3000 }),
  fc.integer({ min: MIN_PRICE, max: 60_000 }),
  fc.integer({ min: MIN_PRICE, max: MAX_PRICE }),
);

describe.each(ODDS_FORMATS)('format %s', (format) => {
  const read = (price: Price): number => READ[format](formatPrice(price, format));

  it('a higher price never reads lower', () => {
    fc.assert(
      fc.property(anyPrice, anyPrice, (a, b) => {
        expect(read(Math.max(a, b))).toBeGreaterThanOrEqual(read(Math.min(a, b)));
      }),
      { numRuns: 1000 },
    );
  });

  /** In per cent, of every price from 1.05 to 61.00. */
  const MOST: Readonly<Record<OddsFormat, number>> = { eu: 0.46, hk: 0.46, us: 0.25, in: 0.25, ma: 2.5, uk: 9 };
  it('a price that is read back differs by a few per cent at most', () => {
    let most = 0;
    for (let price = 1050; price <= 61_000; price += 1) most = Math.max(most, Math.abs(read(price) * 1000 - price) / price);
    expect(most * 100).toBeLessThanOrEqual(MOST[format]);
    expect(most * 100).toBeGreaterThan(0.9 * MOST[format]);
  });
});

it('no price reads 1.00', () => {
  for (let price = MIN_PRICE; price < 1100; price += 1) expect(parsePrice(formatPrice(price, 'eu'))).toBe(price);
});
