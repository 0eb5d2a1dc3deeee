import { setTimeout as sleep } from 'node:timers/promises';
import { SPORT_NAMES, sportById } from '@stillingen/domain';
import type { Message } from '@stillingen/domain/messages';
import { createSimulator } from '@stillingen/sources';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestStack, type TestStack } from '../../../server/testing/stack.ts';
import { findingsIn, scrollsSideways } from '../../harness/accessibility.ts';
import { hasBrowser, PHONE, startBrowser } from '../../harness/browser.ts';
import { createMatch } from '../../harness/match.ts';
import { untilHydrated } from '../../harness/table.ts';

const PROJECTS = [8, 2] as const;
/** Settings of the crawl: no limit of one address delays it. */
const SETTINGS = { FEED_EDITIONS: '2:en', COST_PER_ADDRESS: '1000' } as const;
const BATCH = 500;
/** In the first hours of a day, too little of it is played to have pages of every kind. */
const PLAYED_MS = 10 * 3_600_000;

const match = createMatch({ key: 'goal', home: 'Brøndby IF', away: 'Vejle Boldklub' });

let stack: TestStack;
let readyMs: number;
beforeAll(async () => {
  stack = await startTestStack({ withPages: true, settings: SETTINGS });
  const nowMs = Date.now();
  const world = createSimulator({ seed: 1, size: 20, nowMs, everySportLive: true });
  const dayOf = (ms: number): string => new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Copenhagen' }).format(ms);
  const day = dayOf(nowMs);
  const days = [...new Set([dayOf(nowMs - PLAYED_MS), day])];
  const isOver = (at: number): boolean => at * 1000 <= nowMs;
  const messages: Message[] = [
    ...days.flatMap((each) => [...world.day(each), ...world.showcase(each)]).flatMap((plan) => plan.announcement()),
    ...days
      .flatMap((each) => world.day(each))
      .flatMap((plan) => plan.publications().filter(({ dueS }) => isOver(dueS)))
      .flatMap((step) => step.messages),
    ...world.around(day),
  ];
  const key = await stack.keyOf('world', 'simulated');
  for (let at = 0; at < messages.length; at += BATCH) await stack.submit(key, messages.slice(at, at + BATCH));
  await stack.submit(await stack.keyOf('goals'), match.kickedOff(20));
  readyMs = Date.now();
}, 120_000);
afterAll(() => stack[Symbol.asyncDispose]());

const textOf = async (path: string): Promise<string> =>
  (await fetch(stack.url + path, { headers: { 'x-fsign': stack.config.feedSign } })).text();

const PATH = /^\/(?!\/)[^\s|]*$/;
const pathsIn = (text: string): string[] =>
  text
    .split(/[¬÷~]/)
    .flatMap((value) => value.split('|'))
    .filter((value) => PATH.test(value));
