import { type Side, SPORT } from '@stillingen/domain';
import { ClockGame } from '../../engine/clock/game.ts';
import type { PlayedClock } from '../../engine/clock/record.ts';
import { playerEvents, statisticsEvents } from '../../engine/clock/statistics.ts';
import { clockTimeline } from '../../engine/clock/timeline.ts';
import { squadSheet } from '../../engine/squad.ts';
import type { Timeline } from '../../engine/timeline.ts';
import { playChances, squadsOf } from './chances.ts';
import { playDrives } from './drives.ts';
import { type PeriodMatch, type PeriodRules, periodSport } from './rules.ts';
import { statisticsOf } from './statistics.ts';

const TAKERS = 8;

export function playPeriods(match: PeriodMatch): PlayedClock {
  const { sport } = match.rules;
  const takers = (side: Side) => squadsOf(match)[side].slice(0, TAKERS);
  const play = sport.sportId === SPORT.americanFootball ? playDrives : playChances;
  return new ClockGame(match, sport, play(match), takers).simulate();
}

function simulatePeriods(match: PeriodMatch): Timeline {
  const played = playPeriods(match);
  const statistics = statisticsEvents(match, played, statisticsOf(match));
  return clockTimeline(match, played, [...played.events, ...statistics, ...playerEvents(match, played)]);
}

export function rulesOf(sportId: number, competition: string): PeriodRules {
  const sport = periodSport(sportId, competition);
  const { stages, minutes, pace, breaks, sheet } = sport;
  const pauses = breaks.slice(0, stages.length - 1).reduce((sum, pause) => sum + pause, 0);
  return {
    sportId,
    sport,
    format: {},
    minutes: stages.length * minutes * pace + pauses,
    mostMinutes: 300,
    sheet: squadSheet({ ...sheet, size: Infinity, numbers: true }),
    simulate: simulatePeriods,
  };
}
