import { SPORT_NAMES, sportById } from '@stillingen/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestStack } from '../../../server/testing/stack.ts';
import { PAGES, routeOf } from '../../../web/entry/pages.ts';
import { TAB_SEGMENTS } from '../../../web/league/model/address.ts';
import { wordOf } from '../../../web/match/model/tabs.ts';
import { matchText } from '../../../web/text/da/match/match.ts';
import { PERSON_TAB_SEGMENTS } from '../../../web/person/model/address.ts';
import { TEAM_TAB_SEGMENTS } from '../../../web/team/model/address.ts';
import { findingsIn, mainTextOf, unreadableIn } from '../../harness/accessibility.ts';
import { hasBrowser, PHONE, startBrowser } from '../../harness/browser.ts';
import { canonicalOf, crawl, namedAddresses } from '../../harness/crawl.ts';
import { linksIn } from '../../harness/pages.ts';
import { untilHydrated, untilPartsHydrated } from '../../harness/table.ts';
import { startWorld } from '../../harness/world.ts';

let stack: TestStack;
beforeAll(async () => {
  // No limit of one address delays the crawl.
  stack = await startWorld({ FEED_EDITIONS: '2:en', COST_PER_ADDRESS: '1000' });
}, 120_000);
afterAll(() => stack[Symbol.asyncDispose]());

const load = (path: string): Promise<Response> => fetch(stack.url + path, { headers: { 'x-fsign': stack.config.feedSign } });
const textOf = async (path: string): Promise<string> => (await load(path)).text();

/** Every tab that the pages declare. */
const TABS = [
  ...Object.values(TEAM_TAB_SEGMENTS).map((word) => `hold/${word}`),
  ...Object.values(PERSON_TAB_SEGMENTS).map((word) => `spiller/${word}`),
  ...Object.values(TAB_SEGMENTS).map((word) => `sport/country/competition/${word}`),
  ...SPORT_NAMES.flatMap(({ id }) => sportById(id)!.tabs.map((tab) => `kamp/${wordOf(tab)}`)),
].map((kind) => kind.replace(/\/$/, ''));
const OTHERS = ['sport/country/competition/season', 'sport/country/competition/season/stilling', 'land/sport', 'article'];
/** For developers alone, and for visitors with the odds mode on. */
const HIDDEN: ReadonlySet<string> = new Set(['gallery', 'responsible']);
const KINDS = PAGES.map(({ kind }) => kind).filter((kind) => !HIDDEN.has(kind));

const RACES = '/auto-racing/formel-1/vm/';
const NEWS = '/nyheder/';

async function personsInNews(): Promise<[person: string, article: string][]> {
  const articles = linksIn(await textOf(NEWS)).filter((path) => /^\/nyheder\/\w{8}\/$/.test(path));
  const texts = await Promise.all(articles.map(textOf));
  return texts.flatMap((html, at) =>
    linksIn(html).flatMap((path): [string, string][] => (path.startsWith('/spiller/') ? [[path, articles[at]!]] : [])),
  );
}
let examples: ReadonlyMap<string, string>;

it('[FEED-21] every address in feeds, search results and pages exists, is canonical, selects its tab and is not large', async () => {
  // First, as only so many pages of a kind are read: measured races, and persons in the news.
  const races = linksIn(await textOf(RACES)).map((path) => [path, RACES] as const);
  const named = new Map([...races, ...(await personsInNews()), ...(await namedAddresses(load))]);
  expect(named.size).toBeGreaterThan(100);
  expect([...named.keys()].some((path) => path.startsWith('/football/'))).toBe(true);
  const crawled = await crawl(stack.config.siteUrl, load, named);
  examples = crawled.examples;
  expect(crawled.count).toBeGreaterThan(1000);
  expect(crawled.faults).toEqual([]);
  expect([...new Set([...TABS, ...OTHERS])].filter((kind) => !examples.has(kind))).toEqual([]);
  const found = new Set([...examples.values()].map((path) => routeOf(path)?.kind));
  expect(KINDS.filter((kind) => !found.has(kind))).toEqual([]);
}, 400_000);

