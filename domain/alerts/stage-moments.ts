import { type Side, Winner } from '../event/entities.ts';
import { isDecided, Stage, type StageCode, StageType } from '../event/stage.ts';
import type { AlertFacts, AlertMoment, AlertOccasion } from './facts.ts';
import { momentOf } from './moment.ts';

const EXTRA_TIME = new Set<StageCode>([Stage.extraTime, Stage.firstExtraHalf, Stage.secondExtraHalf]);
const PAUSES = new Set<StageCode>([Stage.halfTime, Stage.break]);

const MOVES: Readonly<Record<StageCode, AlertOccasion>> = {
  [Stage.postponed]: 'postponed',
  [Stage.cancelled]: 'cancelled',
  [Stage.abandoned]: 'abandoned',
  [Stage.interrupted]: 'interrupted',
  [Stage.toFinish]: 'interrupted',
  [Stage.delayed]: 'delayed',
};
/** Seconds; a kick-off that is entered as it happens moves by less. */
const LEAST_MOVE_S = 300;

const scoreText = ({ score }: AlertFacts): string => (score === null ? '' : ` ${score.join('-')}`);

export function startMoments(before: AlertFacts, after: AlertFacts): readonly AlertMoment[] {
  if (before.stageType === StageType.live || after.stageType !== StageType.live) return [];
  const isFirst =
    before.stageType === StageType.scheduled || before.stage === Stage.postponed || before.stage === Stage.cancelled;
  if (isFirst) return [momentOf('start', 'start', 'start', after)];
  return [momentOf('moved', 'resumed', `interrupted${scoreText(before)}`, after)];
}

export function moveMoments(before: AlertFacts, after: AlertFacts): readonly AlertMoment[] {
  const occasion = MOVES[after.stage];
  if (occasion !== undefined && occasion !== MOVES[before.stage]) {
    const tag = occasion === 'interrupted' ? `interrupted${scoreText(after)}` : `start ${after.start}`;
    return [momentOf('moved', occasion, tag, after)];
  }
  const isPlanned = after.stageType === StageType.scheduled || after.stage === Stage.postponed;
  if (!isPlanned || !before.startKnown || !after.startKnown) return [];
  if (Math.abs(after.start - before.start) < LEAST_MOVE_S) return [];
  return [momentOf('moved', 'new-start', `start ${after.start}`, after, { wasStart: before.start })];
}

/** The part that ended: by a break after it, or by the next one. */
function endedPart(before: AlertFacts, after: AlertFacts): number | null {
  const { stages } = after.sport;
  const [was, is] = [stages[before.stage]?.part, stages[after.stage]?.part];
  if (was === undefined) return null;
  return PAUSES.has(after.stage) || (is !== undefined && is > was) ? was : null;
}

function regularParts({ sport }: AlertFacts): number | null {
  const { format } = sport.formats[0];
  return format.kind === 'periods' || format.kind === 'behinds' ? format.regular : null;
}

export function pauseMoments(before: AlertFacts, after: AlertFacts): readonly AlertMoment[] {
  if (before.stageType !== StageType.live || after.stageType !== StageType.live || before.stage === after.stage) return [];
  if (after.stage === Stage.penalties) return [momentOf('half', 'shoot-out', 'shoot-out', after)];
  if (EXTRA_TIME.has(after.stage) && !EXTRA_TIME.has(before.stage)) return [momentOf('half', 'extra-time', 'extra-time', after)];
  if (!after.sport.alerts.periods) return [];
  const part = endedPart(before, after);
  const isHalf = part === null ? after.stage === Stage.halfTime : 2 * (part + 1) === regularParts(after);
  if (isHalf) return [momentOf('half', 'half', 'half', after, { part })];
  return part === null ? [] : [momentOf('half', 'part', `part ${part + 1}`, after, { part })];
}

const WINNER_SIDE: Readonly<Record<number, Side>> = { [Winner.home]: 'home', [Winner.away]: 'away' };

export function endMoments(before: AlertFacts, after: AlertFacts): readonly AlertMoment[] {
  if (!isDecided(after.stage) || isDecided(before.stage)) return [];
  return [momentOf('end', 'end', 'end', after, { side: WINNER_SIDE[after.winner] ?? null })];
}
