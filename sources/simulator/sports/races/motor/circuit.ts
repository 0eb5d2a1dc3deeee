import { Stage } from '@stillingen/domain';
import { createRandom } from '../../../../random.ts';
import type { RankedEntry } from '../../../../datasets/kit/events/race.ts';
import { type BoardRules, lapEntries } from './lap-board.ts';
import { type Driven, type DrivenRace, driveLaps, flagged, lapsAt, type LapRules, winnerS } from './lap-race.ts';
import { entryOf, type Member } from '../../../engine/fields.ts';
import type { Race, RaceFacts } from '../../../engine/race.ts';
import type { TimelineEvent } from '../../../engine/timeline.ts';
import { timeText } from '../kit.ts';

export interface CircuitRules extends LapRules, BoardRules {
  readonly penalty: number;
}

const REMARK_S = 45;
const STEWARDS_MINUTES = [35, 110] as const;
const PENALTIES_S = [5, 5, 10];
const GRID_KNOWN_S = 2 * 3600;
const FORMATION_S = 120;

/** Seconds between two looks at a race: twice a lap, or every few laps where they are short. */
const lookS = (lapS: number): number => (lapS > REMARK_S ? lapS / 2 : lapS * Math.ceil(REMARK_S / lapS / 1.5));

function penalised(race: DrivenRace, who: Driven, seconds: number): DrivenRace {
  const field = race.field.map((driven) =>
    driven === who ? { ...driven, crossings: [...driven.crossings.slice(0, -1), driven.crossings.at(-1)! + seconds] } : driven,
  );
  return { ...race, field };
}

function raceTimeline(
  seed: string,
  grid: readonly Member[],
  { laps, lapS }: { laps: number; lapS: number },
  rules: CircuitRules,
): readonly TimelineEvent[] {
  const random = createRandom(seed, 'laps');
  const race = flagged(driveLaps(random, grid, { laps, lapS }, rules), laps);
  const endS = winnerS(race, laps);
  const lastS = Math.max(...race.field.map(({ crossings }) => crossings.at(-1) ?? 0));
  const entriesAt = (second: number) => () => lapEntries(race, second, rules, false);
  const isNeutral = (second: number): boolean => race.neutral !== null && race.neutral[0] <= second && second <= race.neutral[1];
  const timeline: TimelineEvent[] = [
    { atS: -GRID_KNOWN_S, stage: Stage.scheduled, done: 0, entries: () => onGrid(grid) },
    { atS: FORMATION_S, stage: Stage.live, done: 0, entries: entriesAt(0) },
  ];
  for (let second = lapS * 0.7; second < lastS; second += lookS(lapS)) {
    const done = Math.max(...race.field.map((driven) => lapsAt(driven, second)));
    const notice = second >= endS ? 'Ternet flag' : isNeutral(second) ? 'Safety car' : undefined;
    timeline.push({
      atS: FORMATION_S + second,
      stage: Stage.live,
      done: Math.min(laps, done + (second < endS ? 1 : 0)),
      ...(notice === undefined ? {} : { notice }),
      entries: entriesAt(second),
    });
  }
  const result = (of: DrivenRace) => () => lapEntries(of, Infinity, rules, true);
  timeline.push({ atS: FORMATION_S + lastS + 20, stage: Stage.finished, done: laps, entries: result(race) });
  const finishers = race.field.filter(({ crossings, failure }) => failure === null && crossings.length === laps);
  if (finishers.length > 3 && random.chance(rules.penalty)) {
    const [who, seconds] = [random.pick(finishers), random.pick(PENALTIES_S)];
    timeline.push({
      atS: FORMATION_S + lastS + random.int(...STEWARDS_MINUTES) * 60,
      stage: Stage.finished,
      done: laps,
      notice: `Tidsstraf: ${who.competitor.name} +${timeText(seconds, 1).replace('.0', '')} sek.`,
      entries: result(penalised(race, who, seconds)),
    });
  }
  return timeline;
}

const onGrid = (grid: readonly Member[]): readonly RankedEntry[] =>
  grid.map((competitor, index) => ({ ...entryOf(competitor), results: { grid: String(index + 1) } }));

export const circuitRace = (
  facts: RaceFacts & { readonly length: number },
  field: readonly Member[],
  grid: () => readonly Member[],
  lapS: number,
  rules: CircuitRules,
): Race => ({
  facts,
  overAfterS: facts.length * lapS * 1.6 + 3 * 3600,
  starters: () => field.map(entryOf),
  simulate: () => raceTimeline(facts.key, grid(), { laps: facts.length, lapS }, rules),
});
