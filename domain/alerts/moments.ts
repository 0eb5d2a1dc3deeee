import type { CorrectionReason, Pair, Side } from '../event/entities.ts';
import { StageType } from '../event/stage.ts';
import type { AlertFacts, AlertMoment } from './facts.ts';
import { momentOf } from './moment.ts';
import { endMoments, moveMoments, pauseMoments, startMoments } from './stage-moments.ts';

const SIDES = ['home', 'away'] as const;
const LEVEL: Pair = [0, 0];

const scoreTag = (score: Pair): string => `score ${score[0]}-${score[1]}`;

/** Null while no result counts: before the start, and for one that was entered after the end. */
function scoresBetween(before: AlertFacts, after: AlertFacts): { readonly from: Pair; readonly to: Pair } | null {
  const isLive = before.stageType === StageType.live || after.stageType === StageType.live;
  if (after.score === null || (before.score === null && !isLive)) return null;
  const from = before.score ?? LEVEL;
  return from[0] === after.score[0] && from[1] === after.score[1] ? null : { from, to: after.score };
}

const withSide = (score: Pair, at: 0 | 1, value: number): Pair => (at === 0 ? [value, score[1]] : [score[0], value]);

const newText = (before: Pair<string> | undefined, after: Pair<string> | undefined, at: 0 | 1): string =>
  after === undefined || after[at] === before?.[at] ? '' : after[at];

/** The order of goals of both sides between two states is not known: home comes first. */
function goals(before: AlertFacts, after: AlertFacts, from: Pair, to: Pair): readonly AlertMoment[] {
  const { each, single, least } = after.sport.alerts;
  if (!each) return [];
  let score = from;
  return SIDES.flatMap((side, index) => {
    const at = index as 0 | 1;
    const values = single
      ? Array.from({ length: to[at] - from[at] }, (_, n) => from[at] + n + 1)
      : to[at] - from[at] >= least
        ? [to[at]]
        : [];
    return values.map((value) => {
      score = withSide(score, at, value);
      const by = value === to[at] ? newText(before.scorers, after.scorers, at) : '';
      return momentOf('goal', 'goal', scoreTag(score), after, { side, score, by, minute: after.minute || before.minute });
    });
  });
}

function scoreMoments(before: AlertFacts, after: AlertFacts): readonly AlertMoment[] {
  const scores = scoresBetween(before, after);
  if (scores === null) return gameMoments(before, after);
  const { from, to } = scores;
  const fell = to[0] < from[0] || to[1] < from[1];
  const isOver = before.stageType === StageType.finished && after.stageType === StageType.finished;
  if (!fell && !isOver) return goals(before, after, from, to);
  const fallen = SIDES.filter((_, at) => to[at]! < from[at]!);
  return [
    momentOf('correction', 'score-corrected', scoreTag(from), after, {
      side: fallen.length === 1 ? fallen[0]! : null,
      was: from,
      reason: reasonOf(after),
    }),
  ];
}

/** A reason may arrive before the score that falls: that of the last correction counts. */
const reasonOf = ({ correction }: AlertFacts): CorrectionReason => correction?.reason ?? 'unknown';

function gameMoments(before: AlertFacts, after: AlertFacts): readonly AlertMoment[] {
  const [was, is] = [before.parts.at(-1), after.parts.at(-1)];
  if (!after.sport.serviceGames || was === undefined || is === undefined || before.parts.length !== after.parts.length) return [];
  const side: Side | null = is[0] > was[0] ? 'home' : is[1] > was[1] ? 'away' : null;
  if (side === null) return [];
  return [momentOf('goal', 'game', `game ${after.parts.length} ${is[0]}-${is[1]}`, after, { side })];
}

function redMoments(before: AlertFacts, after: AlertFacts): readonly AlertMoment[] {
  return SIDES.flatMap((side, index) => {
    const at = index as 0 | 1;
    const [was, is] = [before.reds[at], after.reds[at]];
    const tag = `red ${side} ${Math.max(was, is)}`;
    if (is > was) return [momentOf('red', 'red', tag, after, { side, by: newText(before.sentOff, after.sentOff, at) })];
    if (is < was) {
      const by = before.sentOff?.[at] ?? '';
      return [momentOf('correction', 'red-corrected', tag, after, { side, by, reason: reasonOf(after) })];
    }
    return [];
  });
}

/** Corrections that change no figure of the event: scorers and minutes. */
function factMoments(before: AlertFacts, after: AlertFacts): readonly AlertMoment[] {
  const { correction } = after;
  if (correction === null || correction.count <= (before.correction?.count ?? 0)) return [];
  if (correction.reason !== 'scorer' && correction.reason !== 'minute') return [];
  const at = SIDES.findIndex((_, index) => newText(before.scorers, after.scorers, index as 0 | 1) !== '');
  return [
    momentOf('correction', 'fact-corrected', `fact ${correction.count}`, after, {
      side: SIDES[at] ?? null,
      by: at === -1 ? '' : after.scorers![at as 0 | 1],
      reason: correction.reason,
    }),
  ];
}

/** What happened between two states of one event, in order; nothing at its first sight. */
export function momentsOf(before: AlertFacts | null, after: AlertFacts): readonly AlertMoment[] {
  if (before === null || before === after) return [];
  return [
    ...moveMoments(before, after),
    ...(after.hasLineups && !before.hasLineups ? [momentOf('lineups', 'lineups', 'lineups', after)] : []),
    ...startMoments(before, after),
    ...scoreMoments(before, after),
    ...factMoments(before, after),
    ...redMoments(before, after),
    ...pauseMoments(before, after),
    ...endMoments(before, after),
  ];
}
