import { MY_GAMES } from '../constants.ts';
import { StageType } from '../event/stage.ts';
import { dayBounds, dayOffset } from '../time/days.ts';

/** When a game is played. Times in seconds; null where not known, and the end where it is over within the day. */
export interface GameTimes {
  readonly start: number | null;
  readonly end: number | null;
}

/** The day of a game of which no start is known (MYG-02). */
export const UNKNOWN_DAY = -9999;

/** The first and the last day of a game, counted from today; null where its start is not known. */
function daySpan({ start, end }: GameTimes, nowS: number): readonly [first: number, last: number] | null {
  if (start === null) return null;
  const first = dayOffset(start, nowS);
  return [first, end === null ? first : Math.max(first, dayOffset(end, nowS))];
}

/** The day of an entry, counted from today: 0 as long as the game lasts today, else the nearest of its days (MYG-02). */
export function gameDay(times: GameTimes, nowS: number): number {
  const span = daySpan(times, nowS);
  if (span === null) return UNKNOWN_DAY;
  const [first, last] = span;
  if (first > 0) return first;
  return last < 0 ? last : 0;
}

/** How many games may be kept, and how far from today (MYG-36). */
export interface MyGamesLimits {
  readonly maximumCount: number;
  readonly pastDays: number;
  readonly futureDays: number;
}

/** Whether a game's days allow it to be added: it is played today, or either end lies within the range (MYG-25, 26). */
export function isNearEnough(times: GameTimes, nowS: number, limits: MyGamesLimits = MY_GAMES): boolean {
  const span = daySpan(times, nowS);
  if (span === null) return false;
  const [first, last] = span;
  const today = first <= 0 && last >= 0;
  return today || span.some((day) => day >= -limits.pastDays && day <= limits.futureDays);
}

/** Whether one more game may be added to `count` of them (MYG-17, 25 to 27). Times in seconds. */
export const isAddable = (times: GameTimes, count: number, nowS: number, limits: MyGamesLimits = MY_GAMES): boolean =>
  count < limits.maximumCount && isNearEnough(times, nowS, limits);

/** What an entry of my games remembers of its game to know when to look it up again. Times in seconds. */
export interface MyGame extends GameTimes {
  /** `m_day`: days from today, `UNKNOWN_DAY` where no start is known. */
  readonly day: number;
  /** `m_ok`: 1 where the day is settled and the game needs no further look-up (O-101). */
  readonly settled: 0 | 1;
  /** `m_expire_date`: the end of the day on which the entry was last renewed. */
  readonly expiresAt: number;
}

/** What a look-up says of a game. */
export interface GameFacts extends GameTimes {
  readonly stageType: StageType;
}

/** The end of the current day in Copenhagen (MYG-04, 05, O-004). */
const endOfDay = (nowS: number): number => dayBounds(0, nowS)[1];

/** The entry of a game that has just been added, or that was moved (MYG-16). */
export const newEntry = ({ start, end }: GameTimes, nowS: number): MyGame => ({
  start,
  end,
  day: gameDay({ start, end }, nowS),
  settled: 0,
  expiresAt: endOfDay(nowS),
});

/**
 * The entry as time went on, and whether it had expired: then it has a new expiry (MYG-10 to 12, 14, 15). The very entry
 * given where nothing changed. A game whose day becomes today, or passes, is to be looked up again.
 */
export function refreshEntry(entry: MyGame, nowS: number): { entry: MyGame; expired: boolean } {
  const day = gameDay(entry, nowS);
  const expired = nowS >= entry.expiresAt;
  if (day === entry.day && !expired) return { entry, expired };
  const becameToday = entry.day > 0 && day === 0;
  const passed = entry.day >= 0 && day < 0;
  const settled = becameToday || passed ? 0 : entry.settled;
  return { entry: { ...entry, day, settled, expiresAt: expired ? endOfDay(nowS) : entry.expiresAt }, expired };
}

/**
 * The entry after its game was looked up: made anew where the game was moved; settled where a game of a day to come is
 * scheduled or one of a past day is finished (MYG-13, 16).
 */
export function confirmEntry(entry: MyGame, game: GameFacts, nowS: number): MyGame {
  if (game.start !== entry.start || game.end !== entry.end) return newEntry(game, nowS);
  const isFuture = entry.day > 0 && game.stageType === StageType.scheduled;
  const isPast = entry.day < 0 && game.stageType === StageType.finished;
  return { ...entry, settled: isFuture || isPast ? 1 : 0 };
}
