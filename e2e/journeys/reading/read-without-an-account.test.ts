import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loginLink, mark, openLogin, signUp, UNASKED } from '../../harness/account.ts';
import { hasBrowser } from '../../harness/browser.ts';
import { createMatch } from '../../harness/match.ts';
import { openSite, type ProductSite } from '../../harness/site.ts';
import { readingOf, rowOf } from '../../harness/table.ts';

const LEAGUE = '/fodbold/danmark/superligaen/';
const PAGES = ['/', '/handbold/', '/tv/', '/nyheder/', '/rangliste/', '/land/danmark/', LEAGUE, `${LEAGUE}stilling/`] as const;

describe.runIf(hasBrowser)('a visitor without an account', () => {
  const live = createMatch({ key: 'live', home: 'Brøndby IF', away: 'Vejle Boldklub' });
  let site: ProductSite;
  beforeAll(async () => {
    site = await openSite(UNASKED);
    await site.submit(...live.kickedOff(20), live.score(1, 0));
    await site.submit(...createMatch({ key: 'over', home: 'AGF', away: 'OB' }).finished(2, 1));
  });
  afterAll(() => site[Symbol.asyncDispose]());

  it('[GEN-01] an anonymous visitor reads live scores and results on every page, without a cookie, and is offered an account', async () => {
    for (const path of PAGES) {
      const answer = await fetch(site.stack.url + path, { redirect: 'manual' });
      expect([path, answer.status, answer.headers.get('set-cookie')]).toEqual([path, 200, null]);
    }
    const page = await site.open('/fodbold/');
    expect(await readingOf(rowOf(page, 'Brøndby IF'))).toMatch(/Brøndby IF 1 Vejle Boldklub 0/);
    expect(await readingOf(rowOf(page, 'AGF'))).toMatch(/Slut AGF .*2 OB .*1/);
    await openLogin(page);
  });

  const linksOf = (page: Page): Promise<string[]> =>
    page
      .locator('a[href^="/"]')
      .evaluateAll((links) =>
        [...new Set(links.map((link) => link.getAttribute('href')!))].filter((href) => !/konto/.test(href)),
      );

  it('[GEN-21] an anonymous visitor sees the same pages as a signed-in user: no third role has pages of its own', async () => {
    const anonymous = await site.open(LEAGUE);
    await loginLink(anonymous).waitFor();
    const user = await signUp(site, 'bruger@konto.example');
    await user.goto(site.stack.url + LEAGUE);
    await mark(user).waitFor();
    expect(await linksOf(user)).toEqual(await linksOf(anonymous));
    for (const path of ['/admin/', '/administration/', '/konto/admin/', '/id/v4/admin'])
      expect([path, (await fetch(site.stack.url + path)).status]).toEqual([path, 404]);
    const kept = await site.stack.db<{ name: string }[]>`
      select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`;
    expect(kept.length).toBeGreaterThan(20);
    expect(kept.filter(({ name }) => /role|admin|privilege|permission|moderator/.test(name))).toEqual([]);
  });
});
