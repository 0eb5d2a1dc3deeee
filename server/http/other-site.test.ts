import { expect, it } from 'vitest';
import { isOtherSite } from './other-site.ts';

const SITE = 'https://stillingen.example';

it.each<[string, Record<string, string>, boolean]>([
  ['a page of the site', { 'sec-fetch-site': 'same-origin', origin: SITE }, false],
  ['an address that the visitor typed', { 'sec-fetch-site': 'none' }, false],
  ['a page of another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, true],
  ['a page of a sibling host', { 'sec-fetch-site': 'same-site', origin: 'https://shop.stillingen.example' }, true],
  ['an older browser on the site', { origin: SITE }, false],
  ['an older browser at another name of the server', { origin: 'http://10.0.0.4:8080', host: '10.0.0.4:8080' }, false],
  ['an older browser on another site', { origin: 'https://evil.example', host: 'stillingen.example' }, true],
  ['a frame without an origin', { origin: 'null', host: 'stillingen.example' }, true],
  ['a program', { host: 'stillingen.example' }, false],
])('the server decides for %s whether another site called', (_name, headers, expected) => {
  expect(isOtherSite({ headers }, SITE)).toBe(expected);
});
