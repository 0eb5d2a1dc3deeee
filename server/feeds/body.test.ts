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
  ['GZIP', 'gzip'],
  ['br;Q=0, gzip', 'gzip'],
  ['br;q=0 ;x=1, gzip;level=1;q=0', 'identity'],
  ['br;q=0.001', 'br'],
  ['*', 'identity'],
  [', ;;q=, =', 'identity'],
] as const)('who accepts %j is sent %s', (accepted, encoding) => {
  expect(encodingOf(accepted)).toBe(encoding);
});
