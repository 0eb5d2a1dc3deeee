import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MessageResult, OfferMessage } from '@stillingen/domain/messages';
import type { Page } from 'playwright-core';
import { temporaryFolder } from '../../server/testing/run.ts';
import { printGoal, shown } from '../figures.ts';
import { type Match, todaysMatches } from '../matches.ts';
import { launchChromium } from '../page-load.ts';
import { press, tasksOf } from '../paints.ts';
import { JSON_TYPE, startProduct, submit } from '../product.ts';

const BOOKMAKERS = 10;
const PRICES = 1000;
const PER_SECOND = 100;
const SECONDS = 10;
const GOAL_MS = { rendered: 25, changed: 16 };
const BATCH_MS = 100;

type Market = Pick<OfferMessage, 'betType' | 'line' | 'prices'>;
const LINES = Array.from({ length: 20 }, (_, at) => at / 2);
const SCORES = ['0:0', '1:0', '0:1', '1:1', '2:0', '0:2', '2:1', '1:2', '2:2', '3:0', '0:3', '3:3'];
const TOTALS = LINES.map(
  (line): Market => ({ betType: 'OVER_UNDER', line: line + 0.5, prices: { over: '1.85', under: '1.95' } }),
);
/** A hundred prices. */
const MARKETS: readonly Market[] = [
  ...TOTALS,
  ...LINES.map((line): Market => ({ betType: 'ASIAN_HANDICAP', line: line - 5, prices: { home: '1.85', away: '1.95' } })),
  { betType: 'HOME_DRAW_AWAY', prices: { home: '2.10', draw: '3.40', away: '3.60' } },
  { betType: 'DOUBLE_CHANCE', prices: { homeDraw: '1.30', homeAway: '1.33', drawAway: '1.75' } },
  { betType: 'BOTH_TEAMS_TO_SCORE', prices: { yes: '1.85', no: '1.95' } },
  { betType: 'CORRECT_SCORE', prices: Object.fromEntries(SCORES.map((score) => [score, '9.00'])) },
];

const bookmaker = (at: number) => ({
  ...{ id: 9001 + at, name: `Bog ${at}`, kind: 'bookmaker', link: `https://b${at}.example/` },
  dkLicence: { holder: `Bog ${at} A/S`, number: `18-${at}`, validTo: '2099-12-31' },
});

class Offers {
  readonly #all: readonly OfferMessage[];
  readonly #seq: number[];
  readonly #send: (messages: readonly OfferMessage[]) => Promise<void>;

  constructor(url: string, key: string, match: Match) {
    this.#all = MARKETS.flatMap((market, place) =>
      Array.from({ length: BOOKMAKERS }, (_, at): OfferMessage => {
        const head = { kind: 'offer' as const, key: `${at}/${place}`, seq: 1, at: '', event: match.key, bookmaker: 9001 + at };
        return { ...head, ...market, scope: 'FULL_TIME', live: true, state: 'open' };
      }),
    );
    this.#seq = this.#all.map(() => 1);
    this.#send = async (messages) => {
      const headers = { authorization: `Bearer ${key}`, 'content-type': JSON_TYPE };
      const response = await fetch(`${url}/ingest/v1/odds`, { method: 'POST', headers, body: JSON.stringify(messages) });
      const { results } = (await response.json()) as { results: readonly MessageResult[] };
      const refused = results.find(({ result }) => result !== 'accepted');
      if (refused !== undefined) throw new Error(`an offer was not accepted: ${JSON.stringify(refused)}`);
    };
  }

  seed(): Promise<void> {
    const at = new Date().toISOString();
    return this.#send(this.#all.map((offer) => ({ ...offer, at })));
  }

  /** Changes totals, of which the page shows all lines. */
  async change(): Promise<void> {
    const startMs = performance.now();
    const count = TOTALS.length * BOOKMAKERS;
    for (let batch = 0, place = 0; batch < (SECONDS * 1000) / BATCH_MS; batch += 1) {
      const messages = Array.from({ length: (PER_SECOND * BATCH_MS) / 1000 }, (): OfferMessage => {
        place = (place + 7) % count;
        const seq = (this.#seq[place]! += 1);
        const prices = { over: (1.8 + (seq % 9) / 100).toFixed(2), under: '1.95' };
        return { ...this.#all[place]!, seq, at: new Date().toISOString(), prices };
      });
      await this.#send(messages);
      await sleep(Math.max(0, startMs + (batch + 1) * BATCH_MS - performance.now()));
    }
  }
}

async function openOdds(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/fodbold/`);
  await page.evaluate(async () => {
    document.cookie = 'oddsShown=tkl; path=/';
    const headers = { 'content-type': 'application/json' };
    await fetch('/api/odds-mode', { method: 'POST', headers, body: '{"on":true,"adult":true}' });
  });
  const event = await page.locator('a[data-event]').first().getAttribute('data-event');
  await page.goto(`${url}/kamp/${event}/odds/`);
  await page.getByText('Spiludbyder').first().waitFor();
}

/** A thousand prices drawn, and a hundred changes a second on the open tab. */
export async function measureOddsPage(): Promise<void> {
  await using browser = await launchChromium();
  using folder = temporaryFolder('bench-odds');
  const file = path.join(folder.path, 'bookmakers.json');
  const bookmakers = Array.from({ length: BOOKMAKERS }, (_, at) => bookmaker(at));
  writeFileSync(file, JSON.stringify({ bookmakers, options: {}, available: { default: bookmakers.map(({ id }) => id) } }));
  await using product = await startProduct(folder.path, [], { BOOKMAKERS: file });
  const key = await product.newKey('bench');
  const { matches, messages } = todaysMatches(1, 1, 1);
  await submit(product.url, key, messages);
  const offers = new Offers(product.url, key, matches[0]!);
  await offers.seed();
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
  await openOdds(page, product.url.replace('127.0.0.1', 'localhost'));
  const rendered = Math.max(0, ...(await press(browser, page, 'button:has-text("Alle")')));
  printGoal(
    `${PRICES} prices are drawn in at most ${GOAL_MS.rendered} ms`,
    rendered === 0 ? 'at most 10 ms' : `${shown(rendered)} ms`,
    rendered <= GOAL_MS.rendered,
  );
  await page.click('button:has-text("Over/under")');
  const tasks = await tasksOf(browser, page, () => offers.change());
  const longest = Math.max(0, ...tasks);
  const marked = await page.locator('[data-changed]').count();
  printGoal(
    `${PER_SECOND} changes a second on an open tab: no task above ${GOAL_MS.changed} ms`,
    `${longest === 0 ? 'none over 10 ms' : `${shown(longest)} ms`}, ${marked} prices marked`,
    longest <= GOAL_MS.changed && marked > 0,
  );
}
