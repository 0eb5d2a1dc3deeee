import { type HeldOffer, OddsState } from '@stillingen/domain/odds';
import type { Statements } from '../../database/database.ts';
import { lastOddsNumber, readLastVersions, readVersions } from './read.ts';

const EVENTS = 500;

export interface OddsVerification {
  readonly versions: number;
  readonly offers: number;
  /** One line each: gaps of numbers, and offers that a start would load otherwise. */
  readonly differences: readonly string[];
}

const textOf = ({ state, settlement, prices }: HeldOffer): string => JSON.stringify([state, settlement, prices]);

/** Applies the whole log again, and compares it with the offers that a start would load. */
export async function verifyOdds(db: Statements): Promise<OddsVerification> {
  const replayed = new OddsState();
  const differences: string[] = [];
  let versions = 0;
  for await (const version of readVersions(db, 0)) {
    if (versions > 0 && version.n !== replayed.n + 1)
      differences.push(`versions ${replayed.n + 1} to ${version.n - 1} of offers are missing`);
    // Earlier versions of an offer may be gone with their days.
    if (replayed.offer(version.offer) === null) replayed.restore(version);
    else replayed.apply(version);
    versions += 1;
  }
  const last = await lastOddsNumber(db);
  if (replayed.n < last) differences.push(`versions ${replayed.n + 1} to ${last} belong to no offer`);
  const events = [...replayed.events];
  let offers = 0;
  for (let from = 0; from < events.length; from += EVENTS) {
    const loaded = new OddsState();
    for (const version of await readLastVersions(db, events.slice(from, from + EVENTS))) loaded.restore(version);
    for (const event of events.slice(from, from + EVENTS))
      for (const offer of replayed.offersOf(event)) {
        offers += 1;
        const other = loaded.offer(offer);
        if (other === null || textOf(other) !== textOf(offer))
          differences.push(`offer of bookmaker ${offer.bookmaker} ${offer.betType} of event ${event}: the log gives another one`);
      }
  }
  return { versions, offers, differences };
}
