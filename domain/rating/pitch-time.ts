import type { EventItem, Incident, Side } from '../event/entities.ts';
import type { Lineup } from '../event/match-facts.ts';
import { Stage, type StageCode } from '../event/stage.ts';

export interface PitchTime {
  readonly minutes: number;
  readonly conceded: number;
}

const GOALS: ReadonlySet<Incident['type']> = new Set(['goal', 'own-goal', 'penalty-goal']);
const DISMISSALS: ReadonlySet<Incident['type']> = new Set(['red-card', 'second-yellow-card']);
/** Minutes that are played when a stage begins. */
const PLAYED_AT: ReadonlyMap<StageCode, number> = new Map([
  [Stage.halfTime, 45],
  [Stage.secondHalf, 45],
  [Stage.extraTime, 90],
  [Stage.firstExtraHalf, 90],
  [Stage.secondExtraHalf, 105],
  [Stage.finished, 90],
  [Stage.afterExtraTime, 120],
]);

/** Without a clock: those of the stage, or of the last incident where that is later. */
export function minutesPlayed({ stage, afterExtraTime }: EventItem, incidents: readonly Incident[]): number {
  const shootOut = stage === Stage.penalties || stage === Stage.afterPenalties;
  const begun = shootOut ? (afterExtraTime === null ? 90 : 120) : (PLAYED_AT.get(stage) ?? 0);
  return incidents.reduce((latest, { minute }) => Math.max(latest, minute), begun);
}

/** Minutes and goals against of each player of a side, by name, from substitutions and cards. */
export function pitchTimes(
  { id: side, starters }: Pick<Lineup, 'id' | 'starters'>,
  event: EventItem,
  incidents: readonly Incident[],
): ReadonlyMap<string, PitchTime> {
  const playing = new Map(starters.map(({ name }) => [name, { since: 0, conceded: 0 }]));
  const done = new Map<string, PitchTime>();
  const takeOff = (name: string, minute: number): void => {
    const spell = playing.get(name);
    if (spell === undefined) return;
    playing.delete(name);
    done.set(name, { minutes: minute - spell.since, conceded: spell.conceded });
  };
  const concede = (goals: number): void => playing.forEach((spell) => (spell.conceded += goals));

  const counted = incidents.filter(({ withdrawn }) => withdrawn === null);
  for (const incident of counted) {
    if (GOALS.has(incident.type) && incident.side !== side) concede(1);
    if (incident.side !== side) continue;
    if (DISMISSALS.has(incident.type)) takeOff(incident.player, incident.minute);
    if (incident.type !== 'substitution') continue;
    takeOff(incident.second, incident.minute);
    if (incident.player !== '') playing.set(incident.player, { since: incident.minute, conceded: 0 });
  }
  concede(unnamedGoals(event, counted, side));
  const end = minutesPlayed(event, counted);
  for (const name of [...playing.keys()]) takeOff(name, end);
  return done;
}

/** Goals against `side` that the score has and no incident yet. */
function unnamedGoals({ score }: EventItem, incidents: readonly Incident[], side: Side): number {
  const against = incidents.filter((incident) => GOALS.has(incident.type) && incident.side !== side).length;
  return Math.max(0, (score?.[side === 'home' ? 1 : 0] ?? 0) - against);
}
