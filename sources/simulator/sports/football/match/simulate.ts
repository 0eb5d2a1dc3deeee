import { SPORT } from '@stillingen/domain';
import type { ClockEvent, PlayedClock } from '../../../engine/clock/record.ts';
import { clockTimeline } from '../../../engine/clock/timeline.ts';
import { createCommentator } from './commentary.ts';
import { playFootball } from './play.ts';
import { playerEvents } from './player-events.ts';
import type { CompetitionPlan, FootballMatch, FootballRules } from './rules.ts';
import { footballStatistics } from './statistics.ts';
import type { Timeline, TimelineEvent } from '../../../engine/timeline.ts';

export function simulateFootball(match: FootballMatch, played: PlayedClock = playFootball(match)): Timeline {
  if (match.rules.competition.coverage !== 'full' || played.periods.length === 0)
    return clockTimeline(match, played, played.events);
  const commentator = createCommentator(match);
  const events: readonly ClockEvent[] = [
    ...played.events.map((event) => ({ ...event, ...commentator(event) })),
    ...footballStatistics(match, played),
    ...playerEvents(match, played),
  ];
  return clockTimeline(match, played, events);
}

export const rulesOf = ({ country, name, tier, coverage, video }: CompetitionPlan): FootballRules => ({
  sportId: SPORT.football,
  format: {},
  minutes: 110,
  mostMinutes: 300,
  competition: { country, name, tier, coverage, video },
  simulate: simulateFootball,
});

export const resultOf = (match: FootballMatch, played: PlayedClock): Pick<TimelineEvent, 'stage' | 'score'> =>
  clockTimeline(match, played, played.events).at(-1)!;
