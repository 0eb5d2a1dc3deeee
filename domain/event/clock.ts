import type { EventItem } from './entities.ts';
import type { MatchFormat } from '../sport/formats.ts';
import type { Sport, SportStage, StageTable } from '../sport/sport.ts';

/** What a clock reads of an event. Times in seconds; a row whose format is not known leaves it out. */
export interface ClockedEvent extends Pick<EventItem, 'stage' | 'stageStart' | 'start'> {
  readonly format?: Pick<MatchFormat, 'sevens' | 'stageLengths'>;
}

/** What a clock reads of a sport. */
export type ClockedSport = Pick<Sport, 'stages' | 'variants'>;

/** The stages as an event of the sport plays them: sevens have shorter halves (CLOCK-08, O-131). */
export const stagesOf = ({ stages, variants }: ClockedSport, { format }: Pick<ClockedEvent, 'format'>): StageTable =>
  format?.sevens === true && variants !== null ? variants.sevens : stages;

/** The clock of the stage that is played, undefined where none runs. */
export const clockOf = (sport: ClockedSport, event: Pick<ClockedEvent, 'stage' | 'format'>): SportStage['clock'] =>
  stagesOf(sport, event)[event.stage]?.clock;

/**
 * The minute that a running event shows, '67' or '45+', or null in a stage whose clock does not run.
 * Times in seconds. Counts whole minutes + 1 from the start of the stage; where that is not known, from the start of the
 * event without the breaks so far (CLOCK-03 to 11, O-025, O-026, O-130).
 */
export function matchMinute(sport: ClockedSport, event: ClockedEvent, nowS: number): string | null {
  const clock = clockOf(sport, event);
  if (clock === undefined) return null;
  const beganS = event.stageStart ?? event.start + (clock.baseMinute + clock.breakMinutes) * 60;
  const minute = clock.baseMinute + Math.max(0, Math.floor((nowS - beganS) / 60)) + 1;
  return clock.capMinute !== null && minute > clock.capMinute ? `${clock.capMinute}+` : String(minute);
}
