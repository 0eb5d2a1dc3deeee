import { Stage } from '@stillingen/domain';
import type { DataSet, ImportedItem } from '../data-set.ts';
import { duelEvent } from '../duel.ts';
import type { SourceFile } from '../files.ts';
import { listsMatches, slamMatches } from './matches.ts';

async function* events(file: SourceFile): AsyncGenerator<ImportedItem> {
  if (!listsMatches(file.name)) return;
  for (const match of await slamMatches(file)) {
    if ('why' in match) yield match;
    else {
      const score = match.points.at(-1)!.board;
      yield duelEvent({ file: file.name, line: match.line, ...match.duel, outcome: { stage: Stage.finished, score } });
    }
  }
}

/** Mixed doubles of the great tournaments with their points: `…-matches-mixed.csv` and `…-points-mixed.csv`. */
export const tennisSlam: DataSet = {
  name: 'tennis-slam-pointbypoint',
  reads: (name) => /-(matches|points)-mixed\.csv$/.test(name),
  events,
};
