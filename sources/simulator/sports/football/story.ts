import {
  type CorrectionReason,
  type IncidentType,
  otherSide,
  type Pair,
  type Side,
  Stage,
  type StageCode,
} from '@stillingen/domain';
import { createRandom, type Random } from '../../../random.ts';
import { type Chance, chancesOf, disallowedReason, PENALTY_SCORED } from './chances.ts';
import { createLineUp, type LineUp } from './line-up.ts';
import { endOf, extraHalf, half, minuteAt, type Phase, playS, wallAt } from './phase.ts';
import type { MatchPlan } from './plan.ts';
import { shootOut } from '../../engine/shoot-out.ts';
import { squadOf } from '../../engine/squad.ts';

interface Happened {
  /** Name of the incident within the match: 'g1', 'c2'. */
  readonly id: string;
  readonly type: IncidentType;
  readonly side: Side;
  readonly minute: number;
  readonly added: number;
  readonly stage: StageCode;
  readonly player: string;
  readonly second: string;
  readonly detail: string;
}

/** One thing that happens in a match and is told at once. */
export type Beat = { readonly atS: number } & (
  | { readonly kind: 'stage'; readonly stage: StageCode; readonly stageStartS: number | null; readonly notice: string }
  | { readonly kind: 'goal'; readonly incident: Happened; readonly part: 0 | 1 | 2 }
  | { readonly kind: 'incident'; readonly incident: Happened }
  | { readonly kind: 'review'; readonly side: Side | null }
  | {
      readonly kind: 'withdrawn';
      readonly goal: string;
      readonly side: Side;
      readonly part: 0 | 1 | 2;
      readonly reason: CorrectionReason;
    }
  | { readonly kind: 'scorer'; readonly goal: string; readonly player: string }
  | { readonly kind: 'kick'; readonly incident: Happened; readonly scored: boolean }
);

/** The whole course of a match. */
export interface Story {
  /** In order of time. */
  readonly beats: readonly Beat[];
  readonly phases: readonly Phase[];
  /** The stage in which it ends. */
  readonly end: StageCode;
  readonly endS: number;
}

const POSTPONED = 0.004;
const DELAYED = 0.008;
const INTERRUPTED = 0.0015;
const ABANDONED = 0.0005;
const WRONG_SCORER = 0.02;
const GOAL_REVIEWED = 0.07;
const PENALTY_REVIEWED = 0.35;
const KICKS = { series: 5, scored: 0.76 };
const POSTPONED_WORDS = ['Banen er ikke spilleklar', 'Udsat på grund af vejret', 'Udsat på grund af tåge'];

/** Tells the match: the same plan gives the same story on every machine and at any time. */
export function tellStory(plan: MatchPlan): Story {
  const random = createRandom(plan.chance);
  const beats: Beat[] = [];
  const stage = (atS: number, code: StageCode, stageStartS: number | null = null, notice = ''): void => {
    beats.push({ atS, kind: 'stage', stage: code, stageStartS, notice });
  };
  const fate = random.next();
  if (!plan.knockout && fate < POSTPONED) {
    const atS = plan.startS - random.int(3 * 60, 6 * 60) * 60;
    stage(atS, Stage.postponed, null, random.pick(POSTPONED_WORDS));
    return { beats, phases: [], end: Stage.postponed, endS: atS };
  }
  const delayed = fate > 1 - DELAYED;
  if (delayed) stage(plan.startS - random.int(6, 15) * 60, Stage.delayed, null, 'Kampen begynder senere');
  const kickOffS = plan.startS + (delayed ? random.pick([15, 20, 30]) * 60 : random.int(15, 100));

  const lineUps = { home: lineUpOf(plan, 'home'), away: lineUpOf(plan, 'away') };
  const count = { goals: 0, cards: 0, others: 0 };
  const play = (phase: Phase, untilS = playS(phase)): Pair => {
    stage(phase.startS, phase.stage, phase.stageStartS);
    return happen({ random, plan, lineUps, beats, count }, phase, untilS);
  };

  const first = half(0, kickOffS, stoppage(random, 1, 4));
  const trouble = !plan.knockout && random.chance(INTERRUPTED + ABANDONED);
  const gap = trouble ? { t: random.int(300, 2400), lengthS: random.int(12, 30) * 60 } : null;
  const second = half(1, endOf(first) + 15 * 60 + random.int(0, 150), stoppage(random, 3, 8), gap);
  const finish = (phases: readonly Phase[], code: StageCode, endS: number): Story => {
    stage(endS, code);
    return { beats: beats.filter(({ atS }) => atS <= endS).toSorted((a, b) => a.atS - b.atS), phases, end: code, endS };
  };

  const early = play(first);
  stage(endOf(first), Stage.halfTime);
  const abandoned = gap !== null && random.chance(ABANDONED / (INTERRUPTED + ABANDONED));
  const late = play(second, abandoned ? gap.t : undefined);
  if (gap !== null) {
    const stopS = wallAt(second, gap.t);
    stage(stopS, Stage.interrupted, null, 'Kampen er afbrudt');
    if (abandoned) return finish([first, second], Stage.abandoned, stopS + gap.lengthS);
    stage(stopS + gap.lengthS, Stage.secondHalf, second.startS + gap.lengthS);
  }
  const level = early[0] + late[0] === early[1] + late[1];
  if (!plan.knockout || !level) return finish([first, second], Stage.finished, endOf(second));

  stage(endOf(second), Stage.break);
  const third = extraHalf(0, endOf(second) + 300, stoppage(random, 0, 2));
  const fourth = extraHalf(1, endOf(third) + 90, stoppage(random, 1, 3));
  const extra = [play(third), play(fourth)];
  const all = [first, second, third, fourth];
  stage(endOf(third), Stage.break);
  if (extra[0]![0] + extra[1]![0] !== extra[0]![1] + extra[1]![1]) return finish(all, Stage.afterExtraTime, endOf(fourth));

  stage(endOf(fourth) + 20, Stage.penalties);
  const kicks = shootOut(random, endOf(fourth) + 180, { home: lineUps.home.takers(), away: lineUps.away.takers() }, KICKS);
  for (const { scored, ...kick } of kicks) {
    const type = scored ? 'shootout-scored' : 'shootout-missed';
    const incident = {
      // Comments are named k1 and on.
      id: `p${kick.id}`,
      type,
      side: kick.side,
      minute: 120,
      added: 0,
      stage: Stage.penalties,
      player: kick.player,
      second: '',
      detail: '',
    } as const;
    beats.push({ atS: kick.atS, kind: 'kick', scored, incident });
  }
  return finish(all, Stage.afterPenalties, kicks.at(-1)!.atS + 5);
}

