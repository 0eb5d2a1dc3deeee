import type { Side } from '@stillingen/domain';
import { ClockGame } from '../../engine/clock/game.ts';
import type { ClockEvent, PlayedClock } from '../../engine/clock/record.ts';
import { clockTimeline, correctionsOf, incidentsOf, reportTimes } from '../../engine/clock/timeline.ts';
import { statisticsEvents } from '../../engine/clock/statistics.ts';
import { SIDES } from '../../../pairs.ts';
import { squadSheet } from '../../engine/squad.ts';
import type { Sections, Timeline } from '../../engine/timeline.ts';
import { squadsOf } from './chances.ts';
import type { Column, PeriodMatch, PeriodRules, PeriodSport, Score } from './rules.ts';
import { countMatch } from './statistics.ts';

const STATISTICS_EVERY_S = 360;
const TAKERS = 8;

export function playPeriods(match: PeriodMatch): PlayedClock {
  const { sport } = match.rules;
  const takers = (side: Side) => squadsOf(match)[side].slice(0, TAKERS);
  return new ClockGame(match, sport, sport.play(match), takers).simulate();
}

function simulatePeriods(match: PeriodMatch): Timeline {
  const played = playPeriods(match);
  const statistics = statisticsEvents(played, STATISTICS_EVERY_S, () => countMatch(match, played));
  return clockTimeline(match, played, [...played.events, ...statistics, ...playerEvents(match, played)]);
}

export function rulesOf(sport: PeriodSport): PeriodRules {
  const { sportId, stages, minutes, pace, breaks, sheet } = sport;
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

function scoresOf(events: readonly ClockEvent[]): readonly Score[] {
  const incidents = incidentsOf(events);
  const { players } = correctionsOf(events);
  return events.flatMap(({ incident, retracts, points }): Score[] => {
    if (points === undefined) return [];
    const { id = '', type = null, player = '', second = '' } = incident ?? incidents.get(retracts?.id ?? '') ?? {};
    return [{ player, ...points, ...(players.has(id) ? { player: players.get(id)! } : {}), type, second }];
  });
}

function sectionsOf(columns: readonly Column[], scores: readonly Score[]): Sections {
  const rows = SIDES.flatMap((side) => {
    const own = scores.filter((score) => score.side === side);
    const named = new Set(own.flatMap(({ player, second }) => [player, second]).filter((name) => name !== ''));
    const values = (player: string): readonly number[] =>
      columns.map(({ of }) =>
        own.reduce((sum, score) => sum + Math.sign(score.count) * of({ ...score, count: Math.abs(score.count) }, player), 0),
      );
    return [...named]
      .map((player) => ({ side, player, values: values(player) }))
      .toSorted((a, b) => b.values[0]! - a.values[0]!)
      .map((row) => ({ ...row, values: row.values.map(String) }));
  });
  const heads = columns.map(({ code, label }) => ({ code, label, kind: 'number' as const }));
  return [{ type: 'players', title: 'Spillere', columns: heads, rows }];
}

/** The players at the end of each period, of the match and of the part. */
export const playerEvents = ({ rules: { sport } }: PeriodMatch, played: PlayedClock): readonly ClockEvent[] =>
  reportTimes(played, Infinity).map(({ atS, period: { part } }): ClockEvent => {
    const events = () => played.events.filter((event) => event.atS <= atS);
    const sections = (own: number | null) => () =>
      sectionsOf(
        sport.columns,
        scoresOf(events()).filter((score) => own === null || score.part === own),
      );
    const players = [
      { period: 0, sections: sections(null) },
      { period: part + 1, sections: sections(part) },
    ];
    return { atS, players };
  });
