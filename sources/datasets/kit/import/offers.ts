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

/** The offers of imported events; a refused one refuses no other. */
export async function deliverOffers(
  odds: OddsClient,
  events: readonly ImportedEvent[],
  signal?: AbortSignal,
): Promise<OfferCounts & { readonly refused: readonly RefusedRow[] }> {
  const all = events.flatMap(({ file, line, offers = [] }) => offers.map((offer) => ({ file, line, offer })));
  const refused: RefusedRow[] = [];
  let written = 0;
  for (let from = 0; from < all.length; from += OFFERS_PER_DELIVERY) {
    const batch = all.slice(from, from + OFFERS_PER_DELIVERY);
    const results = await submit(
      odds,
      batch.map(({ offer }) => offer),
      signal,
    );
    batch.forEach(({ file, line, offer: { bookmaker, betType } }, index) => {
      const result = results[index]!;
      if (result.result === 'accepted') written += 1;
      if (result.result === 'refused')
        refused.push({ file, line, why: `${reasonOf(result)}: ${betType} of bookmaker ${bookmaker}` });
    });
  }
  return { written, unchanged: all.length - written - refused.length, refused };
}
