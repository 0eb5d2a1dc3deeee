import { drawText } from '../competition/draw.ts';
import { articleText, eventNewsText, myNewsText, newsListText, participantNewsText, reportText } from '../competition/news.ts';
import { rankingText } from '../competition/rankings.ts';
import { squadText } from '../competition/squad.ts';
import { tablesText, tableText } from '../competition/tables.ts';
import { topScorersText } from '../competition/top-scorers.ts';
import { NEWS, RANKINGS, TRANSFERS } from '../competition/topics.ts';
import { transfersText } from '../competition/transfers.ts';
import { DEDUCTIONS_S, type Feeds } from './feed.ts';

/** That an event was removed or has other sides is no news: what is written of it follows within so long (seconds). */
const EVENTS_S = 60;

/** Feeds about competitions and participants, and what is written of them. */
export const COMPETITION_FEEDS = {
  standings: {
    topic: ({ tournament }) => tournament,
    text: ({ tournament, stage, table }, { projection, nowMs }) =>
      tableText(projection.state, tournament, stage, table, nowMs / 1000),
    earlier: ({ tournament, stage, table }, { state, atS }) => tableText(state, tournament, stage, table, atS),
    tail: 'signed',
    freshSeconds: DEDUCTIONS_S,
  },
  tables: {
    topic: ({ tournament }) => tournament,
    text: ({ tournament, stage }, { projection, nowMs }) => tablesText(projection.state, tournament, stage, nowMs / 1000),
    tail: 'signed',
    freshSeconds: DEDUCTIONS_S,
  },
  topScorers: {
    topic: ({ tournament }) => tournament,
    text: ({ tournament, stage }, { projection }) => topScorersText(projection.state, tournament, stage),
    tail: 'signed',
  },
  draw: {
    topic: ({ tournament }) => tournament,
    text: ({ tournament, stage }, { projection }) => drawText(projection.state, tournament, stage),
    tail: 'signed',
  },
  ranking: {
    topic: () => RANKINGS,
    text: ({ ranking, page }, { projection }) => rankingText(projection.state, ranking, page, false),
    tail: 'signed',
  },
  liveRanking: {
    topic: () => RANKINGS,
    text: ({ ranking, page }, { projection }) => rankingText(projection.state, ranking, page, true),
    tail: 'signed',
  },
  transfers: {
    topic: () => TRANSFERS,
    text: ({ participant, page }, { projection }) => transfersText(projection.state, participant, page),
    tail: 'signed',
  },
  participantPlayers: {
    topic: ({ participant }) => participant,
    text: ({ participant }, { projection, nowMs }) => squadText(projection, participant, nowMs / 1000),
    tail: 'signed',
    // Line-ups are told again, and a transfer is no change of the team's matches.
    freshSeconds: 60,
  },
  participantNews: {
    topic: () => NEWS,
    text: ({ participant }, { projection }) => participantNewsText(projection.state, participant),
    tail: 'signed',
  },
  myNews: {
    topic: () => NEWS,
    text: ({ participants }, { projection }) => myNewsText(projection.state, participants),
    tail: 'signed',
  },
  newsList: {
    topic: () => NEWS,
    text: ({ anySport, page }, { projection }) => newsListText(projection.state, anySport, page),
    tail: 'none',
  },
  article: {
    topic: () => NEWS,
    text: ({ article }, { projection }) => articleText(projection.state, article),
    tail: 'empty',
  },
  eventNews: {
    topic: () => NEWS,
    text: ({ event }, { projection }) => eventNewsText(projection.state, event),
    tail: 'empty',
    freshSeconds: EVENTS_S,
  },
  report: {
    topic: () => NEWS,
    text: ({ event }, { projection }) => reportText(projection.state, event),
    tail: 'empty',
    freshSeconds: EVENTS_S,
  },
} satisfies Feeds;
