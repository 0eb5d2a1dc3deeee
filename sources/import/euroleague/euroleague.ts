import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import type { StatisticsMessage } from '@stillingen/domain/messages';
import type { DataSet, ImportedItem } from '../data-set.ts';
import { duelEvent, statisticsOf } from '../duel.ts';
import { beside, type SourceFile } from '../files.ts';
import { listOf, membersOf, readJson, textOf } from '../readers/json.ts';
import { rowOrRefusal } from '../report.ts';
import { gamesOf } from './game.ts';

/** The feed's numbers of statistics: a count, or made of attempted. */
const KINDS: readonly (readonly [stat: number, ...of: readonly string[]])[] = [
  [631, 'FieldGoalsMade2', 'FieldGoalsAttempted2'],
  [632, 'FieldGoalsMade3', 'FieldGoalsAttempted3'],
  [633, 'FreeThrowsMade', 'FreeThrowsAttempted'],
  [634, 'TotalRebounds'],
  [635, 'OffensiveRebounds'],
  [636, 'DefensiveRebounds'],
  [637, 'Assistances'],
  [638, 'BlocksFavour'],
  [639, 'Turnovers'],
  [640, 'Steals'],
  [641, 'FoulsCommited'],
];

/** The statistics of a box score; empty where it does not hold two sides. */
async function statisticsIn(file: SourceFile): Promise<StatisticsMessage['values']> {
  if (!existsSync(file.path)) return [];
  const [home, away] = listOf(membersOf(await readJson(file)).Stats).map(({ totr }) => membersOf(totr));
  if (home === undefined || away === undefined) return [];
  return KINDS.map(([stat, ...names]) => ({
    stat,
    home: names.map((name) => textOf(home[name])).join('/'),
    away: names.map((name) => textOf(away[name])).join('/'),
  }));
}

async function* events(file: SourceFile): AsyncGenerator<ImportedItem> {
  if (basename(file.path) !== 'schedule.json') return;
  const games = gamesOf(await readJson(file));
  for (const [index, read] of games.entries()) {
    const game = rowOrRefusal(file.name, index + 1, read);
    if ('why' in game) {
      yield game;
      continue;
    }
    const { code, ...facts } = game;
    const duel = { file: file.name, line: index + 1, ...facts };
    const event = duelEvent(duel);
    const values = await statisticsIn(beside(file, `Boxscore/${code}.json`));
    yield values.length === 0 ? event : { ...event, messages: [...event.messages, statisticsOf(duel, values)] };
  }
}

/** A schedule of the EuroLeague with its results, and the box scores beside it. Lines are numbers of games. */
export const basketballEuroleague: DataSet = {
  name: 'basketball-euroleague',
  reads: (name) => /(^|[/\\])(schedule|Boxscore[/\\]\d+)\.json$/.test(name),
  events,
};
