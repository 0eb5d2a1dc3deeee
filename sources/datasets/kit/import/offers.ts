import { setTimeout as sleep } from 'node:timers/promises';
import type { MessageResult, OfferMessage } from '@stillingen/domain/messages';
import type { OddsClient } from '../../../ports.ts';
import { type ImportedEvent, type OfferCounts, reasonOf, type RefusedRow } from './data-set.ts';

const OFFERS_PER_DELIVERY = 500;
/** Odds are the first that a busy server puts off. */
const RETRY_MS = 2000;

const isPutOff = ({ code }: MessageResult): boolean => code === 'overloaded';

async function submit(odds: OddsClient, offers: readonly OfferMessage[], signal?: AbortSignal): Promise<MessageResult[]> {
  const results: MessageResult[] = [];
  for (let open = [...offers.keys()]; open.length > 0; ) {
    const answers = await odds.submitOdds(open.map((index) => offers[index]!));
    open.forEach((index, place) => {
      results[index] = answers[place]!;
    });
    open = open.filter((index) => isPutOff(results[index]!));
    if (open.length > 0) await sleep(RETRY_MS, undefined, { signal });
  }
  return results;
}

/** Submits the offers of imported events; a refused one refuses no other. */
export class OfferDelivery {
  readonly #odds: OddsClient;
  /** Bookmakers that the server does not know: one line for each, and no more of their offers. */
  readonly #unknown = new Set<number>();

  constructor(odds: OddsClient) {
    this.#odds = odds;
  }

  async deliver(
    events: readonly ImportedEvent[],
    signal?: AbortSignal,
  ): Promise<OfferCounts & { readonly refused: readonly RefusedRow[] }> {
    const all = events.flatMap(({ file, line, offers = [] }) => offers.map((offer) => ({ file, line, offer })));
    const refused: RefusedRow[] = [];
    const counts = { written: 0, unchanged: 0 };
    for (let from = 0; from < all.length; from += OFFERS_PER_DELIVERY) {
      const batch = all
        .slice(from, from + OFFERS_PER_DELIVERY)
        .filter(({ offer: { bookmaker } }) => !this.#unknown.has(bookmaker));
      const offers = batch.map(({ offer }) => offer);
      const results = await submit(this.#odds, offers, signal);
      batch.forEach(({ file, line, offer }, index) => {
        const result = results[index]!;
        if (result.result === 'refused') refused.push(...this.#refusal(result, offer).map((why) => ({ file, line, why })));
        else if (result.result === 'accepted') counts.written += 1;
        else counts.unchanged += 1;
      });
    }
    return { ...counts, refused };
  }

  #refusal(result: MessageResult, { bookmaker, betType }: OfferMessage): string[] {
    if (result.code !== 'unknown_bookmaker') return [`${reasonOf(result)}: ${betType} of bookmaker ${bookmaker}`];
    if (this.#unknown.has(bookmaker)) return [];
    this.#unknown.add(bookmaker);
    return [`bookmaker ${bookmaker} is not configured: its offers are left out`];
  }
}
