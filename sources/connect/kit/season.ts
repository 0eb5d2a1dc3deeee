/** 'autumn': July to June, '2026/2027'. 'calendar': '2026'. */
export type Calendar = 'autumn' | 'calendar';

const JULY = 6;

/** The season of a match where the source does not name it. */
export function seasonOf(calendar: Calendar, startMs: number): string {
  const start = new Date(startMs);
  const year = start.getUTCFullYear();
  if (calendar === 'calendar') return String(year);
  const first = start.getUTCMonth() < JULY ? year - 1 : year;
  return `${first}/${first + 1}`;
}
