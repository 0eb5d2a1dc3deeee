import type { EventItem, Race } from '../../event/entities.ts';
import type { EventId } from '../../event/ids.ts';
import { StageType } from '../../event/stage.ts';
import type { EventRef } from '../../messages/odds.ts';
import { recordOf, secondsOf } from '../keys.ts';
import { isSwappedFor } from '../swap-sides.ts';
import { type OddsContext, refuse } from './decision.ts';

const CLOCK_MS = 2 * 60_000;
const HALF_DAY_S = 12 * 3600;

export interface NamedEvent {
  readonly event: EventItem | Race;
  /** The sides of the message are the other way round (EVENT-06). */
  readonly isSwapped: boolean;
}

function refused(path: string): never {
  return refuse('unknown_event', path, 'the key of an accepted fixture or race, or {"id"} of an event');
}

export function namedEvent({ live, provider }: OddsContext, ref: EventRef, path = '/event'): NamedEvent {
  if (typeof ref !== 'string') {
    const id = ref.id as EventId;
    const event = live.events.get(id) ?? live.races.get(id) ?? refused(path);
    return { event, isSwapped: false };
  }
  const record = recordOf(live, provider, ref);
  const id = record?.kind === 'fixture' || record?.kind === 'race' ? record.eventId : null;
  const match = id === null ? undefined : live.events.get(id);
  if (match !== undefined) return { event: match, isSwapped: isSwappedFor(match, record!) };
  return { event: (id === null ? undefined : live.races.get(id)) ?? refused(path), isSwapped: false };
}

/** Milliseconds. Throws RefusalError for a time that does not exist, and one ahead of the clock. */
export function timeOf(at: string, receivedMs: number): number {
  const ms = secondsOf(at, '/at') * 1000 + Number(`0${/\.\d+/.exec(at)?.[0] ?? ''}`) * 1000;
  if (ms > receivedMs + CLOCK_MS)
    refuse('time_ahead', '/at', `at most ${new Date(receivedMs + CLOCK_MS).toISOString()}, two minutes ahead of the clock`);
  return ms;
}

/** A price of before the start may arrive after it, as imported ones do. */
export function checkStage(event: EventItem | Race, isLive: boolean, atMs: number): void {
  if (isLive && event.stageType !== StageType.live) refuse('not_live', '/live', 'false, until the event starts');
  const startS = event.startKnown ? event.start : event.start + HALF_DAY_S;
  if (!isLive && event.stageType !== StageType.scheduled && atMs > startS * 1000)
    refuse('not_prematch', '/live', 'true, or a time before the start');
}

export function checkBookmaker({ bookmakers, provider }: OddsContext, bookmaker: number): void {
  const owner = bookmakers.get(bookmaker);
  if (owner === undefined) refuse('unknown_bookmaker', '/bookmaker', 'the id of a bookmaker that the operator configured');
  if (owner !== null && owner !== provider.name)
    refuse('bookmaker_not_of_provider', '/bookmaker', 'a bookmaker of this provider');
}
