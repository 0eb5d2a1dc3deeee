import { MY_GAMES } from '../constants.ts';
import { StageType } from '../event/stage.ts';
import { dayBounds, dayOffset } from '../time/days.ts';

/** Times in seconds; null where not known, `end` also for games of one day. */
export interface GameTimes {
  readonly start: number | null;
  readonly end: number | null;
}

/** The day of a game without a known start (MYG-02). */
export const UNKNOWN_DAY = -9999;

function daySpan({ start, end }: GameTimes, nowS: number): readonly [first: number, last: number] | null {
  if (start === null) return null;
  const first = dayOffset(start, nowS);
  return [first, end === null ? first : Math.max(first, dayOffset(end, nowS))];
}

/** Days from today: 0 while the game lasts, else its nearest day (MYG-02). */
export function gameDay(times: GameTimes, nowS: number): number {
  const span = daySpan(times, nowS);
  if (span === null) return UNKNOWN_DAY;
  const [first, last] = span;
  if (first > 0) return first;
  return last < 0 ? last : 0;
}

export interface MyGamesLimits {
  readonly maximumCount: number;
  readonly pastDays: number;
  readonly futureDays: number;
}

/** Played today, or with its start or end within the range (MYG-25, 26). */
export function isNearEnough(times: GameTimes, nowS: number, limits: MyGamesLimits): boolean {
  const span = daySpan(times, nowS);
  if (span === null) return false;
  const [first, last] = span;
  const today = first <= 0 && last >= 0;
  return today || span.some((day) => day >= -limits.pastDays && day <= limits.futureDays);
}

/** MYG-17, 25 to 27. */
export const isAddable = (times: GameTimes, count: number, nowS: number, limits: MyGamesLimits = MY_GAMES): boolean =>
  count < limits.maximumCount && isNearEnough(times, nowS, limits);

export interface MyGame extends GameTimes {
  /** `m_day`: days from today, `UNKNOWN_DAY` where no start is known. */
  readonly day: number;
  /** `m_ok`: 1 where the day is final and no look-up is needed (O-101). */
  readonly settled: 0 | 1;
  /** `m_expire_date`: the end of the day of the last refresh. */
  readonly expiresAt: number;
}

export interface GameFacts extends GameTimes {
  readonly stageType: StageType;
}

const endOfDay = (nowS: number): number => dayBounds(0, nowS)[1];

/** MYG-16. */
export const newEntry = ({ start, end }: GameTimes, nowS: number): MyGame => ({
  start,
  end,
  day: gameDay({ start, end }, nowS),
  settled: 0,
  expiresAt: endOfDay(nowS),
});

/** The entry at `nowS` (MYG-10 to 12, 14, 15). The same object where nothing changed. */
export function refreshEntry(entry: MyGame, nowS: number): { entry: MyGame; expired: boolean } {
  const day = gameDay(entry, nowS);
  const expired = nowS >= entry.expiresAt;
  if (day === entry.day && !expired) return { entry, expired };
  const becameToday = entry.day > 0 && day === 0;
  const passed = entry.day >= 0 && day < 0;
  const settled = becameToday || passed ? 0 : entry.settled;
  return { entry: { ...entry, day, settled, expiresAt: expired ? endOfDay(nowS) : entry.expiresAt }, expired };
}

/** New where the game moved; settled where it is scheduled or finished (MYG-13, 16). */
export function confirmEntry(entry: MyGame, game: GameFacts, nowS: number): MyGame {
  if (game.start !== entry.start || game.end !== entry.end) return newEntry(game, nowS);
  const isFuture = entry.day > 0 && game.stageType === StageType.scheduled;
  const isPast = entry.day < 0 && game.stageType === StageType.finished;
  return { ...entry, settled: isFuture || isPast ? 1 : 0 };
}
