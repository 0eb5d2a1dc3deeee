import type { OfferMessage } from '@stillingen/domain/messages';
import type { Phase } from '../kit/connector.ts';

/** An event of another provider that offers may be about. */
export interface KnownFixture {
  /** Public id. */
  readonly id: string;
  readonly sport: number;
  readonly home: string;
  readonly away: string;
  /** Of its competition. */
  readonly country: string;
  readonly startMs: number;
  readonly phase: Phase;
}

/** Prices of one bookmaker as an answer states them, by the sides of the answer. */
export interface QuotedOffer extends Pick<OfferMessage, 'betType' | 'scope' | 'line'> {
  /** Of the source. */
  readonly bookmaker: string;
  readonly prices: Readonly<Record<string, string | null>>;
  /** When the source read them. */
  readonly atMs: number;
}

export interface QuotedEvent {
  readonly sport: number;
  readonly country: string;
  readonly home: string;
  readonly away: string;
  readonly startMs: number;
  readonly offers: readonly QuotedOffer[];
}

export interface OddsAnswer {
  readonly events: readonly QuotedEvent[];
  /** What cannot be read, a line each with the path of the field. */
  readonly unread: readonly string[];
}

export interface OddsReadInput {
  readonly league: string;
  /** The answer, parsed as JSON. */
  readonly body: unknown;
}

/** A source of odds: its addresses and `read`, a pure function without clock, memory or network. */
export interface OddsConnector {
  readonly name: string;
  readonly about: string;
  readonly terms: string;
  readonly website: string;
  readonly address: string;
  /** The key is a field of the query: no line may state the whole address. */
  readonly key: { readonly setting: string; readonly where: string; readonly field: string };
  /** By code, with their names. */
  readonly leagues: Readonly<Record<string, string>>;
  /** Ids by the source's names of bookmakers. */
  readonly bookmakers: ReadonlyMap<string, number>;
  /** Path and query without the key. */
  path(league: string): string;
  /** What a request costs of the quota of a month. */
  readonly cost: number;
  /** The header that states what is left of it. */
  readonly remainingHeader: string;
  read(input: OddsReadInput): OddsAnswer;
}
