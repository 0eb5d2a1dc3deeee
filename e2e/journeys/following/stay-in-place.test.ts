import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser } from '../../harness/browser.ts';
import { createMatch, today } from '../../harness/match.ts';
import { openSite, type ProductSite } from '../../harness/site.ts';
import { readingOf, rowOf } from '../../harness/table.ts';

const LOW = { width: 800, height: 260 } as const;

describe.runIf(hasBrowser)('a visitor whose place on the page is kept', () => {
  let site: ProductSite;
  beforeAll(async () => {
    site = await openSite();
    const england = { name: 'Premier League', country: 'gb-eng', season: '2026/2027' } as const;
    await site.submit(
      ...createMatch({ key: 'live', home: 'Brøndby IF', away: 'Vejle Boldklub' }).kickedOff(30),
      createMatch({ key: 'next', home: 'FC København', away: 'Randers FC', start: today.late() }).fixture(),
      createMatch({ key: 'late', home: 'Silkeborg IF', away: 'OB', start: today.late() }).fixture(),
      createMatch({ key: 'abroad', home: 'Arsenal', away: 'Chelsea', start: today.late(), competition: england }).fixture(),
    );
  });
  afterAll(() => site[Symbol.asyncDispose]());

  it('a new page starts at its top, however far the last one was scrolled', async () => {
    const page = await site.open('/fodbold/', { viewport: LOW });
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const coming = page.getByRole('link', { name: 'Kommende' });
    await coming.click();
    await expect.poll(() => rowOf(page, /./).count()).toBe(3);
    const head = page.getByRole('heading', { level: 2, name: 'Superligaen' });
    const hidden = async (): Promise<number> => {
      const [bar, first] = [await coming.boundingBox(), await head.boundingBox()];
      return bar!.y + bar!.height - first!.y;
    };
    await expect.poll(hidden).toBeLessThanOrEqual(0);
  });

  it('the table stays when a match is opened without a connection, and the match opens once connected', async () => {
    const page = await site.open('/fodbold/', { expected: /ERR_INTERNET_DISCONNECTED/ });
    await page.context().setOffline(true);
    await rowOf(page, 'Brøndby IF').click();
    const dialog = page.getByRole('dialog', { name: 'Kamp' });
    await expect.poll(() => readingOf(dialog)).toContain('Kampen kunne ikke hentes. Der er ingen forbindelse lige nu.');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await rowOf(page, 'Brøndby IF').isVisible()).toBe(true);
    await rowOf(page, 'Brøndby IF').click();
    await dialog.getByRole('button', { name: 'Prøv igen' }).waitFor();
    await page.context().setOffline(false);
    await dialog.getByRole('button', { name: 'Prøv igen' }).click();
    await page.getByRole('heading', { level: 1, name: 'Brøndby IF mod Vejle Boldklub' }).waitFor({ state: 'attached' });
  });

  it('the delay slider applies its value on release, and none before', async () => {
    const page = await site.open('/indstillinger/');
    const slider = page.getByRole('slider', { name: 'Forsinkelse' });
    const { x, y, width, height } = (await slider.boundingBox())!;
    const set = async (): Promise<string> => (await page.context().cookies()).find(({ name }) => name === 'tvsynk')?.value ?? '';
    await page.mouse.move(x + 8, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width / 3, y + height / 2, { steps: 5 });
    await expect.poll(() => readingOf(page.getByRole('main'))).toMatch(/Forsinkelse \d+/);
    expect(await set()).toBe('');
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 5 });
    await page.mouse.up();
    await expect.poll(set).toBe(await slider.inputValue());
    expect(Number(await set())).toBeGreaterThan(60);
    const now = (await slider.boundingBox())!.y + height / 2;
    await page.mouse.move(x + width / 2, now);
    await page.mouse.down();
    await page.mouse.move(x + width / 3, now, { steps: 5 });
    await page.mouse.move(x + width / 2, now, { steps: 5 });
    await page.mouse.up();
    await page.getByRole('button', { name: 'Slå fra' }).click();
    await expect.poll(() => readingOf(page.getByRole('main'))).toContain('Slået fra');
  });

  it('the printed list is headed by sport and day, dark on light, without screen controls', async () => {
    const page = await site.open('/fodbold/', { colorScheme: 'light' });
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    const isDark = (): Promise<boolean> =>
      page.evaluate(() => {
        const [light = 1] = /[\d.]+/.exec(getComputedStyle(document.documentElement).color) ?? [];
        return Number(light) < 0.5;
      });
    expect(await isDark()).toBe(false);
    await page.emulateMedia({ media: 'print', colorScheme: 'light' });
    expect(await isDark()).toBe(true);
    const heading = page.getByRole('heading', { level: 1 });
    expect((await heading.boundingBox())!.height).toBeGreaterThan(12);
    for (const part of ['navigation', 'contentinfo', 'complementary'] as const)
      expect(await page.getByRole(part).count()).toBe(0);
    expect(await rowOf(page, 'Brøndby IF').isVisible()).toBe(true);
  });
});
