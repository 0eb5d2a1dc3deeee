import { setTimeout as sleep } from 'node:timers/promises';
import { dayBounds, FAVOURITE_LIMITS } from '@stillingen/domain';
import type { Browser, Page } from 'playwright-core';
import { temporaryFolder } from '../../server/testing/run.ts';
import { median, printGoal, printRatio, printTimes, shown } from '../figures.ts';
import { todaysMatches } from '../matches.ts';
import { launchChromium } from '../page-load.ts';
import { startProduct, submit } from '../product.ts';
import { type ChangeCost, changeCosts, traced } from '../trace.ts';

const MATCHES = 600;
const LEAGUES = 60;
const LIVE_EVERY = 2;
const STARRED = FAVOURITE_LIMITS.maximumCount - 1;
const PRESSES = 20;
const OPENINGS = 15;
const SETTLE_MS = 3000;
/** Longer than the feed of a changed choice waits and takes. */
const BETWEEN_MS = 1500;
const GOAL_PRESS_MS = 16;
const GOAL_OPEN_MS = 120;
const MARK = 'bench-star';
const TODAY_ENDS_S = (): number => dayBounds(0, Date.now() / 1000)[1];

/** Stars the last matches of the list, as the page stores them (MYG-43). */
const follow = (page: Page, count: number): Promise<unknown> =>
  page.evaluate(
    async ([most, all, expiresAt]) => {
      const sections = await new Promise<Element[]>((resolve) => {
        const look = (): void => {
          scrollTo(0, document.documentElement.scrollHeight);
          if (document.querySelectorAll('[data-star]').length >= all) resolve([...document.querySelectorAll('section[id]')]);
          else setTimeout(look, 50);
        };
        look();
      });
      const entries = sections.flatMap((section) =>
        [...section.querySelectorAll<HTMLElement>('[data-star]')].map((star) => [
          star.dataset['star'],
          {
            ...{ sport_id: 1, labl_id: section.id, m_day: 0, m_ok: 0, m_expire_date: expiresAt, AD: expiresAt - 3600 },
            ...{ AB: 1, noDuel: false, mgGroup: '0' },
          },
        ]),
      );
      localStorage.setItem('fsdc_my_local', JSON.stringify(Object.fromEntries(entries.slice(-most))));
      localStorage.setItem('fsdc_my_local_labl', '{}');
      localStorage.setItem('fsdc_my_local_noduel', '{}');
      localStorage.setItem('fsdc_my_local_ts', String(Date.now()));
    },
    [count, MATCHES, TODAY_ENDS_S()] as const,
  );

/** Presses one star again and again; the task of each press, and the frame that shows it. */
async function pressStar(browser: Browser, page: Page): Promise<ChangeCost[]> {
  const events = await traced(browser, page, async () => {
    for (let press = 0; press < PRESSES; press += 1) {
      await page.evaluate((mark) => {
        const star =
          document.querySelector<HTMLElement>('[data-bench]') ??
          document.querySelector<HTMLElement>('[data-star][aria-pressed=false]')!;
        star.dataset['bench'] = '';
        star.addEventListener('click', () => performance.mark(mark), { once: true, capture: true });
        star.click();
      }, MARK);
      await sleep(BETWEEN_MS);
    }
  });
  return changeCosts(events, MARK);
}

/** Milliseconds from a press on the tab `name` to its painted list. */
const openTab = (page: Page, name: string): Promise<number> =>
  page.evaluate(async (wanted) => {
    const tabs = [...document.querySelectorAll<HTMLElement>('main nav a')];
    const tab = tabs.find((each) => (each.textContent + (each.querySelector('svg')?.ariaLabel ?? '')).includes(wanted))!;
    const before = document.querySelector('a[data-event]');
    const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
    const startMs = performance.now();
    tab.click();
    while (tab.getAttribute('aria-current') !== 'page' || document.querySelector('a[data-event]') === before) await frame();
    await frame();
    return performance.now() - startMs;
  }, name);

export async function runMine(): Promise<void> {
  using folder = temporaryFolder('bench');
  await using product = await startProduct(folder.path);
  await using browser = await launchChromium();
  await submit(product.url, await product.newKey('bench'), todaysMatches(MATCHES, LEAGUES, LIVE_EVERY).messages);
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
  await page.goto(`${product.url}/fodbold/`);
  await follow(page, STARRED);
  await page.goto(`${product.url}/fodbold/`);
  await page.locator('[data-star][aria-pressed=true]').first().waitFor();
  await sleep(SETTLE_MS);
  const presses = await pressStar(browser, page);
  const [mine, all]: [number[], number[]] = [[], []];
  for (let opening = 0; opening < OPENINGS; opening += 1) {
    mine.push(await openTab(page, 'Mine'));
    await sleep(BETWEEN_MS);
    all.push(await openTab(page, 'Alle'));
    await sleep(BETWEEN_MS);
  }
  const taskMs = presses.map(({ scriptMs }) => scriptMs);
  printTimes(`a star with ${STARRED} others: its task`, taskMs);
  printTimes(
    'the frame that shows it',
    presses.map(({ frameMs }) => frameMs),
  );
  printGoal(`the task of a star at most ${GOAL_PRESS_MS} ms`, `${shown(median(taskMs))} ms`, median(taskMs) <= GOAL_PRESS_MS);
  printTimes('my games: press to painted list', mine);
  printTimes('the plain table of the day: press to painted list', all);
  printRatio('ratio to the plain table, p50 (ms)', median(mine), median(all));
  printGoal(`my games open within ${GOAL_OPEN_MS} ms`, `${shown(median(mine))} ms`, median(mine) <= GOAL_OPEN_MS);
}
