import { type EventItem, hasOwnFeed, type LiveState, NO_FACTS, StageType, Winner } from '@stillingen/domain';
import { coreRow, currentResult, hashRow, WINNER_LETTER } from '@stillingen/wire';
import type { MatchContext } from '../../projection/item-source.ts';
import { signatureOf } from '../body.ts';
import { hasDraw } from '../competition/draw.ts';
import { hasNews, hasReport } from '../competition/newsroom.ts';
import { hasScorers } from '../competition/tables.ts';
import { commentsText, highlightsText } from './comments.ts';
import { hasPast } from './head-to-head.ts';
import { historyText } from './history.ts';
import { lineupsText, scratchesText } from './lineups.ts';
import { leadIn, pressureIn, shotsIn } from './minutes.ts';
import { linkNamed } from './persons.ts';
import { playerOfTheMatch } from './ratings.ts';
import { playerStatisticsText, statisticsText } from './statistics.ts';
import { summaryText } from './summary.ts';

/** The codes of all tabs with content (wire format 2.3). */
function tabsOf(state: LiveState, event: EventItem, around: MatchContext): string {
  const { id, sportId, leagueId, stageType } = event;
  const shown = { state, reports: around.reports };
  const facts = state.facts.get(id) ?? NO_FACTS;
  const league = state.leagues.get(leagueId)!;
  const isPlayed = stageType === StageType.live;
  const tabs: readonly (readonly [tab: string, exists: boolean])[] = [
    ['MR', hasReport(shown, id)],
    ['ST', state.statistics.has(id)],
    ['MMT', pressureIn(state, event) !== null],
    ['MMS', shotsIn(state, event) !== null],
    ['MML', leadIn(state, event) !== null],
    ['PS', facts['player-statistics'].length > 0],
    ['LI', facts.lineup.some(({ confirmed }) => confirmed)],
    ['PLI', facts.lineup.length > 0 && facts.lineup.every(({ confirmed }) => !confirmed)],
    ['SCR', facts.absences.some(({ players }) => players.length > 0)],
    [hasOwnFeed(sportId, 'commentary') ? 'LC' : 'MC', facts.comment.length > 0],
    ['MH', facts.history.length > 0],
    ['HH', hasPast(state, event, around)],
    ['HIO', facts.video.length > 0],
    ['TA', league.hasStandings],
    ['LT', league.hasStandings && isPlayed],
    ['TTS', hasScorers(state, league)],
    ['DTF', hasDraw(state, league)],
    ['NF', hasNews(shown, event)],
    ['COR', (state.corrections.get(id)?.length ?? 0) > 0],
  ];
  return tabs
    .filter(([, exists]) => exists)
    .map(([tab]) => tab)
    .join(',');
}

export function coreText(state: LiveState, event: EventItem, around: MatchContext): string {
  const result = currentResult(event);
  const best = playerOfTheMatch(state, event);
  return coreRow.writeText({
    stageType: event.stageType,
    stage: event.stage,
    start: event.start,
    stageStart: event.stageStart ?? event.start,
    lastChange: event.changedAt,
    homeScore: result?.[0] ?? null,
    awayScore: result?.[1] ?? null,
    homeFullTime: event.fullTime?.[0] ?? event.score?.[0] ?? null,
    awayFullTime: event.fullTime?.[1] ?? event.score?.[1] ?? null,
    homeExtraTime: event.afterExtraTime?.[0] ?? null,
    awayExtraTime: event.afterExtraTime?.[1] ?? null,
    fullTimeWinner: event.fullTimeWinner === Winner.unknown ? null : event.fullTimeWinner,
    winner: WINNER_LETTER[event.winner],
    tabs: tabsOf(state, event, around),
    sport: event.sportId,
    bestPlayer: best?.player ?? null,
    bestUrl: best === null ? null : linkNamed(state, event, best.side, best.player).url || null,
    bestSide: best === null ? null : best.side === 'home' ? 1 : 2,
    bestRating: best?.rating ?? null,
  });
}

export function hashesText(state: LiveState, event: EventItem, around: MatchContext): string {
  const hash = (text: (state: LiveState, event: EventItem, around: MatchContext) => string): string =>
    signatureOf(text(state, event, around));
  return hashRow.writeText({
    core: hash(coreText),
    summary: hash(summaryText),
    statistics: hash(statisticsText),
    comments: hash(commentsText),
    lineups: hash(lineupsText),
    history: hash(historyText),
    playerStatistics: hash(playerStatisticsText),
    absences: hash(scratchesText),
    videos: hash(highlightsText),
  });
}
