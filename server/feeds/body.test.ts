import { expect, it } from 'vitest';
import { encodingOf } from './body.ts';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['deflate, gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip; q=0.000', 'identity'],
  ['brotli', 'identity'],
] as const)('who accepts %j is sent %s', (accepted, encoding) => {
  expect(encodingOf(accepted)).toBe(encoding);
});
