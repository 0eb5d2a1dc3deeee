import { NO_FEEDS, type RenderRequest } from '@stillingen/wire';
import { describe, expect, it } from 'vitest';
import { createRenderQueue, type PageResult, PageCache } from './page-cache.ts';
function cacheOf(most: number) {
  const rendered: string[] = [];
  let nowMs = 1_000_000;
  const cache = new PageCache({
    entry: {
      render({ path }: RenderRequest) {
        rendered.push(path);
        return { status: path.startsWith('/unknown') ? 404 : 200, html: path };
      },
      renderFailure: () => ({ status: 500, html: 'failed' }),
      missingPage: ({ path }: RenderRequest) => (path.startsWith('/none') ? 'nothing here' : null),
    },
    source: () => NO_FEEDS,
    pageOf: (path) => (path.endsWith('/football/') ? { status: 302, location: '/fodbold/' } : null),
    nowMs: () => nowMs,
    tzHours: () => 1,
    live: () => '',
    createBody: (text) => ({ encoded: () => ({ encoding: 'identity', bytes: Buffer.from(text) }) }),
    onRender: () => undefined,
    queue: createRenderQueue(most),
  });
  const page = async (path: string, admits = true): Promise<PageResult> =>
    cache.page(
      { path, search: '', theme: null, collapsed: [], compact: false, liveFirst: false, delayS: 0, demo: 'none', gallery: false },
      { admits: () => admits, spend: () => undefined, report: () => undefined },
    );
  return { page, rendered, pass: (ms: number) => (nowMs += ms) };
}

describe('page cache', () => {
  it('redirects to a page from its path in feeds', async () => {
    const { page } = cacheOf(1);
    expect(await page('/none/football/')).toEqual({ status: 302, location: '/fodbold/' });
    expect(await page('/unknown/football/')).toEqual({ status: 302, location: '/fodbold/' });
    expect(await page('/unknown/')).toMatchObject({ status: 404 });
    expect(await page('/there/football/')).toMatchObject({ status: 200 });
  });

  it('keeps one body for all missing addresses', async () => {
    const { page, rendered } = cacheOf(1);
    const [one, two] = await Promise.all([page('/none/1/'), page('/none/2/')]);
    expect(one).toMatchObject({ status: 404 });
    expect(two).toBe(one);
    expect(rendered).toEqual([]);
  });
  it('refuses renders beyond the queue, and renders one per turn of the event loop', async () => {
    const { page, rendered } = cacheOf(3);
    const pages = ['/a/', '/b/', '/c/', '/d/'].map((path) => page(path));
    expect(await pages[3]).toBe('busy');
    expect(rendered.length).toBeLessThan(3);
    await Promise.all(pages);
    expect(rendered).toEqual(['/a/', '/b/', '/c/']);
    expect(await page('/d/')).toMatchObject({ status: 200 });
  });
  it('renders a page once for all requests that wait for it', async () => {
    const { page, rendered } = cacheOf(10);
    await Promise.all([page('/a/'), page('/a/'), page('/a/')]);
    expect(rendered).toEqual(['/a/']);
  });
  it('renders no page for an address beyond its limit, and sends it kept ones', async () => {
    const { page, rendered, pass } = cacheOf(10);
    expect(await page('/a/', false)).toBe('too-many');
    await page('/a/');
    expect(await page('/a/', false)).toMatchObject({ status: 200 });
    pass(1001);
    expect([await page('/a/', false), await page('/none/', false)]).toEqual(['too-many', 'too-many']);
    expect(rendered).toEqual(['/a/']);
  });
});
