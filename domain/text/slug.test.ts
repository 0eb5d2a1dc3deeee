import fc from 'fast-check';
import { expect, it } from 'vitest';
import { slugOf } from './slug.ts';

it.each([
  ['FC København', 'fc-koebenhavn'],
  ['Ærø BK', 'aeroe-bk'],
  ['Århus', 'aarhus'],
  ['A\u030arhus', 'aarhus'],
  ['Saudi-Arabien', 'saudi-arabien'],
  ['1. division', '1-division'],
  ['B.93', 'b93'],
  ["Nott'm  Forest!", 'nottm-forest'],
  ['Straße', 'strasse'],
  ['Śląsk Wrocław', 'slask-wroclaw'],
  ['İstanbul Başakşehir', 'istanbul-basaksehir'],
  ['Ísafjörður', 'isafjordur'],
  ['Brøndby IF (k)', 'broendby-if-k'],
  ['__proto__', 'proto'],
])('writes %j as %j', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

it('gives every text lower-case ASCII that is never empty, and names of other scripts slugs of their own', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(slugOf(text)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }),
  );
  expect(slugOf('Спартак')).not.toBe(slugOf('Динамо'));
});
