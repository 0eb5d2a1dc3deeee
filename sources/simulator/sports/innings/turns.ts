import { otherSide, type Side, STATISTIC } from '@stillingen/domain';
import type { Scoreboard } from '@stillingen/domain/messages';
import { type TalliedColumn, playerSection } from '../../../datasets/kit/events/player-sections.ts';
import { inningParts } from '../../../datasets/kit/events/score.ts';
import { type Random, weighted } from '../../../random.ts';
import { readTable } from '../../data/table.ts';
import type { PeriodPlayers, Sections, StatisticValue } from '../../engine/timeline.ts';

const byGame = Map.groupBy(readTable('turns.csv', 'game outcome weight# per_edge#'), ({ game }) => game);

/** What becomes of a ball or a turn at bat in a game; `edge` is the strength of the side at bat over the other. */
export const outcomeOf = (random: Random, game: string, edge: number): string =>
  weighted(
    random,
    byGame.get(game)!.map(({ outcome, weight, perEdge }) => [outcome, weight + perEdge * edge]),
  );

export const OUTS = 3;
export type Bases = readonly [boolean, boolean, boolean];
export type BatterResult = 'out' | 'strikeout' | 'walk' | 'single' | 'double' | 'triple' | 'home run' | 'error';

interface Advanced {
  readonly bases: Bases;
  readonly runs: number;
  readonly outs: number;
}

export const countOf = (runners: readonly boolean[]): number => runners.filter(Boolean).length;

export function advance(random: Random, bases: Bases, result: BatterResult): Advanced {
  const [first, second, third] = bases;
  switch (result) {
    case 'strikeout':
      return { bases, runs: 0, outs: 1 };
    case 'out': {
      if (first && random.chance(0.22)) return { bases: [false, false, second || third], runs: 0, outs: 2 };
      const home = third && random.chance(0.3);
      return { bases: [first, second, third && !home], runs: home ? 1 : 0, outs: 1 };
    }
    case 'walk':
      return { bases: [true, first || second, (first && second) || third], runs: first && second && third ? 1 : 0, outs: 0 };
    case 'single':
    case 'error': {
      const home = second && random.chance(0.6);
      return { bases: [true, first, second && !home], runs: countOf([third, home]), outs: 0 };
    }
    case 'double': {
      const home = first && random.chance(0.45);
      return { bases: [false, true, first && !home], runs: countOf([second, third, home]), outs: 0 };
    }
    case 'triple':
      return { bases: [false, false, true], runs: countOf(bases), outs: 0 };
    case 'home run':
      return { bases: [false, false, false], runs: countOf(bases) + 1, outs: 0 };
  }
}

const LIST = new Intl.ListFormat('da', { type: 'conjunction' });

/** ', 1. og 3. base'; nothing where the bases are empty. */
export function runnersText(bases: Bases): string {
  const taken = bases.flatMap((runner, index) => (runner ? [`${index + 1}.`] : []));
  if (taken.length === 0) return '';
  return taken.length === bases.length ? ', fyldte baser' : `, ${LIST.format(taken)} base`;
}

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

export const scoreOf = (turns: Turns): [number, number] => [
  sumOfTurns(turnsOf(turns, 'home'), 'runs'),
  sumOfTurns(turnsOf(turns, 'away'), 'runs'),
];

const counter =
  (...counted: readonly BatterResult[]) =>
  (turns: Turns): number =>
    turns.filter(({ result }) => counted.includes(result)).length;
const hits = counter('single', 'double', 'triple', 'home run');
const errors = counter('error');
const [homeRuns, walks, strikeouts] = [counter('home run'), counter('walk'), counter('strikeout')];

/** The score in an inning, of which there may be no turn yet. */
export function boardOf(turns: Turns, inning: number, starters: Readonly<Record<Side, string>>, serve: Side | null): Scoreboard {
  const [home, away] = scoreOf(turns);
  const scores = Array.from({ length: inning }, (_, index) => scoreOf(turns.filter((turn) => turn.inning === index + 1)));
  const results = (side: Side) => ({
    hits: String(hits(turnsOf(turns, side))),
    errors: String(errors(turnsOf(turns, otherSide(side)))),
    pitcher: starters[side],
  });
  return { home, away, parts: inningParts(scores), results: [results('home'), results('away')], serve };
}

export const statisticsOf = (turns: Turns, leftOnBase: Readonly<Record<Side, number>>): readonly StatisticValue[] => {
  const [home, away] = [turnsOf(turns, 'home'), turnsOf(turns, 'away')];
  return [
    [STATISTIC.hits, hits(home), hits(away)],
    [STATISTIC.homeRuns, homeRuns(home), homeRuns(away)],
    [STATISTIC.walks, walks(home), walks(away)],
    [STATISTIC.strikeouts, strikeouts(home), strikeouts(away)],
    // Errors are those of the side in the field.
    [STATISTIC.errors, errors(away), errors(home)],
    [STATISTIC.leftOnBase, leftOnBase.home, leftOnBase.away],
  ];
};

const SHARED: readonly TalliedColumn<Turns>[] = [
  ['H', 'Hits', 'number', hits],
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

/** The box score of the game and of its last part: batters and pitchers in the order in which they came on. */
export function boxScoresOf(turns: Turns, mostParts: number): readonly PeriodPlayers[] {
  const partOf = ({ inning }: Turn): number => Math.min(inning, mostParts);
  const part = partOf(turns.at(-1)!);
  return [
    { period: 0, sections: () => sectionsOf(turns) },
    { period: part, sections: () => sectionsOf(turns.filter((turn) => partOf(turn) === part)) },
  ];
}
