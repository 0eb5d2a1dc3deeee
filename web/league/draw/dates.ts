import { DateFormat, dayOf, formatDate } from '@stillingen/domain';

/** '05.12.', and with the year where it is not that of `today`. */
export const dateOf = (start: number, today: string): string =>
  formatDate(start, dayOf(start).slice(0, 4) === today.slice(0, 4) ? DateFormat.shortDate : DateFormat.fullDate);

/** '03.12.–10.12.'; empty without a start. `starts` in order. */
export function datesOf(starts: readonly number[], today: string): string {
  if (starts.length === 0) return '';
  const [first, last] = [dateOf(starts[0]!, today), dateOf(starts.at(-1)!, today)];
  return first === last ? first : `${first}–${last}`;
}
