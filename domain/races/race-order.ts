import { compareIds } from '../order/compare.ts';
import { lastsDays } from './participant-races.ts';

/** The classifications of a stage race by the names of their races, in the order of reading. */
const CLASSIFICATIONS = {
  Samlet: 'general',
  Pointkonkurrence: 'points',
  Bjergkonkurrence: 'mountains',
  Ungdomskonkurrence: 'youth',
  Holdkonkurrence: 'teams',
} as const;
type SessionName = keyof typeof CLASSIFICATIONS;
export type Classification = (typeof CLASSIFICATIONS)[SessionName];

/** Null for a race that is none. */
export const classificationOf = (session: string): Classification | null => CLASSIFICATIONS[session as SessionName] ?? null;

const NAMES = Object.keys(CLASSIFICATIONS);

/** A digit: races of one day, the known classifications, other races of several days. */
export function racePlace(race: { readonly session: string; readonly start: number; readonly end: number | null }): number {
  if (!lastsDays(race)) return 0;
  const known = NAMES.indexOf(race.session);
  return 1 + (known === -1 ? NAMES.length : known);
}

interface OrderedRace {
  readonly id: string;
  readonly session: string;
  readonly start: number;
  readonly end: number | null;
}

/** Races of a meeting: by day, then the classifications, which do not depend on their starts. */
export const compareRaces = (a: OrderedRace, b: OrderedRace): number =>
  racePlace(a) - racePlace(b) || a.start - b.start || compareIds(a.id, b.id);

/** Practice and qualifying, which have no winner of the meeting. */
export const isPreparation = (session: string): boolean => /træning|kvalifikation/i.test(session);
