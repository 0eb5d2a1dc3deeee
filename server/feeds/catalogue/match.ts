import type { EventId, League, LiveState, StageId } from '@stillingen/domain';
import { tableText, topScorersText } from '../competition/tables.ts';
import { eventList } from '../lists/lists.ts';
import { commentaryHighlightsText, commentaryText, commentsText, correctionsText, highlightsText } from '../match/comments.ts';
import { coreText, hashesText } from '../match/core.ts';
import { headToHeadText } from '../match/head-to-head.ts';
import { currentGameText, historyText } from '../match/history.ts';
import { lineupsText, scratchesText } from '../match/lineups.ts';
import {
  dartsPartsText,
  dartsText,
  pitchersText,
  playerPartsText,
  playerStatisticsText,
  statisticsText,
} from '../match/statistics.ts';
import { leadText, pressureText, shotsText } from '../match/minutes.ts';
import { raceCourseText } from '../match/race-course.ts';
import { resultText, summaryText } from '../match/summary.ts';
import type { FeedState } from '../../projection/item-source.ts';
import { DEDUCTIONS_S, feed, type Feeds, NEVER_CHANGES, ofEvent, presentFeed } from './feed.ts';

/** How long feeds that depend on more than a match may lag (seconds). */
const BESIDE_S = 60;

const leagueOf = (state: LiveState, event: string): League | undefined =>
  state.leagues.get((state.events.get(event as EventId) ?? state.races.get(event as EventId))?.leagueId as StageId);

const topicOfSeason = ({ event }: { readonly event: string }, state: LiveState): string =>
  leagueOf(state, event)?.tournamentId ?? event;
/** The stage of an event; null for an unknown event. */
function stageOf({ state }: FeedState, event: string): { readonly tournament: string; readonly stage: string } | null {
  const league = leagueOf(state, event);
  return league === undefined ? null : { tournament: league.tournamentId, stage: league.id };
}

export const MATCH_FEEDS = {
  core: ofEvent(coreText, { freshSeconds: BESIDE_S }),
  hashes: ofEvent(hashesText, { tail: 'signed', freshSeconds: BESIDE_S }),
  summary: ofEvent(summaryText),
  summaryAlias: ofEvent(summaryText),
  summaryOld: ofEvent(summaryText),
  result: ofEvent(resultText),
  statistics: ofEvent(statisticsText),
  pressure: ofEvent(pressureText),
  shots: ofEvent(shotsText),
  lead: ofEvent(leadText),
  dartsStatistics: ofEvent(dartsText),
  dartsStatisticsParts: ofEvent(dartsPartsText),
  headToHead: ofEvent(headToHeadText, { freshSeconds: BESIDE_S }),
  lineups: ofEvent(lineupsText),
  scratches: ofEvent(scratchesText),
  history: ofEvent(historyText),
  currentGame: ofEvent(currentGameText),
  comments: ofEvent(commentsText),
  commentary: ofEvent(commentaryText),
  commentaryHighlights: ofEvent(commentaryHighlightsText),
  playerStatistics: ofEvent(playerStatisticsText),
  playerStatisticsParts: ofEvent(playerPartsText),
  pitchers: ofEvent(pitchersText),
  highlights: ofEvent(highlightsText),
  eventOdds: ofEvent(() => ''),
  eventOddsOld: ofEvent(() => ''),
  prematchOdds: ofEvent(() => ''),
  // Answered for an audience alone, so that ids of bookmakers can not be probed.
  liveOdds: presentFeed(NEVER_CHANGES, () => null, { tail: 'empty' }),
  eventStandings: feed(
    topicOfSeason,
    ({ event, table }, shown, atS) => {
      const stage = stageOf(shown, event);
      return stage === null ? null : tableText({ ...stage, table }, shown, atS);
    },
    { tail: 'empty', freshSeconds: DEDUCTIONS_S },
  ),
  eventTopScorers: feed(
    topicOfSeason,
    ({ event }, shown) => {
      const stage = stageOf(shown, event);
      return stage === null ? null : topScorersText(stage, shown);
    },
    { tail: 'empty' },
  ),
  raceCourse: feed(({ event }) => event, raceCourseText, { tail: 'empty', freshSeconds: BESIDE_S }),
  corrections: feed(({ event }) => event, correctionsText, { tail: 'empty', freshSeconds: BESIDE_S }),
  eventRow: feed(
    ({ event }) => event,
    ({ event }, shown) => eventList(shown, event as EventId),
    { tail: 'empty' },
  ),
} satisfies Feeds;
