import { type Pair, Stage, type StageCode } from '@stillingen/domain';
import type { DuelIncident } from '../kit/events/duel.ts';
import type { Ball, Innings } from './innings.ts';

const KIND: Readonly<Record<string, string>> = {
  bowled: 'Bowlet',
  caught: 'Grebet',
  'caught and bowled': 'Grebet af kasteren',
  lbw: 'Lbw',
  'run out': 'Løbet ud',
  stumped: 'Stumpet',
  'hit wicket': 'Ramte egen wicket',
  'retired out': 'Gik selv ud',
  'obstructing the field': 'Spærrede feltet',
};
/** Ways to be out for which no bowler is credited. */
export const WITHOUT_BOWLER = new Set(['run out', 'retired out', 'obstructing the field']);
const REASON: Readonly<Record<string, string>> = {
  impact_player: 'Impact player',
  concussion_substitute: 'Hjernerystelse',
  supersubstitute: 'Superindskifter',
};

/** The stage of an innings, the first of the match being 26 (PHASE-12); all super overs share one that comes after them. */
export function inningsStage(innings: readonly Innings[], index: number): StageCode {
  if (innings[index]?.superOver === true) return Stage.extraTime;
  const counted = innings.slice(0, index + 1).filter(({ superOver }) => !superOver).length;
  return 25 + counted;
}

/** What happened with one ball, `score` being the runs after it. An incident's minute is the over it belongs to. */
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
          KIND[kind] ?? kind,
          ...(fielders.length === 0 ? [] : [`(${fielders.join(', ')})`]),
        ].join(' '),
        score: [score[0], score[1]],
      }),
    ),
  ];
}

/** Every wicket and every player who came in, in order. Super overs have a score of their own. */
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
