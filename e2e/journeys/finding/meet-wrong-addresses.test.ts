import type { Message } from '@stillingen/domain/messages';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestStack, type TestStack } from '../../../server/testing/stack.ts';
import { createMatch } from '../../harness/match.ts';

const SEASONS = ['2025/2026', '2026/2027'] as const;
const MATCHES = 40;
const AT = '2026-11-20T18:00:00Z';

const played = (season: string): Message[] =>
  Array.from({ length: MATCHES }, (_, at) =>
    createMatch({
      key: `${season}/${at}`,
      home: at === 0 ? 'Brøndby IF' : `Hjemme ${at}`,
      away: `Ude ${at}`,
      competition: { name: 'Superligaen', country: 'dk', season },
      start: Date.UTC(Number(season.slice(0, 4)), 7, 1, 18) / 1000 + at * 7200,
    }).finished(2, 1),
  ).flat();
const ranking: Message = {
  ...{ kind: 'ranking-list', key: 'atp', seq: 1, at: AT, sport: 2, name: 'ATP', date: '2026-11-16' },
  rows: [{ participant: { name: 'Holger Rune', country: 'dk', kind: 'person' }, rank: 1, points: 4000 }],
};
const article: Message = {
  ...{ kind: 'article', key: 'n1', seq: 1, at: AT, title: 'Brøndby vandt', text: ['Det var det.'] },
  ...{ published: AT, source: 'Redaktionen', event: '2026/2027/0', report: true },
};

let stack: TestStack;
/** The addresses of a match, a team and a person. */
let known: { readonly match: string; readonly team: string; readonly person: string };
beforeAll(async () => {
  stack = await startTestStack({ withPages: true });
  const key = await stack.keyOf('test');
  await stack.submit(key, [...SEASONS.flatMap(played), ranking, article]);
  const linkIn = async (page: string, link: RegExp): Promise<string> => link.exec(await textOf(page))![1]!;
  known = {
    match: await linkIn('/fodbold/danmark/superligaen/', /href="(\/kamp\/\w{8}\/)"/),
    team: await linkIn('/fodbold/danmark/superligaen/stilling/', /href="(\/hold\/broendby-if\/\w{8}\/)"/),
    person: await linkIn('/rangliste/tennis-atp/', /href="(\/spiller\/[\w-]+\/\w{8}\/)"/),
  };
});
afterAll(() => stack[Symbol.asyncDispose]());

const open = (path: string): Promise<Response> => fetch(stack.url + path, { redirect: 'manual' });
const textOf = async (path: string): Promise<string> => (await open(path)).text();

const BAD = ['a', '-1', '1e9', '999999', '999', '01', ' 1', '', '%00', '%E0%A4%A', '1'.repeat(3000)] as const;
const LEAGUE = '/fodbold/danmark/superligaen/';
type Kind = readonly [kind: string, path: () => string, field: string];
/** Pages in numbered parts, of which nothing is beyond the last. */
const PAGED: readonly Kind[] = [
  ['results', () => `${LEAGUE}resultater/`, 'del'],
  ['fixtures', () => `${LEAGUE}kampprogram/`, 'del'],
  ['results of a past season', () => `${LEAGUE}2025-2026/resultater/`, 'del'],
  ['news of a competition', () => `${LEAGUE}nyheder/`, 'del'],
  ['news', () => '/nyheder/', 'side'],
  ['news of a sport', () => '/nyheder/fodbold/', 'side'],
  ['a ranking', () => '/rangliste/tennis-atp/', 'side'],
  ['results of a team', () => `${known.team}resultater/`, 'side'],
  ['fixtures of a team', () => `${known.team}kampprogram/`, 'side'],
  ['news of a team', () => `${known.team}nyheder/`, 'side'],
];
/** Choices of a page, of which an unknown one is the usual. */
const CHOSEN: readonly Kind[] = [
  ['the day of a list', () => '/fodbold/', 'dag'],
  ['the part of a list', () => '/fodbold/', 'cat'],
  ['the day of television', () => '/tv/', 'dag'],
  ['the count of news', () => '/nyheder/', 'antal'],
  ['the table of a competition', () => `${LEAGUE}stilling/`, 'tabel'],
  ['the old tab of a match', () => known.match, 'fane'],
  ['the side of a team', () => `${known.team}resultater/`, 'sted'],
];

it.each(PAGED)(
  'a page of %s exists at its first number alone, and any other is missing in the design of the site',
  async (...kind) => {
    const [, path, field] = kind;
    expect((await open(path())).status).toBe(200);
    for (const value of BAD) {
      const answer = await open(`${path()}?${field}=${value}`);
      expect([value, answer.status]).toEqual([value, 404]);
      expect(await answer.text()).toContain('Siden findes ikke');
    }
  },
);

it.each(CHOSEN)('%s falls back to the usual one for an unknown value', async (...kind) => {
  const [, path, field] = kind;
  for (const value of BAD) {
    const answer = await open(`${path()}?${field}=${value}`);
    expect([value, answer.status === 301 ? (await open(answer.headers.get('location')!)).status : answer.status]).toEqual([
      value,
      200,
    ]);
  }
});

it('the first value of a repeated field counts', async () => {
  expect((await open(`${LEAGUE}resultater/?del=0&del=9`)).status).toBe(200);
  expect((await open(`${LEAGUE}resultater/?del=9&del=0`)).status).toBe(404);
});

it.each([
  ...['/kamp/', '/hold/x/', '/spiller/x/', '/serie/x/', '/nyheder/', '/rangliste/', '/land/', '/fodbold/', '/tv/', LEAGUE],
  ...['/fodbold/danmark/'],
])('an address under %s with an unknown or malformed id is missing in the design of the site', async (root) => {
  for (const value of [...BAD.filter((each) => each !== ''), 'AAAAAAAA', '0', '2019-2020', '..%2f']) {
    const answer = await fetch(`${stack.url}${root}${value}/`);
    expect([value, answer.status]).toEqual([value, 404]);
    expect(await answer.text()).toContain('Siden findes ikke');
  }
});

type Wrong = readonly [what: string, path: () => string, right: () => string];
const WRONG: readonly Wrong[] = [
  ['a wrong country', () => '/fodbold/sverige/superligaen/stilling/', () => `${LEAGUE}stilling/`],
  ['capitals', () => '/Fodbold/Danmark/Superligaen', () => LEAGUE],
  ['doubled slashes', () => '/fodbold//danmark/superligaen/', () => LEAGUE],
  ['a wrong name of a team', () => known.team.replace('broendby-if', 'fck'), () => known.team],
  ['a wrong name of a person', () => known.person.replace(/[\w-]+(?=\/\w{8}\/$)/, 'x'), () => known.person],
];
it.each(WRONG)('%s in an address leads to the right one for good', async (_, path, right) => {
  const answer = await open(path());
  expect([answer.status, answer.headers.get('location')]).toEqual([301, right()]);
});
