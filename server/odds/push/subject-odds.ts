import type { BetScope, BetType } from '@stillingen/domain/odds';
import type { EventId } from '@stillingen/domain';
import { type OddsSubject, writeEventOdds } from '@stillingen/wire';
import { DANISH } from '@stillingen/wire/words';
import { eventOddsOf } from '../answers/event-odds.ts';
import { overviewOf } from '../answers/overview.ts';
import { type ForEvent, type Moment, servedEvent } from '../answers/served-event.ts';
import { type Bookmaker, BOOKMAKER_OPTIONS, type OddsAudience } from '../audience/audience.ts';

const NO_OPTIONS = Object.fromEntries(BOOKMAKER_OPTIONS.map((option) => [option, false])) as unknown as OddsAudience['options'];

/** All that holders of a ticket for one bookmaker have in common. */
const audienceOf = (bookmaker: Bookmaker): OddsAudience => ({
  ...{ group: '', bookmakers: [bookmaker], options: NO_OPTIONS, servesLive: true, quietMin: 0 },
  ...{ isLinked: false, hasNotice: false, hasAdvertFooter: false, hasEntry: false },
});

/** Live offers of a subject as its frames have them: for clients of this family, and as rows of
 * df_od_ for pages. Null where there are none. */
export function subjectOdds(
  { event, bookmaker: id, betType, scope }: OddsSubject,
  bookmakers: readonly Bookmaker[],
  moment: Moment,
  forEvent: ForEvent,
): object | null {
  const bookmaker = bookmakers.find((each) => each.id === id);
  const served = bookmaker && servedEvent(event as EventId, audienceOf(bookmaker), moment, forEvent);
  if (!served) return null;
  const key = { bookmaker: id, betType: betType as BetType, scope: scope as BetScope, isLive: true };
  const overview = overviewOf(served, key);
  const odds = eventOddsOf(served, ({ offer }) => offer.isLive && offer.betType === betType && offer.scope === scope);
  return overview && { ...overview, rows: writeEventOdds(odds, DANISH) };
}
