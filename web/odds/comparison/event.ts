import { formatPrice, type OddsFormat, type Price } from '@stillingen/domain/odds';
import type { OfferOdds, OddsView } from '@stillingen/wire';

/** The event whose odds are shown, and how. */
export interface OddsEvent {
  readonly eventId: string;
  readonly homeName: string;
  readonly awayName: string;
  readonly sportId: number;
  readonly format: OddsFormat;
  readonly view: OddsView;
  /** Names the competitors of a race. */
  nameOf(outcome: string): string;
}

/** The word of the tab in links of bookmakers. */
const TAB = 'odds';

/** Without links from some minutes before its start: prices of an event that is over have none anyway. */
export const isQuiet = ({ quietMin }: OddsView, startS: number, nowS: number): boolean =>
  quietMin > 0 && nowS >= startS - quietMin * 60;

/** PAGE-27; null where it leads nowhere. */
export const bookmakerHref = ({ eventId, view }: Pick<OddsEvent, 'eventId' | 'view'>, bookmaker: number): string | null =>
  view.isLinked && view.bookmakers.some(({ id, isLinked }) => id === bookmaker && isLinked)
    ? `/bookmaker/${bookmaker}/?event=${eventId}&tab=${TAB}`
    : null;

export const bookmakerName = ({ bookmakers }: OddsView, bookmaker: number | null): string | null =>
  bookmakers.find(({ id }) => id === bookmaker)?.name ?? null;

export const hrefOf = (event: OddsEvent, { state, bookmaker }: OfferOdds): string | null =>
  state === 'open' ? bookmakerHref(event, bookmaker) : null;

export const written = (price: Price | null, format: OddsFormat): string | null =>
  price === null ? null : formatPrice(price, format);

/** '95,1 %'. */
export const percent = (share: number | null, decimals = 1): string =>
  share === null ? '–' : `${share.toFixed(decimals).replace('.', ',')} %`;
