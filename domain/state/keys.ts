import type { EventItem, Participant } from '../event/entities.ts';
import { publicId, type EventId, type ParticipantId } from '../event/ids.ts';
import type { ParticipantRef } from '../messages/index.ts';
import type { Change, KeyRecord, LiveState } from './state.ts';
import { type Provider, RefusalError, type Submission } from './decision.ts';

export const recordOf = (state: LiveState, provider: Provider, key: string): KeyRecord | undefined =>
  state.keys.get(provider.name)?.get(key);

export const idOf = ({ provider, message }: Submission): string => publicId(`${provider.name} ${message.key}`);

export function keyChange(
  { provider, message, hash, isSwapped = false }: Submission,
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
      ...(isSwapped ? { turned: true } : {}),
    },
  };
}

/** Message keys have no space, so that these are separate. A joined text does not keep its parts. */
export const participantKey = (key: string): string => ['participant', key].join(' ');

/** Throws RefusalError where the key named another participant. */
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

export function eventOf(state: LiveState, provider: Provider, key: string): EventItem {
  const record = recordOf(state, provider, key);
  const event = record?.kind === 'fixture' && record.eventId !== null ? state.events.get(record.eventId) : undefined;
  if (event === undefined) throw new RefusalError('unknown_event', '/event', 'the key of an accepted fixture');
  return event;
}

/** Throws RefusalError where the provider has no such message. */
export function supersededBy(state: LiveState, provider: Provider, supersedes: { key: string; seq: number }): KeyRecord {
  const record = recordOf(state, provider, supersedes.key);
  if (record === undefined || supersedes.seq > record.seq) {
    throw new RefusalError('unknown_superseded', '/supersedes', 'the key and seq of a message that was accepted');
  }
  return record;
}

const FIRST_YEAR = 1800;
const NOON_S = 12 * 3600;
const ZERO = '0'.charCodeAt(0);
function digits(time: string, from: number, to: number): number {
  let number = 0;
  for (let place = from; place < to; place += 1) number = number * 10 + time.charCodeAt(place) - ZERO;
  return number;
}

/** Of an instant, or noon UTC of a day. Throws RefusalError for times that do not exist. */
export function secondsOf(time: string, path: string): number {
  const [year, month, day] = [digits(time, 0, 4), digits(time, 5, 7), digits(time, 8, 10)];
  const midnightS = Date.UTC(year, month - 1, day) / 1000;
  const ofDayS = time.length === 10 ? NOON_S : digits(time, 11, 13) * 3600 + digits(time, 14, 16) * 60 + digits(time, 17, 19);
  // Date.UTC rolls impossible days over, and years below 100 to the 20th century.
  const isDay = year >= FIRST_YEAR && month >= 1 && month <= 12 && new Date(midnightS * 1000).getUTCDate() === day;
  const isTime = time.length === 10 || (digits(time, 11, 13) < 24 && digits(time, 14, 16) < 60 && digits(time, 17, 19) < 60);
  if (!isDay || !isTime) throw new RefusalError('impossible_time', path, `a time of the calendar in UTC, from ${FIRST_YEAR} on`);
  return midnightS + ofDayS;
}
