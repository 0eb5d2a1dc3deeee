import type { LegalAgeConfig } from '@stillingen/wire';
import type { Bookmaker, BookmakerOption } from './audience.ts';

export interface ConfiguredBookmaker extends Bookmaker {
  /** The only one that may send its offers; null for any. */
  readonly provider: string | null;
  /** How its operator pays for visitors. */
  readonly pay: 'fixed' | 'revenue-share';
  /** Countries and subdivisions in which it is not served: 'SE', 'US:USNJ'. */
  readonly disabledIn: readonly string[];
}

/** What Denmark allows from a day on. */
export interface DanishPolicy {
  /** '2027-01-01', of Copenhagen. */
  readonly from: string;
  readonly liveOddsDuringMatch: boolean;
  /** 'fixed': a bookmaker that pays a share of its revenue is not linked. */
  readonly affiliateModel: 'fixed' | 'any';
  /** Minutes before and after an event without advertising; 0 for none, during it either. */
  readonly whistleWindowMin: number;
}

export type BookmakerOptions = Readonly<Record<BookmakerOption, boolean>>;

/** All that an operator configures of odds. */
export interface OddsConfig {
  readonly bookmakers: readonly ConfiguredBookmaker[];
  /** By 'US:USNJ', 'US' or 'default' (BOOK-14). */
  readonly options: ReadonlyMap<string, BookmakerOptions>;
  /** Ids of bookmakers, by the same keys. */
  readonly available: ReadonlyMap<string, readonly number[]>;
  readonly excluded: {
    /** Competitions and teams of players under 22. */
    readonly youth: boolean;
    /** Ids of competitions in all their seasons. */
    readonly competitions: ReadonlySet<string>;
    /** Ids of bookmakers by event. */
    readonly events: ReadonlyMap<string, readonly number[]>;
  };
  readonly legalAge: LegalAgeConfig;
  /** The oldest first. */
  readonly danishPolicy: readonly DanishPolicy[];
}

/** Shipped without a file: the second entry is the safe side of a law that may not be passed. */
export const DANISH_POLICY: readonly DanishPolicy[] = [
  { from: '2026-01-01', liveOddsDuringMatch: true, affiliateModel: 'fixed', whistleWindowMin: 0 },
  { from: '2027-01-01', liveOddsDuringMatch: false, affiliateModel: 'fixed', whistleWindowMin: 10 },
];

/** Days before the first entry, which no policy describes, allow least. */
const STRICTEST: DanishPolicy = { from: '', liveOddsDuringMatch: false, affiliateModel: 'fixed', whistleWindowMin: 10 };

/** `day`: '2026-11-23', of Copenhagen. */
export const danishPolicyOf = ({ danishPolicy }: OddsConfig, day: string): DanishPolicy =>
  danishPolicy.findLast(({ from }) => from <= day) ?? STRICTEST;
