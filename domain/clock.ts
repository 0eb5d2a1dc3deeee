import type { EventItem } from './entities.ts';
import type { Sport } from './sports/sport.ts';

/**
 * The minute that a running event shows, '67' or '45+', or null in a stage whose clock does not run.
 * Times in seconds. Counts whole minutes + 1 from the start of the stage; where that is not known, from the start of the
 * event without the breaks so far (CLOCK-03 to 06, 10, 11, O-025, O-026).
 */
export function matchMinute(sport: Sport, event: Pick<EventItem, 'stage' | 'stageStart' | 'start'>, nowS: number): string | null {
  const clock = sport.stages[event.stage]?.clock;
  if (clock === undefined) return null;
  const beganS = event.stageStart ?? event.start + (clock.baseMinute + clock.breakMinutes) * 60;
  const minute = clock.baseMinute + Math.max(0, Math.floor((nowS - beganS) / 60)) + 1;
  return minute > clock.capMinute ? `${clock.capMinute}+` : String(minute);
}
