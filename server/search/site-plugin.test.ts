import { Stage } from '@stillingen/domain';
import { readSearchAnswer, readSearchNow, readSearchTop, type SearchAnswer, type SearchNow } from '@stillingen/wire';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fixture, score as scoreOf, status } from '../../domain/testing/scenario.ts';
import { startTestStack, type TestStack } from '../testing/stack.ts';

let stack: TestStack;
const inHours = (hours: number): string => `${new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 19)}Z`;
const NOW = inHours(0);

beforeAll(async () => {
  stack = await startTestStack({ settings: { CLIENT_ADDRESS_HEADER: 'x-forwarded-for', FEED_EDITIONS: '2:en' } });
  const key = await stack.keyOf('test');
  await stack.submit(key, [
    fixture({ key: 'live', start: NOW, home: { name: 'Nordby Midt' }, away: { name: 'AaB' } }),
    fixture({ key: 'next', start: inHours(72), home: { name: 'Nordby Midt' }, away: { name: 'Hobro IK' } }),
    fixture({ key: 'idle', start: inHours(-72), home: { name: 'Midby' }, away: { name: 'Hobro IK' } }),
    fixture({ key: 'over', start: NOW, home: { name: 'Vejle Boldklub' }, away: { name: 'Lyngby BK' } }),
    fixture({
      key: 'low',
      start: NOW,
      home: { name: 'Zz Midt' },
      away: { name: 'Aa Midt' },
      competition: { name: 'Serie 4', country: 'dk', season: '2026' },
    }),
    fixture({
      key: 'tennis',
      sport: 2,
      home: { name: 'Holger Rune' },
      away: { name: 'Jan Midt', kind: 'person' },
      competition: { name: 'Wimbledon', country: 'gb', category: 'ATP - Single', season: '2026' },
    }),
  ]);
  const [firstHalf, report] = [Stage.firstHalf, { event: 'live', at: NOW }];
  await stack.submit(key, [status(1, Stage.finished, { event: 'over', at: NOW, key: 'e' })]);
  await stack.submit(key, [status(1, firstHalf, { ...report, key: 's' }), scoreOf(1, 2, 1, { ...report, key: 'g' })]);
});
afterAll(() => stack[Symbol.asyncDispose]());

let visitor = 0;
const ask = (query: string, path = ''): Promise<Response> =>
  fetch(`${stack.url}/x/search/${path}?${query}`, { headers: { 'x-forwarded-for': `10.0.0.${(visitor += 1)}` } });
const answerOf = async (query: string): Promise<SearchAnswer> => readSearchAnswer(await (await ask(query)).json())!;
const namesIn = ({ places }: SearchAnswer['lists']['team']): string[] => places.map(({ name }) => name);

it('answers with the matches of today, teams, players, competitions and countries', async () => {
  const { matches, lists, guess } = await answerOf('q=midt');
  expect(guess).toBeNull();
  expect(matches.map(({ state, sides }) => [state, sides[0].name])).toEqual([
    ['live', 'Nordby Midt'],
    ['next', 'Zz Midt'],
  ]);
  expect(matches[0]).toMatchObject({ score: [2, 1], sport: '', when: expect.stringMatching(/^\d+’$/) });
  expect(lists.player.places).toMatchObject([
    { kind: 'player', name: 'Jan Midt', sport: 'Tennis', path: expect.stringMatching(/^\/spiller\//) },
  ]);
  const league = (await answerOf('q=superl')).lists.league;
  expect(league).toMatchObject({
    count: 1,
    places: [
      { name: 'Superligaen', isTop: true, path: '/fodbold/danmark/superligaen/', key: expect.stringMatching(/^63_\w{8}$/) },
    ],
  });
  expect((await answerOf('q=danm')).lists.country.places).toMatchObject([{ name: 'Danmark', path: '/land/danmark/' }]);
});

it('names countries, sports, competitions and stages in English when the caller is a page in English', async () => {
  const country = (await answerOf('q=danm&lang=en')).lists.country.places;
  expect(country).toMatchObject([{ name: 'Denmark', path: '/land/danmark/' }]);
  const [wimbledon] = (await answerOf('q=wimbl&lang=en')).lists.league.places;
  const [superliga] = (await answerOf('q=superl&lang=en')).lists.league.places;
  expect([wimbledon?.country, superliga?.sport, superliga?.country]).toEqual(['Great Britain', 'Football', 'Denmark']);
  const { items } = await nowOf(['dk'], true, 'en');
  expect(items.map(({ place }) => place?.name)).toEqual(['Denmark']);
  const whenOf = async (query: string): Promise<string | undefined> => (await answerOf(query)).matches[0]?.when;
  expect([await whenOf('q=vejle&lang=en'), await whenOf('q=vejle')]).toEqual(['Finished', 'Slut']);
  expect((await answerOf('q=hobro&lang=xx')).lists.team.places).toMatchObject([{ sport: 'Fodbold', country: 'Danmark' }]);
});

it('ranks what plays now before its equals', async () => {
  expect(namesIn((await answerOf('q=mid')).lists.team)).toEqual(['Nordby Midt', 'Midby', 'Aa Midt', 'Zz Midt']);
  expect(namesIn((await answerOf('q=mid&live=0')).lists.team)).toEqual(['Midby', 'Nordby Midt', 'Aa Midt', 'Zz Midt']);
});

it('leaves out everything of now for a delayed visitor', async () => {
  const { matches, lists } = await answerOf('q=midt&live=0');
  expect(matches.map(({ score, state, when }) => [score, state, /^\d\d:\d\d$/.test(when)])).toEqual(
    matches.map(() => [null, 'next', true]),
  );
  expect(matches.length).toBeGreaterThan(0);
  expect(lists.team.places.some(({ isLive }) => isLive)).toBe(false);
});

it('guesses a name where nothing has the letters as typed', async () => {
  const { guess, lists, matches } = await answerOf('q=nprdby');
  expect(guess).toBe('Nordby Midt');
  expect(namesIn(lists.team)).toEqual(['Nordby Midt']);
  expect(matches).toEqual([]);
});

it.each([
  ...[
    '',
    'q=',
    'q=+',
    `q=${'x'.repeat(5000)}`,
    'q=%28%3F%3Aa%2B%29%2B%24',
    'q=%00',
    'q=%',
    'q=%qq',
    'q=%ED%A0%80',
    'q=.*&live=x',
  ],
  ...['q=<script>', 'q[]=mid', `q=${'mid+'.repeat(200)}`, `q=${encodeURIComponent('🏆\u202e\u200b')}`],
])('answers that there is nothing to bad input %.30s', async (query) => {
  const { lists, matches, guess } = await answerOf(query);
  expect([matches, guess, ...Object.values(lists).map(({ count }) => count)]).toEqual([[], null, 0, 0, 0, 0]);
});

it('lists one top competition of each sport before anything is typed', async () => {
  const top = readSearchTop(await (await ask('', 'top/')).json());
  expect(top?.places.map(({ name }) => name)).toEqual(['Superligaen']);
});

const now = (body: unknown): Promise<Response> =>
  fetch(`${stack.url}/x/search/now/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.1.${(visitor += 1)}` },
    body: JSON.stringify(body),
  });