const linksIn = (html: string): string[] =>
  [...html.matchAll(/\shref="(\/[^"#?]*)/g)].map(([, path]) => path!).filter((path) => PATH.test(path));

/** All feeds with addresses. */
async function feedNames(project: number): Promise<string[]> {
  const sports = SPORT_NAMES.flatMap(({ id }) => [`f_${id}_0_1_da_1`, `mop_1_${id}`]);
  const lists = await Promise.all(sports.map((name) => textOf(`/${project}/x/feed/${name}`)));
  const participants = new Set(lists.flatMap((text) => [...text.matchAll(/¬PX÷(\w{8})¬/g)].slice(0, 3).map(([, id]) => id!)));
  const menus = await Promise.all(SPORT_NAMES.map(({ id }) => textOf(`/${project}/x/req/m_${id}`)));
  const rankings = menus.flatMap((text) => [...text.matchAll(/(?:^|~)MRI÷(\w{8})¬/g)].map(([, id]) => id!));
  const countries = menus.flatMap((text, at) =>
    [...text.matchAll(/(?:^|~)MC÷(\d+)¬/g)].map(([, id]) => `req/m_${SPORT_NAMES[at]!.id}_${id}`),
  );
  return [
    ...sports.map((name) => `feed/${name}`),
    ...SPORT_NAMES.map(({ id }) => `req/m_${id}`),
    ...countries,
    ...[...participants].flatMap((id) => [`feed/pe_1_${id}`, `feed/tetr_${id}_0`, `feed/pnf_${id}`]),
    ...rankings.map((id) => `feed/ran_${id}_0`),
    'feed/nl_0_0',
  ];
}

/** Of each kind so many pages are read: those of a kind differ in slugs and ids. */
const MOST_OF_A_KIND = 60;
const NAMES: Readonly<Record<string, number>> = { hold: 2, spiller: 2, kamp: 1, rangliste: 1 };
const ARTICLE = /^\/nyheder\/[A-Za-z0-9]{8}\/$/;
function kindOf(path: string): string {
  if (ARTICLE.test(path)) return 'article';
  const [first = '', ...rest] = path.split('/').filter(Boolean);
  const names = NAMES[first];
  if (names !== undefined) return [first, ...rest.slice(names)].join('/');
  return [first, rest.length, rest.length > 2 ? rest.at(-1) : ''].join('/');
}

const MOST_ELEMENTS = 3000;
const elementsIn = (html: string): number => [...html.matchAll(/<[a-z]/g)].length;

interface Crawled {
  readonly missing: readonly string[];
  readonly large: readonly string[];
  /** A page of each kind. */
  readonly examples: ReadonlyMap<string, string>;
  readonly count: number;
}

async function crawl(named: ReadonlyMap<string, string>): Promise<Crawled> {
  const known = new Map([...named, ['/', 'the site']]);
  const kinds = new Map<string, number>();
  const examples = new Map<string, string>();
  const missing: string[] = [];
  const large: string[] = [];
  for (const [path, by] of known) {
    const kind = kindOf(path);
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    if (kinds.get(kind)! > MOST_OF_A_KIND) continue;
    const answer = await fetch(stack.url + path);
    if (answer.status !== 200) missing.push(`${answer.status} ${path}, named by ${by}`);
    const html = await answer.text();
    if (answer.headers.get('content-type')?.startsWith('text/html') !== true) continue;
    examples.set(kind, path);
    if (elementsIn(html) > MOST_ELEMENTS) large.push(`${elementsIn(html)} elements in ${path}`);
    for (const link of linksIn(html)) if (!known.has(link)) known.set(link, path);
  }
  return { missing, large, examples, count: known.size };
}

let crawled: Crawled;

it('[FEED-21] every address in feeds, search results and pages exists, and no page is large', async () => {
  const named = new Map<string, string>();
  const name = (paths: readonly string[], by: string): void => {
    for (const path of paths) if (!named.has(path)) named.set(path, by);
  };
  for (const project of PROJECTS) {
    for (const feed of await feedNames(project)) name(pathsIn(await textOf(`/${project}/x/${feed}`)), `/${project}/x/${feed}`);
    for (const query of ['top/?', '?q=premier&', '?q=danmark&', '?q=ma&']) {
      const found = `/api/v2/search/${query}project-id=${project}`;
      const results = JSON.parse(await textOf(found)) as { url: string }[];
      name(
        results.map(({ url }) => url).filter((url) => url !== ''),
        found,
      );
    }
  }
  expect(named.size).toBeGreaterThan(100);
  expect([...named.keys()].some((path) => path.startsWith('/football/'))).toBe(true);
  crawled = await crawl(named);
  expect(crawled.count).toBeGreaterThan(1000);
  expect([...crawled.examples.keys()]).toEqual(expect.arrayContaining(['hold', 'hold/trup', 'kamp', 'article', 'tv/0/']));
  expect([crawled.missing, crawled.large]).toEqual([[], []]);
}, 400_000);

/** A page of each kind, whatever its sport. */
function shapesOf(examples: Crawled['examples']): readonly string[] {
  const segments = new Set(SPORT_NAMES.map(({ segment }) => segment));
  const shape = (kind: string): string => kind.replace(/^[^/]+/, (first) => (segments.has(first) ? 'sport' : first));
  return [...new Map([...examples].map(([kind, path]) => [shape(kind), path])).values()];
}

/** A match or race for each kind of row. */
async function ofEachRow(): Promise<readonly string[]> {
  const sports = new Map(SPORT_NAMES.map(({ id, segment }) => [sportById(id)!.row, segment]));
  const links = await Promise.all([...sports.values()].map(async (segment) => linksIn(await textOf(`/${segment}/`))));
  return links.flatMap((each) => each.find((link) => /^\/kamp\/\w{8}\/$/.test(link)) ?? []);
}

it.runIf(hasBrowser)(
  'a page of every kind, and a match of every kind of row, is accessible and no wider than a phone, without an error',
  async () => {
    await using visitors = await startBrowser();
    const faults: string[] = [];
    const page = await visitors.open(stack.url, { viewport: PHONE });
    const matches = await ofEachRow();
    expect(matches.length).toBeGreaterThan(4);
    for (const path of new Set([...shapesOf(crawled.examples), ...matches])) {
      await page.goto(stack.url + path);
      await untilHydrated(page);
      if (await scrollsSideways(page)) faults.push(`${path} is wider than the screen`);
      faults.push(...(await findingsIn(page, ['light', 'dark'])).map((finding) => `${path} ${finding}`));
    }
    expect(faults).toEqual([]);
  },
  400_000,
);

const DELAY_S = 60;
/** Of the goal: its scorer, and a score that nothing else has, in a text or as a cell of a feed. */
const GOAL = /Zyxmark|[>÷]187[<¬]/;

it('a page of every kind shows nothing newer than the delayed time of its visitor', async () => {
  const start = await textOf('/fodbold/');
  const ofMatch = /href="(\/kamp\/\w{8}\/)"[^>]*>(?:(?!<\/a>).)*Brøndby IF/s.exec(start)?.[1];
  expect(ofMatch).toBeDefined();
  const opened = await textOf(ofMatch!);
  const paths = new Set(['/fodbold/', ofMatch!, ...linksIn(opened), ...shapesOf(crawled.examples)]);
  // States before the start of the server are not known.
  await sleep(Math.max(0, readyMs + (DELAY_S + 2) * 1000 - Date.now()));
  const submittedMs = Date.now();
  await stack.submit(await stack.keyOf('goals'), [
    match.incident('g', { type: 'goal', side: 'home', minute: 30, player: 'Zyxmark', score: [187, 0] }),
    match.score(187, 0),
  ]);
  await expect.poll(() => textOf(ofMatch!)).toMatch(GOAL);
  const early: string[] = [];
  for (const path of paths) {
    const answer = await fetch(stack.url + path, { headers: { cookie: `tvsynk=${DELAY_S}` } });
    if (GOAL.test(await answer.text())) early.push(path);
  }
  expect(Date.now() - submittedMs).toBeLessThan(DELAY_S * 1000);
  expect(early).toEqual([]);
}, 400_000);
