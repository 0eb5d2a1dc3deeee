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
import { resultText, summaryText } from '../match/summary.ts';
import type { FeedState } from '../../projection/item-source.ts';
import { asShown, DEDUCTIONS_S, type Feeds, ofEvent } from './feed.ts';

/** How long feeds that depend on more than a match may lag (seconds). */
const BESIDE_S = 60;

const leagueOf = (state: LiveState, event: string): League | undefined =>
  state.leagues.get((state.events.get(event as EventId) ?? state.races.get(event as EventId))?.leagueId as StageId);

const correctionsIn = ({ state, words }: FeedState, id: EventId): string | null =>
  state.events.has(id) || state.races.has(id) ? correctionsText(state, id, words) : null;

export const MATCH_FEEDS = {
  core: ofEvent(coreText, { freshSeconds: BESIDE_S }),
  hashes: ofEvent(hashesText, { tail: 'signed', freshSeconds: BESIDE_S }),
  summary: ofEvent(summaryText),
  summaryAlias: ofEvent(summaryText),
  summaryOld: ofEvent(summaryText),
  result: ofEvent(resultText),
  statistics: ofEvent(statisticsText),
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
  liveOdds: ofEvent(() => ''),
  eventStandings: {
    topic: ({ event }, state) => leagueOf(state, event)?.tournamentId ?? event,
    ...asShown(({ event, table }, { state, words }, atS) => {
      const league = leagueOf(state, event);
      return league === undefined ? null : tableText(state, league.tournamentId, league.id, table, atS, words);
    }),
    tail: 'empty',
    freshSeconds: DEDUCTIONS_S,
  },
  eventTopScorers: {
    topic: ({ event }, state) => leagueOf(state, event)?.tournamentId ?? event,
    ...asShown(({ event }, { state, words }) => {
      const league = leagueOf(state, event);
      return league === undefined ? null : topScorersText(state, league.tournamentId, league.id, words);
    }),
    tail: 'empty',
  },
  corrections: {
    topic: ({ event }) => event,
    ...asShown(({ event }, shown) => correctionsIn(shown, event as EventId)),
    tail: 'empty',
  },
  eventRow: {
    topic: ({ event }) => event,
    ...asShown(({ event }, shown) => eventList(shown, event as EventId)),
    tail: 'empty',
  },
} satisfies Feeds;