const nowOf = async (ids: readonly string[], isLive = true, lang?: 'en'): Promise<SearchNow> =>
  readSearchNow(await (await now({ ids, isLive, lang })).json())!;

it('answers what was opened before as it is now, without what is gone', async () => {
  const { matches, lists } = await answerOf('q=midt');
  const { items } = await nowOf([matches[0]!.id, 'gone0001', ...lists.team.places.map(({ id }) => id), 'dk']);
  expect(items.map(({ place, match }) => [place?.name, match?.state, match?.score])).toEqual([
    [undefined, 'live', [2, 1]],
    ['Nordby Midt', 'live', [2, 1]],
    ['Aa Midt', 'next', null],
    ['Zz Midt', 'next', null],
    ['Danmark', undefined, undefined],
  ]);
  const [hobro] = (await answerOf('q=hobro')).lists.team.places;
  const [next] = (await nowOf([hobro!.id])).items;
  expect(next!.match).toMatchObject({ state: 'next', when: expect.stringMatching(/^\d\d\.\d\d\.$/), score: null });
  expect(next!.match!.start).toBeGreaterThan(Date.now() / 1000);
});

it('leaves out everything of now of what was opened, for a delayed visitor', async () => {
  const { matches, lists } = await answerOf('q=nordby');
  const { items } = await nowOf([matches[0]!.id, lists.team.places[0]!.id], false);
  expect(items.map(({ place, match }) => [place?.isLive ?? false, match!.state, match!.score])).toEqual([
    [false, 'next', null],
    [false, 'next', null],
  ]);
  expect(items.map(({ match }) => match!.start)).toEqual([Date.parse(NOW) / 1000, Date.parse(NOW) / 1000]);
});

it.each([
  { ids: Array.from({ length: 11 }, (_, n) => `p${n}`), isLive: true },
  { ids: ['../x'], isLive: true },
  { ids: ['x'.repeat(41)], isLive: true },
  { ids: [] },
])('refuses what is no list of at most ten ids: %j', async (body) => {
  expect((await now(body)).status).toBe(400);
});

it('answers what was opened before to no cache, and counts it in the same rate limit', async () => {
  const headers = { 'x-forwarded-for': '10.9.9.8', 'content-type': 'application/json' };
  const send = (): Promise<Response> =>
    fetch(`${stack.url}/x/search/now/`, { method: 'POST', headers, body: JSON.stringify({ ids: [], isLive: true }) });
  let last = await send();
  expect(last.headers.get('cache-control')).toBe('no-store');
  for (let n = 0; n < 20; n += 1) last = await send();
  expect(last.status).toBe(429);
});

it('answers 429 above the rate limit that it shares with the other search', async () => {
  const headers = { 'x-forwarded-for': '10.9.9.9' };
  let last = await fetch(`${stack.url}/api/v2/search/?q=mid`, { headers });
  for (let n = 0; n < 20; n += 1) last = await fetch(`${stack.url}/x/search/?q=mid`, { headers });
  expect(last.status).toBe(429);
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
});
