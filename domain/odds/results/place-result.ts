import type { EntryStatus, Race, RaceEntry } from '../../event/entities.ts';
import type { OddsPhase } from './odds-event.ts';
import { deadHeat, LOST, type Settlement, VOID, WON } from '../settlement.ts';

const NOT_STARTED: ReadonlySet<EntryStatus> = new Set<EntryStatus>(['not-started', 'non-runner']);
const IN_RACE: ReadonlySet<EntryStatus> = new Set<EntryStatus>(['ok', 'lapped']);

/** Golfers withdraw during play too: then they have figures of it. */
const hasStarted = ({ status, results, splits }: RaceEntry): boolean =>
  !NOT_STARTED.has(status) &&
  (status !== 'withdrawn' || results.round1 !== undefined || results.holesPlayed !== undefined || splits !== undefined);

/** Of a competitor to be among the first `places`; null while judges may still change it. */
export function placeSettlement(race: Race, phase: OddsPhase, places: number, competitor: string): Settlement | null {
  const entry = race.entries.find(({ participant }) => participant === competitor);
  if (phase === 'stopped') return VOID;
  if (phase !== 'played' || race.provisional) return null;
  if (entry === undefined || !hasStarted(entry)) return VOID;
  if (!IN_RACE.has(entry.status)) return LOST;
  const { rank } = entry;
  if (rank === null) return null;
  const tied = race.entries.filter((each) => each.rank === rank && IN_RACE.has(each.status)).length;
  const left = places - rank + 1;
  return left <= 0 ? LOST : left >= tied ? WON : deadHeat(left, tied);
}
