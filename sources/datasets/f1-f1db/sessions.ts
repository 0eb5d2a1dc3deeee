import { Temporal } from 'temporal-polyfill';
import { instant, isDay } from '../kit/events/kick-off.ts';
import type { Mapping } from './read.ts';

export type SessionKind = 'race' | 'laps';

export interface Session {
  readonly id: string;
  readonly label: string;
  readonly kind: SessionKind;
  readonly results: string;
  readonly start: string;
  /** Null for a session without a fixed length. */
  readonly laps: number | null;
}

interface SessionFacts {
  readonly id: string;
  readonly label: string;
  readonly kind: SessionKind;
  readonly results: string;
  readonly day: string;
  readonly time: string;
  readonly laps?: string;
  /** Days before the race, where its day is not published. */
  readonly daysBefore: number;
}

const SESSIONS: readonly SessionFacts[] = [
  ...[1, 2, 3, 4].map((n) => ({
    id: `practice${n}`,
    label: `${n}. træning`,
    kind: 'laps' as const,
    results: `free-practice-${n}-results.yml`,
    day: `freePractice${n}Date`,
    time: `freePractice${n}Time`,
    daysBefore: n < 3 ? 2 : 1,
  })),
  {
    id: 'pre-qualifying',
    label: 'Forkvalifikation',
    kind: 'laps',
    results: 'pre-qualifying-results.yml',
    day: 'preQualifyingDate',
    time: 'preQualifyingTime',
    daysBefore: 2,
  },
  ...[1, 2].map((n) => ({
    id: `qualifying${n}`,
    label: `${n}. kvalifikation`,
    kind: 'laps' as const,
    results: `qualifying-${n}-results.yml`,
    day: `qualifying${n}Date`,
    time: `qualifying${n}Time`,
    daysBefore: 3 - n,
  })),
  {
    id: 'sprint-qualifying',
    label: 'Sprintkvalifikation',
    kind: 'laps',
    results: 'sprint-qualifying-results.yml',
    day: 'sprintQualifyingDate',
    time: 'sprintQualifyingTime',
    daysBefore: 1,
  },
  {
    id: 'sprint',
    label: 'Sprint',
    kind: 'race',
    results: 'sprint-race-results.yml',
    day: 'sprintRaceDate',
    time: 'sprintRaceTime',
    laps: 'sprintRaceLaps',
    daysBefore: 1,
  },
  {
    id: 'qualifying',
    label: 'Kvalifikation',
    kind: 'laps',
    results: 'qualifying-results.yml',
    day: 'qualifyingDate',
    time: 'qualifyingTime',
    daysBefore: 1,
  },
  {
    id: 'warm-up',
    label: 'Opvarmning',
    kind: 'laps',
    results: 'warming-up-results.yml',
    day: 'warmingUpDate',
    time: 'warmingUpTime',
    daysBefore: 0,
  },
  { id: 'race', label: 'Løb', kind: 'race', results: 'race-results.yml', day: 'date', time: 'time', laps: 'laps', daysBefore: 0 },
];

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
  const days = id === 'qualifying' && weekend.qualifyingFormat === 'SPRINT_RACE' ? 2 : daysBefore;
  return Temporal.PlainDate.from(raced).subtract({ days }).toString();
}

export function sessionsOf(weekend: Mapping, wasHeld: (results: string) => boolean = () => false): Session[] {
  return SESSIONS.flatMap((facts): Session[] => {
    const { day: _, daysBefore: __, time, laps, ...session } = facts;
    const date = dayOf(facts, weekend, wasHeld(facts.results));
    if (date === null) return [];
    const count = laps === undefined ? Number.NaN : Number(weekend[laps] ?? Number.NaN);
    return [{ ...session, start: startOf(date, weekend[time]), laps: Number.isInteger(count) && count > 0 ? count : null }];
  }).sort((a, b) => a.start.localeCompare(b.start));
}
