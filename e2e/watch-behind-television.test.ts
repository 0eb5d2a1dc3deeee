import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isBlind } from './setup/browser.ts';
import { createMatch } from './setup/match.ts';
import { openSite, type Site } from './setup/site.ts';
import { readingOf, rowOf, untilAlive } from './setup/table.ts';

const CALM = { timeout: 15_000, interval: 50 } as const;
/** How far behind the visitor is here, and what a promise may be late. */
const DELAY_S = 6;

describe.skipIf(isBlind)('a visitor whose television is behind', () => {
  let site: Site;
  const match = createMatch({ key: 'm', home: 'Brøndby IF', away: 'Vejle Boldklub' });
  beforeAll(async () => {
    site = await openSite();
    await site.tell(...match.kickedOff(20), match.score(0, 0));
    // What stood before the server knew anything can not be asked for.
    await sleep((DELAY_S + 2) * 1000);
  });
  afterAll(() => site[Symbol.asyncDispose]());

  const scoreOf = async (page: Page): Promise<string> =>
    /Brøndby IF\D*(\d+)\D*Vejle Boldklub\D*(\d+)/
      .exec(await readingOf(rowOf(page, 'Brøndby IF')))
      ?.slice(1)
      .join('-') ?? '';
  const choose = async (page: Page, seconds: number): Promise<void> => {
    await page.getByRole('slider', { name: 'Forsinkelse' }).fill(String(seconds));
  };
  const openMatch = async (): Promise<Page> => {
    const page = await site.follow('/fodbold/');
    await rowOf(page, 'Brøndby IF').click();
    await page.getByRole('dialog').getByRole('button', { name: 'TV-synk' }).click();
    return page;
  };

  it('sets how far behind everything is, and sees a goal that much later, on the table and after a reload', async () => {
    const page = await openMatch();
    await choose(page, DELAY_S);
    await expect.poll(() => readingOf(page.getByRole('status').first()), CALM).toContain(`alt vises ${DELAY_S} sekunder senere`);
    await page.goto(`${site.stack.url}/fodbold/`);
    await untilAlive(page);
    await expect.poll(() => scoreOf(page), CALM).toBe('0-0');
    await site.tell(
      match.incident('g1', { type: 'goal', side: 'home', minute: 21, player: 'Buksa', score: [1, 0] }),
      match.score(1, 0),
    );
    const toldMs = Date.now();
    await page.reload();
    await untilAlive(page);
    const seen: string[] = [];
    while (Date.now() - toldMs < (DELAY_S - 1) * 1000) {
      seen.push(await scoreOf(page));
      await sleep(100);
    }
    expect([...new Set(seen)]).toEqual(['0-0']);
    await expect.poll(() => scoreOf(page), CALM).toBe('1-0');
    expect(Date.now() - toldMs).toBeGreaterThanOrEqual(DELAY_S * 1000 - 500);
  });

  it('reads the match as it stood then, with what was known of it', async () => {
    const page = await openMatch();
    await choose(page, DELAY_S);
    const dialog = page.getByRole('dialog').first();
    await expect.poll(() => readingOf(dialog), CALM).toContain('Buksa');
    await site.tell(
      match.incident('g2', { type: 'goal', side: 'away', minute: 30, player: 'Emmery', score: [1, 1] }),
      match.score(1, 1),
    );
    await sleep(2000);
    expect(await readingOf(dialog)).not.toContain('Emmery');
    await expect.poll(() => readingOf(dialog), CALM).toContain('Emmery');
  });

  it('taps when it happens on television, takes it back, and turns it off in the settings', async () => {
    const page = await openMatch();
    await site.tell(match.score(2, 1));
    await expect.poll(() => scoreOf(page), CALM).toBe('2-1');
    await sleep(3000);
    await page.getByRole('button', { name: 'Nu skete det på mit tv' }).click();
    const panel = page.getByRole('dialog', { name: 'TV-synk' });
    await expect.poll(() => readingOf(panel), CALM).toMatch(/TV-synk er sat til [345] sekunder/);
    await panel.getByRole('button', { name: 'Fortryd' }).click();
    await expect.poll(() => readingOf(panel), CALM).toContain('Slået fra');
    await choose(page, DELAY_S);
    await page.goto(`${site.stack.url}/indstillinger/`);
    await untilAlive(page);
    expect(await readingOf(page.getByRole('main'))).toContain(`${DELAY_S} sekunder`);
    await page.getByRole('button', { name: 'Slå fra' }).click();
    await expect.poll(() => readingOf(page.getByRole('main')), CALM).toContain('Slået fra');
    await page.goto(`${site.stack.url}/fodbold/`);
    expect(await scoreOf(page)).toBe('2-1');
  });
});
