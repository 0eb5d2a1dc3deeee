import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../server/testing/child.ts';
import { hasBrowser } from '../../harness/browser.ts';
import { createHappenings, NEWEST, OLDER } from '../../harness/happening.ts';
import { kindOf, linksIn } from '../../harness/pages.ts';
import { openSite, type ProductSite } from '../../harness/site.ts';
import { readingOf } from '../../harness/table.ts';

/** Longer than any feed of an open page waits for its next request. */
const OPEN_DELAY_S = 15;
const OPENED_AT_ONCE = 4;
/** Of requests after the pages were open: nearly the longest. */
const DELAY_S = 170;
const KNOWN_S = 200;

const marked = ({ name, figure }: typeof NEWEST): RegExp => new RegExp(`${name}|(?<![\\w-])${figure}(?![\\w-])`);
const [BEFORE, NOW] = [marked(OLDER), marked(NEWEST)];
/** In the bar of sports: nothing of handball was live before. */
const LIVE_COUNT = /Håndbold(?:<[^>]*>|\s)*\d/;
const PICTURE = /og:image" content="[^"]*?(\/images\/[^"]*)"/;
const FRONTS = ['/fodbold/', '/fodbold/?cat=1', '/motorsport/', '/rangliste/', '/rangliste/fodbold-fifa/?vis=officiel'];
/** A person or team that was new then does not change. */
const OF_BEFORE = new RegExp(OLDER.name, 'i');
/** Pages that are as they were when they were opened. */
const READ_ONCE = /^nyheder|^article|arkiv$/;
/** Pages without data of their own. */
const STATIC = [
  'rangliste/all',
  'soeg',
  'varsler',
  'konto',
  'indstillinger',
  'mine-kampe',
  'app',
  'om',
  'tilgaengelighed',
  'privatliv',
];

describe.runIf(hasBrowser)('a visitor whose television is behind', () => {
  let site: ProductSite;
  /** All pages by path, as they were before. */
  const earlier = new Map<string, string>();
  let submittedMs: number;
  const { start, happen, startHandball } = createHappenings();
  const htmlOf = async (path: string, delayS = 0): Promise<string> =>
    (await fetch(site.stack.url + path, { headers: { cookie: `tvsynk=${delayS}` } })).text();

  beforeAll(async () => {
    const port = await freePort();
    site = await openSite({ PORT: String(port), SITE_URL: `http://127.0.0.1:${port}` });
    await site.submit(...start());
    await site.submit(...happen(OLDER));
    await site.stack.db`update journal set received_at = received_at - ${KNOWN_S} * interval '1 second'`;
    await site.stack.restart();
    const known = new Set(FRONTS);
    for (const path of known) {
      const html = await htmlOf(path);
      if (!html.startsWith('<!doctype html>')) continue;
      earlier.set(path, html);
      for (const link of linksIn(html)) known.add(link);
    }
  });
  afterAll(() => site[Symbol.asyncDispose]());

  it('open pages of every kind show a change after the delay, and nothing of it before', async () => {
    const examples = new Map<string, string>();
    for (const [path, html] of earlier)
      if (BEFORE.test(html) && !OF_BEFORE.test(path) && !examples.has(kindOf(path))) examples.set(kindOf(path), path);
    expect([...new Set([...earlier.keys()].map(kindOf))].filter((kind) => !examples.has(kind))).toEqual(STATIC);
    const pages = new Map<string, Page>();
    const cookies = [{ name: 'tvsynk', value: String(OPEN_DELAY_S), url: site.stack.url }];
    const waiting = [...examples.values()];
    while (waiting.length > 0) {
      await Promise.all(
        waiting.splice(0, OPENED_AT_ONCE).map(async (path) => {
          pages.set(path, await site.open(path, { before: (fresh) => fresh.context().addCookies(cookies) }));
        }),
      );
    }

    const changing = new Map<string, Page>();
    for (const [path, page] of pages)
      if (!READ_ONCE.test(kindOf(path)) && BEFORE.test(await readingOf(page.getByRole('main')))) changing.set(path, page);
    expect(changing.size).toBeGreaterThan(25);

    submittedMs = Date.now();
    const isEarly = (): boolean => Date.now() - submittedMs < (OPEN_DELAY_S - 1) * 1000;
    await site.submit(...happen(NEWEST), ...startHandball());
    const early = new Set<string>();
    while (isEarly()) {
      for (const [path, page] of pages) {
        const html = await page.content();
        if ((NOW.test(html) || LIVE_COUNT.test(html)) && isEarly()) early.add(path);
      }
      await sleep(500);
    }
    expect([...early]).toEqual([]);
    const late = async (): Promise<string[]> => {
      for (const [path, page] of changing) if (NOW.test(await readingOf(page.getByRole('main')))) changing.delete(path);
      return [...changing.keys()];
    };
    await expect.poll(late, { interval: 500 }).toEqual([]);
  });

  it('the first HTML of every page shows what was so before, also in its picture', async () => {
    const [early, lost, unchanged] = [new Set<string>(), new Set<string>(), new Set([...earlier.keys()].map(kindOf))];
    for (const [path, before] of earlier) {
      const [delayed, now] = [await htmlOf(path, DELAY_S), await htmlOf(path)];
      if (NOW.test(delayed) || LIVE_COUNT.test(delayed)) early.add(path);
      if (BEFORE.test(before) && !BEFORE.test(delayed)) lost.add(path);
      if (NOW.test(now) && LIVE_COUNT.test(now)) unchanged.delete(kindOf(path));
      const picture = PICTURE.exec(delayed)?.[1];
      if (picture !== undefined && (await fetch(site.stack.url + picture, { redirect: 'manual' })).status !== 200)
        lost.add(picture);
    }
    expect(Date.now() - submittedMs).toBeLessThan(DELAY_S * 1000);
    expect([[...early], [...lost], [...unchanged]]).toEqual([[], [], STATIC]);
  });
});
