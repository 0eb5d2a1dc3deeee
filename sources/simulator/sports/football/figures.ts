import { otherSide, type Pair, type Side, Stage } from '@stillingen/domain';
import type { StatisticsMessage } from '@stillingen/domain/messages';
import { createRandom, type Random } from '../../../random.ts';
import { expectedGoals } from './chances.ts';
import { playS, wallAt } from './phase.ts';
import type { MatchPlan } from './plan.ts';
import type { Story } from './story.ts';

export type Values = StatisticsMessage['values'];

/** The counted statistics with their numbers in the feeds. */
const STAT = {
  onTarget: 13,
  offTarget: 14,
  freeKicks: 15,
  corners: 16,
  offsides: 17,
  throwIns: 18,
  saves: 19,
  goalKicks: 20,
  fouls: 21,
  reds: 22,
  yellows: 23,
  blocked: 158,
} as const;
type Counted = keyof typeof STAT;
const POSSESSION = 12;
const SHOTS = 34;
const EXPECTED_GOALS = 432;

interface Tick {
  readonly atS: number;
  readonly half: 0 | 1;
  readonly side: Side;
  readonly what: Counted;
  readonly xg: number;
}

/** What a side has on average in 90 minutes besides what the story tells. */
const MEANS: readonly (readonly [what: Counted, mean: number, byStrength: boolean, xg: number])[] = [
  ['onTarget', 2.9, true, 0.09],
  ['offTarget', 4.6, true, 0.06],
  ['blocked', 3.1, true, 0.05],
  ['corners', 5, true, 0],
  ['offsides', 1.7, true, 0],
  ['fouls', 9.4, false, 0],
  ['throwIns', 20, false, 0],
  ['goalKicks', 7.5, false, 0],
];
const PENALTY_XG = 0.76;

/** What the story itself says, counted: goals are shots on target, cards are fouls, a goal ruled offside is an offside. */
function ticksOfStory({ beats, phases }: Story): Tick[] {
  const secondHalfS = phases[1]?.startS ?? Infinity;
  const goals = new Map(beats.flatMap((beat) => (beat.kind === 'goal' ? [[beat.incident.id, beat] as const] : [])));
  const withdrawn = new Map(beats.flatMap((beat) => (beat.kind === 'withdrawn' ? [[beat.goal, beat.reason] as const] : [])));
  const xgOf = (id: string, penalty: boolean): number => (penalty ? PENALTY_XG : 0.12 + (Number(id.slice(1)) % 5) * 0.09);
  return beats.flatMap((beat): Tick[] => {
    const tick = (what: Counted, side: Side, xg = 0): Tick => ({
      atS: beat.atS,
      half: beat.atS >= secondHalfS ? 1 : 0,
      side,
      what,
      xg,
    });
    if (beat.kind === 'goal') {
      const { id, type, side } = beat.incident;
      return type === 'own-goal' || withdrawn.has(id) ? [] : [tick('onTarget', side, xgOf(id, type === 'penalty-goal'))];
    }
    if (beat.kind === 'withdrawn')
      return [tick(beat.reason === 'offside' ? 'offsides' : 'fouls', goals.get(beat.goal)!.incident.side)];
    if (beat.kind !== 'incident') return [];
    const { type, side } = beat.incident;
    if (type === 'yellow-card') return [tick('yellows', side), tick('fouls', side)];
    if (type === 'red-card' || type === 'second-yellow-card') return [tick('reds', side), tick('fouls', side)];
    if (type === 'penalty-awarded') return [tick('fouls', otherSide(side))];
    return type === 'penalty-missed' ? [tick('onTarget', side, PENALTY_XG), tick('saves', otherSide(side))] : [];
  });
}

