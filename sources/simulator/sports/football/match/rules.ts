import { SPORT, Stage } from '@stillingen/domain';
import type { ClockRules } from '../../../engine/clock/rules.ts';
import { readTable } from '../../../data/table.ts';
import type { Match, MatchRules } from '../../../engine/match.ts';

/** How closely a competition is followed: with statistics, without them, or by its final results only. */
export type Coverage = 'full' | 'basic' | 'result';

export interface CompetitionPlan {
  readonly country: string;
  readonly name: string;
  /** 1 is the highest of its country. */
  readonly tier: number;
  readonly coverage: Coverage;
  readonly video: boolean;
}

export interface FootballRules extends MatchRules {
  readonly competition: CompetitionPlan;
}
export type FootballMatch = Match<FootballRules>;

/** The first of a squad start. */
export const STARTERS = 11;

const COLUMNS = 'event worth# icon emphasis comment';
/**
 * Stages, incidents and their corrections: what they are worth to the rating of a player, and their
 * comment, of which one is drawn where there are several.
 */
export const EVENT_KINDS = new Map(readTable('football-events.csv', COLUMNS).map((row) => [row.event, row]));

export const CLOCK: ClockRules = {
  sportId: SPORT.football,
  stages: [Stage.firstHalf, Stage.secondHalf],
  minutes: 45,
  pace: 1,
  breaks: [15.5, 5, 1.5],
  added: [
    [60, 240],
    [180, 480],
    [0, 120],
    [60, 180],
  ],
  clock: 'counted',
  overtime: { stages: [Stage.extraTime, Stage.extraTime], minutes: 15, sudden: false, always: false, repeats: false },
  shootOut: { series: 5, scored: 0.76, always: false },
  mishaps: {
    postponed: 0.004,
    delayed: 0.008,
    interrupted: 0.0015,
    abandoned: 0.0005,
    postponedNotices: ['Banen er ikke spilleklar', 'Udsat på grund af vejret', 'Udsat på grund af tåge'],
  },
};
