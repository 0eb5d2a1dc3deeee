import { expect, it } from 'vitest';
import { type Banner, pickBanner } from './banners.ts';

const banner = (id: string, more: Partial<Banner> = {}): Banner => ({
  ...{ id, advertiser: id, link: 'https://a.example/', alt: id, image: '/a', width: 728, height: 90, weight: 1 },
  ...more,
});
const [A, B, HEAVY] = [banner('a'), banner('b'), banner('c', { weight: 8 })];
const idsOf = (banners: readonly Banner[], last?: Banner, nowMs = 0): string =>
  Array.from({ length: 10 }, (_, at) => pickBanner(banners, nowMs, at / 10, last)?.id ?? '-').join('');

it('pickBanner chooses by weight', () => {
  expect(idsOf([A, B])).toBe('aaaaabbbbb');
  expect(idsOf([A, HEAVY, B])).toBe('accccccccb');
  expect(idsOf([])).toBe('----------');
});

it('[CONST-10] pickBanner chooses another than the last one of its size, and the last again where it is alone', () => {
  expect(idsOf([A, B], A)).toBe('bbbbbbbbbb');
  expect(idsOf([A], A)).toBe('aaaaaaaaaa');
  expect(idsOf([A, banner('d', { height: 250 }), banner('e', { width: 300 })], A)).toBe('aaaaaaaaaa');
  expect(idsOf([A, banner('f', { isGambling: true })], A)).toBe('aaaaaaaaaa');
});

it('pickBanner chooses none that has ended', () => {
  const ended = banner('e', { untilMs: 1000 });
  expect(idsOf([ended, A], undefined, 999)).toBe('eeeeeaaaaa');
  expect(idsOf([ended, A], undefined, 1000)).toBe('aaaaaaaaaa');
  expect(idsOf([ended], ended, 1000)).toBe('----------');
});
