import type { RaceEntry } from '../event/entities.ts';
import { danishNumber } from './numbers.ts';

/** Times and lengths; what is told in words ('hoved') has no sign. */
const COUNTED = /^[\d¼½¾]/;

/**
 * How far an entry is behind the leader: '+0:34', in laps '+1 omg.'; the leader has none (NODUEL-13 to 15, O-126). Empty
 * where it is not known.
 */
export function gapText({ rank, results }: Pick<RaceEntry, 'rank' | 'results'>): string {
  if (rank === 1) return '';
  const { gap = '', lapDistance = '' } = results;
  if (/^\+?[1-9]\d*$/.test(lapDistance)) return `+${lapDistance.replace('+', '')} omg.`;
  return COUNTED.test(gap) ? `+${danishNumber(gap)}` : danishNumber(gap);
}