function ticksOfPlay(random: Random, plan: MatchPlan, { phases, endS }: Story): Tick[] {
  const goals = expectedGoals(plan);
  return phases
    .flatMap((phase) =>
      MEANS.flatMap(([what, mean, byStrength, xg]) =>
        (['home', 'away'] as const).flatMap((side, index) => {
          const strength = byStrength ? (2 * goals[index]!) / (goals[0] + goals[1]) : 1;
          return Array.from({ length: random.poisson(mean * Math.sqrt(strength) * (phase.lengthS / 5400)) }, () => {
            const atS = wallAt(phase, random.int(20, playS(phase) - 1));
            const tick = { atS, half: phase.part === 0 ? 0 : 1, side, what, xg: xg * (0.4 + 1.2 * random.next()) } as const;
            return what === 'onTarget' ? [tick, { ...tick, side: otherSide(side), what: 'saves', xg: 0 } as const] : [tick];
          }).flat();
        }),
      ),
    )
    .filter(({ atS }) => atS <= endS);
}

/** Statistics as they stand at a moment, per period. */
export interface Figures {
  /** The values at this second since the epoch; `half` 0 or 1 for one half (extra time counts to the second), null for all. */
  at(atS: number, half: 0 | 1 | null): Values;
}

/** The statistics of a match, in step with its story. */
export function figuresOf(plan: MatchPlan, story: Story): Figures {
  const random = createRandom(plan.chance, 'figures');
  const ticks = [...ticksOfStory(story), ...ticksOfPlay(random, plan, story)].toSorted((a, b) => a.atS - b.atS);
  const level = Math.round(50 + 7 * (plan.home.rating - plan.away.rating) + 2 + 3 * random.normal());
  const swing = [random.int(-4, 4), random.int(-4, 4)];
  const possession = (half: 0 | 1 | null): number =>
    Math.min(78, Math.max(22, level + (half === null ? Math.round((swing[0]! + swing[1]!) / 2) : swing[half]!)));

  return {
    at(atS, half) {
      const counts: Record<Counted, [number, number]> = {
        onTarget: [0, 0],
        offTarget: [0, 0],
        freeKicks: [0, 0],
        corners: [0, 0],
        offsides: [0, 0],
        throwIns: [0, 0],
        saves: [0, 0],
        goalKicks: [0, 0],
        fouls: [0, 0],
        reds: [0, 0],
        yellows: [0, 0],
        blocked: [0, 0],
      };
      const xg: [number, number] = [0, 0];
      for (const tick of ticks) {
        if (tick.atS > atS) break;
        if (half !== null && tick.half !== half) continue;
        const index = tick.side === 'home' ? 0 : 1;
        counts[tick.what][index] += 1;
        xg[index] += tick.xg;
      }
      const { fouls, offsides, onTarget, offTarget, blocked } = counts;
      counts.freeKicks = [fouls[1] + offsides[1], fouls[0] + offsides[0]];
      const shots: Pair = [onTarget[0] + offTarget[0] + blocked[0], onTarget[1] + offTarget[1] + blocked[1]];
      const ball = possession(half);
      const row = (stat: number, home: number | string, away: number | string) => ({
        stat,
        home: String(home),
        away: String(away),
      });
      return [
        row(EXPECTED_GOALS, xg[0].toFixed(2), xg[1].toFixed(2)),
        row(POSSESSION, `${ball}%`, `${100 - ball}%`),
        row(SHOTS, ...shots),
        ...(Object.keys(STAT) as Counted[]).map((what) => row(STAT[what], ...counts[what])),
      ];
    },
  };
}

const EVERY_S = 300;

/** The seconds at which statistics are sent: every five minutes of play, and at the end of each phase. */
export function figureTimes({ phases, end, endS }: Story): readonly number[] {
  if (end === Stage.postponed) return [];
  const times = phases.flatMap((phase) => [
    ...Array.from({ length: Math.floor((playS(phase) - 30) / EVERY_S) }, (_, index) => wallAt(phase, (index + 1) * EVERY_S)),
    wallAt(phase, playS(phase)),
  ]);
  return [...times.filter((atS) => atS < endS), endS];
}
