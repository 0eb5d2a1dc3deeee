import { expect, it } from 'vitest';
import { formatPrice, ODDS_FORMATS } from './format.ts';
import VECTORS from './format-vectors.json' with { type: 'json' };

it.each(VECTORS)('%i is written in all formats', (price, ...texts) => {
  expect(ODDS_FORMATS.map((format) => formatPrice(price as number, format))).toEqual(texts);
});
