import { sportById } from '@stillingen/domain';
import { NEWS, RANKINGS, TRANSFERS } from '../../projection/topics.ts';
import { drawText } from '../competition/draw.ts';
import { articleText, eventNewsText, myNewsText, newsListText, participantNewsText, reportText } from '../competition/news.ts';
import { rankingText } from '../competition/menu.ts';
import { squadText, transfersText } from '../competition/squad.ts';
import { tablesText, tableText, topScorersText } from '../competition/tables.ts';
import { participantEvents, participantList, participantLiveEvents, participantPart } from '../lists/participants.ts';
import { asShown, DEDUCTIONS_S, type Feeds } from './feed.ts';

/** Removed events and changed sides raise no version of news: their articles follow within so long (seconds). */
const EVENTS_S = 60;

export const COMPETITION_FEEDS = {
  standings: {
    topic: ({ tournament }) => tournament,
    ...asShown(({ tournament, stage, table }, { state, words }, atS) => tableText(state, tournament, stage, table, atS, words)),
    tail: 'signed',
    freshSeconds: DEDUCTIONS_S,
  },
  tables: {
    topic: ({ tournament }) => tournament,
    ...asShown(({ tournament, stage }, { state, words }, atS) => tablesText(state, tournament, stage, atS, words)),
    tail: 'signed',
    freshSeconds: DEDUCTIONS_S,
  },
  topScorers: {
    topic: ({ tournament }) => tournament,
    ...asShown(({ tournament, stage }, { state, words }) => topScorersText(state, tournament, stage, words)),
    tail: 'signed',
  },
  draw: {
    topic: ({ tournament }) => tournament,
    ...asShown(({ tournament, stage }, { state, words }) => drawText(state, tournament, stage, words)),
    tail: 'signed',
  },
  ranking: {
    topic: () => RANKINGS,
    text: ({ ranking, page }, { projection }) => rankingText(projection, ranking, page, false),
    tail: 'signed',
  },
  liveRanking: {
    topic: () => RANKINGS,
    text: ({ ranking, page }, { projection }) => rankingText(projection, ranking, page, true),
    tail: 'signed',
  },
  transfers: {
    topic: () => TRANSFERS,
    text: ({ participant, page }, { projection }) => transfersText(projection, participant, page),
    tail: 'signed',
  },
  participantPlayers: {
    topic: ({ participant }) => participant,
    text: ({ participant }, { projection, nowMs }) => squadText(projection, participant, nowMs / 1000),
    tail: 'signed',
    // Line-ups and transfers are no change of the team's matches.
    freshSeconds: 60,
  },
  participantNews: {
    topic: () => NEWS,
    ...asShown(({ participant }, { state }) => participantNewsText(state, participant)),
    tail: 'signed',
  },
  myNews: {
    topic: () => NEWS,
    ...asShown(({ participants }, { state }) => myNewsText(state, participants)),
    tail: 'signed',
  },
  newsList: {
    topic: () => NEWS,
    ...asShown(({ anySport, page }, shown) => newsListText(shown, anySport, page)),
    tail: 'none',
  },
  article: {
    topic: () => NEWS,
    ...asShown(({ article }, { state }) => articleText(state, article)),
    tail: 'empty',
  },
  eventNews: {
    topic: () => NEWS,
    ...asShown(({ event }, { state }) => eventNewsText(state, event)),
    tail: 'empty',
    freshSeconds: EVENTS_S,
  },
  report: {
    topic: () => NEWS,
    ...asShown(({ event }, { state }) => reportText(state, event)),
    tail: 'empty',
    freshSeconds: EVENTS_S,
  },
} satisfies Feeds;

/** Matches of a pair raise the topic of the pair alone: lists of its persons follow within this time. */
const PAIRS_FRESH_S = 60;

export const PARTICIPANT_FEEDS = {
  participant: {
    topic: ({ participant }) => participant,
    ...asShown(({ sport, participant }, shown) => participantList(shown, sport, participant)),
    tail: 'signed',
  },
  raceParticipant: {
    topic: ({ participant }) => participant,
    ...asShown(({ sport, participant }, shown) => (sportById(sport)!.duel ? null : participantList(shown, sport, participant))),
    tail: 'signed',
  },
  participantFixtures: {
    topic: ({ participant }) => participant,
    ...asShown((name, shown) => participantPart(shown, name, 'fixtures')),
    tail: 'signed',
    freshSeconds: PAIRS_FRESH_S,
  },
  participantResults: {
    topic: ({ participant }) => participant,
    ...asShown((name, shown) => participantPart(shown, name, 'results')),
    tail: 'signed',
    freshSeconds: PAIRS_FRESH_S,
  },
  participantEvents: {
    topic: ({ participant }) => participant,
    ...asShown(({ participant }, shown, atS) => participantEvents(shown, participant, atS)),
    tail: 'signed',
    freshSeconds: 60,
  },
  participantLiveEvents: {
    topic: ({ participant }) => participant,
    ...asShown(({ participant }, shown) => participantLiveEvents(shown, participant)),
    tail: 'signed',
  },
} satisfies Feeds;
