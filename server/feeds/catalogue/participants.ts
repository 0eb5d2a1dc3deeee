import { sportById } from '@stillingen/domain';
import { participantEvents, participantList, participantLiveEvents, participantPart } from '../lists/participants.ts';
import type { Feeds } from './feed.ts';

/** What a pair plays is told under the topic of the pair: lists of its persons follow within this time. */
const PAIRS_FRESH_S = 60;

/** Lists of the events of one participant. */
export const PARTICIPANT_FEEDS = {
  participant: {
    topic: ({ participant }) => participant,
    text: ({ sport, participant }, { projection }) => participantList(projection, sport, participant),
    tail: 'signed',
  },
  raceParticipant: {
    topic: ({ participant }) => participant,
    // Who meets another has none.
    text: ({ sport, participant }, { projection }) =>
      sportById(sport)!.duel ? null : participantList(projection, sport, participant),
    tail: 'signed',
  },
  participantFixtures: {
    topic: ({ participant }) => participant,
    text: (name, { projection }) => participantPart(projection, name, 'fixtures'),
    tail: 'signed',
    freshSeconds: PAIRS_FRESH_S,
  },
  participantResults: {
    topic: ({ participant }) => participant,
    text: (name, { projection }) => participantPart(projection, name, 'results'),
    tail: 'signed',
    freshSeconds: PAIRS_FRESH_S,
  },
  participantEvents: {
    topic: ({ participant }) => participant,
    text: ({ participant }, { projection, nowMs }) => participantEvents(projection, participant, nowMs / 1000),
    tail: 'signed',
    freshSeconds: 60,
  },
  participantLiveEvents: {
    topic: ({ participant }) => participant,
    text: ({ participant }, { projection }) => participantLiveEvents(projection, participant),
    tail: 'signed',
  },
} satisfies Feeds;
