import type { EventId } from '@stillingen/domain';
import { sportOdds, writePrice } from '@stillingen/domain/odds';
import { type OddsFeedName, oddsRow, writeEventOdds } from '@stillingen/wire';
import type { Vocabulary } from '@stillingen/wire/words';
import type { OddsAudience } from '../audience/audience.ts';
import { eventOddsOf } from './event-odds.ts';
import { oddsList } from './odds-list.ts';
import { isOfRow, oddsRowsOf } from './odds-row.ts';
import { type ForEvent, isRace, type Moment, type ServedEvent, servedEvent } from './served-event.ts';

export interface OddsAnswersOptions {
  readonly now: () => Moment;
  /** Null where that time is not known (milliseconds): of one event, or of all for null. */
  readonly at: (atMs: number, event: EventId | null) => Moment | null;
  readonly forEvent: ForEvent;
  /** Events of a sport (0: of all) whose odds or rows changed within the last minute. */
  readonly recentEvents: (sport: number) => Iterable<EventId>;
}

export interface OddsTextOptions {
  readonly audience: OddsAudience;
  /** Milliseconds; null for the present. */
  readonly atMs: number | null;
  /** The list of events that a list of odds follows. */
  readonly list: string | null;
  readonly words: Vocabulary;
}

const ALL_SPORTS = 0;

/** Texts of feeds of odds for one audience, without their tails. */
export class OddsAnswers {
  readonly #options: OddsAnswersOptions;

  constructor(options: OddsAnswersOptions) {
    this.#options = options;
  }

  /** '' where there is nothing to show, null where that time or offer is not known. */
  text(name: OddsFeedName, { audience, atMs, list, words }: OddsTextOptions): string | null {
    const only = 'event' in name ? (name.event as EventId) : null;
    const moment = atMs === null ? this.#options.now() : this.#options.at(atMs, only);
    if (moment === null) return null;
    const { forEvent } = this.#options;
    const served = (event: string): ServedEvent | null => servedEvent(event as EventId, audience, moment, forEvent);
    const row = (event: string): ServedEvent | null => servedEvent(event as EventId, audience, moment, forEvent, isOfRow);
    switch (name.kind) {
      case 'oddsUpdate':
        return this.#updates(name.sport, row);
      case 'mixedOddsUpdate':
        return this.#updates(ALL_SPORTS, row);
      case 'eventOdds':
      case 'eventOddsOld': {
        const event = served(name.event);
        return event === null ? '' : writeEventOdds(eventOddsOf(event), words);
      }
      case 'prematchOdds':
        return prematchText(served(name.event));
      case 'liveOdds': {
        const event = served(name.event);
        const isOf = audience.bookmakers.some(({ id }) => id === name.bookmaker);
        if (!isOf) return null;
        const odds = event && eventOddsOf(event, ({ offer }) => offer.isLive && offer.bookmaker === name.bookmaker);
        return odds === null ? '' : writeEventOdds(odds, words);
      }
      default:
        return list === null ? null : oddsList(list, rowsOf(row));
    }
  }

  /** Without previous odds (SYNC-20). */
  #updates(sport: number, served: (event: string) => ServedEvent | null): string {
    let text = '';
    for (const id of this.#options.recentEvents(sport)) {
      const event = served(id);
      if (event === null) continue;
      const rowIds = isRace(event.event) ? event.event.entries.map((entry) => entry.id) : [id];
      const rowOf = oddsRowsOf(event);
      for (const rowId of rowIds) {
        const row = rowOf(rowId);
        if (row !== null) text += oddsRow.writeText({ ...row, previousOdds: null });
      }
    }
    return text;
  }
}

function rowsOf(served: (event: string) => ServedEvent | null): (event: EventId, rowId: string) => string | null {
  let known: { readonly id: EventId; readonly rowOf: ReturnType<typeof oddsRowsOf> | null } | null = null;
  return (id, rowId) => {
    // All competitors of a race come together.
    if (known?.id !== id) {
      const event = served(id);
      known = { id, rowOf: event && oddsRowsOf(event) };
    }
    const row = known.rowOf?.(rowId) ?? null;
    return row === null ? null : oddsRow.writeText(row);
  };
}

/** [["9001","1.60","3.60","6.00"]]: each bookmaker with its offer of the default bet type. */
function prematchText(served: ServedEvent | null): string {
  const type = served === null ? undefined : sportOdds(served.event.sportId)?.default;
  const [market] = served === null ? [] : eventOddsOf(served, ({ offer }) => !offer.isLive && offer.betType === type).markets;
  if (market === undefined) return '';
  return JSON.stringify(
    market.offers.map(({ bookmaker, prices }) => [
      String(bookmaker),
      ...prices.map(({ price }) => (price === null ? '' : writePrice(price))),
    ]),
  );
}
