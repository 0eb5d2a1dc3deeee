import { Stage } from '@stillingen/domain';
import type { Frame, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectNoFindingsIn, scrollsSideways } from '../../harness/accessibility.ts';
import { hasBrowser, startBrowser, untilFollowing, type Visit, type Visitors } from '../../harness/browser.ts';
import { openHost } from '../../harness/host.ts';
import { createMatch, nowS } from '../../harness/match.ts';
import { createRace } from '../../harness/race.ts';
import { openSite, type ProductSite } from '../../harness/site.ts';
import { BY_PUSH, readingOf, untilHydrated } from '../../harness/table.ts';

const DAY_S = 86_400;
/** All frames are near the window. */
const TALL = { viewport: { width: 800, height: 3000 } } as const;

describe.runIf(hasBrowser)('a reader of another site', () => {
  let site: ProductSite;
  let visitors: Visitors;
  let ids: { readonly match: string; readonly postponed: string; readonly race: string; readonly league: string };
  const live = createMatch({ key: 'live', home: 'Brøndby IF', away: 'Sønderjyske', more: { round: '3' } });
  const long = createMatch({
    ...{ key: 'long', home: 'Borussia Mönchengladbach', away: 'Wolverhampton Wanderers', start: nowS() + DAY_S },
    more: { round: '4' },
  });
  const race = createRace('race', {
    ...{ sport: 32, meeting: 'Monaco Grand Prix', session: 'Løb', length: 78 },
    competition: { name: 'Formel 1', country: 'xw', category: 'Formel 1', season: '2026' },
  });

  beforeAll(async () => {
    site = await openSite();
    visitors = await startBrowser();
    await site.submit(
      ...createMatch({ key: 'a', home: 'Brøndby IF', away: 'AGF', start: nowS() - 7 * DAY_S, more: { round: '2' } }).finished(
        1,
        1,
      ),
      ...live.kickedOff(20),
      long.fixture(),
      long.status(Stage.postponed),
      ...race.at(
        Stage.live,
        Array.from({ length: 14 }, (_, at) => ({ rank: at + 1, name: `Fører ${at + 1}`, team: 'Williams' })),
      ),
    );
    const idOf = async (path: string, pattern: RegExp): Promise<string> =>
      pattern.exec(await (await fetch(site.stack.url + path)).text())![1]!;
    const league = '/fodbold/danmark/superligaen/';
    ids = {
      match: await idOf('/fodbold/?cat=1', /data-event="(\w{8})"/),
      postponed: await idOf('/fodbold/?dag=1', /data-event="(\w{8})"/),
      race: await idOf('/motorsport/', /href="\/kamp\/(\w{8})\/"/),
      league: await idOf(league, /"templateId":"(\w{8})"/),
    };
  });
  afterAll(async () => {
    await visitors[Symbol.asyncDispose]();
    await site[Symbol.asyncDispose]();
  });

  const tag = (kind: string, id: string, more = ''): string =>
    `<script async src="${site.stack.url}/embed.js" data-stillingen-embed="${kind}" data-id="${id}" ${more}></script>`;
  const iframe = (path: string): string =>
    `<iframe src="${site.stack.url}${path}" title="Ramme" width="100%" height="620"></iframe>`;
  /** Neither inline scripts nor inline styles, and no other origin. */
  const strict = (): string => `default-src 'none'; script-src ${site.stack.url}; frame-src ${site.stack.url}`;

  async function openOn(html: string, visit: Visit = TALL, policy = strict()): Promise<{ page: Page; end: AsyncDisposable }> {
    const host = await openHost(html, policy);
    return { page: await visitors.open(host.url, visit), end: host };
  }
  async function framesOf(page: Page, count: number): Promise<Frame[]> {
    await expect.poll(() => page.frames().length).toBe(count + 1);
    const frames = page.frames().slice(1);
    for (const frame of frames) await untilHydrated(frame, 100);
    return frames;
  }
  const frameOf = (frames: readonly Frame[], path: string): Frame => frames.find((frame) => frame.url().includes(path))!;
  const heightOf = (page: Page, path: string): Promise<number> =>
    page.locator(`iframe[src*="${path}"]`).evaluate((element) => element.clientHeight);
  const contentHeightOf = (frame: Frame): Promise<number> =>
    frame.evaluate(() => Math.ceil(document.getElementById('root')!.getBoundingClientRect().height));

  it('sees three embeds under a strict policy, as high as their content, one of them dark', async () => {
    const { page, end } = await openOn(
      tag('match', ids.match, 'data-theme="dark" data-title="Brøndby"') +
        tag('league', ids.league) +
        iframe(`/indlejr/tabel/${ids.league}/`),
    );
    await using _ = end;
    const origins = new Set<string>();
    page.on('request', (request) => origins.add(new URL(request.url()).origin));
    const frames = await framesOf(page, 3);
    const [match, league, table] = ['/kamp/', '/liga/', '/tabel/'].map((path) => frameOf(frames, path)) as [Frame, Frame, Frame];
    expect(await readingOf(match.locator('main'))).toMatch(/Superligaen.*Brøndby IF 0 – 0.*1\. halvleg.*Sønderjyske/);
    expect(await readingOf(league.locator('main'))).toMatch(
      /Live .*Sønderjyske.*Næste kampe .*Mönchengladbach.*Seneste resultater .*AGF/,
    );
    expect(await table.getByRole('rowheader').count()).toBe(5);
    for (const [frame, path] of [
      [match, '/kamp/'],
      [league, '/liga/'],
    ] as const)
      await expect.poll(async () => (await heightOf(page, path)) - (await contentHeightOf(frame))).toBe(0);
    expect(await page.locator('iframe').evaluateAll((all) => all.map((each) => (each as HTMLIFrameElement).title))).toEqual([
      'Brøndby',
      'Program og resultater',
      'Ramme',
    ]);
    const schemeOf = (frame: Frame): Promise<string> =>
      frame.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    expect(await schemeOf(match)).toBe('dark');
    expect(await schemeOf(league)).toBe('light dark');
    expect([...origins].filter((origin) => origin !== site.stack.url)).toEqual([]);
    for (const width of [320, 390, 728]) {
      await page.setViewportSize({ width, height: TALL.viewport.height });
      for (const frame of frames) expect(await scrollsSideways(frame), `${frame.url()} at ${width} px`).toBe(false);
    }
  });

  it('sees a goal in the embedded match and league', async () => {
    const { page, end } = await openOn(tag('match', ids.match) + tag('league', ids.league));
    await using _ = end;
    const frames = await framesOf(page, 2);
    await untilFollowing(page);
    await site.submit(live.score(1, 0));
    const of = (path: string) => readingOf(frameOf(frames, path).locator('main'));
    await expect.poll(() => of('/kamp/'), BY_PUSH).toContain('1 – 0');
    await expect.poll(() => of('/liga/'), BY_PUSH).toMatch(/Brøndby IF (?:MÅL )?(?:1 )?1 /);
    await site.submit(live.score(0, 0));
  });

  it('leaves no cookie and nothing in any storage', async () => {
    const { page, end } = await openOn(tag('match', ids.match) + iframe(`/indlejr/tabel/${ids.league}/`));
    await using _ = end;
    const frames = await framesOf(page, 2);
    await untilFollowing(page);
    for (const frame of frames)
      expect(
        await frame.evaluate(async () => ({
          cookie: document.cookie,
          kept: [localStorage.length, sessionStorage.length, (await indexedDB.databases()).length],
        })),
      ).toEqual({ cookie: '', kept: [0, 0, 0] });
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.context().storageState()).toEqual({ cookies: [], origins: [] });
  });

  it('reads the state at load without JavaScript', async () => {
    const { page, end } = await openOn(iframe(`/indlejr/kamp/${ids.match}/`), { ...TALL, javaScriptEnabled: false });
    await using _ = end;
    const main = page.frameLocator('iframe').locator('main');
    await expect.poll(() => main.textContent()).toMatch(/Brøndby IF.*1\. halvleg.*Sønderjyske/);
  });

  it('sees tags that are repeated and added later, and none for a kind that does not exist', async () => {
    const { page, end } = await openOn(
      `<main id="place">${tag('match', ids.match)}${tag('match', ids.match)}${tag('hat', 'aB3dE6gH')}</main>`,
      { ...TALL, expected: /data-stillingen-embed="hat".*allowed: match, table, league/ },
    );
    await using _ = end;
    await framesOf(page, 2);
    await page.evaluate(
      ([src, id]) => {
        const added = document.createElement('script');
        Object.assign(added.dataset, { stillingenEmbed: 'table', id });
        added.src = src!;
        document.getElementById('place')!.append(added);
      },
      [`${site.stack.url}/embed.js`, ids.league],
    );
    await framesOf(page, 3);
    expect(await page.evaluate(() => Object.keys(window).filter((name) => /stillingen|embed/i.test(name)))).toEqual([]);
  });

  it('sees no frame change by messages that others send', async () => {
    const { page, end } = await openOn(tag('match', ids.match) + iframe(`/indlejr/kamp/${ids.match}/`), TALL);
    await using _ = end;
    const frames = await framesOf(page, 2);
    const first = page.locator('iframe').first();
    const placed = (await (await first.elementHandle()).contentFrame())!;
    const other = frames.find((frame) => frame !== placed)!;
    const heightNow = (): Promise<number> => first.evaluate((element) => element.clientHeight);
    await expect.poll(heightNow).toBe(await contentHeightOf(placed));
    const before = await heightNow();
    const message = { id: ids.match, height: 4321 };
    // The page itself, and another frame of the very site.
    await page.evaluate((sent) => postMessage(sent, '*'), message);
    await other.evaluate((sent) => parent.postMessage(sent, '*'), message);
    // The frame itself, of what is no height.
    for (const height of [-1, 1e9, '900px', null, Number.NaN])
      await placed.evaluate((sent) => parent.postMessage(sent, '*'), { id: ids.match, height });
    await placed.evaluate(() => parent.postMessage(null, '*'));
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    expect(await heightNow()).toBe(before);
    await placed.evaluate((sent) => parent.postMessage(sent, '*'), message);
    await expect.poll(heightNow).toBe(message.height);
  });

  it('cannot be shown other pages in a frame', async () => {
    const { page, end } = await openOn(iframe(`/kamp/${ids.match}/`) + iframe('/konto/'), {
      ...TALL,
      expected: /frame-ancestors/,
    });
    await using _ = end;
    await expect
      .poll(
        () =>
          page
            .frames()
            .map((frame) => frame.url())
            .filter((url) => url.startsWith('chrome-error:')).length,
      )
      .toBe(2);
  });

  it('reads every embed by assistive technology, in both themes', async () => {
    for (const [path, words] of [
      [`/indlejr/kamp/${ids.match}/`, 'Brøndby IF'],
      [`/indlejr/kamp/${ids.postponed}/`, 'Udsat'],
      [`/indlejr/kamp/${ids.race}/`, 'Fører 10'],
      [`/indlejr/tabel/${ids.league}/`, 'Sønderjyske'],
      [`/indlejr/liga/${ids.league}/`, 'Seneste resultater'],
    ] as const) {
      const page = await site.open(path, { viewport: { width: 390, height: 900 } });
      expect(await readingOf(page.locator('main')), path).toContain(words);
      await expectNoFindingsIn(page, path, ['light', 'dark']);
    }
  });

  it('finds the code on the page of a match, with a preview and by keyboard', async () => {
    const page = await site.open(`/kamp/${ids.match}/`);
    const opener = page.getByRole('button', { name: 'Indlejr på din side' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Indlejr på din side' });
    await dialog.getByRole('button', { name: 'Mørkt' }).click();
    await dialog.getByText(`data-stillingen-embed="match" data-id="${ids.match}" data-theme="dark"`).waitFor();
    await page.frameLocator('iframe').getByText('1. halvleg').first().waitFor();
    await expectNoFindingsIn(page, 'the window of embeds', ['light', 'dark']);
    await page.keyboard.press('Escape');
    await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});