const stoppage = (random: Random, low: number, high: number): number => random.int(low * 60, high * 60);

const lineUpOf = (plan: MatchPlan, side: Side): LineUp => createLineUp(squadOf(plan[side].name, plan[side].country));

interface Telling {
  readonly random: Random;
  readonly plan: MatchPlan;
  readonly lineUps: Record<Side, LineUp>;
  readonly beats: Beat[];
  readonly count: { goals: number; cards: number; others: number };
}

/** Tells one phase up to `untilS` seconds of play; returns the goals that count in it. */
function happen({ random, plan, lineUps, beats, count }: Telling, phase: Phase, untilS: number): Pair {
  const goals = { home: 0, away: 0 };
  const incident = (
    id: string,
    type: IncidentType,
    side: Side,
    t: number,
    player: string,
    second = '',
    detail = '',
  ): Happened => ({ id, type, side, ...minuteAt(phase, t), stage: phase.stage, player, second, detail });
  const other = (type: IncidentType, side: Side, t: number, player: string, second = '', detail = ''): void => {
    const id = type.endsWith('card') ? `c${(count.cards += 1)}` : `i${(count.others += 1)}`;
    beats.push({ atS: wallAt(phase, t), kind: 'incident', incident: incident(id, type, side, t, player, second, detail) });
  };

  const goal = (type: 'goal' | 'own-goal' | 'penalty-goal', { side }: Chance, t: number, stands = true): void => {
    const atS = wallAt(phase, t);
    const id = `g${(count.goals += 1)}`;
    const player = lineUps[type === 'own-goal' ? otherSide(side) : side].scorer(random);
    const assist = type === 'goal' && random.chance(0.72) ? lineUps[side].scorer(random, player) : '';
    beats.push({ atS, kind: 'goal', part: phase.part, incident: incident(id, type, side, t, player, assist) });
    if (stands) goals[side] += 1;
    const settledS = atS + random.int(45, 120);
    const reviewed = plan.competition.video && (!stands || (type === 'goal' && t < untilS - 150 && random.chance(GOAL_REVIEWED)));
    if (reviewed)
      beats.push({ atS: atS + random.int(8, 25), kind: 'review', side }, { atS: settledS, kind: 'review', side: null });
    if (!stands)
      beats.push({ atS: settledS, kind: 'withdrawn', goal: id, side, part: phase.part, reason: disallowedReason(random) });
    else if (type === 'goal' && random.chance(WRONG_SCORER) && t < untilS - 900) {
      const scorer = lineUps[side].scorer(random, player);
      if (scorer !== assist) beats.push({ atS: atS + random.int(180, 480), kind: 'scorer', goal: id, player: scorer });
    }
  };

  const penalty = (chance: Chance): void => {
    const { side, t } = chance;
    const looked = plan.competition.video && random.chance(PENALTY_REVIEWED);
    const givenT = t + (looked ? 60 : 0);
    if (looked) other('var-review', side, t + 15, '', '', 'Muligt straffespark');
    other('penalty-awarded', side, givenT, '');
    const kickT = givenT + random.int(60, 110);
    if (random.chance(PENALTY_SCORED)) goal('penalty-goal', chance, kickT);
    else other('penalty-missed', side, kickT, lineUps[side].scorer(random));
  };

  for (const chance of chancesOf(random, plan, phase)) {
    const { kind, side, t } = chance;
    if (t > untilS) continue;
    if (kind === 'goal' || kind === 'own-goal') goal(kind, chance, t);
    else if (kind === 'disallowed') goal('goal', chance, t, false);
    else if (kind === 'penalty') penalty(chance);
    else if (kind === 'red') other('red-card', side, t, lineUps[side].sendOff(random));
    else if (kind === 'yellow') {
      const { player, second } = lineUps[side].book(random);
      other(second ? 'second-yellow-card' : 'yellow-card', side, t, player);
    } else {
      const change = lineUps[side].substitute(random);
      if (change !== null) other('substitution', side, t, change.on, change.off);
    }
  }
  return [goals.home, goals.away];
}
