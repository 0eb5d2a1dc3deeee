import { plural } from '../language.ts';

/** How long it is until a match. */
export const countdownWords = {
  clock: (clock: string): string => `Om ${clock}`,
  minutes: (minutes: number): string => `Om ${minutes} min.`,
  hours: (hours: number, minutes: number): string =>
    `Om ${plural(hours, 'time', 'timer')}${minutes === 0 ? '' : ` og ${minutes} min.`}`,
  days: (days: number): string => `Om ${days} dage`,
};
