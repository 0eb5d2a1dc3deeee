import { Stage } from '@stillingen/domain';
import type { DataSet, ImportedItem } from '../kit/import/data-set.ts';
import { createSetHistory, type PartHistory } from '../../set-history.ts';
import { duelEvent, historyOf } from '../kit/events/duel.ts';
import type { SourceFile } from '../kit/import/files.ts';
import { beginning, listsMatches, type SlamMatch, slamMatches, stageOf } from './matches.ts';

const TENNIS = 2;

/** How each set of a match went. */
function setsOf({ points }: SlamMatch): readonly PartHistory[] {
  const course = createSetHistory(TENNIS)!;
  const sets = new Map<number, PartHistory>();
  const [first] = points;
  if (first !== undefined) course.add({ stage: stageOf(first), score: beginning(first.board.serve ?? null) });
  for (const point of points) {
    const part = course.add({ stage: stageOf(point), score: point.board });
    if (part !== null) sets.set(part.part, part);
  }
  return [...sets.values()];
}

async function* events(file: SourceFile): AsyncGenerator<ImportedItem> {
  if (!listsMatches(file.name)) return;
  for (const match of await slamMatches(file)) {
    if ('why' in match) yield match;
    else {
      const last = match.points.at(-1);
      const outcome = last === undefined ? null : { stage: Stage.finished, score: last.board };
      const duel = { file: file.name, line: match.line, ...match.duel, outcome };
      const event = duelEvent(duel);
      yield { ...event, messages: [...event.messages, ...setsOf(match).map((part) => historyOf(duel, part))] };
    }
  }
}

/**
 * The great tournaments: `…-matches.csv` and its like for doubles and mixed doubles, with the points of `…-points.csv` beside it.
 * Of a match whose points are not published only its fixture is known.
 */
export const tennisSlam: DataSet = {
  name: 'tennis-slam-pointbypoint',
  about: 'tennis: Grand Slam matches with every point (YEAR-SLAM-matches*.csv)',
  reads: (name) => /-(matches|points)(-doubles|-mixed)?\.csv$/.test(name),
  events,
};
