import type { EventPlan } from '../../engine/event-plan.ts';
import { fixtureMessage } from './fixture.ts';
import type { MatchPlan } from './plan.ts';
import { reportSteps } from './report.ts';
import { playMatch } from './script.ts';
import { tellStory } from './story.ts';

/** All has been said about a match this long after its planned kick-off. */
const OVER_AFTER_S = 5 * 3600;

/** A match as the world plays it. */
export const matchEvent = (match: MatchPlan): EventPlan => ({
  key: match.key,
  day: match.day,
  startS: match.startS,
  overS: match.startS + OVER_AFTER_S,
  announcement: () => [fixtureMessage(match, match.competition.coverage === 'result' ? 'result' : 'planned')],
  publications() {
    const story = tellStory(match);
    return [...playMatch(match, story), ...reportSteps(match, story)];
  },
});
