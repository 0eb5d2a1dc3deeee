import { oversNumber, type Pair, type Side, Stage, type StageCode } from '@stillingen/domain';
import type { ResultTexts, Scoreboard } from '@stillingen/domain/messages';
import type { Ball, Innings } from './innings.ts';
import { pairOf, sumOf } from '../../pairs.ts';
import type { DuelIncident } from '../kit/events/duel.ts';
import tables from './tables.json' with { type: 'json' };

/** An innings in the sums of its balls. */
export interface InningsTotals extends Pick<Innings, 'side' | 'superOver' | 'declared' | 'target'> {
  readonly runs: number;
  readonly wickets: number;
  /** Balls of its overs; wides and no-balls do not count. */
  readonly bowled: number;
}

export const runsOf = ({ balls, penaltyRuns }: Innings): number => balls.reduce((sum, { runs }) => sum + runs, penaltyRuns);

/** Umpires miscount: an over followed by another is complete. */
function bowledOf({ balls }: Innings, ballsPerOver: number): number {
  const over = balls.at(-1)?.over ?? 0;
  const legal = balls.filter((ball) => ball.over === over && ball.legal).length;
  return over * ballsPerOver + Math.min(legal, ballsPerOver);
}

export const totalsOf = (innings: Innings, ballsPerOver: number): InningsTotals => ({
  ...innings,
  runs: runsOf(innings),
  wickets: innings.balls.reduce((sum, { wickets }) => sum + wickets.length, 0),
  bowled: bowledOf(innings, ballsPerOver),
});

/** The runs of both sides in their super overs, or in all other innings. */
export function scoreIn(innings: readonly InningsTotals[], superOver: boolean): [number, number] {
  const counted = innings.filter((one) => one.superOver === superOver);
  return sumOf(counted.map(({ side, runs }): Pair => (side === 'home' ? [runs, 0] : [0, runs])));
}

function oversOf({ bowled }: InningsTotals, ballsPerOver: number): string {
  const [overs, balls] = [Math.floor(bowled / ballsPerOver), bowled % ballsPerOver];
  return balls === 0 ? String(overs) : `${overs}.${balls}`;
}

/** Runs per over, '7,95'. */
export const runRate = (runs: number, balls: number, ballsPerOver: number): string =>
  ((runs * ballsPerOver) / Math.max(1, balls)).toFixed(2).replace('.', ',');

function chaseOf(innings: InningsTotals, ballsPerOver: number): { runs: number; balls: number } | null {
  if (innings.target === null || innings.superOver) return null;
  const runs = innings.target.runs - innings.runs;
  const overs = oversNumber(String(innings.target.overs), ballsPerOver) ?? 0;
  const balls = Math.round(overs * ballsPerOver) - innings.bowled;
  return runs > 0 && balls > 0 ? { runs, balls } : null;
}

export function situationOf(innings: InningsTotals, ballsPerOver: number): string {
  if (innings.superOver) return `Super over: ${innings.runs}/${innings.wickets}`;
  const chase = chaseOf(innings, ballsPerOver);
  return chase === null ? '' : `Mangler ${chase.runs} på ${chase.balls} ${chase.balls === 1 ? 'bold' : 'bolde'}`;
}

function resultsOf(own: readonly InningsTotals[], running: InningsTotals | null, ballsPerOver: number): ResultTexts {
  const [first, second] = own.filter(({ superOver }) => !superOver);
  const superOvers = own.filter(({ superOver }) => superOver);
  const last = second ?? first;
  const chase = last === undefined || last !== running ? null : chaseOf(last, ballsPerOver);
  return {
    ...(first === undefined ? {} : { wickets1: String(first.wickets), overs1: oversOf(first, ballsPerOver) }),
    ...(second === undefined ? {} : { wickets2: String(second.wickets), overs2: oversOf(second, ballsPerOver) }),
    ...(last === undefined || last.bowled === 0 ? {} : { runRate: runRate(last.runs, last.bowled, ballsPerOver) }),
    ...(chase === null ? {} : { requiredRate: runRate(chase.runs, chase.balls, ballsPerOver) }),
    ...(last?.declared === true ? { declared: 'd' } : {}),
    ...(superOvers.length === 0 ? {} : { superOver: superOvers.map(({ runs, wickets }) => `${runs}/${wickets}`).join(', ') }),
  };
}

/** The last innings may be running. Super overs do not count. */
export function boardOf(innings: readonly InningsTotals[], ballsPerOver: number, live: boolean): Scoreboard {
  const of = (side: Side): readonly InningsTotals[] => innings.filter((one) => one.side === side);
  const counted = (side: Side): number[] =>
    of(side)
      .filter(({ superOver }) => !superOver)
      .map(({ runs }) => runs);
  const [ofHome, ofAway] = [counted('home'), counted('away')];
  const parts = Array.from(
    { length: Math.max(ofHome.length, ofAway.length) },
    (_, index): Pair => [ofHome[index] ?? 0, ofAway[index] ?? 0],
  );
  const [home, away] = scoreIn(innings, false);
  const running = live ? innings.at(-1)! : null;
  return {
    home,
    away,
    parts: parts.map(pairOf),
    results: [resultsOf(of('home'), running, ballsPerOver), resultsOf(of('away'), running, ballsPerOver)],
    ...(running === null ? {} : { serve: running.side }),
  };
}

const DISMISSAL: Readonly<Record<string, string>> = tables.dismissals;
export const WITHOUT_BOWLER = new Set(['run out', 'retired out', 'obstructing the field']);
const REASON: Readonly<Record<string, string>> = tables.replacements;

/** The first innings is 26 (PHASE-12); all super overs share one stage after them. */
export function inningsStage(innings: readonly Pick<Innings, 'superOver'>[], index: number): StageCode {
  if (innings[index]?.superOver === true) return Stage.extraTime;
  const counted = innings.slice(0, index + 1).filter(({ superOver }) => !superOver).length;
  return 25 + counted;
}

/** The most that the provider API allows as the minute of an incident. */
const MOST_MINUTES = 200;

export function ballIncidents(
  ball: Ball,
  { side, superOver }: Pick<Innings, 'side' | 'superOver'>,
  stage: StageCode,
  score: Pair,
): DuelIncident[] {
  const minute = Math.min(ball.over + 1, MOST_MINUTES);
  return [
    ...ball.replacements.map(
      (change): DuelIncident => ({
        type: 'substitution',
        side: change.side,
        minute,
        stage,
        player: change.on,
        second: change.off,
        detail: REASON[change.reason] ?? '',
      }),
    ),
    ...ball.wickets.map(
      ({ player, kind, fielders }): DuelIncident => ({
        type: 'wicket',
        side,
        minute,
        stage,
        player,
        ...(WITHOUT_BOWLER.has(kind) ? {} : { second: ball.bowler }),
        detail: [
          ...(superOver ? ['Super over:'] : []),
          DISMISSAL[kind] ?? kind,
          ...(fielders.length === 0 ? [] : [`(${fielders.join(', ')})`]),
        ].join(' '),
        score: pairOf(score),
      }),
    ),
  ];
}

export function incidentsOf(innings: readonly Innings[]): DuelIncident[] {
  const main: [number, number] = [0, 0];
  const superOvers: [number, number] = [0, 0];
  return innings.flatMap((one, index) => {
    const stage = inningsStage(innings, index);
    const score = one.superOver ? superOvers : main;
    return one.balls.flatMap((ball) => {
      score[one.side === 'home' ? 0 : 1] += ball.runs;
      return ballIncidents(ball, one, stage, score);
    });
  });
}
