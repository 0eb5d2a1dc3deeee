import { BET_TYPE_RULES, type BetScope, type BetType, parsePrice } from '@stillingen/domain/odds';
import type { OfferMessage } from '@stillingen/domain/messages';
import { offerKey } from '../../../odds/offer-key.ts';
import { BadRow, type RefusedRow } from '../import/data-set.ts';
import { startMs } from '../events/duel.ts';
import { instant } from '../places/places.ts';

/** When a file collected a price; one that does not state it has closing prices. */
export type Moment = 'first' | 'closing';

/** The columns of a file with the prices of one bookmaker for one market. */
export interface QuoteColumns {
  readonly bookmaker: number;
  readonly betType: BetType;
  readonly scope: BetScope;
  /** The column that has it, where it is not the same in all rows. */
  readonly line?: number | { readonly column: string };
  readonly moment: Moment;
  /** By outcome. */
  readonly prices: Readonly<Record<string, string>>;
}

export interface Quote extends Pick<QuoteColumns, 'bookmaker' | 'betType' | 'scope' | 'moment'> {
  readonly line?: number;
  readonly prices: Readonly<Record<string, string>>;
}

/** Files write 1 for a price that is not offered. */
const NOT_OFFERED = /^(1(\.0+)?)?$/;
/** The price of a cell; null where it is not offered. Throws BadRow. */
export function priceIn(column: string, cell: string): string | null {
  if (NOT_OFFERED.test(cell)) return null;
  if (parsePrice(cell) === null)
    throw new BadRow(`${column}: ${cell} is no price (allowed: 1.001 to 10000 with at most 3 decimals)`);
  return cell;
}

const LINE_STEP = 0.25;

function lineIn(column: string, cell: string): number {
  const line = Number(cell);
  if (!Number.isInteger(line / LINE_STEP)) throw new BadRow(`${column}: ${cell} is no line in quarters`);
  return line;
}

function quoteIn({ line, prices, ...quote }: QuoteColumns, cells: Readonly<Record<string, string>>): Quote | null {
  const lineCell = typeof line === 'object' ? (cells[line.column] ?? '') : null;
  if (lineCell === '') return null;
  const offered: Record<string, string> = {};
  for (const [outcome, column] of Object.entries(prices)) {
    const price = priceIn(column, cells[column] ?? '');
    if (price !== null) offered[outcome] = price;
  }
  // An offer counts when all of its outcomes have a price.
  if (Object.keys(offered).length < BET_TYPE_RULES[quote.betType].outcomes!.length) return null;
  if (line === undefined) return { ...quote, prices: offered };
  return { ...quote, line: typeof line === 'number' ? line : lineIn(line.column, lineCell!), prices: offered };
}

export const columnNamesOf = (columns: readonly QuoteColumns[]): readonly string[] => [
  ...new Set(
    columns.flatMap(({ prices, line }) => [...Object.values(prices), ...(typeof line === 'object' ? [line.column] : [])]),
  ),
];

export interface Quotes {
  readonly quotes: readonly Quote[];
  /** Why others cannot be read. */
  readonly faults: readonly string[];
}

/** The complete offers of a row; a spoilt one does not spoil the others, nor its match. */
export function quotesIn(columns: readonly QuoteColumns[], cells: Readonly<Record<string, string>>): Quotes {
  const quotes: Quote[] = [];
  const faults: string[] = [];
  for (const column of columns) {
    try {
      const quote = quoteIn(column, cells);
      if (quote !== null) quotes.push(quote);
    } catch (error) {
      if (!(error instanceof BadRow)) throw error;
      faults.push(error.message);
    }
  }
  return { quotes, faults };
}

const DAY_MS = 86_400_000;
const COLLECTED_AT_MS = 15 * 3_600_000;
/** Tuesday and Friday: football-data.co.uk/notes.txt. */
const COLLECTION_DAYS = new Set([2, 5]);
const CLOSED_BEFORE_MS = 60_000;

/** The last collection before the start. */
function collectedMs(ofStartMs: number): number {
  for (let day = Math.floor(ofStartMs / DAY_MS); ; day -= 1) {
    const ms = day * DAY_MS + COLLECTED_AT_MS;
    if (ms < ofStartMs && COLLECTION_DAYS.has(new Date(ms).getUTCDay())) return ms;
  }
}

const closingMs = (start: string): number => startMs(start) - CLOSED_BEFORE_MS;

const SEQ: Readonly<Record<Moment, number>> = { first: 1, closing: 2 };

export function offersOf(event: string, start: string, quotes: readonly Quote[]): readonly OfferMessage[] {
  const closedMs = closingMs(start);
  return quotes.map(({ moment, prices, ...market }) => ({
    kind: 'offer',
    key: offerKey({ ...market, event, live: false }),
    seq: SEQ[moment],
    at: instant(moment === 'first' ? collectedMs(closedMs) : closedMs),
    event,
    ...market,
    live: false,
    state: 'open',
    prices,
  }));
}

export const faultRows = (file: string, line: number, faults: readonly string[]): RefusedRow[] =>
  faults.map((why) => ({ file, line, why }));

type Entries = NonNullable<OfferMessage['entries']>;

/** To win a race: the last prices before it; none where fewer than two of its field have one. */
export function winOffers(event: string, start: string, bookmaker: number, entries: Entries): readonly OfferMessage[] {
  if (entries.filter(({ price }) => price !== null).length < 2) return [];
  const market = { bookmaker, betType: 'TOP_POSITION_MERGED', scope: 'FULL_TIME', line: 1, live: false } as const;
  const key = offerKey({ ...market, event });
  return [{ kind: 'offer', key, seq: SEQ.closing, at: instant(closingMs(start)), event, ...market, state: 'open', entries }];
}
