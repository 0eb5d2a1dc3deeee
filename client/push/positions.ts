import type { DataFrame } from '@stillingen/wire';

/** How far a subject was followed: the offset within an epoch. */
export interface Position {
  readonly epoch: string;
  readonly offset: number;
}

/** What a frame means to one who stands at a position: new, known already, or something before it was lost. */
export type Continuity = 'next' | 'duplicate' | 'gap';

/** Where a data frame stands against the position before it. A frame of another epoch follows a loss. */
export function continuityOf(position: Position, frame: Pick<DataFrame, 'e' | 'o'>): Continuity {
  if (frame.e !== position.epoch) return 'gap';
  if (frame.o <= position.offset) return 'duplicate';
  return frame.o === position.offset + 1 ? 'next' : 'gap';
}
