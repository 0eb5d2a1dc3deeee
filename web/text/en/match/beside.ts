import type * as da from '../../da/match/beside.ts';
import type { TextOf } from '../../text-of.ts';

/** A match beside the list, on wide screens. */
export const besideText: TextOf<typeof da.besideText> = {
  column: 'Selected match',
  previous: 'Previous',
  next: 'Next',
  pin: 'Keep open',
  own: 'Own page',
  close: 'Close the match',
  hint: ['Choose a match to open it here.', 'move,', 'opens its own page.'],
};
