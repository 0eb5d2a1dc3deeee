import { Temporal } from 'temporal-polyfill';
import { instant, isDay } from '../kick-off.ts';
import type { Mapping } from './flat-yaml.ts';

/** How the result of a session is made: by the order of arrival, or by the best lap. */
export type SessionKind = 'race' | 'laps';

/** One session of a weekend. */
export interface Session {
  /** Names it within its weekend: 'race', 'qualifying', 'practice1'. */
  readonly id: string;
  readonly label: string;
  readonly kind: SessionKind;
  /** The file of its results, in the folder of the weekend. */
  readonly results: string;
  /** In UTC, or the day alone. */
  readonly start: string;
  /** Laps to go; null where the session has no fixed length. */
  readonly laps: number | null;
}

interface SessionFacts {
  readonly id: string;
  readonly label: string;
  readonly kind: SessionKind;
  readonly results: string;
  /** The keys of its day, its time and its laps in the file of the weekend. */
  readonly day: string;
  readonly time: string;
  readonly laps?: string;
}

const SESSIONS: readonly SessionFacts[] = [
  ...[1, 2, 3, 4].map((n) => ({
    id: `practice${n}`,
    label: `${n}. træning`,
    kind: 'laps' as const,
    results: `free-practice-${n}-results.yml`,
    day: `freePractice${n}Date`,
    time: `freePractice${n}Time`,
  })),
  {
    id: 'sprint-qualifying',
    label: 'Sprintkvalifikation',
    kind: 'laps',
    results: 'sprint-qualifying-results.yml',
    day: 'sprintQualifyingDate',
    time: 'sprintQualifyingTime',
  },
  {
    id: 'sprint',
    label: 'Sprint',
    kind: 'race',
    results: 'sprint-race-results.yml',
    day: 'sprintRaceDate',
    time: 'sprintRaceTime',
    laps: 'sprintRaceLaps',
  },
  {
    id: 'qualifying',
    label: 'Kvalifikation',
    kind: 'laps',
    results: 'qualifying-results.yml',
    day: 'qualifyingDate',
    time: 'qualifyingTime',
  },
  { id: 'race', label: 'Løb', kind: 'race', results: 'race-results.yml', day: 'date', time: 'time', laps: 'laps' },
];

function startOf(day: string, time: string | undefined): string {
  if (time === undefined || !/^\d{2}:\d{2}$/.test(time)) return day;
  return instant(Temporal.Instant.from(`${day}T${time}Z`).epochMilliseconds);
}

/** The sessions of a weekend, in order of their start. */
export function sessionsOf(weekend: Mapping): Session[] {
  return SESSIONS.flatMap(({ day, time, laps, ...session }): Session[] => {
    const date = weekend[day];
    if (date === undefined || !isDay(date)) return [];
    const count = laps === undefined ? Number.NaN : Number(weekend[laps] ?? Number.NaN);
    return [{ ...session, start: startOf(date, weekend[time]), laps: Number.isInteger(count) && count > 0 ? count : null }];
  }).sort((a, b) => a.start.localeCompare(b.start));
}
