import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixture, status } from '../../../domain/testing/scenario.ts';
import { freePort } from '../../../server/testing/child.ts';
import { temporaryFolder } from '../../../server/testing/run.ts';
import { hasBrowser } from '../../harness/browser.ts';
import { openSite, type ProductSite } from '../../harness/site.ts';

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4" fill="#ffe000"/></svg>';
const TEAM = /\/images\/team\/[A-Za-z0-9]{8}@\d+\.[0-9a-f]{12}\.webp/g;
const FIRST_HALF = 12;

/** An image cloud: fetches from the site what it does not have. */
async function openCloud(siteUrl: string) {
  const paths: string[] = [];
  async function forward(at: string, response: ServerResponse): Promise<void> {
    const answer = await fetch(siteUrl + at);
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    response.end(Buffer.from(await answer.arrayBuffer()));
  }
  const server = createServer((request, response) => {
    paths.push(request.url!);
    void forward(request.url!, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    paths,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

describe.runIf(hasBrowser)('pictures of the operator', () => {
  const folder = temporaryFolder('logos');
  const put = (file: string): void => {
    mkdirSync(path.join(folder.path, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder.path, file), LOGO);
  };
  let site: ProductSite;
  let cloud: Awaited<ReturnType<typeof openCloud>>;
  beforeAll(async () => {
    const port = await freePort();
    cloud = await openCloud(`http://127.0.0.1:${port}`);
    put('team/broendby-if.svg');
    put('competition/superligaen.svg');
    site = await openSite({
      ...{ PORT: String(port), LOGOS_DIR: folder.path },
      IMAGE_BASE: cloud.url,
    });
    const nowS = Math.floor(Date.now() / 1000);
    const start = new Date((nowS - 600) * 1000).toISOString();
    await site.submit(fixture({ start, at: start }), { ...status(1, FIRST_HALF), at: start });
  });
  afterAll(async () => {
    await site[Symbol.asyncDispose]();
    await cloud.close();
    folder[Symbol.dispose]();
  });
  const htmlOf = async (at: string): Promise<string> => (await fetch(site.stack.url + at)).text();

  it('[CALL-08] logos, flags and cards come from the image cloud that the operator names', async () => {
    const page = await site.open('/fodbold/');
    const pictures = page.locator('img');
    await expect.poll(() => pictures.evaluateAll((all) => all.length)).toBeGreaterThan(1);
    const drawn = await pictures.evaluateAll((all) =>
      Promise.all(
        (all as HTMLImageElement[]).map(async (image) => {
          image.loading = 'eager';
          await image.decode();
          return { src: image.src, width: image.naturalWidth };
        }),
      ),
    );
    expect(drawn.every(({ src, width }) => src.startsWith(`${cloud.url}/`) && width > 0)).toBe(true);
    expect(drawn.filter(({ src }) => src.includes('/images/team/'))).toHaveLength(1);
    expect(cloud.paths.some((each) => each.startsWith('/flags/'))).toBe(true);
    const html = await htmlOf('/fodbold/');
    expect(html).toContain(`property="og:image" content="${cloud.url}/images/site/`);
    const policy = (await fetch(`${site.stack.url}/`)).headers.get('content-security-policy')!;
    expect(policy).toContain(`img-src 'self' data: ${cloud.url};`);
    await page.close();
  });

  it('a logo stands in rows and headers in place of the crest, and an unknown team keeps its crest', async () => {
    const [event] = site.stack.state.events.values();
    const page = await site.open(`/kamp/${event!.id}/`);
    const sources = await page.locator('main img').evaluateAll((all) => (all as HTMLImageElement[]).map(({ src }) => src));
    expect(sources.filter((src) => src.includes(`/images/team/${event!.home}@`)).length).toBeGreaterThan(0);
    expect(sources.filter((src) => src.includes(`/images/team/${event!.away}@`))).toEqual([]);
    await page.goto(`${site.stack.url}/fodbold/danmark/superligaen/`);
    expect(await page.locator('main img[src*="/images/competition/"]').count()).toBe(1);
    await page.close();
  });

  it('a logo that is removed leaves the pages at the next reading', async () => {
    expect(new Set((await htmlOf('/fodbold/')).match(TEAM)).size).toBe(1);
    rmSync(path.join(folder.path, 'team/broendby-if.svg'));
    await expect.poll(async () => (await htmlOf('/fodbold/')).match(TEAM), { timeout: 60_000, interval: 1000 }).toBeNull();
  });
});

describe.runIf(hasBrowser)('a site without pictures of its operator', () => {
  it('names no image beside flags, and feeds hold two colours alone', async () => {
    await using site = await openSite();
    const start = new Date().toISOString();
    await site.submit(fixture({ start, at: start }));
    const html = await (await fetch(`${site.stack.url}/fodbold/`)).text();
    expect(html).not.toContain('/images/');
    expect(html).toMatch(/CLA÷[0-9a-f]{6}\|[0-9a-f]{6}¬/);
  });
});
