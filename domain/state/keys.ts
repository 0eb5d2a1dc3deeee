import type { EventItem, Participant } from '../event/entities.ts';
import { publicId, type EventId, type ParticipantId } from '../event/ids.ts';
import type { ParticipantRef } from '../messages/index.ts';
import type { Change, KeyRecord, LiveState } from './state.ts';
import { type Provider, RefusalError, type Submission } from './decision.ts';

/** What a provider's key names, undefined where it was not used yet. */
export const recordOf = (state: LiveState, provider: Provider, key: string): KeyRecord | undefined =>
  state.keys.get(provider.name)?.get(key);

/** The id of what has only the provider's key to name it. */
export const idOf = ({ provider, message }: Submission): string => publicId(`${provider.name} ${message.key}`);

/** The change by which the state remembers how far a key's statements have come. */
export function keyChange(
  { provider, message, hash, isTurned = false }: Submission,
  target: string,
  eventId: EventId | null,
  home?: ParticipantId,
): Change {
  return {
    kind: 'key',
    provider: provider.name,
    key: message.key,
    record: {
      kind: message.kind,
      seq: message.seq,
      hash,
      target,
      eventId,
      ...(home === undefined ? {} : { home }),
      ...(isTurned ? { turned: true } : {}),
    },
  };
}

/** The key under which a provider's own key of a participant is remembered: apart from those of messages, which have no space. */
export const participantKey = (key: string): string => `participant ${key}`;

/** Remembers what a provider's own participant key names. Throws RefusalError where it named someone else before. */
export function participantKeyChanges(
  state: LiveState,
  { provider, hash }: Submission,
  ref: ParticipantRef,
  participant: Participant,
  path: string,
): Change[] {
  if (ref.key === undefined) return [];
  const key = participantKey(ref.key);
  const known = recordOf(state, provider, key);
  if (known === undefined) {
    const record: KeyRecord = { kind: 'participant', seq: 0, hash, target: participant.id, eventId: null };
    return [{ kind: 'key', provider: provider.name, key, record }];
  }
  if (known.target !== participant.id) {
    const name = state.participants.get(participant.id)?.name ?? known.target;
    throw new RefusalError('participant_key_reused', `${path}/key`, `a key that does not name ${name} already`);
  }
  return [];
}

/** The event that a provider's fixture key names. Throws RefusalError where there is none. */
export function eventOf(state: LiveState, provider: Provider, key: string): EventItem {
  const record = recordOf(state, provider, key);
  const event = record?.kind === 'fixture' && record.eventId !== null ? state.events.get(record.eventId) : undefined;
  if (event === undefined) throw new RefusalError('unknown_event', '/event', 'the key of an accepted fixture');
  return event;
}

/** The record of the message that a correction or retraction names. Throws RefusalError where there is none. */
export function supersededBy(state: LiveState, provider: Provider, supersedes: { key: string; seq: number }): KeyRecord {
  const record = recordOf(state, provider, supersedes.key);
  if (record === undefined || supersedes.seq > record.seq) {
    throw new RefusalError('unknown_superseded', '/supersedes', 'the key and seq of a message that was accepted');
  }
  return record;
}

/** Older than every competition there is. */
const FIRST_YEAR = 1800;
const NOON_S = 12 * 3600;
const ZERO = '0'.charCodeAt(0);
function digits(time: string, from: number, to: number): number {
  let number = 0;
  for (let place = from; place < to; place += 1) number = number * 10 + time.charCodeAt(place) - ZERO;
  return number;
}

/**
 * Seconds of an instant, 2026-11-20T18:00:00Z, or of noon UTC of a day, 2026-11-20; their form was checked before.
 * Throws RefusalError where the calendar or the clock has no such time.
 */
export function secondsOf(time: string, path: string): number {
  const [year, month, day] = [digits(time, 0, 4), digits(time, 5, 7), digits(time, 8, 10)];
  const midnightS = Date.UTC(year, month - 1, day) / 1000;
  const ofDayS = time.length === 10 ? NOON_S : digits(time, 11, 13) * 3600 + digits(time, 14, 16) * 60 + digits(time, 17, 19);
  // A day that the month does not have rolls over to the next one, and a year below 100 to the 20th century.
  const isDay = year >= FIRST_YEAR && month >= 1 && month <= 12 && new Date(midnightS * 1000).getUTCDate() === day;
  const isTime = time.length === 10 || (digits(time, 11, 13) < 24 && digits(time, 14, 16) < 60 && digits(time, 17, 19) < 60);
  if (!isDay || !isTime) throw new RefusalError('impossible_time', path, `a time of the calendar in UTC, from ${FIRST_YEAR} on`);
  return midnightS + ofDayS;
}
