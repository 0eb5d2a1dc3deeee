import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Message } from '@stillingen/domain/messages';
import type { Page, WebSocketRoute } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../server/testing/run.ts';
import { freePort } from '../../../server/testing/child.ts';
import { hasBrowser, startBrowser, untilFollowing, type Visitors } from '../../harness/browser.ts';
import { deliver } from '../../harness/feed.ts';
import { createMatch } from '../../harness/match.ts';
import { type Program, runProgram, startProgram } from '../../harness/program.ts';
import { openSite, type ProductSite } from '../../harness/site.ts';
import { readingOf, rowOf } from '../../harness/table.ts';

const PUSHED = { timeout: 4000, interval: 20 } as const;
/** A poll every 5 seconds, and the time to notice that pushes do not come. */
const POLLED = { timeout: 10_000, interval: 50 } as const;
const HEALED = { timeout: 30_000, interval: 100 } as const;
const POLL_MS = 5000;

/** Console errors of a cut stream. */
const CUT = /ERR_FAILED/;

/**
 * Cuts and restores push, over WebSocket and, unless `cutsStreams` is false, over server-sent
 * events. `followingCount` counts the connections on which the server has confirmed push.
 */
async function pushSwitch(
  page: Page,
  { cutsStreams = true } = {},
): Promise<{ cut(): Promise<void>; join(): void; followingCount(): number }> {
  let isCut = false;
  const open = new Set<WebSocketRoute>();
  const following = new Set<WebSocketRoute>();
  await page.routeWebSocket('**/push', (socket) => {
    if (isCut) {
      void socket.close();
      return;
    }
    open.add(socket);
    const server = socket.connectToServer();
    server.onMessage((message) => {
      if (String(message).includes('"op":"subscribed"')) following.add(socket);
      socket.send(message);
    });
  });
  let streams = 0;
  await page.route('**/push/sse?**', (route) => (isCut && cutsStreams ? route.abort() : route.continue()));
  page.on('response', (response) => {
    if (response.url().includes('/push/sse?') && response.ok()) streams += 1;
  });
  return {
    async cut() {
      isCut = true;
      await Promise.all([...open].map((socket) => socket.close()));
      open.clear();
      following.clear();
    },
    join() {
      isCut = false;
    },
    followingCount: () => following.size + streams,
  };
}

function feedRequests(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const name = /\/x\/feed\/(\w+)$/.exec(request.url())?.[1];
    if (name !== undefined) names.push(name);
  });
  return names;
}

