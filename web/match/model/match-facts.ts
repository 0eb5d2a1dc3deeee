import type { Pair } from '@stillingen/domain';
import { type CoreRow, coreRow, type EventRow, eventRow, type LeagueRow, leagueRow } from '@stillingen/wire';

/** A match and the competition that it belongs to. */
export interface Match {
  readonly league: LeagueRow;
  readonly event: EventRow;
}

/** The match of a df_ev_ feed; null where the text holds none. Throws WireError where it is not of the format. */
export function readMatch(text: string): Match | null {
  const [league] = leagueRow.readAll(text);
  const [event] = eventRow.readAll(text);
  return league === undefined || event === undefined ? null : { league, event };
}

/** The row of a dc_ feed; null where there is none. Throws WireError where the text is not of the format. */
export function readCore(text: string | null): CoreRow | null {
  return text === null ? null : (coreRow.readAll(text)[0] ?? null);
}

/** The score after regular time, where extra time or a shoot-out came after it; null where it is the score itself. */
export function regularTimeScore(event: EventRow): Pair | null {
  const { homeFullTime, awayFullTime, homeExtraTime, homePenalties } = event;
  const wentOn = homeExtraTime !== null || homePenalties !== null;
  return wentOn && homeFullTime !== null && awayFullTime !== null ? [homeFullTime, awayFullTime] : null;
}

/** A score in running text: '2-1'. */
export const scoreText = ([home, away]: Pair): string => `${home}-${away}`;

/** A number whose thousands a feed sets apart by spaces, as it is written in Danish: '13 238' becomes '13.238'. */
export const danishThousands = (number: string): string => number.replaceAll(/(?<=\d)\s(?=\d{3})/g, '.');