/** Where an address holds an id, after a name or not. */
const ID_AT: Readonly<Record<string, number>> = { team: 2, person: 2, series: 2, match: 1, article: 1 };

it('an unknown name or id in the address of a page of each kind is missing, and a wrong name leads to the right one', async () => {
  const answers: string[] = [];
  const expected: string[] = [];
  for (const path of examples.values()) {
    const segments = path.split('/').slice(1, -1);
    const { kind } = routeOf(path)!;
    const idAt = ID_AT[kind];
    for (const at of segments.keys()) {
      // A wrong country leads to the competition where no other has its name.
      if (kind === 'league' && at === 1) continue;
      const wrong = `/${segments.with(at, at === idAt ? 'AAAAAAAA' : 'findes-ikke').join('/')}/`;
      const answer = await fetch(stack.url + wrong, { redirect: 'manual' });
      const html = await answer.text();
      const isMissing =
        html.includes('Siden findes ikke') && html.includes('noindex') && html.includes('aria-label="Sportsgrene"');
      answers.push(`${wrong} ${answer.status} ${answer.headers.get('location') ?? (isMissing ? 'missing' : '')}`);
      const isName = at > 0 && at + 1 === idAt;
      expected.push(`${wrong} ${isName ? `301 ${path}` : '404 missing'}`);
    }
  }
  expect(answers).toEqual(expected);
});

const SAMPLE = 40;
const locationsIn = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address!);

it('robots.txt names the sitemap, whose addresses exist under the canonical address that they list', async () => {
  const [, sitemap = ''] = /^Sitemap: (\S+)$/m.exec(await textOf('/robots.txt'))!;
  const files = locationsIn(await (await fetch(sitemap)).text());
  expect(files.length).toBeGreaterThan(5);
  const faults: string[] = [];
  for (const file of files) {
    const all = locationsIn(await (await fetch(file)).text());
    expect(all, file).not.toEqual([]);
    const step = Math.max(1, Math.floor(all.length / SAMPLE));
    for (const address of all.filter((_, at) => at % step === 0)) {
      const answer = await fetch(address, { redirect: 'manual' });
      const canonical = canonicalOf(await answer.text());
      if (answer.status !== 200 || canonical !== address) faults.push(`${answer.status} ${address}, canonical ${canonical}`);
    }
  }
  expect(faults).toEqual([]);
});

/** A match or race for each kind of row. */
async function ofEachRow(): Promise<readonly string[]> {
  const sports = new Map(SPORT_NAMES.map(({ id, segment }) => [sportById(id)!.row, segment]));
  const links = await Promise.all([...sports.values()].map(async (segment) => linksIn(await textOf(`/${segment}/`))));
  return links.flatMap((each) => each.find((link) => /^\/kamp\/\w{8}\/$/.test(link)) ?? []);
}

const DESKTOP_WIDTHS = [800, 1680, 1280] as const;
const HEIGHT = 900;
const SETTLED_MS = 20_000;
/** What they show lies in the browser. */
const OF_THE_DEVICE = /^\/(?:indstillinger|mine-kampe|varsler|privatliv)\//;

