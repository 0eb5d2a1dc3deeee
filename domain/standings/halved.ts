import type { ParticipantId } from '../event/ids.ts';
import type { Pool } from './pools.ts';
import type { SplitRules } from './rules/rules.ts';
import { type Division, firstRounds } from './split.ts';
import { type PointScale, type Tally, tallyOf } from './tally.ts';

/** Points by participant. */
type Points = ReadonlyMap<ParticipantId, number>;

/**
 * The points of everybody when a table is divided: those of the matches before, which are finished and the earliest first, less what
 * was taken off until the last of them. `deductedBy` gives the latter, in seconds.
 */
export function pointsAtSplit(
  { participants, matches }: Pick<Pool, 'participants' | 'matches'>,
  { afterRounds }: SplitRules,
  scale: PointScale,
  deductedBy: (timeS: number) => Points,
): Points {
  const before = firstRounds(
    matches.filter(({ role }) => role === 'main'),
    afterRounds,
  );
  const deducted = deductedBy(before.at(-1)?.start ?? Number.NEGATIVE_INFINITY);
  return new Map(
    [...tallyOf(participants, before, scale)].map(([id, { points }]) => [id, points - (deducted.get(id) ?? 0)] as const),
  );
}

/** Takes half of these points off those who carry over half of them, and keeps in mind what was rounded. */
export function halve(
  tallies: ReadonlyMap<ParticipantId, Tally>,
  points: Points,
  divisions: readonly Division[],
  { halved, halvedPart }: SplitRules,
): void {
  const carriesHalf = new Set(
    divisions.filter(({ role }) => role !== 'main' && (halvedPart ?? role) === role).flatMap(({ participants }) => participants),
  );
  for (const [participant, whole] of points) {
    if (!carriesHalf.has(participant)) continue;
    const tally = tallies.get(participant)!;
    const kept = halved === 'up' ? Math.ceil(whole / 2) : Math.floor(whole / 2);
    tally.points += kept - whole;
    tally.roundedOff = whole / 2 - kept;
  }
}
