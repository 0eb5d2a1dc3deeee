import { setTimeout as sleep } from 'node:timers/promises';
import { Stage } from '@stillingen/domain';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, untilFollowing } from '../../harness/browser.ts';
import { createMatch, nowS, today } from '../../harness/match.ts';
import { openSite, type ProductSite } from '../../harness/site.ts';
import { BY_PUSH, drawnRows, noteElements, renderedOf, readingOf, rowOf, standingOf } from '../../harness/table.ts';

const withClock = (page: Page): Promise<void> => page.clock.install();
/** A list as young as its last change is fetched again in 5 s, which would reset the clock. */
async function untilSettled(page: Page): Promise<void> {
  await untilFollowing(page);
  await page.clock.fastForward(6_000);
  await page.waitForLoadState('networkidle');
}

/** Where frames reset the clock, the time must really pass. */
const OVER = { timeout: 75_000, interval: 50 } as const;
/** Frames of the server reset a moved clock: moves it again. */
async function laterReading(page: Page, row: Locator, ms: number): Promise<string> {
  await page.clock.fastForward(ms);
  return readingOf(row);
}

describe.runIf(hasBrowser)('a visitor who follows a match on the table', () => {
  let site: ProductSite;
  let kickOffS: number;
  const match = createMatch({ key: 'goal', home: 'Brøndby IF', away: 'Vejle Boldklub' });
  const other = createMatch({ key: 'other', home: 'Silkeborg IF', away: 'Randers FC' });
  const evening = createMatch({ key: 'evening', home: 'FC København', away: 'AGF', start: today.late() });
  beforeAll(async () => {
    site = await openSite();
    kickOffS = nowS();
    await site.submit(...match.kickedOff(20), ...other.kickedOff(3), evening.fixture());
  });
  afterAll(() => site[Symbol.asyncDispose]());

  it('[SYNC-05] a goal by push shows the score and the word MÅL, and renders no other row', async () => {
    const page = await site.visit('/fodbold/');
    await untilFollowing(page);
    const row = rowOf(page, 'Brøndby IF');
    expect(await readingOf(row)).toMatch(/Brøndby IF 0 Vejle Boldklub 0$/);
    const id = await row.getAttribute('data-event');
    await noteElements(page);

    await site.submit(
      match.incident('g1', { type: 'goal', side: 'home', minute: 21, player: 'Buksa', score: [1, 0] }),
      match.score(1, 0),
    );
    await expect.poll(() => readingOf(row), BY_PUSH).toMatch(/Brøndby IF MÅL 1 Vejle Boldklub 0$/);
    expect(new Set(await drawnRows(page))).toEqual(new Set([id]));

    await site.submit(
      match.incident('g2', { type: 'goal', side: 'away', minute: 22, player: 'Ø. Å. Æ', score: [1, 1] }),
      match.score(1, 1),
    );
    await expect.poll(() => readingOf(row), BY_PUSH).toMatch(/Brøndby IF 1 Vejle Boldklub MÅL 1$/);
    expect(new Set(await drawnRows(page))).toEqual(new Set([id]));
    expect(await readingOf(rowOf(page, 'Silkeborg IF'))).toMatch(/Silkeborg IF 0 Randers FC 0$/);
  });

  it('[CONST-03] a withdrawn goal lowers the score, strikes the old one through for 15 seconds, and leaves a mark', async () => {
    const page = await site.visit('/fodbold/', { before: withClock });
    await untilSettled(page);
    const row = rowOf(page, 'Brøndby IF');
    expect(await readingOf(row)).toMatch(/Brøndby IF 1 Vejle Boldklub 1$/);

    const submittedMs = Date.now();
    await site.submit(match.retract('g2', { reason: 'offside', score: [1, 0] }));
    await expect.poll(() => readingOf(row), BY_PUSH).toMatch(/Brøndby IF 1 Vejle Boldklub Annulleret: offside før 1 ?1 ?0$/);
    expect(await row.locator('s').textContent()).toContain('1');
    expect(await row.getByRole('img', { name: 'Rettet' }).count()).toBe(0);

    await page.clock.fastForward(Math.max(0, submittedMs + 12_000 - Date.now()));
    expect(await readingOf(row)).toContain('Annulleret: offside');
    await expect.poll(() => laterReading(page, row, 3_000), OVER).toMatch(/Brøndby IF 1 Vejle Boldklub 0$/);
    expect(await row.getByRole('img', { name: 'Rettet, før 1-1: offside' }).count()).toBe(1);
  });

  it('the match shows a correction with old and new value, time, reason and source', async () => {
    const page = await site.visit('/fodbold/', { viewport: { width: 700, height: 900 } });
    await rowOf(page, 'Brøndby IF').click();
    await page.getByRole('navigation', { name: 'Om kampen' }).getByRole('link', { name: 'Rettelser 1' }).click();
    const corrections = page.getByRole('region', { name: 'Rettelser' }).getByRole('listitem');
    await expect.poll(() => corrections.count()).toBe(1);
    const text = await readingOf(corrections);
    expect(text).toContain('Mål annulleret · Vejle Boldklub');
    expect(text).toContain('22’ Ø. Å. Æ');
    expect(text).toMatch(/Før 1-1 ?→ ?Nu 1-0/);
    expect(text).toMatch(/\d{2}[.:]\d{2}[.:]\d{2}/);
    expect(text).toContain('Årsag: offside');
    expect(text).toContain('Kilde: e2e');
  });

  it('the mark of a correction is there on the next visit', async () => {
    const page = await site.visit('/fodbold/');
    expect(await rowOf(page, 'Brøndby IF').getByRole('img', { name: 'Rettet, før 1-1: offside' }).count()).toBe(1);
  });

  it('[CONST-02] the word MÅL is shown for a minute', async () => {
    const page = await site.visit('/fodbold/', { before: withClock });
    await untilSettled(page);
    const row = rowOf(page, 'Silkeborg IF');
    const submittedMs = Date.now();
    await site.submit(other.score(1, 0));
    await expect.poll(() => readingOf(row), BY_PUSH).toContain('MÅL');
    await page.clock.fastForward(Math.max(0, submittedMs + 55_000 - Date.now()));
    expect(await readingOf(row)).toContain('MÅL');
    await expect.poll(() => laterReading(page, row, 6_000), OVER).not.toContain('MÅL');
    expect(await readingOf(row)).toMatch(/Silkeborg IF 1 Randers FC 0$/);
  }, 120_000);

  it('[CLOCK-01] the minute advances without rendering a row', async () => {
    const page = await site.visit('/fodbold/', { before: withClock });
    await untilSettled(page);
    const row = rowOf(page, 'Brøndby IF');
    // Not right before the next one, which would come by itself meanwhile.
    const secondS = (nowS() - kickOffS) % 60;
    if (secondS > 40) await sleep((62 - secondS) * 1000);
    const minute = Number.parseInt(await readingOf(row), 10);
    await noteElements(page);
    await page.clock.fastForward(61_000);
    await expect.poll(async () => Number.parseInt(await readingOf(row), 10)).toBe(minute + 1);
    expect(await drawnRows(page)).toEqual([]);
  });

  it('[CLOCK-06] the minute is 45+ when the first half exceeds its time', async () => {
    const long = createMatch({ key: 'long', home: 'Viborg FF', away: 'FC Midtjylland' });
    await site.submit(...long.kickedOff(50));
    const page = await site.visit('/fodbold/');
    expect(await readingOf(rowOf(page, 'Viborg FF'))).toMatch(/^45\+/);
  });

  it('[STAGE-03] no score is shown when a match is postponed after its start', async () => {
    const stopped = createMatch({ key: 'stopped', home: 'OB', away: 'Lyngby' });
    await site.submit(...stopped.kickedOff(20), stopped.score(1, 0));
    const page = await site.visit('/fodbold/');
    await untilFollowing(page);
    expect(await readingOf(rowOf(page, 'Lyngby'))).toMatch(/OB 1 Lyngby Boldklub 0$/);
    await site.submit(stopped.status(Stage.postponed));
    await expect.poll(() => readingOf(rowOf(page, 'Lyngby')), BY_PUSH).toMatch(/^Udsat .*OB – Lyngby Boldklub –$/);
  });

  it('[SYNC-13] the live list gains a match that kicks off, and marks one that ends', async () => {
    const page = await site.visit('/fodbold/?cat=1');
    await untilFollowing(page);
    expect(await rowOf(page, 'FC København').count()).toBe(0);
    await site.submit(evening.status(Stage.firstHalf));
    await expect.poll(() => rowOf(page, 'FC København').count(), BY_PUSH).toBe(1);
    await site.submit(evening.status(Stage.finished, { score: { home: 0, away: 0 } }));
    await expect.poll(() => readingOf(rowOf(page, 'FC København')), BY_PUSH).toMatch(/^Slut FC København 0 0 AGF 0 0$/);
  });

  it('a goal on the page of a match renders the score and its incident, and none of the rest', async () => {
    const played = createMatch({ key: 'played', home: 'FC Nordsjælland', away: 'Viborg FF' });
    await site.submit(
      ...played.kickedOff(30),
      played.incident('g1', { type: 'goal', side: 'home', minute: 5, player: 'Nygren', score: [1, 0] }),
      played.incident('y1', { type: 'yellow-card', side: 'away', minute: 9, player: 'Elveback' }),
      played.score(1, 0),
    );
    const list = await site.visit('/fodbold/');
    const href = await rowOf(list, 'FC Nordsjælland').getAttribute('href');
    const page = await site.visit(href!);
    await untilFollowing(page);
    await noteElements(page);
    const goal = page.getByRole('listitem').filter({ hasText: 'Ankersen' });
    const place = await readingOf(standingOf(page, 'Viborg FF'));

    await site.submit(
      played.incident('g2', { type: 'goal', side: 'away', minute: 31, player: 'Ankersen', score: [1, 1] }),
      played.score(1, 1),
    );
    await expect.poll(() => goal.count(), BY_PUSH).toBeGreaterThan(0);
    await expect.poll(() => readingOf(standingOf(page, 'Viborg FF')), BY_PUSH).not.toBe(place);
    const rendered = (selector: string) => renderedOf(page, `main ${selector}`);
    expect(await rendered('nav, main dl, main dl *, main button')).toEqual([]);
    expect(await rendered('ol > li')).toEqual([expect.stringContaining('Ankersen')]);
    expect(await rendered('ul > li')).toEqual([expect.stringContaining('Nygren'), expect.stringContaining('Ankersen')]);
  });
});
