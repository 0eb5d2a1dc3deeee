import { isDecided, type StageCode } from '@stillingen/domain';
import type { Scoreboard } from '@stillingen/domain/messages';
import { type ClockEvent, type PlayedClock, scoreEvents } from '../../../engine/clock/clock-match.ts';
import { createCommentator } from './commentary.ts';
import { playFootball } from './play.ts';
import { playerEvents } from './player-events.ts';
import { CLOCK, type CompetitionPlan, FOOTBALL, type FootballMatch, type FootballRules } from './rules.ts';
import { statisticsEvents } from './statistics.ts';
import type { Timeline } from '../../../engine/timeline.ts';

/** The timeline of a match; of competitions that are followed in full with comments, statistics and players. */
export function simulateFootball(match: FootballMatch, played: PlayedClock = playFootball(match)): Timeline {
  const regular = CLOCK.stages.length;
  if (match.rules.competition.coverage !== 'full' || played.periods.length === 0)
    return scoreEvents(match, regular, played.events);
  const commentator = createCommentator(match);
  // What is counted in the second of an event comes after it: the last statistics are those of the finished match.
  const events: readonly ClockEvent[] = [
    ...played.events.map((event) => ({ ...event, ...commentator(event) })),
    ...statisticsEvents(match, played),
    ...playerEvents(match, played),
  ];
  return scoreEvents(
    match,
    regular,
    events.toSorted((a, b) => a.atS - b.atS),
  );
}

export const rulesOf = ({ country, name, tier, coverage, video }: CompetitionPlan): FootballRules => ({
  sportId: FOOTBALL,
  format: {},
  minutes: 110,
  mostMinutes: 300,
  competition: { country, name, tier, coverage, video },
  simulate: simulateFootball,
});

export interface Result {
  readonly stage: StageCode;
  /** Null where it was not played. */
  readonly score: Scoreboard | null;
  /** False where it was postponed or abandoned. */
  readonly decided: boolean;
}

export function resultOf(match: FootballMatch, played: PlayedClock = playFootball(match)): Result {
  const last = scoreEvents(match, CLOCK.stages.length, played.events).at(-1)!;
  return { stage: played.end, score: last.score ?? null, decided: isDecided(played.end) };
}
