import type { ParticipantId } from '@stillingen/domain';
import { headText } from '../lists/listing.ts';
import { currentStages } from '../lists/lists.ts';
import { type Feeds, NEVER_CHANGES } from './feed.ts';

const ALL_SPORTS = 0;

/** A list of the odds of events: its head alone, as no provider tells of odds. */
const noOdds = { topic: () => NEVER_CHANGES, text: ({ sport }: { sport: number }) => headText(sport), tail: 'signed' } as const;
/** What changed in it: nothing. */
const noUpdate = { topic: () => NEVER_CHANGES, text: () => '', tail: 'signed', quiet: true } as const;

/** Odds of the events of lists, and what keeps them true. */
export const ODDS_FEEDS = {
  odds: noOdds,
  mixedOdds: { ...noOdds, text: () => headText(ALL_SPORTS) },
  oddsUpdate: noUpdate,
  mixedOddsUpdate: noUpdate,
  tournamentOdds: {
    ...noOdds,
    topic: ({ template }) => template,
    text: (name, { projection }) => (currentStages(projection.state, name.template).length === 0 ? null : noOdds.text(name)),
  },
  participantOdds: {
    ...noOdds,
    topic: ({ participant }) => participant,
    text: (name, { projection }) =>
      projection.state.participants.has(name.participant as ParticipantId) ? noOdds.text(name) : null,
  },
} satisfies Feeds;
