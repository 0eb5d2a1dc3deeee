import { sportById } from '@stillingen/domain';
import { participantEvents, participantList, participantLiveEvents, participantPart } from '../lists/participants.ts';
import { asShown, type Feeds } from './feed.ts';

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
    // Sports of duels have none.
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
