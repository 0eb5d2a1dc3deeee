import { sportById } from '@stillingen/domain';
import { NEWS, RANKINGS, TRANSFERS } from '../../projection/topics.ts';
import { archiveText } from '../competition/archive.ts';
import { drawText } from '../competition/draw.ts';
import {
  articleText,
  competitionNewsText,
  eventNewsText,
  myNewsText,
  newsListText,
  participantNewsPageText,
  participantNewsText,
  reportText,
} from '../competition/news.ts';
import { rankingsText, rankingText } from '../competition/ranking.ts';
import { squadText, transfersText } from '../competition/squad.ts';
import { tablesText, tableText, topScorersText } from '../competition/tables.ts';
import { participantEvents, participantList, participantLiveEvents, participantPart } from '../lists/participants.ts';
import { teamHistoryText } from '../teams/history.ts';
import { teamSeasonText } from '../teams/season.ts';
import { personText } from '../persons/person.ts';
import { DEDUCTIONS_S, feed, type Feeds } from './feed.ts';

/** Seconds: removed events and changed sides raise no version of news. */
const EVENTS_S = 60;
/** Stages of matches raise no topic of rankings. */
const RANKINGS_FRESH = { freshSeconds: 60 } as const;

const byTournament = ({ tournament }: { readonly tournament: string }): string => tournament;
const byParticipant = ({ participant }: { readonly participant: string }): string => participant;
const news = (): string => NEWS;
const rankings = (): string => RANKINGS;

export const COMPETITION_FEEDS = {
  standings: feed(byTournament, tableText, { freshSeconds: DEDUCTIONS_S }),
  tables: feed(byTournament, tablesText, { freshSeconds: DEDUCTIONS_S }),
  topScorers: feed(byTournament, topScorersText),
  draw: feed(byTournament, drawText),
  archive: feed(({ template }) => template, archiveText),
  ranking: feed<'ranking'>(rankings, rankingText, RANKINGS_FRESH),
  liveRanking: feed<'liveRanking'>(rankings, rankingText, RANKINGS_FRESH),
  countryRanking: feed<'countryRanking'>(rankings, rankingText, RANKINGS_FRESH),
  liveCountryRanking: feed<'liveCountryRanking'>(rankings, rankingText, RANKINGS_FRESH),
  rankings: feed(rankings, rankingsText),
  transfers: feed(() => TRANSFERS, transfersText),
  // Line-ups and transfers are no change of the team's matches.
  participantPlayers: feed(byParticipant, squadText, { freshSeconds: 60 }),
  participantSeason: feed(byParticipant, teamSeasonText, { freshSeconds: 60 }),
  participantHistory: feed(byParticipant, teamHistoryText, { freshSeconds: 60 }),
  participantNews: feed(news, participantNewsText),
  participantNewsPage: feed(news, participantNewsPageText, { freshSeconds: EVENTS_S }),
  competitionNews: feed(news, competitionNewsText, { freshSeconds: EVENTS_S }),
  myNews: feed(news, myNewsText),
  newsList: feed(news, newsListText, { tail: 'none', freshSeconds: EVENTS_S }),
  article: feed(news, articleText, { tail: 'empty' }),
  eventNews: feed(news, eventNewsText, { tail: 'empty', freshSeconds: EVENTS_S }),
  report: feed(news, reportText, { tail: 'empty', freshSeconds: EVENTS_S }),
} satisfies Feeds;

/** Seconds: matches of a pair or a team raise no topic of its persons. */
const PAIRS_FRESH_S = 60;

export const PARTICIPANT_FEEDS = {
  participant: feed(byParticipant, participantList, { freshSeconds: PAIRS_FRESH_S }),
  raceParticipant: feed(byParticipant, (name, shown, nowS) =>
    sportById(name.sport)!.duel ? null : participantList(name, shown, nowS),
  ),
  participantFixtures: feed(byParticipant, (name, shown, nowS) => participantPart(name, shown, 'fixtures', nowS), {
    freshSeconds: PAIRS_FRESH_S,
  }),
  participantResults: feed(byParticipant, (name, shown, nowS) => participantPart(name, shown, 'results', nowS), {
    freshSeconds: PAIRS_FRESH_S,
  }),
  participantEvents: feed(byParticipant, participantEvents, { freshSeconds: 60 }),
  participantLiveEvents: feed(byParticipant, participantLiveEvents),
  person: feed(byParticipant, personText, { freshSeconds: PAIRS_FRESH_S }),
} satisfies Feeds;
