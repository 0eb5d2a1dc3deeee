import type { Correction, CorrectionReason, Pair, Side } from '../event/entities.ts';
import type { Change, LiveState } from './state.ts';
import type { EventId } from '../event/ids.ts';

/** A retraction and the score that falls with it come as two messages; within this time they are one correction. */
const SAME_CORRECTION_SECONDS = 180;

export const scoreText = (score: Pair): string => `${score[0]}-${score[1]}`;

/** The side whose score differs between two scores; null where both do or none does. */
export function changedSide(before: Pair, after: Pair): Side | null {
  const home = before[0] !== after[0];
  return home === (before[1] !== after[1]) ? null : home ? 'home' : 'away';
}

type Draft = Omit<Correction, 'reason' | 'minute' | 'side' | 'player'> & Partial<Correction>;

/** The change that adds a correction to an event's list. */
export function addCorrection(state: LiveState, id: EventId, draft: Draft): Change {
  const correction: Correction = { reason: 'unknown', minute: '', side: null, player: '', ...draft };
  return { kind: 'corrections', id, corrections: [...(state.corrections.get(id) ?? []), correction] };
}

/**
 * The change that records a fallen score. Where a goal was taken back just before without saying the score, the two
 * are one correction: it keeps its reason and gets the scores.
 */
export function addScoreCorrection(
  state: LiveState,
  id: EventId,
  draft: { n: number; at: number; before: Pair; after: Pair; reason: CorrectionReason | undefined; provider: string },
): Change {
  const known = state.corrections.get(id) ?? [];
  const last = known.at(-1);
  const [from, to, side] = [scoreText(draft.before), scoreText(draft.after), changedSide(draft.before, draft.after)];
  if (
    last !== undefined &&
    last.what === 'goal' &&
    last.from === '' &&
    last.side === side &&
    draft.at - last.at <= SAME_CORRECTION_SECONDS
  ) {
    return { kind: 'corrections', id, corrections: known.with(-1, { ...last, from, to }) };
  }
  return addCorrection(state, id, {
    n: draft.n,
    at: draft.at,
    what: 'score',
    from,
    to,
    side,
    provider: draft.provider,
    ...(draft.reason === undefined ? {} : { reason: draft.reason }),
  });
}
