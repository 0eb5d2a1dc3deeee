import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import type { DataSet, ImportedItem } from '../kit/import/data-set.ts';
import { duelEvent, statisticsOf } from '../kit/events/duel.ts';
import { beside, type SourceFile } from '../kit/import/files.ts';
import { membersOf, readJson } from '../kit/readers/json.ts';
import { BadRow, type RefusedRow, rowOrRefusal } from '../kit/import/report.ts';
import { type GameResult, resultOf } from './result.ts';
import { gameOf } from './schedule.ts';

const SCHEDULE = 'schedule.json';

/** The result of a game where its file lies beside the schedule; null where there is none. */
async function resultAt(file: SourceFile): Promise<GameResult | RefusedRow | null> {
  if (!existsSync(file.path)) return null;
  try {
    return resultOf(await readJson(file));
  } catch (error) {
    if (!(error instanceof BadRow)) throw error;
    return error.refusalOf(file.name, 0);
  }
}

async function* events(file: SourceFile): AsyncGenerator<ImportedItem> {
  if (basename(file.path) !== SCHEDULE) {
    // A file of one game tells no kick-off: it is a part of its game in the schedule.
    if (!existsSync(beside(file, `../${SCHEDULE}`).path))
      throw new BadRow(`no ${SCHEDULE} stands beside its folder: the kick-off is not known`);
    return;
  }
  const { games } = membersOf(await readJson(file));
  for (const [index, item] of (Array.isArray(games) ? (games as readonly unknown[]) : []).entries()) {
    const place = { file: file.name, line: index + 1 };
    const game = rowOrRefusal(place.file, place.line, () => gameOf(item));
    if ('why' in game) {
      yield game;
      continue;
    }
    const result = await resultAt(beside(file, `gamecenter-json/${game.key.replace('nfl-', '')}.json.gz`));
    if (result !== null && 'why' in result) yield result;
    const told = result !== null && 'outcome' in result ? result : null;
    const duel = { ...place, ...game, outcome: told?.outcome ?? null, incidents: told?.incidents ?? [] };
    const event = duelEvent(duel);
    yield told === null ? event : { ...event, messages: [...event.messages, statisticsOf(duel, told.statistics)] };
  }
}

/** The schedule of the NFL, with the results of the games whose files lie beside it. A line is the number of a game. */
export const nflNflgame: DataSet = {
  name: 'nfl-nflgame',
  about: 'American football: NFL schedule with scoring plays (schedule.json, gamecenter-json/)',
  reads: (name) => /(^|\/)(schedule\.json|gamecenter-json\/\d+\.json\.gz)$/.test(name),
  events,
};
