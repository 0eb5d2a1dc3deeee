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
const page = { path: SEARCH_PAGE_PATH, search: '?q=mid', delayS: 0 };

it('finds the answer of a page of search before it is drawn, and another for a delayed visitor', async () => {
  const answers = new PageAnswers({ find }, () => null);
  expect(await answers.prepare(page, 'a')).toBeNull();
  expect(answers.of('mid', true)?.guess).toBe('mid true');
  expect(answers.of('mid', false)).toBeNull();
  await answers.prepare({ ...page, delayS: 30 }, 'a');
  expect(answers.of('mid', false)?.guess).toBe('mid false');
});

it('limits pages of search alone', async () => {
  const answers = new PageAnswers({ find }, () => 7);
  expect(await answers.prepare(page, 'a')).toBe(7);
  expect(await answers.prepare({ ...page, path: '/fodbold/' }, 'a')).toBeNull();
});

it('has no answer while the search is unavailable, nor an older one', async () => {
  let isDown = false;
  const answers = new PageAnswers(
    {
      find(text, isLive) {
        if (isDown) return Promise.reject(new SearchUnavailable('down'));
        return find(text, isLive);
      },
    },
    () => null,
  );
  await answers.prepare(page, 'a');
  isDown = true;
  expect(await answers.prepare(page, 'a')).toBeNull();
  expect(answers.of('mid', true)).toBeNull();
});

it('keeps the last fifty answers', async () => {
  const answers = new PageAnswers({ find }, () => null);
  for (let n = 0; n < 51; n += 1) await answers.prepare({ ...page, search: `?q=m${n}` }, 'a');
  expect(answers.of('m0', true)).toBeNull();
  expect(answers.of('m1', true)).not.toBeNull();
});
