import { PLACE_KINDS, type SearchAnswer, SEARCH_PAGE_PATH } from '@stillingen/wire';
import { expect, it } from 'vitest';
import { SearchUnavailable } from './name-thread.ts';
import { PageAnswers } from './page-answers.ts';

const answerTo = (guess: string): SearchAnswer => ({
  matches: [],
  guess,
  lists: Object.fromEntries(PLACE_KINDS.map((kind) => [kind, { count: 0, places: [] }])) as unknown as SearchAnswer['lists'],
});
const find = async (text: string, isLive: boolean): Promise<SearchAnswer> => answerTo(`${text} ${isLive}`);
const here = () => ({ find });
const page = { path: SEARCH_PAGE_PATH, search: '?q=mid', delayS: 0 };

it('finds the answer of a page of search before it is drawn, and another for a delayed visitor', async () => {
  const answers = new PageAnswers(here, () => null);
  expect(await answers.prepare(page, 'da', 'a')).toBeNull();
  expect(answers.of('da', 'mid', true)?.guess).toBe('mid true');
  expect(answers.of('da', 'mid', false)).toBeNull();
  await answers.prepare({ ...page, delayS: 30 }, 'da', 'a');
  expect(answers.of('da', 'mid', false)?.guess).toBe('mid false');
});

it('keeps the answers of each language apart', async () => {
  const answers = new PageAnswers(
    (language) => ({ find: async () => answerTo(language) }),
    () => null,
  );
  await answers.prepare(page, 'en', 'a');
  expect([answers.of('en', 'mid', true)?.guess, answers.of('da', 'mid', true)]).toEqual(['en', null]);
});

it('limits pages of search alone', async () => {
  const answers = new PageAnswers(here, () => 7);
  expect(await answers.prepare(page, 'da', 'a')).toBe(7);
  expect(await answers.prepare({ ...page, path: '/fodbold/' }, 'da', 'a')).toBeNull();
});

it('has no answer while the search is unavailable, nor an older one', async () => {
  let isDown = false;
  const answers = new PageAnswers(
    () => ({
      find(text, isLive) {
        if (isDown) return Promise.reject(new SearchUnavailable('down'));
        return find(text, isLive);
      },
    }),
    () => null,
  );
  await answers.prepare(page, 'da', 'a');
  isDown = true;
  expect(await answers.prepare(page, 'da', 'a')).toBeNull();
  expect(answers.of('da', 'mid', true)).toBeNull();
});

it('keeps the last fifty answers', async () => {
  const answers = new PageAnswers(here, () => null);
  for (let n = 0; n < 51; n += 1) await answers.prepare({ ...page, search: `?q=m${n}` }, 'da', 'a');
  expect(answers.of('da', 'm0', true)).toBeNull();
  expect(answers.of('da', 'm1', true)).not.toBeNull();
});
