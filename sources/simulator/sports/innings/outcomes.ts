import { type Random, weighted } from '../../../random.ts';
import { readTable } from '../../data/table.ts';

const byGame = Map.groupBy(readTable('outcomes.csv', 'game outcome weight# per_edge#'), ({ game }) => game);

/** What becomes of a ball or a turn; `edge` is the strength of the side at bat over the other. */
export const outcomeOf = (random: Random, game: string, edge: number): string =>
  weighted(
    random,
    byGame.get(game)!.map(({ outcome, weight, perEdge }) => [outcome, weight + perEdge * edge]),
  );

/** Outs that end a turn at bat of a side, in baseball and pesäpallo. */
export const OUTS = 3;
