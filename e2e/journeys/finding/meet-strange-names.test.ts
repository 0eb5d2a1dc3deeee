import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, untilFollowing } from '../../harness/browser.ts';
import { todaysMatches } from '../../harness/feed.ts';
import { createMatch, today } from '../../harness/match.ts';
import { openSite, type ProductSite } from '../../harness/site.ts';
import { readingOf, rowOf } from '../../harness/table.ts';

/** A submitted name as it is shown; null if refused. Equal letters and digits mean one team. */
const NAMES: readonly (readonly [sent: string, read: string | null])[] = [
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['"><svg onload=alert(1)>', '"><svg onload=alert(1)>'],
  ['{{7*7}}', '{{7*7}}'],
  ['<%= 7*7 %>', '{{7*7}}'],
  ['</title><script>alert(1)</script>', '</title><script>alert(1)</script>'],
  ['Brøndby IF', 'Brøndby IF'],
  ['Ærø BK', 'Ærø BK'],
  ['Atlético ¡x!', 'Atlético ¡x!'],
  ['A\u0301bo', '\u00c1bo'],
  ['\u2066x\u2069', 'x'],
  ['\ufeffX', 'x'],
  ['a\nb', 'AB'],
  ['a\tb', 'AB'],
  [
    'Z\u0351\u036b\u0313\u036a\u0302\u036b\u033d\u034f\u0334\u0319\u0324\u031e\u0349\u035a\u032f\u031e\u0320\u034dA\u0334\u0335\u031c\u0330\u0354\u036b\u0357\u0362',
    'Z\u0334\u0319A\u0334\u0335',
  ],
  ['~', null],
  ['÷', null],
  ['a|b', 'AB'],
  ["=cmd|' /C calc'!A0", "=cmd|' /C calc'!A0"],
  ['-1+1', '-1+1'],
  ['undefined', 'undefined'],
  ['true', 'true'],
  ['-0', '-0'],
  ['__proto__', '__proto__'],
  ['toString', 'toString'],
];
const READ = NAMES.flatMap(([, read]) => (read === null ? [] : [read]));
const SCRIPT = '<img src=x onerror=alert(2)>';

describe.runIf(hasBrowser)('a visitor who meets a team with a strange name', () => {
  let site: ProductSite;
  let results: { result: string; code?: string }[];
  beforeAll(async () => {
    site = await openSite();
    const key = await site.stack.keyOf('odd');
    results = await site.stack.submit(
      key,
      NAMES.map(([sent], index) =>
        createMatch({ key: `n${index}`, home: sent, away: `Modstander ${index}`, start: today.late() }).fixture(),
      ),
    );
    const match = createMatch({ key: 'script', home: 'FC København', away: 'AGF' });
    await site.submit(
      match.fixture({ round: SCRIPT, venue: SCRIPT, referee: SCRIPT, notice: SCRIPT }),
      match.status(12, { score: { home: 0, away: 0 } }),
      match.incident('g', {
        type: 'goal',
        side: 'home',
        minute: 3,
        player: SCRIPT,
        second: SCRIPT,
        detail: SCRIPT,
        score: [1, 0],
      }),
      match.score(1, 0),
      match.incident('h', { type: 'goal', side: 'home', minute: 5, player: SCRIPT, score: [2, 0] }),
      match.retract('h', { reason: 'var', note: SCRIPT }),
    );
  });
  afterAll(() => site[Symbol.asyncDispose]());

  async function openGuarded(path: string): Promise<Page> {
    const page = await site.open(path, {
      async before(fresh) {
        await fresh.addInitScript(() => {
          Object.assign(globalThis, {
            alerted: [],
            alert: (text: unknown) => (globalThis as unknown as { alerted: unknown[] }).alerted.push(text),
          });
        });
      },
    });
    return page;
  }
  async function expectNothingRan(page: Page): Promise<void> {
    expect(await page.evaluate(() => (globalThis as unknown as { alerted: unknown[] }).alerted)).toEqual([]);
    expect(await page.locator('main script, main [onload], main [onerror], main img:not([src^="/flags/"])').count()).toBe(0);
  }

  it('a name without readable characters is refused, every other one accepted', () => {
    expect(results.map(({ result }) => result)).toEqual(NAMES.map(([, read]) => (read === null ? 'refused' : 'accepted')));
    expect(results.filter(({ result }) => result === 'refused').map(({ code }) => code)).toEqual(['name_empty', 'name_empty']);
  });

  it('the feed holds every strange name as it is to be read', async () => {
    const names = (await todaysMatches(site.stack.url)).map(({ homeName }) => homeName ?? '');
    expect(names.toSorted()).toEqual([...READ, 'FC København'].toSorted());
  });

  it('the table shows each strange name as text in a row of equal height', async () => {
    const page = await openGuarded('/fodbold/?cat=3');
    const rows = rowOf(page, /Modstander/);
    expect(await rows.count()).toBe(READ.length);
    const names = await rows.locator('bdi').allTextContents();
    expect(names.filter((_, index) => index % 2 === 0).toSorted()).toEqual(READ.toSorted());
    const heights = await rows.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
    expect(new Set(heights).size).toBe(1);
    await expectNothingRan(page);
  });

  it('a push with a strange name changes its row and nothing else', async () => {
    const page = await openGuarded('/fodbold/');
    await untilFollowing(page);
    const key = await site.stack.keyOf('odd');
    const match = createMatch({ key: 'n0', home: NAMES[0]![0], away: 'Modstander 0', start: today.late() });
    match.fixture();
    await site.stack.submit(key, [match.status(12, { score: { home: 1, away: 0 } })]);
    await expect
      .poll(() => readingOf(rowOf(page, /Modstander 0\b/)), { timeout: 4000 })
      .toMatch(/<script>alert\(1\)<\/script> MÅL 1 .*Modstander 0 0$/);
    await expectNothingRan(page);
  });

  it.each([NAMES[0]![0], NAMES[1]![0], NAMES[4]![0]])('the match of %s opens, with its name in the title', async (name) => {
    const table = await openGuarded('/fodbold/');
    const path = await rowOf(table, new RegExp(`Modstander ${NAMES.findIndex(([sent]) => sent === name)}\\b`)).getAttribute(
      'href',
    );
    const page = await openGuarded(path!);
    expect(await page.title()).toContain(name);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(name);
    await expectNothingRan(page);
  });

  it.each(['', 'rettelser/', 'stilling/'])('players, places and notes are text too, on the match page %s', async (tab) => {
    const table = await openGuarded('/fodbold/');
    const page = await openGuarded(`${await rowOf(table, 'FC København').getAttribute('href')}${tab}`);
    expect(await readingOf(page.getByRole('main'))).toContain(SCRIPT);
    await expectNothingRan(page);
  });

  it('the league page shows strange names as text', async () => {
    const page = await openGuarded('/fodbold/danmark/superligaen/kampprogram/');
    expect(await readingOf(page.getByRole('main'))).toContain('</title><script>alert(1)</script>');
    await expectNothingRan(page);
  });
});
