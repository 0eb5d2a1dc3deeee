import type { Side } from '@stillingen/domain';
import type { PlayerStatisticsMessage } from '@stillingen/domain/messages';
import { SIDES } from '../../../pairs.ts';

type Section = PlayerStatisticsMessage['sections'][number];

/** A column of a table of players, with its value for what is kept of a player. */
export type TalliedColumn<Tally> = readonly [
  code: string,
  label: string,
  kind: Section['columns'][number]['kind'],
  valueOf: (tally: Tally) => number | string,
];

export const playerSection = <Tally>(
  type: Section['type'],
  title: string,
  tallies: Readonly<Record<Side, ReadonlyMap<string, Tally>>>,
  columns: readonly TalliedColumn<Tally>[],
): Section => ({
  type,
  title,
  columns: columns.map(([code, label, kind]) => ({ code, label, kind })),
  rows: SIDES.flatMap((side) =>
    // A file may leave out a name.
    [...tallies[side]]
      .filter(([player]) => player !== '')
      .map(([player, tally]) => ({ side, player, values: columns.map(([, , , valueOf]) => String(valueOf(tally))) })),
  ),
});
