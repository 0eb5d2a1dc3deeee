import { COMPETITION_FEEDS, PARTICIPANT_FEEDS } from './competition.ts';
import type { Feeds } from './feed.ts';
import { LIST_FEEDS, ODDS_FEEDS } from './lists.ts';
import { MATCH_FEEDS } from './match.ts';
export const FEEDS: Feeds = { ...LIST_FEEDS, ...PARTICIPANT_FEEDS, ...ODDS_FEEDS, ...MATCH_FEEDS, ...COMPETITION_FEEDS };
