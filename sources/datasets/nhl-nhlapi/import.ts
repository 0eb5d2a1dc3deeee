import type { DataSet, ImportedItem } from '../kit/import/data-set.ts';
import { duelEvent, statisticsOf } from '../kit/events/duel.ts';
import type { SourceFile } from '../kit/import/files.ts';
import { readJson } from '../kit/readers/json.ts';
import { hockeyGame } from './game.ts';

async function* events(file: SourceFile): AsyncGenerator<ImportedItem> {
  const game = hockeyGame(await readJson(file));
  const duel = { file: file.name, line: 0, ...game.duel };
  const event = duelEvent(duel);
  yield duel.outcome === null ? event : { ...event, messages: [...event.messages, statisticsOf(duel, game.statistics)] };
}

/** Games of the NHL's play-by-play, one per file. */
export const nhlNhlapi: DataSet = {
  name: 'nhl-nhlapi',
  about: 'ice hockey: games of the NHL’s API: periods, overtime, shoot-out',
  reads: (name) => name.endsWith('.json'),
  events,
};
