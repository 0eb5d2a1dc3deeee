import {
  appearanceRow,
  careerRow,
  columnRow as personColumnRow,
  figureRow,
  honourRow,
  injuryRow,
  personRow,
  personTeamRow,
  placeRow,
  raceRow,
  seasonRow as personSeasonRow,
} from './person/person.ts';
import {
  absenceRow,
  coreRow,
  correctionRow,
  seasonCorrectionsRow,
  partTitleRow,
  periodRow,
  statisticRow,
  statisticsSectionRow,
  videoRow,
} from './match/detail-rows.ts';
import { pressureMinuteRow, pressureRow } from './match/pressure.ts';
import { raceSessionRow, splitPointsRow, splitRow } from './match/race-course.ts';
import { leadMinuteRow, leadRow } from './match/lead.ts';
import { shotsMinuteRow, shotsRow } from './match/shots.ts';
import { commentRow } from './match/comments.ts';
import { archiveRow } from './competition/archive.ts';
import { tieRow } from './competition/draw.ts';
import { eventRow } from './event/event-row.ts';
import { EVENT_ODDS, EVENTS, LISTS, ODDS, RANKINGS, SIGNED, STANDINGS, SUMMARIES, UPDATES } from './feed-groups.ts';
import type { FeedKind } from './names/feed-name.ts';
import type { Fields, RowCodec } from './text/fields.ts';
import { hashRow, headRow, leagueRow, removedRow, signatureRow, systemRow, updateTimeRow } from './list/list-rows.ts';
import { blockRow as matchesBlockRow, matchRow, tabRow as matchesTabRow } from './match/head-to-head.ts';
import { groupRow as lineupGroupRow, playerRow as lineupPlayerRow, ratingsRow, sideRow } from './match/line-ups.ts';
import { blockRow as historyBlockRow, stepRow } from './match/match-history.ts';
import { competitionRow, countryRow, rankingRow as menuRankingRow } from './list/menu.ts';
import { newsRow, reportRow } from './competition/news.ts';
import { oddsRow } from './event/odds-row.ts';
import { betLineRow, betScopeRow, betTypeRow, offerRow } from './odds/event-odds-feed.ts';
import { placeRow as placeOfSportRow, sportRankingRow, topLeagueRow } from './list/places.ts';
import { sourceRow } from './list/sources.ts';
import { deletedRow, infoRow } from './list/participant-row.ts';
import { columnRow, lineRow, sectionRow, tableRow } from './match/player-statistics.ts';
import { groupRow as rankingGroupRow, headRow as rankingHeadRow, nationRow, rankingRow } from './competition/ranking.ts';
import { rankingsRow } from './competition/rankings.ts';
import { stageRow } from './event/short-result.ts';
import { pastSeasonRow, teamInjuryRow } from './list/team-history.ts';
import { teamCompetitionRow, teamFiguresRow, teamPagesRow, teamPositionRow } from './list/team-season.ts';
import { squadRow } from './competition/top-scorers.ts';
import { formRow, standingRow } from './competition/standing-rows.ts';
import { scorerRow } from './competition/top-scorers.ts';
import {
  groupRow as transfersGroupRow,
  playerRow as movedPlayerRow,
  tabRow,
  teamRow,
  transferRow,
} from './competition/transfers.ts';
import { upcomingDrawRow } from './competition/upcoming-draws.ts';

export interface RowTable {
  readonly title: string;
  readonly feeds: readonly (FeedKind | 'menus')[];
  readonly codec: Pick<RowCodec<Fields>, 'fields' | 'head'>;
  readonly tree?: true;
}

const PLAYERS = ['playerStatistics', 'playerStatisticsParts', 'pitchers'] as const satisfies readonly FeedKind[];
const DARTS = ['dartsStatistics', 'dartsStatisticsParts'] as const satisfies readonly FeedKind[];
const STATISTICS = ['statistics', ...DARTS] as const satisfies readonly FeedKind[];
const COMMENTS = ['comments', 'commentary', 'commentaryHighlights'] as const satisfies readonly FeedKind[];

