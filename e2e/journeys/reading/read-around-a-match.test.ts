import type { Message } from '@stillingen/domain/messages';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, PHONE } from '../../harness/browser.ts';
import { createHeads, createMatch, instant, lineupOf, nowS, SUPERLIGAEN } from '../../harness/match.ts';
import { linksIn } from '../../harness/pages.ts';
import { createRace } from '../../harness/race.ts';
import { openSite, type ProductSite } from '../../harness/site.ts';
import { readingOf, rowOf } from '../../harness/table.ts';

const DAY_S = 86_400;
const HANDBALL = 7;
const FORMULA_1 = { name: 'VM', country: 'xw', category: 'Formel 1', season: '2026' } as const;

describe.runIf(hasBrowser)('a visitor who reads around a match', () => {
  let site: ProductSite;
  const { next: head } = createHeads();
  const match = createMatch({ key: 'm', home: 'Brøndby IF', away: 'Vejle Boldklub', competition: { ...SUPERLIGAEN } });
  const tie = (key: string, start: number) =>
    createMatch({
      ...{ key, home: 'GOG', away: 'Skjern', start, more: { sport: HANDBALL, round: 'Finale' } },
      competition: { name: 'Slutspillet', country: 'dk', season: '2026/2027', role: 'playoff' },
    });
  const second = tie('h2', nowS() - 3600);
  const race = createRace('r', { sport: 32, meeting: 'Monaco Grand Prix', session: 'Løb', competition: FORMULA_1 });
  const article: Message = {
    ...{ kind: 'article', ...head('article'), title: 'Brøndby vinder igen', source: 'Ritzau', published: instant(nowS()) },
    ...{ text: ['Tre point til Brøndby.', 'Målet faldt sent.'], sport: 1, participants: [{ name: 'Brøndby IF' }] },
  };
  beforeAll(async () => {
    site = await openSite();
    const before = createMatch({ key: 'past', home: 'Vejle Boldklub', away: 'Brøndby IF', start: nowS() - 20 * DAY_S });
    await site.submit(
      ...before.finished(3, 2),
      ...match.kickedOff(30),
      lineupOf('m', 'Mads Fast'),
      match.incident('g1', { type: 'goal', side: 'home', minute: 12, player: 'Mads Fast', score: [1, 0] }),
      match.score(1, 0),
      ...tie('h1', nowS() - 7 * DAY_S).finished(29, 30),
      second.fixture(),
      second.status(12, { score: { home: 0, away: 0 } }),
      second.score(27, 26),
      ...race.at(2, [
        { name: 'Kim Fast', country: 'dk', rank: 1 },
        { name: 'Ole Hurtig', country: 'no', rank: 2 },
      ]),
      article,
    );
  });
  afterAll(() => site[Symbol.asyncDispose]());

  const main = (page: Page): Locator => page.getByRole('main');
  const follow = async (link: Locator, path: RegExp, page: Page): Promise<void> => {
    await link.first().click();
    await expect.poll(() => new URL(page.url()).pathname).toMatch(path);
  };

  it('[GEN-04] a match, its competition, its sides, a player and a series are followed in several sports', async () => {
    const hrefsOf = async (path: string): Promise<readonly string[]> =>
      linksIn(await (await fetch(site.stack.url + path)).text());
    const hrefIn = async (path: string, wanted: RegExp): Promise<string> =>
      (await hrefsOf(path)).find((href) => wanted.test(href)) ?? expect.fail(`${path} has no link to ${wanted}`);
    const [football, final, formula] = [
      await hrefIn('/fodbold/', /^\/kamp\//),
      await hrefIn('/handbold/', /^\/kamp\//),
      await hrefIn('/auto-racing/', /^\/kamp\//),
    ];
    const from = (path: string, start: string) => hrefIn(path, new RegExp(`^${start}`));
    const followed: Readonly<Record<string, RegExp>> = {
      [football]: /4 ?– ?0/,
      [await from(football, '/fodbold/danmark/superligaen/')]: /Brøndby IF.* 4 /,
      [await from(football, '/hold/broendby-if/')]: /Brøndby IF.* 4 /,
      [await from(football, '/spiller/mads-fast/')]: /Brøndby IF.* 4 /,
      [final]: /28 ?– ?26/,
      [await from(final, '/handbold/danmark/slutspillet/')]: /GOG.* 28 /,
      [await from(final, '/hold/gog/')]: /GOG.* 28 /,
      [await from(final, '/serie/')]: /GOG.* 28 /,
      [formula]: /1\. Ole Hurtig.*2\. Kim Fast/,
      [await from(formula, '/auto-racing/formel-1/vm/')]: /1\. Ole Hurtig.*2\. Kim Fast/,
      [await from(formula, '/spiller/kim-fast/')]: /2\./,
    };
    const pages = await Promise.all(Object.keys(followed).map((path) => site.follow(path)));
    const now = (): Promise<string[]> => Promise.all(pages.map((page) => readingOf(main(page))));
    for (const [at, text] of (await now()).entries()) expect(text).not.toMatch(Object.values(followed)[at]!);
    await site.submit(
      match.score(4, 0),
      second.score(28, 26),
      race.ranking([
        { name: 'Ole Hurtig', country: 'no', rank: 1 },
        { name: 'Kim Fast', country: 'dk', rank: 2 },
      ]),
    );
    for (const [at, wanted] of Object.values(followed).entries())
      await expect.poll(() => readingOf(main(pages[at]!)), { timeout: 15_000 }).toMatch(wanted);
  });

  it.each([true, false])(
    '[PAGE-18, GEN-13] a match leads to the matches of its sides against each other, and to one of them, JavaScript: %s',
    async (javaScriptEnabled) => {
      const page = await site.visit('/fodbold/', { viewport: PHONE, javaScriptEnabled });
      await follow(rowOf(page, 'Brøndby IF'), /^\/kamp\//, page);
      const own = new URL(page.url()).pathname;
      await follow(main(page).getByRole('link', { name: 'Indbyrdes', exact: true }), /\/indbyrdes\/$/, page);
      await expect.poll(() => readingOf(main(page))).toMatch(/Indbyrdes opgør 1 kamp .* Vejle Boldklub 3 Brøndby IF 2/);
      await follow(main(page).locator('a[href^="/kamp/"]').filter({ hasText: 'Vejle Boldklub' }), /^\/kamp\/[^/]*\/$/, page);
      expect(new URL(page.url()).pathname).not.toBe(own);
      await expect.poll(() => readingOf(main(page))).toMatch(/3 ?– ?2/);
    },
  );

  it.each([true, false])(
    '[GEN-09, PAGE-17] the site leads to its news, an article and what it is about, JavaScript: %s',
    async (javaScriptEnabled) => {
      const page = await site.visit('/fodbold/', { javaScriptEnabled });
      await follow(page.getByRole('link', { name: 'Nyheder', exact: true }), /^\/nyheder\/$/, page);
      await follow(main(page).getByRole('link', { name: 'Brøndby vinder igen' }), /^\/nyheder\/[^/]+\/$/, page);
      await page.getByRole('heading', { level: 1, name: 'Brøndby vinder igen' }).waitFor();
      expect(await readingOf(main(page))).toMatch(/Ritzau .*Tre point til Brøndby\. Målet faldt sent\./);
      await follow(main(page).getByRole('link', { name: 'Brøndby IF' }), /^\/hold\/broendby-if\//, page);
      await expect.poll(() => readingOf(main(page))).toContain('Brøndby vinder igen');
    },
  );
});
