import { otherSide, type Side, Stage } from '@stillingen/domain';
import type { Scoreboard } from '@stillingen/domain/messages';
import { createRandom, type Random } from '../../../random.ts';
import { type Match, edgeOf, type MatchRules } from '../../engine/match.ts';
import { SIDES } from '../../engine/pairs.ts';
import { statisticsNow, type StatisticValue, type TimelineEvent } from '../../engine/timeline.ts';
import { weighted } from '../../engine/weighted.ts';

type Method = NonNullable<Scoreboard['finish']>['method'];

interface FightRules {
  readonly sportId: number;
  readonly rounds: number;
  readonly roundS: number;
  readonly breakS: number;
  readonly ends: number;
  readonly methods: readonly (readonly [Method, number])[];
  readonly punches: number;
  readonly grapples: boolean;
}

const MOST_LATE_S = 420;
const VERDICT_S = 210;
const NOTHING = { home: 0, away: 0 } as const;
const DECISIONS: readonly (readonly [Method, number])[] = [
  ['decision-unanimous', 70],
  ['decision-split', 17],
  ['decision-majority', 9],
  ['draw', 4],
];

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

interface Counts {
  punches: number;
  knockdowns: number;
  takedowns: number;
  submissions: number;
}
const noCounts = (): Counts => ({ punches: 0, knockdowns: 0, takedowns: 0, submissions: 0 });

function countRound(
  { punches, grapples }: FightRules,
  random: Random,
  counts: Record<Side, Counts>,
  edge: number,
  share: number,
): void {
  for (const side of SIDES) {
    const better = share * (1 + 0.15 * (side === 'home' ? edge : -edge));
    counts[side].punches += random.poisson(Math.max(0, punches * better));
    if (!grapples) continue;
    counts[side].takedowns += random.poisson(0.5 * better);
    counts[side].submissions += random.poisson(0.12);
  }
}

function playBout(rules: FightRules, duel: Match): readonly TimelineEvent[] {
  const random = createRandom(duel.seed, 'bout');
  const edge = edgeOf(duel, random);
  const better: Side = random.chance(1 / (1 + Math.exp(-1.6 * edge))) ? 'home' : 'away';
  const counts = { home: noCounts(), away: noCounts() };
  const timeline: TimelineEvent[] = [];
  let second = random.int(0, MOST_LATE_S);
  const figures = (): readonly StatisticValue[] => [
    [714, counts.home.punches, counts.away.punches],
    [715, counts.home.knockdowns, counts.away.knockdowns],
    ...(rules.grapples
      ? ([
          [716, counts.home.takedowns, counts.away.takedowns],
          [717, counts.home.submissions, counts.away.submissions],
        ] as const)
      : []),
  ];
  const end = (method: Method, round: number, time: string): readonly TimelineEvent[] => {
    const winner = method === 'draw' ? 'draw' : better;
    const score = { ...NOTHING, winner, finish: { method, round, time } } as const;
    return [...timeline, { atS: second, stage: Stage.finished, score, statistics: [statisticsNow(figures())] }];
  };

  for (let round = 1; round <= rules.rounds; round += 1) {
    timeline.push({
      atS: second,
      stage: Stage.live,
      score: NOTHING,
      fightRound: round,
      situation: `${round}. omgang af ${rules.rounds}`,
    });
    const stopped = random.chance(rules.ends);
    const lastedS = stopped ? random.int(15, rules.roundS - 5) : rules.roundS;
    const method = stopped ? weighted(random, rules.methods) : null;
    const down = method === 'ko' || method === 'tko' ? better : random.chance(0.06) ? random.pick(SIDES) : null;
    if (down !== null) {
      const afterS = Math.floor(lastedS * (0.4 + 0.5 * random.next()));
      counts[down].knockdowns += 1;
      timeline.push({
        atS: second + afterS,
        stage: Stage.live,
        score: NOTHING,
        fightRound: round,
        situation: `${round}. omgang af ${rules.rounds}`,
        incident: { type: 'knockdown', side: down, minute: round, player: duel[otherSide(down)].name },
      });
    }
    countRound(rules, random, counts, better === 'home' ? Math.abs(edge) : -Math.abs(edge), lastedS / rules.roundS);
    second += lastedS;
    if (method !== null) {
      const time = clock(lastedS);
      second += 20;
      return end(method, round, time);
    }
    const last = round === rules.rounds;
    const situation = last ? 'Afventer dommerne' : `Pause efter ${round}. omgang`;
    timeline.push({ atS: second, stage: Stage.live, score: NOTHING, situation, statistics: [statisticsNow(figures())] });
    second += last ? VERDICT_S : rules.breakS;
  }
  return end(weighted(random, DECISIONS), rules.rounds, clock(rules.roundS));
}

const fightRules = (rules: FightRules): MatchRules => ({
  sportId: rules.sportId,
  format: { rounds: rules.rounds },
  minutes: Math.ceil((rules.rounds * (rules.roundS + rules.breakS)) / 60),
  mostMinutes: 2 * Math.ceil((rules.rounds * (rules.roundS + rules.breakS)) / 60) + 20,
  simulate: (duel) => playBout(rules, duel),
});

export const boxingRules = (rounds: number): MatchRules =>
  fightRules({
    sportId: 16,
    rounds,
    roundS: 180,
    breakS: 60,
    ends: 0.055,
    methods: [
      ['ko', 30],
      ['tko', 52],
      ['retirement', 10],
      ['disqualification', 2],
    ],
    punches: 14,
    grapples: false,
  });

export const mmaRules = (rounds: 3 | 5): MatchRules =>
  fightRules({
    sportId: 28,
    rounds,
    roundS: 300,
    breakS: 60,
    ends: 0.2,
    methods: [
      ['ko', 22],
      ['tko', 36],
      ['submission', 38],
      ['disqualification', 1],
    ],
    punches: 24,
    grapples: true,
  });
