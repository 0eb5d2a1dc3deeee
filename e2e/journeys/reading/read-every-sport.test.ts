import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copenhagenHours, SPORT_NAMES } from '@stillingen/domain';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, PHONE, startBrowser, untilFollowing, type Visitors } from '../../harness/browser.ts';
import { type Program, startProgram } from '../../harness/program.ts';
import { untilHydrated } from '../../harness/table.ts';

const MOST_ELEMENTS = 3000;
const MOST_TAB_STOPS = 400;
const STARTED = /Demo world: \d+ matches and races today/;
const HORSE_RACING = 35;
const HORSE_RACING_PATH = '/hestevaeddelob/';

/** The size of a page once its whole list is rendered. */
const sizeOf = (page: Page): Promise<{ elements: number; tabStops: number }> =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => requestIdleCallback(resolve));
    const focusable = document.querySelectorAll('a[href], button, summary, input, select, [tabindex="0"]');
    const tabStops = [...focusable].filter((element) => element.checkVisibility()).length;
    return { elements: document.querySelectorAll('*').length, tabStops };
  });
async function raceCount(url: string): Promise<number> {
  const feed = `/x/feed/f_${HORSE_RACING}_0_${copenhagenHours(Date.now() / 1000)}_da_1`;
  const text = await (await fetch(url + feed, { headers: { 'x-fsign': 'stillingen' } })).text();
  return text.split('~').filter((row) => row.startsWith('ZA÷')).length;
}
const drawnIn = (page: Page): Promise<number> => page.locator('main [data-event]').count();

describe.runIf(hasBrowser)('a visitor on a day on which every sport is played', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'stillingen-day-'));
  let program: Program;
  let visitors: Visitors;
  let url: string;
  beforeAll(async () => {
    program = startProgram(['serve', '--demo', '--every-sport-live'], { DATA_DIR: dataDir });
    const started = new Promise<void>((resolve) => {
      let output = '';
      program.child.stderr!.on('data', (text: Buffer) => {
        output += text.toString();
        if (STARTED.test(output)) resolve();
      });
    });
    visitors = await startBrowser();
    url = await program.ready();
    await started;
  });
  afterAll(async () => {
    await visitors[Symbol.asyncDispose]();
    await program[Symbol.asyncDispose]();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const open = async (segment: string, visit = {}): Promise<Page> => {
    const page = await visitors.open(url + segment, visit);
    await untilHydrated(page);
    await untilFollowing(page);
    return page;
  };

  it('pages of every sport have fewer than 3,000 elements and few tab stops', async () => {
    const large: string[] = [];
    for (const { segment } of SPORT_NAMES) {
      const page = await open(`/${segment}/`);
      const { elements, tabStops } = await sizeOf(page);
      expect(await drawnIn(page), segment).toBeGreaterThan(0);
      if (elements > MOST_ELEMENTS || tabStops > MOST_TAB_STOPS) large.push(`${segment}: ${elements} and ${tabStops}`);
      await page.close();
    }
    expect(large).toEqual([]);
  });

  it('the races of a long day load as the end of the list comes near', async () => {
    const page = await open(HORSE_RACING_PATH, { viewport: PHONE });
    const races = await raceCount(url);
    const first = await drawnIn(page);
    expect(first).toBeLessThan(races);
    await expect
      .poll(async () => {
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        return drawnIn(page);
      })
      .toBe(races);
    expect(await page.getByRole('button', { name: 'Vis flere', exact: true }).count()).toBe(0);
  });

  it('races are grouped by meeting, without a repeated heading', async () => {
    const page = await open(HORSE_RACING_PATH);
    const heads = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    expect(heads.length).toBeGreaterThan(2);
    expect(new Set(heads).size).toBe(heads.length);
  });
});
