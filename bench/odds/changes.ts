import { setTimeout as sleep } from 'node:timers/promises';
import type { MessageResult, OfferMessage } from '@stillingen/domain/messages';
import { JSON_TYPE } from '../product.ts';
import type { Match } from '../matches.ts';

const FULL = { scope: 'FULL_TIME' } as const;
const RESULT = { home: '2.10', draw: '3.40', away: '3.60' };
const TOTAL = { over: '1.85', under: '1.95' };
const SIDES = { home: '1.85', away: '1.95' };
type Market = Pick<OfferMessage, 'betType' | 'scope' | 'line' | 'prices'>;

/** Of one bookmaker for one match. */
export const MARKETS: readonly Market[] = [
  { ...FULL, betType: 'HOME_DRAW_AWAY', prices: RESULT },
  { scope: 'FIRST_HALF', betType: 'HOME_DRAW_AWAY', prices: RESULT },
  ...[1.5, 2.5, 3.5, 4.5].map((line): Market => ({ ...FULL, betType: 'OVER_UNDER', line, prices: TOTAL })),
  ...[-0.75, 0, 0.75].map((line): Market => ({ ...FULL, betType: 'ASIAN_HANDICAP', line, prices: SIDES })),
  { ...FULL, betType: 'BOTH_TEAMS_TO_SCORE', prices: { yes: '1.85', no: '1.95' } },
  { ...FULL, betType: 'DOUBLE_CHANCE', prices: { homeDraw: '1.30', homeAway: '1.33', drawAway: '1.75' } },
  { ...FULL, betType: 'DRAW_NO_BET', prices: SIDES },
  { ...FULL, betType: 'ODD_OR_EVEN', prices: { odd: '1.90', even: '1.90' } },
  { ...FULL, betType: 'EUROPEAN_HANDICAP', line: -1, prices: RESULT },
];

const BATCH_MS = 100;
const SEED_BATCH = 2500;

const ticked = (price: string | null, step: number): string => (Number(price) + step / 100).toFixed(2);

/** Offers of `bookmakers` from 9001 on for each match. */
export class OfferProvider {
  readonly #offers: readonly OfferMessage[];
  readonly #seq: Int32Array;
  readonly #send: (messages: readonly OfferMessage[]) => Promise<void>;

  constructor(url: string, key: string, matches: readonly Match[], bookmakers: number) {
    this.#offers = matches.flatMap((match) =>
      Array.from({ length: bookmakers }, (_, at) =>
        MARKETS.map((market, place): OfferMessage => {
          const head = { kind: 'offer' as const, key: `${match.key}/${at}/${place}`, seq: 1, at: '' };
          return { ...head, ...market, event: match.key, bookmaker: 9001 + at, live: match.isLive, state: 'open' };
        }),
      ).flat(),
    );
    this.#seq = new Int32Array(this.#offers.length);
    this.#send = async (messages) => {
      const response = await fetch(`${url}/ingest/v1/odds`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': JSON_TYPE },
        body: JSON.stringify(messages),
      });
      if (response.status !== 200) throw new Error(`the endpoint of odds answered ${response.status}: ${await response.text()}`);
      const { results } = (await response.json()) as { results: MessageResult[] };
      const refused = results.find(({ result }) => result !== 'accepted');
      if (refused !== undefined) throw new Error(`an offer was not accepted: ${JSON.stringify(refused)}`);
    };
  }

  get count(): number {
    return this.#offers.length;
  }

  /** Another price of the first two outcomes than the last time. */
  #message(place: number): OfferMessage {
    const seq = (this.#seq[place]! += 1);
    const offer = this.#offers[place]!;
    const prices = Object.entries(offer.prices!).map(([outcome, price], at): [string, string | null] => [
      outcome,
      at < 2 ? ticked(price, seq % 7) : price,
    ]);
    return { ...offer, seq, at: new Date().toISOString(), prices: Object.fromEntries(prices) };
  }

  /** Every offer once. */
  async seed(): Promise<void> {
    for (let from = 0; from < this.#offers.length; from += SEED_BATCH) {
      const size = Math.min(SEED_BATCH, this.#offers.length - from);
      await this.#send(Array.from({ length: size }, (_, at) => this.#message(from + at)));
    }
  }

  /** Changes spread over all offers, in ten batches a second that wait for no answer. */
  async change(perSecond: number, seconds: number): Promise<readonly number[]> {
    const answeredMs: number[] = [];
    const sent: Promise<unknown>[] = [];
    const size = (perSecond * BATCH_MS) / 1000;
    const startMs = performance.now();
    for (let batch = 0, place = 0; batch < (seconds * 1000) / BATCH_MS; batch += 1) {
      await sleep(Math.max(0, startMs + batch * BATCH_MS - performance.now()));
      const messages = Array.from({ length: size }, () => this.#message((place += 7919) % this.#offers.length));
      const fromMs = performance.now();
      sent.push(this.#send(messages).then(() => answeredMs.push(performance.now() - fromMs)));
    }
    await Promise.all(sent);
    return answeredMs;
  }
}
