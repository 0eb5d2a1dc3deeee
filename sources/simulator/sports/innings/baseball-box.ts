import { otherSide, type Pair, type Side, STATISTIC } from '@stillingen/domain';
import type { Scoreboard } from '@stillingen/domain/messages';
import { type TalliedColumn, playerSection } from '../../../datasets/kit/events/player-sections.ts';
import { inningParts } from '../../../datasets/kit/events/score.ts';
import { indexOf, plus, sumOf } from '../../../pairs.ts';
import type { PeriodPlayers, Sections, StatisticValue } from '../../engine/timeline.ts';
import type { Advanced, BatterResult } from './bases.ts';
import { OUTS } from './outcomes.ts';

/** A turn at bat of baseball, with the outs and runs that it brought. */
export interface Turn extends Pick<Advanced, 'outs' | 'runs'> {
  readonly inning: number;
  readonly batting: Side;
  readonly batter: string;
  readonly pitcher: string;
  readonly result: BatterResult;
}
type Turns = readonly Turn[];

export const turnsOf = (turns: Turns, side: Side): Turns => turns.filter(({ batting }) => batting === side);
export const sumOfTurns = (turns: Turns, key: 'outs' | 'runs'): number => turns.reduce((sum, turn) => sum + turn[key], 0);

const HITS: readonly BatterResult[] = ['single', 'double', 'triple', 'home run'];
const counter =
  (...counted: readonly BatterResult[]) =>
  (turns: Turns): number =>
    turns.filter(({ result }) => counted.includes(result)).length;
const hitsOf = counter(...HITS);
const errorsOf = counter('error');
const [homeRuns, walks, strikeouts] = [counter('home run'), counter('walk'), counter('strikeout')];

/** The running score of a game: pairs of the home side and the other. */
export interface LineScore {
  readonly runsByInning: readonly Pair[];
  readonly hits: Pair;
  /** Made in the field. */
  readonly errors: Pair;
  readonly battersUp: Pair;
}

export const NO_SCORE: LineScore = { runsByInning: [], hits: [0, 0], errors: [0, 0], battersUp: [0, 0] };

/** The score after a turn in the last inning. */
export function withTurn({ runsByInning, hits, errors, battersUp }: LineScore, { batting, result, runs }: Turn): LineScore {
  return {
    runsByInning: [...runsByInning.slice(0, -1), plus(runsByInning.at(-1)!, batting, runs)],
    hits: HITS.includes(result) ? plus(hits, batting) : hits,
    errors: result === 'error' ? plus(errors, otherSide(batting)) : errors,
    battersUp: plus(battersUp, batting),
  };
}

export function boardOf(
  { runsByInning, hits, errors }: LineScore,
  starters: Readonly<Record<Side, string>>,
  serve: Side | null,
): Scoreboard {
  const [home, away] = sumOf(runsByInning);
  const results = (side: Side) => ({
    hits: String(hits[indexOf(side)]),
    errors: String(errors[indexOf(side)]),
    pitcher: starters[side],
  });
  return { home, away, parts: inningParts(runsByInning), results: [results('home'), results('away')], serve };
}

export const statisticsOf = (turns: Turns, leftOnBase: Readonly<Record<Side, number>>): readonly StatisticValue[] => {
  const [home, away] = [turnsOf(turns, 'home'), turnsOf(turns, 'away')];
  return [
    [STATISTIC.hits, hitsOf(home), hitsOf(away)],
    [STATISTIC.homeRuns, homeRuns(home), homeRuns(away)],
    [STATISTIC.walks, walks(home), walks(away)],
    [STATISTIC.strikeouts, strikeouts(home), strikeouts(away)],
    // Errors are those of the side in the field.
    [STATISTIC.errors, errorsOf(away), errorsOf(home)],
    [STATISTIC.leftOnBase, leftOnBase.home, leftOnBase.away],
  ];
};

const SHARED: readonly TalliedColumn<Turns>[] = [
  ['H', 'Hits', 'number', hitsOf],
  ['BB', 'Walks', 'number', walks],
  ['SO', 'Strikeouts', 'number', strikeouts],
  ['HR', 'Home runs', 'number', homeRuns],
];
const BATTING: readonly TalliedColumn<Turns>[] = [
  ['AB', 'Slagture', 'number', (turns) => turns.length - walks(turns)],
  ...SHARED,
];
/** In thirds: '4.2' are four innings and two outs. */
const inningsPitched = (outs: number): string => `${Math.floor(outs / OUTS)}.${outs % OUTS}`;
const PITCHING: readonly TalliedColumn<Turns>[] = [
  ['IP', 'Innings kastet', 'decimal', (turns) => inningsPitched(sumOfTurns(turns, 'outs'))],
  ['BF', 'Mødte battere', 'number', (turns) => turns.length],
  ['R', 'Runs', 'number', (turns) => sumOfTurns(turns, 'runs')],
  ...SHARED,
];

const sectionsOf = (turns: Turns): Sections => {
  const by = (key: 'batter' | 'pitcher', side: Side) => Map.groupBy(turnsOf(turns, side), (turn) => turn[key]);
  return [
    playerSection('batters', 'Battere', { home: by('batter', 'home'), away: by('batter', 'away') }, BATTING),
    playerSection('pitchers', 'Pitchere', { home: by('pitcher', 'away'), away: by('pitcher', 'home') }, PITCHING),
  ];
};

/** The box scores of the game and of its last part: players in the order of their entry. */
export function boxScoresOf(turns: Turns, mostParts: number): readonly PeriodPlayers[] {
  const partOf = ({ inning }: Turn): number => Math.min(inning, mostParts);
  const part = partOf(turns.at(-1)!);
  return [
    { period: 0, sections: () => sectionsOf(turns) },
    { period: part, sections: () => sectionsOf(turns.filter((turn) => partOf(turn) === part)) },
  ];
}
