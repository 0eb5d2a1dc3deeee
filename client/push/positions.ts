import type { DataFrame } from '@stillingen/wire';

/** How far a subject was followed: the offset within an epoch. */
export interface Position {
  readonly epoch: string;
  readonly offset: number;
}

/** What a frame means to one who stands at a position: new, known already, or something before it was lost. */
export type Continuity = 'next' | 'duplicate' | 'gap';

/**
 * Where a data frame stands against the position before it; it may cover several offsets, some of them known already. A frame
 * of another epoch follows a loss.
 */
export function continuityOf(position: Position, { e, o, n = 1 }: Pick<DataFrame, 'e' | 'o' | 'n'>): Continuity {
  if (e !== position.epoch) return 'gap';
  if (o <= position.offset) return 'duplicate';
  return o - n <= position.offset ? 'next' : 'gap';
}
