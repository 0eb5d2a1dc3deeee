import { type Pair, type Side, StageType } from '@stillingen/domain';
import type { EventRow } from '@stillingen/wire';
import { CORRECTION_HIGHLIGHT_SECONDS, HIGHLIGHT_SECONDS, PENALTY_REACH_SECONDS } from '../constants.ts';

export interface Highlight {
  readonly kind: 'goal' | 'correction' | 'red-card' | 'penalty';
  readonly side: Side | null;
  readonly untilS: number;
}
export interface Mark {
  readonly highlight: Highlight | null;
  readonly previousScore: Pair | null;
}
export const NO_MARK: Mark = { highlight: null, previousScore: null };

function risen(before: Pair, after: Pair): Side | null {
  return after[0] > before[0] ? 'home' : after[1] > before[1] ? 'away' : null;
}

/** The feed adds a goal to the winner of a shoot-out. */
function goals(row: EventRow): Pair | null {
  if (row.homeScore === null || row.awayScore === null) return null;
  const shootOut = row.stageType === StageType.finished ? Math.sign((row.homePenalties ?? 0) - (row.awayPenalties ?? 0)) : 0;
  return [row.homeScore - (shootOut > 0 ? 1 : 0), row.awayScore - (shootOut < 0 ? 1 : 0)];
}
const reds = (row: EventRow): Pair => [row.homeReds ?? 0, row.awayReds ?? 0];
const penalties = (row: EventRow): Pair => [row.homePenalties ?? 0, row.awayPenalties ?? 0];

function writtenScore(text: string | null): Pair | null {
  const match = /^(\d+)-(\d+)$/.exec(text ?? '');
  return match === null ? null : [Number(match[1]), Number(match[2])];
}

const SIDE_OF_NUMBER: Readonly<Record<number, Side>> = { 1: 'home', 2: 'away' };

function correctionMark(before: EventRow, after: EventRow, old: Mark, nowS: number): Mark | null {
  const from = goals(before);
  const to = goals(after) ?? [0, 0];
  const counted = (after.corrections ?? 0) > (before.corrections ?? 0);
  const fallen = from === null ? null : risen(to, from);
  if (!counted && fallen === null) return null;
  const namedSide = counted ? SIDE_OF_NUMBER[after.correctedSide ?? 0] : undefined;
  const previous = (counted ? writtenScore(after.correctedFrom) : null) ?? (fallen === null ? null : from);
  const changedScore = previous !== null && (previous[0] !== to[0] || previous[1] !== to[1]);
  return {
    highlight: { kind: 'correction', side: namedSide ?? fallen, untilS: nowS + CORRECTION_HIGHLIGHT_SECONDS },
    previousScore: changedScore ? previous : old.previousScore,
  };
}

/** In the running stage, within 5 minutes of its clock (SYNC-17). */
function givenPenalty(before: EventRow, after: EventRow, nowS: number): Side | null {
  const { penaltyTime, penaltyStage, penaltySide, stage, stageStart } = after;
  const isNew = penaltyTime !== before.penaltyTime || penaltyStage !== before.penaltyStage || penaltySide !== before.penaltySide;
  if (!isNew || penaltyTime === null || penaltyStage !== stage || stageStart === null) return null;
  const isNear = Math.abs(nowS - stageStart - penaltyTime) <= PENALTY_REACH_SECONDS;
  return isNear ? (SIDE_OF_NUMBER[penaltySide ?? 0] ?? null) : null;
}

/** Correction before goal, red card and penalty (CONST-02 to 06); else `old`. Times in seconds. */
export function markChange(before: EventRow, after: EventRow, old: Mark, nowS: number): Mark {
  const corrected = correctionMark(before, after, old, nowS);
  if (corrected !== null) return corrected;
  // A result that arrives after the match is not a goal of this minute.
  const wasPlayed = before.stageType === StageType.live || after.stageType === StageType.live;
  const happened = {
    goal: wasPlayed ? risen(goals(before) ?? [0, 0], goals(after) ?? [0, 0]) : null,
    'red-card': wasPlayed ? risen(reds(before), reds(after)) : null,
    penalty: wasPlayed ? (risen(penalties(before), penalties(after)) ?? givenPenalty(before, after, nowS)) : null,
  };
  for (const kind of ['goal', 'red-card', 'penalty'] as const) {
    const side = happened[kind];
    if (side !== null) return { highlight: { kind, side, untilS: nowS + HIGHLIGHT_SECONDS[kind] }, previousScore: null };
  }
  return old;
}
