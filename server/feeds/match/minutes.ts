import {
  clockOf,
  type CourseGraphic,
  type CourseSample,
  type EventItem,
  type Incident,
  type LiveState,
  PRESSURE,
  periodsOf,
  type Pressure,
  pressureOf,
  scoresOf,
  type Shots,
  shotsOf,
  sportById,
  StageType,
} from '@stillingen/domain';
import { type ScoresByMinute, writeLead, writePressure, writeShots } from '@stillingen/wire';

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

/** The minutes of a match in a sport that draws them so; null where the facts cover too little of it. */
function minutesIn<Minutes>(
  graphic: CourseGraphic,
  minutesOf: (samples: readonly CourseSample[], incidents: readonly Incident[], playedTo: number) => Minutes | null,
  state: LiveState,
  event: EventItem,
): Minutes | null {
  const samples = state.courses.get(event.id);
  if (samples === undefined || sportById(event.sportId)!.course !== graphic) return null;
  return minutesOf(samples, state.incidents.get(event.id) ?? [], playedTo(event));
}

export const pressureIn = (state: LiveState, event: EventItem): Pressure | null =>
  minutesIn('pressure', pressureOf, state, event);

export const shotsIn = (state: LiveState, event: EventItem): Shots | null => minutesIn('goals', shotsOf, state, event);

export const leadIn = (state: LiveState, event: EventItem): ScoresByMinute | null =>
  minutesIn(
    'lead',
    (samples) => {
      const minutes = scoresOf(samples);
      return minutes === null ? null : { periods: periodsOf(sportById(event.sportId)!, event), minutes };
    },
    state,
    event,
  );

export function pressureText(state: LiveState, event: EventItem): string {
  const pressure = pressureIn(state, event);
  return pressure === null ? '' : writePressure(PRESSURE, pressure);
}

export function shotsText(state: LiveState, event: EventItem): string {
  const shots = shotsIn(state, event);
  return shots === null ? '' : writeShots(shots);
}

export function leadText(state: LiveState, event: EventItem): string {
  const lead = leadIn(state, event);
  return lead === null ? '' : writeLead(lead);
}
