import { Stage, type StageCode } from '@stillingen/domain';
import type { Match } from '../match.ts';
import type { Timeline, TimelineEvent } from '../timeline.ts';
import { clockText, endOf, type Period } from './period.ts';
import type { ClockEvent, PlayedClock } from './record.ts';
import { ClockScoreboard } from './scoreboard.ts';

export function clockTimeline(match: Match, { regular }: PlayedClock, events: readonly ClockEvent[]): Timeline {
  const board = new ClockScoreboard(match.rules.sportId, regular, match.knockout);
  let stage: StageCode = Stage.scheduled;
  let situation = '';
  // Statistics come after the events of their second: the last are those of the finished match.
  const ordered = events.toSorted((a, b) => a.atS - b.atS);
  return ordered.map(({ period, t, points, kick, ball, tick, incident, comment, ...event }): TimelineEvent => {
    if (event.stage !== undefined) {
      stage = event.stage;
      situation = '';
      if (period !== undefined) board.open(period.part);
    }
    if (points !== undefined) board.count(points.part, points.side, points.count);
    if (kick !== undefined) board.kick(kick.side, kick.scored);
    if (ball !== undefined) board.ball(ball);
    situation = event.situation ?? situation;
    const counts = (points !== undefined && points.count > 0) || kick !== undefined;
    const changes =
      event.stage !== undefined || points !== undefined || kick !== undefined || tick === true || event.underReview !== undefined;
    const score = changes ? board.read(stage) : null;
    const gameTime = period === undefined || t === undefined ? '' : clockText(period, t);
    return {
      ...event,
      stage,
      ...(score === null ? {} : { score, ...(gameTime === '' ? {} : { gameTime }) }),
      ...(situation === '' ? {} : { situation }),
      ...(comment === undefined ? {} : { comment: points === undefined ? comment : { ...comment, score: board.pair } }),
      ...(incident === undefined ? {} : { incident: counts ? { ...incident, score: board.pair } : incident }),
    };
  });
}

export function reportTimes(
  { periods, endS }: PlayedClock,
  everyS: number,
): readonly { atS: number; period: Period; ended: boolean }[] {
  return periods.flatMap((period) => {
    const lastS = Math.min(endOf(period), endS);
    const within: { atS: number; period: Period; ended: boolean }[] = [];
    for (let atS = period.startS + everyS; atS < lastS - 60; atS += everyS) within.push({ atS, period, ended: false });
    return [...within, { atS: lastS, period, ended: true }];
  });
}

type ClockIncident = NonNullable<ClockEvent['incident']>;

export const incidentsOf = (events: readonly ClockEvent[]): ReadonlyMap<string, ClockIncident> =>
  new Map(events.flatMap(({ incident }) => (incident === undefined ? [] : [[incident.id, incident] as const])));

export interface Corrections {
  readonly retracted: ReadonlySet<string>;
  readonly players: ReadonlyMap<string, string>;
}

export const correctionsOf = (events: readonly ClockEvent[]): Corrections => ({
  retracted: new Set(events.flatMap(({ retracts }) => retracts?.id ?? [])),
  players: new Map(events.flatMap(({ renames }) => (renames === undefined ? [] : [[renames.id, renames.player] as const]))),
});
