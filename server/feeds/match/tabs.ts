import { type EventItem, hasOwnFeed, type LiveState, NO_FACTS, StageType } from '@stillingen/domain';
import { hasDraw } from '../competition/draw.ts';
import { hasNews, reportOf } from '../competition/news.ts';
import { hasScorers } from '../competition/top-scorers.ts';

/** The tabs of a match that have content, as this family of feeds names them (wire format 2.3), joined by commas. */
export function tabsOf(state: LiveState, event: EventItem): string {
  const { id, sportId, leagueId, stageType } = event;
  const facts = state.facts.get(id) ?? NO_FACTS;
  const league = state.leagues.get(leagueId)!;
  const isPlayed = stageType === StageType.live;
  const tabs: readonly (readonly [tab: string, exists: boolean])[] = [
    ['MR', reportOf(state, id) !== null],
    ['ST', state.statistics.has(id)],
    ['PS', facts['player-statistics'].length > 0],
    ['LI', facts.lineup.some(({ confirmed }) => confirmed)],
    ['PLI', facts.lineup.length > 0 && facts.lineup.every(({ confirmed }) => !confirmed)],
    ['SCR', facts.absences.some(({ players }) => players.length > 0)],
    [hasOwnFeed(sportId, 'commentary') ? 'LC' : 'MC', facts.comment.length > 0],
    ['MH', facts.history.length > 0],
    ['HH', true],
    ['HIO', facts.video.length > 0],
    ['TA', league.hasStandings],
    ['LT', league.hasStandings && isPlayed],
    ['TTS', hasScorers(state, league)],
    ['DTF', hasDraw(state, league)],
    ['NF', hasNews(state, event)],
    ['COR', (state.corrections.get(id)?.length ?? 0) > 0],
  ];
  return tabs
    .filter(([, exists]) => exists)
    .map(([tab]) => tab)
    .join(',');
}
