import type { DataSet, ImportedItem } from '../kit/import/data-set.ts';
import type { SourceFile } from '../kit/import/files.ts';
import { readJson } from '../kit/readers/json.ts';
import { gameLogEvents } from './game-log.ts';
import { isSchedule, scheduleEvents } from './schedule.ts';

async function* events(file: SourceFile): AsyncGenerator<ImportedItem> {
  const content = await readJson(file);
  yield* isSchedule(content) ? scheduleEvents(file.name, content) : gameLogEvents(file.name, content);
}

/** Game logs and schedules of the web feeds of the NBA, the WNBA and the G League. */
export const nbaPbpstats: DataSet = {
  name: 'nba-pbpstats',
  about: 'basketball: NBA schedules and game logs as pbpstats keeps them',
  reads: (name) => /(^|\/)(stats_(leaguegamelog|w?nba|gleague)_|(live|data)_(w?nba|gleague)_)[^/]*\.json$/.test(name),
  events,
};
