import { clockOf, minutesPlayed } from '../event/clock.ts';
import { minuteByClock } from '../event/period-clock.ts';
import type { EventItem } from '../event/entities.ts';
import type { AlertSport } from './facts.ts';

const LEFT = /^(\d{1,3}):\d\d$/;
const COUNTED = /^(\d{1,3})\+?$/;

type ClockedMatch = Pick<EventItem, 'stage' | 'stageStart' | 'start' | 'gameTime' | 'format'>;

/** Of the whole match, 46 in the first minute of the second half; null where not known. */
export function minuteOfPlay(sport: AlertSport, event: ClockedMatch, nowS: number): number | null {
  const { minutes } = sport.alerts;
  if (minutes === null) return null;
  const part = sport.stages[event.stage]?.part ?? null;
  const before = (part ?? 0) * minutes;
  const clock = clockOf(sport, event);
  const counted = minutesPlayed(sport, event, nowS);
  if (clock !== undefined && counted !== null) {
    const capped = Math.min(counted, clock.capMinute ?? counted);
    return clock.baseMinute === 0 ? before + capped : capped;
  }
  if (part === null) return null;
  const byClock = minuteByClock(sport, event, 0);
  if (byClock !== null) return byClock;
  const left = LEFT.exec(event.gameTime)?.[1];
  if (left !== undefined) return sport.countdown === null ? null : before + Math.max(1, minutes - Number(left));
  const fed = COUNTED.exec(event.gameTime)?.[1];
  if (fed === undefined) return null;
  // Some clocks start anew in each period, others count on.
  return Number(fed) > before ? Number(fed) : before + Number(fed);
}

/** Regular minutes of play; null where no clock runs. */
export function regularMinutes({ alerts, formats }: AlertSport): number | null {
  const { format } = formats[0];
  if (alerts.minutes === null || (format.kind !== 'periods' && format.kind !== 'behinds')) return null;
  return alerts.minutes * format.regular;
}
