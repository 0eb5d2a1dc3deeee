import type { Pair, Side } from '@stillingen/domain';
import type { EventRow, Periods, ScoresByMinute, Summary } from '@stillingen/wire';
import type { PageSport } from '../../page/page-context.ts';
import { periodMinutes, type PlayTime, playTimeOf, timeByClock } from './time-axis.ts';

export interface LeadPoint {
  readonly time: PlayTime;
  readonly score: Pair;
}

export interface Lead {
  readonly points: readonly LeadPoint[];
  /** How often the score is known: at the ends of periods alone, at the end of each minute, or every one. */
  readonly known: 'periods' | 'minutes' | 'all';
  /** Null for those of the sport. */
  readonly periods: Periods | null;
}

type SportOfLead = Pick<PageSport, 'id' | 'countdown'>;

const MAX_PARTS = 5;

/** The score at the end of each period, counted on; `minutes`: of a period. */
function fromParts(event: EventRow, minutes: number): LeadPoint[] {
  let sum: Pair = [0, 0];
  const points: LeadPoint[] = [];
  for (let part = 1; part <= MAX_PARTS; part += 1) {
    const home = event[`homePart${part}` as 'homePart1'];
    const away = event[`awayPart${part}` as 'awayPart1'];
    if (home === null || away === null) break;
    sum = [sum[0] + home, sum[1] + away];
    points.push({ time: { minute: part * minutes, added: 0 }, score: sum });
  }
  return points;
}

/** Every score by its minute; null where some are missing: the last one is not that of the match. */
function fromIncidents(summary: Summary, sport: SportOfLead, [home, away]: Pair): LeadPoint[] | null {
  const points: LeadPoint[] = [];
  for (const { label, incidents } of summary.periods) {
    for (const { withdrawn, minute, parts } of incidents) {
      const score = withdrawn ? null : (parts.find((part) => part.score !== null)?.score ?? null);
      if (score === null) continue;
      const time = playTimeOf(minute) ?? (sport.countdown === null ? null : timeByClock(minute, label, sport));
      if (time === null) return null;
      points.push({ time, score });
    }
  }
  const last = points.at(-1)?.score ?? [0, 0];
  return last[0] === home && last[1] === away ? points : null;
}

/** Null before the first score. `byMinute`: null where they are not published. */
export function leadOf(
  event: EventRow,
  summary: Summary | null,
  sport: SportOfLead,
  byMinute: ScoresByMinute | null = null,
): Lead | null {
  const score: Pair = [event.homeScore ?? 0, event.awayScore ?? 0];
  const every = summary === null ? null : fromIncidents(summary, sport, score);
  if (every !== null && every.length > 0) return { points: every, known: 'all', periods: null };
  if (byMinute !== null) {
    const points = byMinute.minutes.map(({ minute, score: pair }) => ({ time: { minute, added: 0 }, score: pair }));
    return { points, known: 'minutes', periods: byMinute.periods };
  }
  const parts = fromParts(event, periodMinutes(sport));
  return parts.length === 0 ? null : { points: parts, known: 'periods', periods: null };
}

export const leadAt = ({ score: [home, away] }: Pick<LeadPoint, 'score'>): number => home - away;

export function largestLead(points: readonly LeadPoint[], side: Side): number {
  const sign = side === 'home' ? 1 : -1;
  return Math.max(0, ...points.map((point) => sign * leadAt(point)));
}

/** How often the leading side became another; a level score between them is no change. */
export function leadChanges(points: readonly LeadPoint[]): number {
  const leaders = points.map((point) => Math.sign(leadAt(point))).filter((sign) => sign !== 0);
  return leaders.filter((sign, at) => at > 0 && sign !== leaders[at - 1]).length;
}

const STEP = 5;
/** The end of the axis in both directions. */
export function leadScale(points: readonly LeadPoint[]): number {
  const most = Math.max(STEP, largestLead(points, 'home'), largestLead(points, 'away'));
  return Math.ceil(most / STEP) * STEP;
}
