import type { EventItem } from '../entities.ts';
import type { EventId } from '../ids.ts';
import type { Change, KeyRecord, LiveState } from './state.ts';
import { type Provider, Refused, type Statement } from './verdict.ts';

const nameOf = (provider: Provider, key: string): string => `${provider.name} ${key}`;

/** What a provider's key names, undefined where it was not used yet. */
export const recordOf = (state: LiveState, provider: Provider, key: string): KeyRecord | undefined =>
  state.keys.get(nameOf(provider, key));

/** The change by which the state remembers how far a key's statements have come. */
export function keyChange({ provider, message, hash }: Statement, target: string, eventId: EventId | null): Change {
  return {
    kind: 'key',
    key: nameOf(provider, message.key),
    record: { kind: message.kind, seq: message.seq, hash, target, eventId },
  };
}

/** A participant's key is remembered apart from those of messages. */
export const participantKey = (provider: Provider, key: string): string => nameOf(provider, `participant ${key}`);

/** The event that a provider's fixture key names. Throws Refused where there is none. */
export function eventOf(state: LiveState, provider: Provider, key: string): EventItem {
  const record = recordOf(state, provider, key);
  const event = record?.kind === 'fixture' && record.eventId !== null ? state.events.get(record.eventId) : undefined;
  if (event === undefined) throw new Refused('unknown_event', '/event', 'the key of an accepted fixture');
  return event;
}

/** The record of the message that a correction or retraction names. Throws Refused where there is none. */
export function supersededBy(state: LiveState, provider: Provider, supersedes: { key: string; seq: number }): KeyRecord {
  const record = recordOf(state, provider, supersedes.key);
  if (record === undefined || supersedes.seq > record.seq) {
    throw new Refused('unknown_superseded', '/supersedes', 'the key and seq of a message that was accepted');
  }
  return record;
}

/** Seconds of an instant or a day (then noon UTC). Throws Refused where the calendar has no such time. */
export function secondsOf(time: string, path: string): number {
  const ms = Date.parse(time.length === 10 ? `${time}T12:00:00Z` : time);
  // Date.parse rolls 31 February over to March: what does not come back the same is no date.
  if (Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== time.slice(0, 10)) {
    throw new Refused('impossible_time', path, 'a time of the calendar in UTC');
  }
  return Math.floor(ms / 1000);
}
