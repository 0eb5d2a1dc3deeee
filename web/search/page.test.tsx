import { SEARCH_PAGE_PATH } from '@stillingen/wire';
import { expect, it } from 'vitest';
import { draw } from '../testing/draw.ts';
import { answerOf, matchOf, place } from '../testing/search-places.ts';
import { SearchPage, type SearchPageProps } from './page.tsx';
import { SearchBox } from './search-box.tsx';

const drawn = (props: SearchPageProps) => draw(<SearchPage {...props} />, { feeds: {}, nowS: 0 });

it('[PAGE-22] lists matches of today and places with the typed letters marked', () => {
  const { html, words } = drawn({
    text: 'mid',
    answer: answerOf({ team: [place('FC Midtjylland')] }, { matches: [matchOf('abcdefgh')] }),
  });
  expect(html).toContain('<mark>Mid</mark>tjylland');
  expect(html).toContain('href="/kamp/abcdefgh/"');
  expect(words).toMatch(/67’.*FC Mid tjylland 2 .*FC København 1/);
});

it('[PAGE-22] suggests what may have been meant', () => {
  const { html, words } = drawn({ text: 'brødby', answer: answerOf({ team: [place('Brøndby IF')] }, { guess: 'Brøndby IF' }) });
  expect(words).toContain('Ingen resultater for “brødby”');
  expect(html).toContain('href="/soeg/?q=Br%C3%B8ndby+IF"');
});

it.each([
  ['<script>alert(1)</script>', answerOf({}), 'Ingen resultater for'],
  ['a', answerOf({}), 'mindst to bogstaver'],
  ['.*+?^${}()|[]\\"\'%', answerOf({}), 'mindst to bogstaver'],
  ['\u0000\u202e\u200b🏆', answerOf({}), 'mindst to bogstaver'],
  ['x'.repeat(10_000), answerOf({}), 'Skriv højst 64 tegn.'],
  ['mid '.repeat(200), answerOf({}), 'Skriv højst 64 tegn.'],
  ['mid', null, 'Søgningen svarer ikke'],
  ['', answerOf({}), ''],
] as const)('[PAGE-22] draws a plain line for %.40j', (text, answer, line) => {
  const { html, words } = drawn({ text, answer });
  expect(words).toContain(line);
  expect(html).not.toContain('<script>');
});

it('[WIN-03] the box of the header is a form of the page of results without a script', () => {
  const { html } = draw(<SearchBox />, { feeds: {}, nowS: 0 });
  expect(html).toContain(`action="${SEARCH_PAGE_PATH}"`);
  expect(html).toContain('name="q"');
});
