import { type Random, weighted } from '../../../random.ts';
import { oneOf, readCell, readTable } from '../../data/table.ts';

const ROWS = readTable('outcomes.csv', 'game outcome weight# per_edge#');

/** Outs that end a turn at bat of a side, in baseball and pesäpallo. */
export const OUTS = 3;

/**
 * Draws what becomes of a ball or a turn in a game; `edge` is the strength of the side at bat over
 * the other.
 */
export function outcomesOf<const Outcome extends string>(
  game: string,
  outcomes: readonly Outcome[],
): (random: Random, edge: number) => Outcome {
  const rows = ROWS.filter((row) => row.game === game).map((row) => {
    return { ...row, outcome: readCell(row, 'outcome', oneOf(...outcomes)) };
  });
  return (random, edge) =>
    weighted(
      random,
      rows.map(({ outcome, weight, perEdge }) => [outcome, weight + perEdge * edge]),
    );
}
