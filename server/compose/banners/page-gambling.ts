import type { EventId, LiveState, ParticipantId } from '@stillingen/domain';
import { competitionSegment } from '../../projection/league-header.ts';
import type { OddsAudience } from '../../odds/audience/audience.ts';
import { audienceOfEvent, type OddsEvent } from '../../odds/audience/audience-of-event.ts';
import { eventFactsOf } from '../../odds/audience/event-facts.ts';
import type { OddsConfig } from '../../odds/audience/odds-config.ts';

export type PageState = Pick<LiveState, 'events' | 'races' | 'leagues' | 'participants'>;

const MINUTE_MS = 60_000;
const ID = /^[A-Za-z0-9]{8}$/;

/** A page of a competition or a participant has no time of its own. */
const untimed = (competition: OddsEvent['competition'], sides: readonly string[]): OddsEvent => ({
  ...{ id: '', competition, sides, startMs: Infinity, endedMs: null },
});

/** What decides of a page, by the ids and names in its address in any language; empty for lists. */
function* subjectsOf(state: PageState, path: string): Generator<OddsEvent> {
  const segments = new Set(path.split('/').filter((segment) => segment !== ''));
  for (const id of segments) {
    if (!ID.test(id)) continue;
    const event = state.events.get(id as EventId) ?? state.races.get(id as EventId);
    if (event !== undefined) yield eventFactsOf(state, event);
    const participant = state.participants.get(id as ParticipantId);
    if (participant !== undefined) yield untimed({ id: '', name: '' }, [participant.name]);
  }
  for (const league of state.leagues.values())
    if (segments.has(league.slug) || segments.has(competitionSegment(league)))
      yield untimed({ id: league.templateId, name: league.name }, []);
}

/**
 * How long a page may advertise a bookmaker, in milliseconds; null for not. As links of odds: to
 * visitors that turned odds on, of bookmakers that their place has, on no page of the young, and not
 * around an event.
 */
export function gamblingOn(
  state: PageState,
  path: string,
  audience: OddsAudience | null,
  nowMs: number,
  config: OddsConfig,
): (bookmaker: number) => number | null {
  if (audience === null) return () => null;
  let left: OddsAudience | null = audience;
  let untilMs = Infinity;
  for (const subject of subjectsOf(state, path)) {
    left = left && audienceOfEvent(left, subject, nowMs, config);
    const quietMs = subject.startMs - audience.quietMin * MINUTE_MS;
    if (audience.quietMin > 0 && nowMs < quietMs) untilMs = Math.min(untilMs, quietMs);
  }
  if (left === null || !left.hasAdvertFooter) return () => null;
  const linked = new Set(left.bookmakers.filter(({ link }) => link !== null).map(({ id }) => id));
  return (bookmaker) => (linked.has(bookmaker) ? untilMs : null);
}
