import { dayBounds } from '../time/days.ts';
import { StageType } from '../event/stage.ts';
import { gameDay, type GameTimes } from './days.ts';

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
