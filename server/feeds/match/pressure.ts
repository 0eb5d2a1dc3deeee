import {
  clockOf,
  type EventItem,
  type LiveState,
  PRESSURE,
  type Pressure,
  pressureOf,
  sportById,
  StageType,
} from '@stillingen/domain';
import { writePressure } from '@stillingen/wire';

/** The minute that a match has reached for certain, by its stage. */
function playedTo(event: EventItem): number {
  const sport = sportById(event.sportId)!;
  if (event.stageType === StageType.scheduled) return 0;
  const clock = clockOf(sport, event);
  if (clock !== undefined) return clock.baseMinute;
  const ends = Object.values(sport.stages).flatMap(({ clock: each }) => each?.capMinute ?? []);
  const [half = 0, full = 0] = [...new Set(ends)].sort((a, b) => a - b);
  return event.stageType === StageType.finished ? full : half;
}

/** Null where the facts cover too little of the match. */
export function pressureIn(state: LiveState, event: EventItem): Pressure | null {
  const samples = state.courses.get(event.id);
  return samples === undefined ? null : pressureOf(samples, state.incidents.get(event.id) ?? [], playedTo(event));
}

export function pressureText(state: LiveState, event: EventItem): string {
  const pressure = pressureIn(state, event);
  return pressure === null ? '' : writePressure(PRESSURE, pressure);
}