export const ROW_TABLES: readonly RowTable[] = [
  { title: 'head of a list', feeds: [...EVENTS, 'popular', 'headToHead', ...ODDS], codec: headRow },
  { title: 'league', feeds: [...LISTS, 'eventRow'], codec: leagueRow },
  { title: 'event', feeds: EVENTS, codec: eventRow },
  { title: 'removed event', feeds: [...UPDATES], codec: removedRow },
  { title: 'participant', feeds: ['participant', 'raceParticipant', 'participantEvents'], codec: infoRow },
  { title: 'deleted participant', feeds: ['participant', 'raceParticipant', 'participantEvents'], codec: deletedRow },
  { title: 'time of an update', feeds: [...UPDATES], codec: updateTimeRow },
  { title: 'odds of an event', feeds: ODDS, codec: oddsRow },
  { title: 'bet type', feeds: EVENT_ODDS, codec: betTypeRow },
  { title: 'part that decides a bet', feeds: EVENT_ODDS, codec: betScopeRow },
  { title: 'line of a bet', feeds: EVENT_ODDS, codec: betLineRow },
  { title: 'offer of a bookmaker', feeds: EVENT_ODDS, codec: offerRow },
  { title: 'top competition of a sport', feeds: ['places', 'pinned'], codec: topLeagueRow },
  { title: 'ranking of a sport', feeds: ['places'], codec: sportRankingRow },
  { title: 'country or category of a sport', feeds: ['places'], codec: placeOfSportRow },
  { title: 'system', feeds: ['system', 'service'], codec: systemRow },
  { title: 'source of matches', feeds: ['sources'], codec: sourceRow },
  { title: 'core of a match', feeds: ['core'], codec: coreRow },
  { title: 'hashes of a match', feeds: ['hashes'], codec: hashRow },
  { title: 'period of a summary', feeds: SUMMARIES, codec: periodRow },
  { title: 'stage of a short result', feeds: ['result'], codec: stageRow },
  { title: 'part of the match', feeds: [...STATISTICS, ...PLAYERS], codec: partTitleRow },
  { title: 'section of statistics', feeds: STATISTICS, codec: statisticsSectionRow },
  { title: 'statistic', feeds: STATISTICS, codec: statisticRow },
  { title: 'pressure of a match', feeds: ['pressure'], codec: pressureRow },
  { title: 'pressure in a minute', feeds: ['pressure'], codec: pressureMinuteRow },
  { title: 'shots of a match', feeds: ['shots'], codec: shotsRow },
  { title: 'shots in a minute', feeds: ['shots'], codec: shotsMinuteRow },
  { title: 'scores of a match by minute', feeds: ['lead'], codec: leadRow },
  { title: 'score at the end of a minute', feeds: ['lead'], codec: leadMinuteRow },
  { title: 'session of a meeting of races', feeds: ['raceCourse'], codec: raceSessionRow },
  { title: 'points on the way of a race', feeds: ['raceCourse'], codec: splitPointsRow },
  { title: 'competitor at the points of a race', feeds: ['raceCourse'], codec: splitRow },
  { title: 'tab of earlier matches', feeds: ['headToHead'], codec: matchesTabRow },
  { title: 'block of earlier matches', feeds: ['headToHead'], codec: matchesBlockRow },
  { title: 'earlier match', feeds: ['headToHead'], codec: matchRow },
  { title: 'group of a line-up', feeds: ['lineups'], codec: lineupGroupRow },
  { title: 'side of a line-up', feeds: ['lineups'], codec: sideRow },
  { title: 'player of a line-up', feeds: ['lineups'], codec: lineupPlayerRow },
  { title: 'source of ratings', feeds: ['lineups', 'playerStatistics'], codec: ratingsRow },
  { title: 'missing player', feeds: ['scratches'], codec: absenceRow },
  { title: 'set, game or leg', feeds: ['history'], codec: historyBlockRow },
  { title: 'step of a set, game or leg', feeds: ['history'], codec: stepRow },
  { title: 'comment', feeds: COMMENTS, codec: commentRow },
  { title: 'section of player statistics', feeds: PLAYERS, codec: sectionRow },
  { title: 'table of player statistics', feeds: PLAYERS, codec: tableRow },
  { title: 'column of player statistics', feeds: PLAYERS, codec: columnRow },
  { title: 'player of player statistics', feeds: PLAYERS, codec: lineRow },
  { title: 'video', feeds: ['highlights'], codec: videoRow },
  { title: 'correction', feeds: ['corrections'], codec: correctionRow },
  { title: 'corrections of a season', feeds: ['corrections'], codec: seasonCorrectionsRow },
  { title: 'report', feeds: ['report', 'article'], codec: reportRow, tree: true },
  {
    title: 'article',
    feeds: ['eventNews', 'participantNews', 'participantNewsPage', 'competitionNews', 'myNews'],
    codec: newsRow,
    tree: true,
  },
  { title: 'place in the standings', feeds: STANDINGS, codec: standingRow },
  { title: 'match of the form', feeds: STANDINGS, codec: formRow },
  { title: 'top scorer', feeds: ['topScorers', 'eventTopScorers', ...STANDINGS], codec: scorerRow },
  { title: 'season of an archive', feeds: ['archive'], codec: archiveRow },
  { title: 'tie of a draw', feeds: ['draw'], codec: tieRow },
  { title: 'coming round of a draw', feeds: ['draw'], codec: upcomingDrawRow },
  { title: 'player of a participant', feeds: ['participantPlayers'], codec: squadRow },
  { title: 'pages of a team', feeds: ['participantSeason'], codec: teamPagesRow },
  { title: 'competition of a team', feeds: ['participantSeason'], codec: teamCompetitionRow },
  { title: 'season of a team in figures', feeds: ['participantSeason'], codec: teamFiguresRow },
  { title: 'position of a team', feeds: ['participantSeason'], codec: teamPositionRow },
  { title: 'past season of a team', feeds: ['participantHistory'], codec: pastSeasonRow },
  { title: 'absence of a player of a team', feeds: ['participantHistory'], codec: teamInjuryRow },
  { title: 'person', feeds: ['person'], codec: personRow },
  { title: 'season of a person', feeds: ['person'], codec: personSeasonRow },
  { title: 'figure of the season', feeds: ['person'], codec: figureRow },
  { title: 'column of matches or of the career of a person', feeds: ['person'], codec: personColumnRow },
  { title: 'match of a person', feeds: ['person'], codec: appearanceRow },
  { title: 'season of a career', feeds: ['person'], codec: careerRow },
  { title: 'injury of a person', feeds: ['person'], codec: injuryRow },
  { title: 'race of a person', feeds: ['person'], codec: raceRow },
  { title: 'honour of a person', feeds: ['person'], codec: honourRow },
  { title: 'team of a person', feeds: ['person'], codec: personTeamRow },
  { title: 'rank of a person', feeds: ['person'], codec: placeRow },
  { title: 'ranking of the list of rankings', feeds: ['rankings'], codec: rankingsRow },
  { title: 'group of a ranking', feeds: RANKINGS, codec: rankingGroupRow, tree: true },
  { title: 'country of a ranking', feeds: ['countryRanking', 'liveCountryRanking'], codec: nationRow, tree: true },
  { title: 'heading of a ranking', feeds: RANKINGS, codec: rankingHeadRow, tree: true },
  { title: 'place in a ranking', feeds: RANKINGS, codec: rankingRow, tree: true },
  { title: 'tab of transfers', feeds: ['transfers'], codec: tabRow, tree: true },
  { title: 'group of transfers', feeds: ['transfers'], codec: transfersGroupRow, tree: true },
  { title: 'transfer', feeds: ['transfers'], codec: transferRow, tree: true },
  { title: 'club of a transfer', feeds: ['transfers'], codec: teamRow, tree: true },
  { title: 'player of a transfer', feeds: ['transfers'], codec: movedPlayerRow, tree: true },
  { title: 'country of a menu', feeds: ['menus'], codec: countryRow },
  { title: 'competition of a menu', feeds: ['menus'], codec: competitionRow },
  { title: 'ranking of a menu', feeds: ['menus'], codec: menuRankingRow },
  { title: 'signature', feeds: SIGNED, codec: signatureRow },
];
