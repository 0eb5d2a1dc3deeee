import type { DataSet, ImportedItem } from '../data-set.ts';
import type { SourceFile } from '../files.ts';
import { membersOf, readJson } from '../readers/json.ts';
import { gameLogEvents } from './game-log.ts';
import { scheduleEvents } from './schedule.ts';

async function* events(file: SourceFile): AsyncGenerator<ImportedItem> {
  const content = await readJson(file);
  yield* membersOf(content).leagueSchedule === undefined ? gameLogEvents(file.name, content) : scheduleEvents(file.name, content);
}

/** Game logs and schedules of the NBA's web feeds. */
export const nbaPbpstats: DataSet = {
  name: 'nba-pbpstats',
  about: 'basketball: NBA schedules and game logs as pbpstats keeps them',
  reads: (name) => /(^|\/)(stats_leaguegamelog_|live_nba_)[^/]*\.json$/.test(name),
  events,
};
