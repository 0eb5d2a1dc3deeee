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

/** The score as played, without the goal that the feeds add for the winner of a shoot-out. Null where there is none. */
export function playedScore(event: EventRow): Pair | null {
  if (event.homeScore === null || event.awayScore === null) return null;
  const { homePenalties: home, awayPenalties: away } = event;
  const added = event.stageType === 3 && home !== null && away !== null ? Math.sign(home - away) : 0;
  return [event.homeScore - (added > 0 ? 1 : 0), event.awayScore - (added < 0 ? 1 : 0)];
}

const pair = (home: number | null, away: number | null): Pair | null => (home === null || away === null ? null : [home, away]);

/** The scores that stand under the big one: at the break, after regular time, in the shoot-out. Null where not reached. */
export function partScores(event: EventRow): { halfTime: Pair | null; fullTime: Pair | null; shootOut: Pair | null } {
  const fullTime = pair(event.homeFullTime, event.awayFullTime);
  const second = pair(event.homePart2, event.awayPart2);
  // Feeds of this family may carry the second half alone: then the first is what is left of regular time.
  const derived: Pair | null = fullTime !== null && second !== null ? [fullTime[0] - second[0], fullTime[1] - second[1]] : null;
  const beyondRegularTime = pair(event.homeExtraTime, event.awayExtraTime) !== null || pair(event.homePenalties, event.awayPenalties) !== null;
  return {
    halfTime: pair(event.homePart1, event.awayPart1) ?? derived,
    fullTime: beyondRegularTime ? fullTime : null,
    shootOut: pair(event.homePenalties, event.awayPenalties),
  };
}

/** A score in running text: 2-1 with a dash that does not break. */
export const scoreText = ([home, away]: Pair): string => `${home}-${away}`;