describe.runIf(hasBrowser)('a visitor whose pushes do not come through', () => {
  let site: ProductSite;
  const match = createMatch({ key: 'm', home: 'Brøndby IF', away: 'Vejle Boldklub' });
  beforeAll(async () => {
    site = await openSite();
    await site.submit(...match.kickedOff(20));
  });
  afterAll(() => site[Symbol.asyncDispose]());

  it('[SYNC-06] [SYNC-07] goals are shown within ten seconds by polling without push, and polling stops when push is back', async () => {
    let line: Awaited<ReturnType<typeof pushSwitch>> | undefined;
    const page = await site.open('/fodbold/', {
      expected: CUT,
      async before(fresh) {
        await fresh.clock.install();
        line = await pushSwitch(fresh);
      },
    });
    const row = rowOf(page, 'Brøndby IF');
    await expect.poll(() => line!.followingCount(), HEALED).toBeGreaterThan(0);
    await site.submit(match.score(1, 0));
    await expect.poll(() => readingOf(row), PUSHED).toMatch(/Brøndby IF MÅL 1 /);

    const names = feedRequests(page);
    await line!.cut();
    await site.submit(match.score(2, 0));
    await expect.poll(() => readingOf(row), POLLED).toMatch(/Brøndby IF MÅL 2 /);
    // The match is new: the client polls updates until a loaded list must be newer.
    await expect.poll(() => names, HEALED).toContain('u_1_1');
    await page.clock.fastForward(60_000);
    await expect.poll(() => names, HEALED).toContain('sys_1');

    line!.join();
    // Attempts to connect again grow rarer; the longest pause is 20 seconds.
    await page.clock.fastForward(20_000);
    await expect.poll(() => line!.followingCount(), HEALED).toBeGreaterThan(0);
    await sleep(500);
    names.length = 0;
    await site.submit(match.score(3, 0));
    await expect.poll(() => readingOf(row), PUSHED).toMatch(/Brøndby IF MÅL 3 /);
    await page.clock.fastForward(2 * POLL_MS);
    await sleep(500);
    expect(names).not.toContain('u_1_1');
  });

  it('[SYNC-05] goals are shown at once by event stream when only WebSockets are blocked', async () => {
    let line: Awaited<ReturnType<typeof pushSwitch>> | undefined;
    const page = await site.open('/fodbold/', {
      async before(fresh) {
        line = await pushSwitch(fresh, { cutsStreams: false });
        await line.cut();
      },
    });
    await expect.poll(() => line!.followingCount(), HEALED).toBeGreaterThan(0);
    const row = rowOf(page, 'Brøndby IF');
    await sleep(500);
    await site.submit(match.score(9, 0));
    await expect.poll(() => readingOf(row), PUSHED).toMatch(/Brøndby IF MÅL 9 /);
  });

  it('goals scored while offline are shown afterwards, and the age of the table meanwhile', async () => {
    const page = await site.open('/fodbold/', { expected: /ERR_INTERNET_DISCONNECTED/ });
    const row = rowOf(page, 'Brøndby IF');
    await page.context().setOffline(true);
    await expect.poll(() => readingOf(page.locator('header + [role="status"]')), HEALED).toMatch(/^Ingen forbindelse/);
    await site.submit(match.score(10, 0));
    await page.context().setOffline(false);
    await expect.poll(() => readingOf(row), HEALED).toMatch(/Brøndby IF (MÅL )?10 /);
    await expect.poll(() => readingOf(page.locator('header + [role="status"]')), HEALED).toBe('');
  });
});

describe.runIf(hasBrowser)('a visitor whose server is killed and restarted', () => {
  let folder: string;
  let settings: { DATA_DIR: string; PORT: string };
  let program: Program;
  let visitors: Visitors;
  let key: string;
  let url: string;
  const match = createMatch({ key: 'm', home: 'Brøndby IF', away: 'Vejle Boldklub' });
  const submit = async (...messages: Message[]): Promise<void> => {
    expect(await (await deliver(url, key, messages)).text()).not.toContain('refused');
  };
  beforeAll(async () => {
    folder = temporaryFolder('restart').path;
    settings = { DATA_DIR: path.join(folder, 'data'), PORT: String(await freePort()) };
    key = (await runProgram(['provider', 'add', 'e2e'], settings)).stdout.trim();
    program = startProgram(['serve'], settings);
    url = await program.ready();
    visitors = await startBrowser();
    await submit(...match.kickedOff(20));
  });
  afterAll(async () => {
    await visitors[Symbol.asyncDispose]();
    await program[Symbol.asyncDispose]();
  });

  it('a page shows since when its server is lost, and then the present score without a reload', async () => {
    const page = await visitors.open(`${url}/fodbold/`, { expected: /ERR_CONNECTION|ERR_EMPTY_RESPONSE|WebSocket connection/ });
    await untilFollowing(page);
    const row = rowOf(page, 'Brøndby IF');
    await submit(match.score(1, 0));
    await expect.poll(() => readingOf(row), HEALED).toMatch(/Brøndby IF MÅL 1 /);
    await page.evaluate(() => Object.assign(globalThis, { wasHere: true }));

    program.child.kill('SIGKILL');
    await program.ended;
    await expect
      .poll(() => readingOf(page.locator('header + [role="status"]')), HEALED)
      .toMatch(/^Ingen forbindelse. Viser stillingen fra \d{2}[.:]\d{2}$/);
    expect(await readingOf(row)).toMatch(/Brøndby IF (MÅL )?1 /);

    program = startProgram(['serve'], settings);
    await program.ready();
    await submit(match.score(1, 1));
    await expect.poll(() => readingOf(row), HEALED).toMatch(/Vejle Boldklub (MÅL )?1$/);
    await expect.poll(() => readingOf(page.locator('header + [role="status"]')), HEALED).toBe('');
    expect(await page.evaluate(() => 'wasHere' in globalThis)).toBe(true);
  });
});
