import { Stage } from '@stillingen/domain';
import type { DataSet, ImportedItem } from '../kit/import/data-set.ts';
import { raceOfRows } from '../kit/events/entries.ts';
import type { SourceFile } from '../kit/import/files.ts';
import { isResults, playerRow, roundsDiffer, tournamentsOf } from './tournament.ts';

async function* eventsOf(file: SourceFile): AsyncGenerator<ImportedItem> {
  for await (const tournament of tournamentsOf(file)) {
    if ('why' in tournament) {
      yield tournament;
      continue;
    }
    for (const { line, cells } of tournament.rows) {
      if (roundsDiffer(cells))
        yield { file: file.name, line, why: `the rounds do not add up to ${cells.total_strokes}: left out` };
    }
    yield* raceOfRows({ ...tournament, entry: playerRow, outcome: { stage: Stage.finished, complete: tournament.isComplete } });
  }
}

/** The Masters: position, four rounds, strokes and score to par of each player. */
export const masters: DataSet = {
  name: 'golf-masters',
  about: 'golf: the Masters since 1934 (masters_results_mastersdotcom.csv)',
  reads: isResults,
  events: eventsOf,
};
