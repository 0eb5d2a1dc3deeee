import { Stage } from '@stillingen/domain';
import type { DataSet, ImportedItem } from '../kit/import/data-set.ts';
import { raceOfRows } from '../kit/events/entries.ts';
import type { SourceFile } from '../kit/import/files.ts';
import { raceEvent } from '../kit/events/race.ts';
import { cardsOf, isResults, isVoid, type RaceCard, runner } from './card.ts';

const at = ({ rows: [{ file, line }] }: RaceCard) => ({ file, line });

async function* eventsOf(file: SourceFile): AsyncGenerator<ImportedItem> {
  for await (const card of cardsOf(file)) {
    if ('why' in card) yield card;
    else if (card.rows.every(({ cells }) => isVoid(cells)))
      yield raceEvent({ ...card.race, ...at(card), outcome: { stage: Stage.abandoned, entries: null, complete: false } });
    else yield* raceOfRows({ ...card, entry: runner, outcome: { stage: Stage.finished, complete: card.isComplete } });
  }
}

/** Race meetings of the Hong Kong Jockey Club: one row per horse and race, in Chinese; the day without an hour. */
export const hongKong: DataSet = {
  name: 'horse-racing-hk',
  about: 'horse racing: race days of Hong Kong (results_DAY.csv)',
  reads: isResults,
  events: eventsOf,
};
