import { type Side, STATISTIC } from '@stillingen/domain';
import { playerSection, type TalliedColumn } from '../../../datasets/kit/events/player-sections.ts';
import { createRandom, type Random, weighted } from '../../../random.ts';
import type { Match } from '../../engine/match.ts';
import { namesIn } from '../../engine/squad.ts';
import type { TimelineEvent } from '../../engine/timeline.ts';

/** The statistics that count the points of a player. */
type Points = readonly number[];

const pointsBy = (code: string, label: string, stat: number): TalliedColumn<Points> => [
  code,
  label,
  'number',
  (points) => points.filter((each) => each === stat).length,
];
const COLUMNS: readonly TalliedColumn<Points>[] = [
  ['P', 'Point', 'number', (points) => points.length],
  pointsBy('ANG', 'Angrebspoint', STATISTIC.attackPoints),
  pointsBy('BLK', 'Blokpoint', STATISTIC.blockPoints),
  pointsBy('ES', 'Serveesser', STATISTIC.serviceAces),
];

/** The points of a side by player, in sports with line-ups; errors of the other side have none. */
export class PlayerPoints {
  /** Of its own: the players that score change nothing else in the match. */
  readonly #random: Random;
  readonly #players: Readonly<Record<Side, readonly string[]>>;
  readonly #points: Record<Side, ReadonlyMap<string, Points>>;

  constructor(match: Match) {
    this.#random = createRandom(match.seed, 'player points');
    const { lineUp } = match.rules;
    const playersOf = (side: Side): readonly string[] => (lineUp === undefined ? [] : namesIn(lineUp(match, side).starters));
    this.#players = { home: playersOf('home'), away: playersOf('away') };
    const none = (side: Side) => new Map(this.#players[side].map((name): [string, Points] => [name, []]));
    this.#points = { home: none('home'), away: none('away') };
  }

  credit(side: Side, stat: number): void {
    const players = this.#players[side];
    if (players.length === 0) return;
    const weights = players.map((name, place) => [name, players.length - place] as const);
    const scorer = weighted(this.#random, weights);
    const points = this.#points[side];
    this.#points[side] = new Map(points).set(scorer, [...points.get(scorer)!, stat]);
  }

  /** As they are now; later points are in later sections. */
  sections(): Pick<TimelineEvent, 'players'> {
    if (this.#players.home.length === 0) return {};
    const points = { ...this.#points };
    return { players: [{ period: 0, sections: () => [playerSection('players', 'Spillere', points, COLUMNS)] }] };
  }
}
