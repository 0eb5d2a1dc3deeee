import type { Pair } from '@stillingen/domain';
import { type CoreRow, coreRow, type EventRow, eventRow, type LeagueRow, leagueRow, readRows } from '@stillingen/wire';

/** What the head of a match page is drawn from. */
export interface MatchFacts {
  readonly league: LeagueRow | null;
  readonly event: EventRow;
  /** Null until the core feed has come; the row carries all that the head needs. */
  readonly core: CoreRow | null;
}

/**
 * The match of a df_ev_ feed (league row and event row), with its dc_ feed where there is one.
 * Null where the text holds no event. Throws WireError where a text is not of the format.
 */
export function readMatchFacts(eventText: string, coreText: string | null): MatchFacts | null {
  let league: LeagueRow | null = null;
  for (const row of readRows(eventText)) {
    const [head] = row[0]!;
    if (head === leagueRow.head) league = leagueRow.read(row);
    if (head === eventRow.head) return { league, event: eventRow.read(row), core: readCore(coreText) };
  }
  return null;
}

function readCore(text: string | null): CoreRow | null {
  const row = text === null ? undefined : readRows(text).find(([first]) => first![0] === coreRow.head);
  return row === undefined ? null : coreRow.read(row);
}

/** The score after regular time, where extra time or a shoot-out came after it; null where it is the score itself. */
export function regularTimeScore(event: EventRow): Pair | null {
  const { homeFullTime, awayFullTime, homeExtraTime, homePenalties } = event;
  const wentOn = homeExtraTime !== null || homePenalties !== null;
  return wentOn && homeFullTime !== null && awayFullTime !== null ? [homeFullTime, awayFullTime] : null;
}

/** A score in running text: '2-1'. */
export const scoreText = ([home, away]: Pair): string => `${home}-${away}`;
