import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser } from '../../harness/browser.ts';
import { consentTo } from '../../harness/consent.ts';
import { createMatch, SUPERLIGAEN } from '../../harness/match.ts';
import { openRecordingHost, type RecordingHost } from '../../harness/recording-host.ts';
import { openSite, type ProductSite } from '../../harness/site.ts';

const ALL = ['statistics', 'advertising'] as const;

type Layer = readonly Readonly<Record<string, unknown>>[] | null;
const layerOf = (page: Page): Promise<Layer> =>
  page.evaluate(() => (globalThis as { dataLayer?: Record<string, unknown>[] }).dataLayer ?? null);
const eventsOf = async (page: Page): Promise<unknown[]> => ((await layerOf(page)) ?? []).map(({ event }) => event);

const keptBy = async (page: Page): Promise<readonly string[]> => [
  ...(await page.context().cookies()).map(({ name }) => name).filter((name) => name === 'linker'),
  ...(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key === 'sessionSample'))),
];

/** Paths under which a page measures. */
function watchRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/api\/(?:telemetry|probe)\//.test(pathname)) paths.push(pathname + search);
  });
  return paths;
}

const match = createMatch({ key: 'm', home: 'Brøndby IF', away: 'AGF', competition: SUPERLIGAEN });

describe.runIf(hasBrowser)('a site that measures', () => {
  let site: ProductSite;
  let host: RecordingHost;
  beforeAll(async () => {
    host = await openRecordingHost();
    const on = ['TELEMETRY_DATA_LAYER', 'TELEMETRY_AFFILIATE', 'TELEMETRY_LINKER', 'TELEMETRY_ADBLOCK', 'FS_STATS'];
    const settings = [...on, 'TELEMETRY_COUNTERS', 'TELEMETRY_SESSION_LOG'].map((name) => [name, 'on'] as const);
    site = await openSite({ ...Object.fromEntries(settings), FS_STATS_URL: `${host.url}/ping`, AFFILIATE_ORIGINS: host.url });
    await site.submit(...match.kickedOff(20));
  });
  afterAll(async () => {
    await site?.[Symbol.asyncDispose]();
    await host?.[Symbol.asyncDispose]();
  });

  const metric = async (line: string): Promise<number> => {
    const text = await (await fetch(`${site.stack.url}/metrics`)).text();
    return Number(
      text
        .split('\n')
        .find((each) => each.startsWith(line))
        ?.split(' ')
        .at(-1) ?? 0,
    );
  };
  /** Every browser is in the sample. */
  const drawing = (number: number) => ({
    before: async (page: Page) => void (await page.addInitScript(`Math.random = () => ${number}`)),
  });
  const sampled = drawing(0);
  const openMatch = async (page: Page): Promise<void> => {
    await page.locator('[data-event]').first().click();
    await page.getByRole('dialog').getByText('Superligaen').first().waitFor();
  };
  const star = (page: Page) => page.locator('main [data-star^="g_"]').first();

  it('[ANALYTICS-01, CALL-06, CALL-10, CALL-13] a page measures nothing before consent and nothing after its withdrawal', async () => {
    const page = await site.open('/', sampled);
    const paths = watchRequests(page);
    await star(page).click();
    await openMatch(page);
    await page.goBack();
    expect([await layerOf(page), paths, host.requests, await keptBy(page)]).toEqual([null, [], [], []]);

    await consentTo(page, ALL);
    await expect.poll(() => eventsOf(page)).toContain('linker');
    await expect.poll(() => keptBy(page)).toEqual(['linker', 'sessionSample']);
    await expect.poll(() => paths.filter((path) => path.startsWith('/api/probe/')).length).toBe(2);

    await consentTo(page, []);
    await expect.poll(() => layerOf(page)).toBeNull();
    expect(await keptBy(page)).toEqual([]);
    const before = paths.length;
    await star(page).click();
    await star(page).click();
    await openMatch(page);
    expect([await layerOf(page), paths.length, host.requests]).toEqual([null, before, []]);
  });

  it('[ANALYTICS-01] a page names what a visitor does in the data layer', async () => {
    const page = await site.open('/', sampled);
    await consentTo(page, ['statistics']);
    await expect.poll(() => eventsOf(page)).toContain('page_view');
    await star(page).click();
    await openMatch(page);
    const eventId = new URL(page.url()).pathname.split('/')[2];
    await expect.poll(() => layerOf(page)).toContainEqual({ event: 'match_opened', event_id: eventId });
    const layer = (await layerOf(page))!;
    expect(layer).toContainEqual({ event: 'page_view', page: 'table', sport_id: 1 });
    expect(layer.filter(({ event }) => event === 'game_added')).toHaveLength(1);
    expect(layer.find(({ event }) => event === 'linker')).toEqual({
      event: 'linker',
      linker_id: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
  });

  it('[CALL-10, CALL-11] a match sends one ping to the stats host, without cookies and without its address', async () => {
    const page = await site.open('/', sampled);
    await consentTo(page, ['statistics']);
    await expect.poll(() => eventsOf(page)).toContain('page_view');
    const before = host.requests.length;
    await openMatch(page);
    await expect.poll(() => host.requests.length).toBe(before + 1);
    const { method, path, query, headers } = host.requests.at(-1)!;
    expect([method, path]).toEqual(['GET', '/ping']);
    expect(query).toEqual({
      ...{ sport_id: '1', project_id: '8', tournament_stage_id: expect.stringMatching(/^\w{8}$/) },
      event_id: new URL(page.url()).pathname.split('/')[2],
    });
    expect(headers.cookie).toBeUndefined();
    expect(headers.referer).toBe(`${site.stack.url}/`);
    await page.reload();
    await expect.poll(() => host.requests.length).toBe(before + 2);
    expect(host.requests.at(-1)!.query).toEqual(query);
  });

  it('[ANALYTICS-02] a click in a banner becomes an event, of the own origin and of those that are configured', async () => {
    const page = await site.open('/', sampled);
    await consentTo(page, ALL);
    await expect.poll(() => eventsOf(page)).toContain('linker');
    const fields = {
      ...{ eventName: 'click', bookmakerId: 9001, advertiserId: '12', affId: 'a-1' },
      ...{ adCreativeId: '3', bannerZoneId: '45', bannerId: '6' },
    };
    const post = (trackAffil: object, origin: string) =>
      page.evaluate(([data, from]) => void dispatchEvent(new MessageEvent('message', { data, origin: from })), [
        { type: 'TrackEvent', trackAffil },
        origin,
      ] as const);
    await post(fields, 'https://evil.example');
    await post({ ...fields, more: 1 }, host.url);
    await post({ ...fields, affId: 'maja@example.dk' }, host.url);
    await post(fields, host.url);
    await post({ ...fields, bannerId: '7' }, site.stack.url);
    const clicks = (await layerOf(page))!.filter(({ event }) => event === 'affiliate_click');
    expect(clicks.map(({ banner_id: id }) => id)).toEqual(['6', '7']);
    expect(clicks[0]).toEqual({
      ...{ event: 'affiliate_click', event_name: 'click', bookmaker_id: '9001', advertiser_id: '12', aff_id: 'a-1' },
      ...{ ad_creative_id: '3', banner_zone_id: '45', banner_id: '6' },
    });
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/bookmaker/9001/?event=AAAAAAAA&tab=odds' });
      link.addEventListener('click', (event) => event.preventDefault());
      document.body.append(link);
      link.click();
    });
    expect(await layerOf(page)).toContainEqual({ event: 'bookmaker_click', bookmaker_id: '9001', event_id: 'AAAAAAAA' });
    await consentTo(page, ['statistics']);
    await expect.poll(async () => (await eventsOf(page)).includes('affiliate_click')).toBe(false);
    expect(await eventsOf(page)).toContain('linker');
  });

  it('[ANALYTICS-03] the linker cookie links the visits of a browser', async () => {
    const page = await site.open('/', sampled);
    await consentTo(page, ['statistics']);
    await expect.poll(() => keptBy(page)).toContain('linker');
    const { value, expires } = (await page.context().cookies()).find(({ name }) => name === 'linker')!;
    // Chromium keeps no cookie for longer than 400 days.
    expect(expires).toBeGreaterThan(Date.now() / 1000 + 399 * 86_400);
    await page.reload();
    await expect.poll(() => layerOf(page)).toContainEqual({ event: 'linker', linker_id: value });
  });

  it('[CALL-13, CALL-14] the probe sets a flag where advertisements are blocked, and no other', async () => {
    const page = await site.open('/', {
      expected: /ERR_BLOCKED_BY_CLIENT/,
      before: async (opened) => void (await opened.route('**/banner_ad.gif*', (route) => route.abort('blockedbyclient'))),
    });
    const paths = watchRequests(page);
    await consentTo(page, ['advertising']);
    await expect.poll(() => eventsOf(page)).toEqual(['adblock_detected']);
    expect(paths.map((path) => path.replace(/rn=[\d.e-]+$/, 'rn='))).toEqual([
      '/api/probe/banner_ad.gif?ch=1&rn=',
      '/api/probe/plain.gif?ch=2&rn=',
    ]);
    const open = await site.open('/', sampled);
    await consentTo(open, ['advertising']);
    await open.waitForResponse(/plain\.gif/);
    await open.waitForTimeout(600);
    expect(await layerOf(open)).toBeNull();
  });

  it('[CALL-06] the server counts games that are followed and search results that are opened', async () => {
    const page = await site.open('/', sampled);
    await consentTo(page, ['statistics']);
    await expect.poll(() => eventsOf(page)).toContain('page_view');
    const counts = () =>
      Promise.all(['game_added', 'search_result_opened'].map((use) => metric(`stillingen_telemetry_uses_total{use="${use}"}`)));
    const [games, results] = await counts();
    await star(page).click();
    await expect.poll(counts).toEqual([games! + 1, results]);
    await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill('Brøndby');
    await page.locator('[role=search] [role=grid] a').first().click();
    await expect.poll(counts).toEqual([games! + 1, results! + 1]);
  });

  it('[CALL-05] a sampled session sends its errors, and no other does', async () => {
    const fail = (page: Page) => page.evaluate(() => void setTimeout(() => reportError(new TypeError('en fejl til prøve'))));
    const lines = () => metric('stillingen_telemetry_log_lines_total{kind="error"}');
    const expected = /en fejl til prøve/;
    const others = await site.open('/', { expected, ...drawing(0.5) });
    await consentTo(others, ['statistics']);
    await expect.poll(() => eventsOf(others)).toContain('page_view');
    await fail(others);
    await others.goto(`${site.stack.url}/indstillinger/`);
    const page = await site.open('/', { expected, ...sampled });
    await consentTo(page, ['statistics']);
    await expect.poll(() => keptBy(page)).toContain('sessionSample');
    await fail(page);
    await page.goto(`${site.stack.url}/indstillinger/`);
    await expect.poll(lines).toBe(1);
  });
});