it.runIf(hasBrowser)(
  'a page of every kind, and a match of every kind of row, is accessible, readable, fits and is complete without JavaScript',
  async () => {
    await using visitors = await startBrowser();
    const faults: string[] = [];
    const page = await visitors.open(stack.url, { viewport: PHONE });
    const plain = await visitors.open(stack.url, { viewport: PHONE, javaScriptEnabled: false });
    const matches = await ofEachRow();
    expect(matches.length).toBeGreaterThan(4);
    for (const [at, path] of [...new Set([...examples.values(), ...matches])].entries()) {
      const note = (found: readonly string[]): unknown => faults.push(...found.map((fault) => `${path} ${fault}`));
      // In turn: every part of the frame around pages meets both schemes and all rules in both widths.
      const [first, second] = at % 2 === 0 ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
      const [onPhone, onDesktop] = at % 4 < 2 ? (['all', 'colors'] as const) : (['colors', 'all'] as const);
      await page.setViewportSize(PHONE);
      await page.goto(stack.url + path);
      await plain.goto(stack.url + path);
      await untilHydrated(page);
      note([...(await findingsIn(page, first, onPhone)), ...(await unreadableIn(page))]);
      // What stands beside the page may be hydrated later, and matches kick off meanwhile.
      const differing = async (): Promise<unknown> => {
        const everything = page.getByRole('group', { name: matchText.incidentsShown }).getByRole('button').last();
        if ((await everything.count()) > 0) await everything.click();
        const [alive, without] = [await mainTextOf(page), await mainTextOf(plain)];
        if (alive === without) return null;
        await plain.reload();
        return { alive, without };
      };
      if (!OF_THE_DEVICE.test(path))
        await expect.poll(differing, { message: `${path} with JavaScript`, timeout: SETTLED_MS }).toBeNull();
      for (const width of DESKTOP_WIDTHS) {
        await page.setViewportSize({ width, height: HEIGHT });
        note(await unreadableIn(page));
      }
      note(await findingsIn(page, second, onDesktop));
    }
    expect(faults).toEqual([]);
  },
  400_000,
);

interface Drawn {
  drawn: readonly Element[];
}

it.runIf(hasBrowser)(
  'a page of every kind, and a match of every kind of row, keeps what the server drew',
  async () => {
    await using visitors = await startBrowser();
    const page = await visitors.open(stack.url, {
      before: async (opened) => {
        await opened.addInitScript(() => {
          document.addEventListener('DOMContentLoaded', () => {
            (globalThis as unknown as Drawn).drawn = [...document.querySelectorAll('main :is(article, section, nav, ul, table)')];
          });
        });
      },
    });
    const lost: string[] = [];
    for (const path of new Set([...examples.values(), ...(await ofEachRow())])) {
      await page.goto(stack.url + path);
      await untilPartsHydrated(page);
      const gone = await page.evaluate(() =>
        (globalThis as unknown as Drawn).drawn.filter((each) => !each.isConnected).map((each) => each.outerHTML.slice(0, 80)),
      );
      lost.push(...gone.map((each) => `${path} ${each}`));
    }
    expect(lost).toEqual([]);
  },
  200_000,
);

/** Pages with tabs, and those of a part of a page. */
const DEEP = [
  'hold/trup',
  'spiller/kampe',
  'kamp/stilling',
  'land/sport',
  ...OTHERS.slice(0, 2),
  'sport/country/competition/stilling',
];

it.runIf(hasBrowser)(
  'a tab that is opened by its address stays selected after a reload, and on the way back from another',
  async () => {
    await using visitors = await startBrowser();
    const page = await visitors.open(stack.url, { viewport: PHONE });
    for (const kind of DEEP) {
      const path = examples.get(kind)!;
      const tab = page.getByRole('main').locator(`a[aria-current=page][href="${path}"]:visible`).first();
      await page.goto(stack.url + path);
      await untilHydrated(page);
      await tab.waitFor();
      await page.reload();
      await untilHydrated(page);
      await tab.waitFor();
      // Tabs of a match replace each other: the way back leads to the page before it.
      if (kind.startsWith('kamp/')) continue;
      const other = page.getByRole('main').locator('nav:has(a[aria-current=page]:visible) a:not([aria-current]):visible').first();
      await other.click();
      await page.waitForURL((url) => url.pathname !== path);
      await page.goBack();
      await page.waitForURL((url) => url.pathname === path);
      await expect.poll(() => tab.count()).toBe(1);
    }
  },
);
