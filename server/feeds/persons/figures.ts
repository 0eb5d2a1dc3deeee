import { type LiveState, type PlayerColumn, ratingKey, sportById } from '@stillingen/domain';
import type { PersonColumn } from '@stillingen/wire';
import { ratingsOf } from '../match/ratings.ts';
import type { MatchOfPerson } from './appearances.ts';

const SHOWN_COLUMNS = 3;
/** Codes whose names pages know. */
export const COUNTED = {
  matches: 'K',
  minutes: 'MIN',
  goals: 'M',
  assists: 'A',
  yellow: 'GK',
  red: 'RK',
  rating: 'KAR',
} as const;

/** A column of matches and seasons: of incidents, or of the figures that a sport has. */
export interface CountedColumn extends PersonColumn {
  readonly code: string;
  readonly label: string;
  /** Null where the match has none. */
  valueOf(match: MatchOfPerson): number | null;
}

const ofIncidents: readonly CountedColumn[] = [
  { code: COUNTED.goals, label: '', valueOf: ({ goals }) => goals },
  { code: COUNTED.assists, label: '', valueOf: ({ assists }) => assists },
];

const isCounted = ({ code, kind }: PlayerColumn): boolean => kind === 'number' && code.toUpperCase() !== COUNTED.minutes;

function ofFigures({ code, label }: PlayerColumn): CountedColumn {
  return {
    code,
    label,
    valueOf({ figures }) {
      const value = figures?.line.values[figures.columns.findIndex((column) => column.code === code)] ?? '';
      return value === '' || Number.isNaN(Number(value)) ? null : Number(value);
    },
  };
}

/** Sports of goals count incidents; others the first columns of their figures. */
export function columnsOf(sportId: number, matches: readonly MatchOfPerson[]): readonly CountedColumn[] {
  if (sportById(sportId)!.scoreWord !== null) return ofIncidents;
  const columns = matches.find(({ figures }) => figures !== null)?.figures?.columns ?? [];
  return columns.filter(isCounted).slice(0, SHOWN_COLUMNS).map(ofFigures);
}

export function ratingOfMatch(state: LiveState, { event, side, name }: MatchOfPerson): number | null {
  return ratingsOf(state, event)?.ratings.get(ratingKey(side, name)) ?? null;
}

const sumOf = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
};

export const total = (column: CountedColumn, matches: readonly MatchOfPerson[]): number | null =>
  sumOf(matches.map((match) => column.valueOf(match)));

export const totalMinutes = (matches: readonly MatchOfPerson[]): number | null => sumOf(matches.map(({ minutes }) => minutes));

/** With one decimal. */
export function meanRating(state: LiveState, matches: readonly MatchOfPerson[]): string | null {
  const ratings = matches.flatMap((match) => ratingOfMatch(state, match) ?? []);
  return ratings.length === 0 ? null : (ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length).toFixed(1);
}
