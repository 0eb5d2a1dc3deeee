import { plural } from '../language.ts';

/** How long it is until a match. */
export const countdownWords = {
  clock: (clock: string): string => `In ${clock}`,
  minutes: (minutes: number): string => `In ${minutes} min`,
  hours: (hours: number, minutes: number): string =>
    `In ${plural(hours, 'hour', 'hours')}${minutes === 0 ? '' : ` and ${minutes} min`}`,
  days: (days: number): string => `In ${days} days`,
};
