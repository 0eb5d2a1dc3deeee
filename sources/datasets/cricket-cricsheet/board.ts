import { oversNumber, type Pair, type Side, Stage, type StageCode } from '@stillingen/domain';
import type { ResultTexts, Scoreboard } from '@stillingen/domain/messages';
import type { Ball, Innings } from './innings.ts';
import { pairOf } from '../../pairs.ts';
import type { DuelIncident } from '../kit/events/duel.ts';
import tables from './tables.json' with { type: 'json' };

export const runsOf = ({ balls, penaltyRuns }: Innings): number => balls.reduce((sum, { runs }) => sum + runs, penaltyRuns);
export const wicketsOf = ({ balls }: Innings): number => balls.reduce((sum, { wickets }) => sum + wickets.length, 0);

export function superOverScore(innings: readonly Innings[]): [number, number] {
  const runs = (side: Side): number =>
    innings.reduce((sum, one) => sum + (one.superOver && one.side === side ? runsOf(one) : 0), 0);
  return [runs('home'), runs('away')];
}

/** Umpires miscount: an over followed by another is complete. */
function bowled({ balls }: Innings, ballsPerOver: number): { overs: number; balls: number } {
  const over = balls.at(-1)?.over ?? 0;
  const legal = balls.filter((ball) => ball.over === over && ball.legal).length;
  return legal >= ballsPerOver ? { overs: over + 1, balls: 0 } : { overs: over, balls: legal };
}

function oversOf(innings: Innings, ballsPerOver: number): string {
  const { overs, balls } = bowled(innings, ballsPerOver);
  return balls === 0 ? String(overs) : `${overs}.${balls}`;
}

function ballsOf(innings: Innings, ballsPerOver: number): number {
  const { overs, balls } = bowled(innings, ballsPerOver);
  return overs * ballsPerOver + balls;
}

/** Runs per over, '7,95'. */
export const runRate = (runs: number, balls: number, ballsPerOver: number): string =>
  ((runs * ballsPerOver) / Math.max(1, balls)).toFixed(2).replace('.', ',');

function chaseOf(innings: Innings, ballsPerOver: number): { runs: number; balls: number } | null {
  if (innings.target === null || innings.superOver) return null;
  const runs = innings.target.runs - runsOf(innings);
  const overs = oversNumber(String(innings.target.overs), ballsPerOver) ?? 0;
  const balls = Math.round(overs * ballsPerOver) - ballsOf(innings, ballsPerOver);
  return runs > 0 && balls > 0 ? { runs, balls } : null;
}

export function situationOf(innings: Innings, ballsPerOver: number): string {
  if (innings.superOver) return `Super over: ${runsOf(innings)}/${wicketsOf(innings)}`;
  const chase = chaseOf(innings, ballsPerOver);
  return chase === null ? '' : `Mangler ${chase.runs} på ${chase.balls} ${chase.balls === 1 ? 'bold' : 'bolde'}`;
}

function resultsOf(own: readonly Innings[], running: Innings | null, ballsPerOver: number): ResultTexts {
  const [first, second] = own.filter(({ superOver }) => !superOver);
  const superOvers = own.filter(({ superOver }) => superOver);
  const last = second ?? first;
  const balls = last === undefined ? 0 : ballsOf(last, ballsPerOver);
  const chase = last === undefined || last !== running ? null : chaseOf(last, ballsPerOver);
  return {
    ...(first === undefined ? {} : { wickets1: String(wicketsOf(first)), overs1: oversOf(first, ballsPerOver) }),
    ...(second === undefined ? {} : { wickets2: String(wicketsOf(second)), overs2: oversOf(second, ballsPerOver) }),
    ...(last === undefined || balls === 0 ? {} : { runRate: runRate(runsOf(last), balls, ballsPerOver) }),
    ...(chase === null ? {} : { requiredRate: runRate(chase.runs, chase.balls, ballsPerOver) }),
    ...(last?.declared === true ? { declared: 'd' } : {}),
    ...(superOvers.length === 0
      ? {}
      : { superOver: superOvers.map((innings) => `${runsOf(innings)}/${wicketsOf(innings)}`).join(', ') }),
  };
}

/** The last innings may be running. Super overs do not count. */
export function boardOf(innings: readonly Innings[], ballsPerOver: number, live: boolean): Scoreboard {
  const of = (side: Side): readonly Innings[] => innings.filter((one) => one.side === side);
  const counted = (side: Side): number[] =>
    of(side)
      .filter(({ superOver }) => !superOver)
      .map(runsOf);
  const [home, away] = [counted('home'), counted('away')];
  const sum = (runs: readonly number[]): number => runs.reduce((total, one) => total + one, 0);
  const parts = Array.from(
    { length: Math.max(home.length, away.length) },
    (_, index): Pair => [home[index] ?? 0, away[index] ?? 0],
  );
  const running = live ? innings.at(-1)! : null;
  return {
    home: sum(home),
    away: sum(away),
    parts: parts.map(pairOf),
    results: [resultsOf(of('home'), running, ballsPerOver), resultsOf(of('away'), running, ballsPerOver)],
    ...(running === null ? {} : { serve: running.side }),
  };
}

export const DISMISSAL: Readonly<Record<string, string>> = tables.dismissals;
export const WITHOUT_BOWLER = new Set(['run out', 'retired out', 'obstructing the field']);
const REASON: Readonly<Record<string, string>> = tables.replacements;

/** The first innings is 26 (PHASE-12); all super overs share one stage after them. */
export function inningsStage(innings: readonly Innings[], index: number): StageCode {
  if (innings[index]?.superOver === true) return Stage.extraTime;
  const counted = innings.slice(0, index + 1).filter(({ superOver }) => !superOver).length;
  return 25 + counted;
}

export function ballIncidents(ball: Ball, { side, superOver }: Innings, stage: StageCode, score: Pair): DuelIncident[] {
  const minute = Math.min(ball.over + 1, 200);
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
