import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../server/testing/child.ts';
import { hasBrowser, untilFollowing } from '../../harness/browser.ts';
import { createMatch } from '../../harness/match.ts';
import { openSite, type ProductSite } from '../../harness/site.ts';
import { readingOf, rowOf, untilHydrated } from '../../harness/table.ts';

/** The delay of the visitor, and the tolerance. */
const DELAY_S = 10;
/** The time from an incident until the visitor presses its button. */
const TAP_S = 2;

const scoreOf = async (page: Page): Promise<string> =>
  /Brøndby IF\D*(\d+)\D*Vejle Boldklub\D*(\d+)/
    .exec(await readingOf(rowOf(page, 'Brøndby IF')))
    ?.slice(1)
    .join('-') ?? '';
const openSlider = async (page: Page): Promise<void> => {
  await rowOf(page, 'Brøndby IF').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Tv-synk' }).click();
};
const choose = async (page: Page, seconds: number): Promise<void> => {
  await page.getByRole('slider', { name: 'Forsinkelse' }).fill(String(seconds));
};

describe.runIf(hasBrowser)('a visitor whose television is behind', () => {
  let site: ProductSite;
  let knowsSinceMs: number;
  const match = createMatch({ key: 'm', home: 'Brøndby IF', away: 'Vejle Boldklub' });
  beforeAll(async () => {
    site = await openSite();
    await site.submit(
      ...match.kickedOff(20),
      match.score(0, 0),
      match.incident('y1', { type: 'yellow-card', side: 'away', minute: 15, player: 'Duelund' }),
    );
    knowsSinceMs = Date.now();
  });
  afterAll(() => site[Symbol.asyncDispose]());

  /** States before the start of the server are not known. */
  const untilKnown = (seconds: number): Promise<void> => sleep(Math.max(0, knowsSinceMs + (seconds + 2) * 1000 - Date.now()));
  const openMatch = async (): Promise<Page> => {
    const page = await site.follow('/fodbold/');
    await openSlider(page);
    return page;
  };

  it('a tap sets the delay, undo takes it back, and the settings turn it off', async () => {
    const page = await openMatch();
    await untilKnown(1);
    const submittedMs = Date.now();
    await site.submit(match.score(1, 0));
    await expect.poll(() => scoreOf(page)).toBe('1-0');
    await sleep(TAP_S * 1000);
    await page.getByRole('button', { name: 'Nu skete det på mit tv' }).click();
    const panel = page.getByRole('dialog', { name: 'Tv-synk' });
    const set = /Tv-synk er sat til (\d+) sekunder/;
    await expect.poll(() => readingOf(panel)).toMatch(set);
    const seconds = Number(set.exec(await readingOf(panel))![1]);
    expect(seconds).toBeGreaterThanOrEqual(TAP_S);
    expect(seconds).toBeLessThanOrEqual(Math.ceil((Date.now() - submittedMs) / 1000));
    await panel.getByRole('button', { name: 'Fortryd' }).click();
    await expect.poll(() => readingOf(panel)).toContain('Slået fra');
    await choose(page, TAP_S);
    await page.goto(`${site.stack.url}/indstillinger/`);
    await untilHydrated(page);
    expect(await readingOf(page.getByRole('main'))).toContain(`${TAP_S} sekunder`);
    await page.getByRole('button', { name: 'Slå fra' }).click();
    await expect.poll(() => readingOf(page.getByRole('main'))).toContain('Slået fra');
    await page.goto(`${site.stack.url}/fodbold/`);
    expect(await scoreOf(page)).toBe('1-0');
  });

  it('a delayed visitor sees a goal later, in the table, after a reload and in the match', async () => {
    const [page, reader] = [await openMatch(), await openMatch()];
    const dialog = reader.getByRole('dialog').first();
    await untilKnown(DELAY_S);
    for (const each of [page, reader]) await choose(each, DELAY_S);
    await expect
      .poll(() => readingOf(page.locator('header + [role="status"]')))
      .toContain(`alt vises ${DELAY_S} sekunder senere`);
    await expect.poll(() => readingOf(dialog)).toContain('Duelund');
    await page.goto(`${site.stack.url}/fodbold/`);
    await untilHydrated(page);
    await expect.poll(() => scoreOf(page)).toBe('1-0');
    const submittedMs = Date.now();
    await site.submit(
      match.incident('g2', { type: 'goal', side: 'away', minute: 30, player: 'Emmery', score: [1, 1] }),
      match.score(1, 1),
    );
    const isEarly = (): boolean => Date.now() - submittedMs < (DELAY_S - 1) * 1000;
    await page.reload();
    await untilHydrated(page);
    const seen = new Set<string>();
    while (isEarly()) {
      const [score, report] = [await scoreOf(page), await readingOf(dialog)];
      if (isEarly()) seen.add(`${score}, ${report.includes('Duelund')}, ${report.includes('Emmery')}`);
      await sleep(100);
    }
    expect([...seen]).toEqual(['1-0, true, false']);
    await expect.poll(() => scoreOf(page)).toBe('1-1');
    expect(Date.now() - submittedMs).toBeGreaterThanOrEqual(DELAY_S * 1000 - 500);
    await expect.poll(() => readingOf(dialog)).toContain('Emmery');
  });
});

/** Console errors while the server is down. */
const AWAY = /ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|WebSocket connection|status of 503/;
const FAR_BEHIND_S = 150;

describe.runIf(hasBrowser)('a visitor who is behind while the server restarts', () => {
  it('a delayed visitor sees past states when the server is restarted', { timeout: FAR_BEHIND_S * 1000 }, async () => {
    await using site = await openSite({ PORT: String(await freePort()) });
    const match = createMatch({ key: 'm', home: 'Brøndby IF', away: 'Vejle Boldklub' });
    await site.submit(...match.kickedOff(20), match.score(0, 0));
    await site.stack.db`update journal set received_at = received_at - ${FAR_BEHIND_S + 20} * interval '1 second'`;
    await site.stack.restart();
    const [page, reader] = [await site.visit('/fodbold/', { expected: AWAY }), await site.visit('/fodbold/', { expected: AWAY })];
    for (const each of [page, reader]) {
      await untilFollowing(each);
      await untilHydrated(each);
    }
    await openSlider(page);
    await choose(page, FAR_BEHIND_S);
    await page.goto(`${site.stack.url}/fodbold/`);
    await untilFollowing(page);
    await untilHydrated(page);
    await site.submit(match.score(1, 0));
    await expect.poll(() => scoreOf(reader)).toBe('1-0');

    await site.stack.restart();
    await site.submit(match.score(2, 0));
    await expect.poll(() => scoreOf(reader)).toBe('2-0');
    expect(await scoreOf(page)).toBe('0-0');
    await page.reload();
    await untilHydrated(page);
    expect(await scoreOf(page)).toBe('0-0');
  });
});
