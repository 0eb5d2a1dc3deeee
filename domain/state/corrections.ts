import type { Correction, CorrectionReason, EventItem, Pair, Race, Side } from '../event/entities.ts';
import { planOf } from '../event/stage.ts';
import type { Change, LiveState } from './state.ts';
import type { EventId } from '../event/ids.ts';

/** Within this time a retraction and the fall of the score are one correction. */
const SAME_CORRECTION_SECONDS = 180;

export const scoreText = (score: Pair): string => `${score[0]}-${score[1]}`;

/** When the score was reported; not known where the stage has changed after it. */
export const scoredAt = ({ changedAt, stageStart }: EventItem): { readonly since?: number } =>
  changedAt === stageStart ? {} : { since: changedAt };

/** Null where both or neither differ. */
export function changedSide(before: Pair, after: Pair): Side | null {
  const home = before[0] !== after[0];
  return home === (before[1] !== after[1]) ? null : home ? 'home' : 'away';
}

type Draft = Omit<Correction, 'reason' | 'minute' | 'side' | 'player'> & Partial<Correction>;

export function addCorrection(state: LiveState, id: EventId, draft: Draft): Change {
  const correction: Correction = { reason: 'unknown', minute: '', side: null, player: '', ...draft };
  return { kind: 'corrections', id, corrections: [...(state.corrections.get(id) ?? []), correction] };
}

/** A goal retracted just before without a score gets the scores instead. */
export function addScoreCorrection(
  state: LiveState,
  id: EventId,
  draft: {
    n: number;
    at: number;
    since?: number;
    before: Pair;
    after: Pair;
    reason: CorrectionReason | undefined;
    provider: string;
  },
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
    ...(draft.since === undefined ? {} : { since: draft.since }),
    ...(draft.reason === undefined ? {} : { reason: draft.reason }),
  });
}

type Planned = Pick<EventItem | Race, 'start' | 'startKnown' | 'stage' | 'revision'>;

const isSamePlan = (a: Planned, b: Planned): boolean =>
  a.start === b.start && a.startKnown === b.startKnown && planOf(a.stage) === planOf(b.stage);

const revised = <Item extends Planned>(before: Item | undefined, item: Item): Item =>
  before === undefined || isSamePlan(before, item) ? item : { ...item, revision: (before.revision ?? 0) + 1 };

/** Counts each change of when an event is held, or whether it is. */
export function withRevision({ events, races }: LiveState, change: Change): Change {
  if (change.kind === 'event') return { kind: 'event', event: revised(events.get(change.event.id), change.event) };
  if (change.kind === 'race') return { kind: 'race', race: revised(races.get(change.race.id), change.race) };
  return change;
}
