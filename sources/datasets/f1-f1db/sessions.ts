import { Temporal } from 'temporal-polyfill';
import { instant, isDay } from '../kit/places/places.ts';
import type { Mapping } from './read.ts';
import tables from './tables.json' with { type: 'json' };

export type SessionKind = 'race' | 'laps';

export interface Session {
  readonly id: string;
  readonly label: string;
  readonly kind: SessionKind;
  readonly results: string;
  readonly start: string;
  readonly laps: number | null;
}

/** `day`, `time` and `laps` are keys of the weekend's file; `daysBefore` counts where the day is not published. */
type SessionFacts = Readonly<Record<'id' | 'label' | 'kind' | 'results' | 'day' | 'time' | 'laps' | 'daysBefore', string>>;

const SESSIONS: readonly SessionFacts[] = tables.sessions;

function startOf(day: string, time: string | undefined): string {
  if (time === undefined || !/^\d{2}:\d{2}$/.test(time)) return day;
  return instant(Temporal.Instant.from(`${day}T${time}Z`).epochMilliseconds);
}

function dayOf({ id, day, daysBefore }: SessionFacts, weekend: Mapping, wasHeld: boolean): string | null {
  const published = weekend[day];
  if (published !== undefined && isDay(published)) return published;
  const raced = weekend.date ?? '';
  if (!wasHeld || !isDay(raced)) return null;
  // The first sprints followed the qualifying of the day before.
  const days = id === 'qualifying' && weekend.qualifyingFormat === 'SPRINT_RACE' ? 2 : Number(daysBefore);
  return Temporal.PlainDate.from(raced).subtract({ days }).toString();
}

export function sessionsOf(weekend: Mapping, wasHeld: (results: string) => boolean = () => false): Session[] {
  return SESSIONS.flatMap((facts): Session[] => {
    const { id, label, kind, results, time, laps } = facts;
    const date = dayOf(facts, weekend, wasHeld(results));
    if (date === null) return [];
    const count = Number(weekend[laps] ?? Number.NaN);
    const start = startOf(date, weekend[time]);
    return [{ id, label, kind: kind as SessionKind, results, start, laps: Number.isInteger(count) && count > 0 ? count : null }];
  }).sort((a, b) => a.start.localeCompare(b.start));
}
