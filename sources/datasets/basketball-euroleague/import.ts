import type { PlayerStatisticsMessage, StatisticsMessage } from '@stillingen/domain/messages';
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { personOf } from '../kit/places/places.ts';
import { listOf, type Members, membersOf, readJson, textOf } from '../kit/readers/json.ts';
import { BadRow, type DataSet, type ImportedItem, rowOrRefusal } from '../kit/import/data-set.ts';
import { duelEvent, playerStatisticsOf, statisticsOf } from '../kit/events/duel.ts';
import { beside, type SourceFile } from '../kit/import/files.ts';
import { gamesOf } from './read.ts';

type Section = PlayerStatisticsMessage['sections'][number];

const COLUMNS: readonly (readonly [
  code: string,
  label: string,
  kind: Section['columns'][number]['kind'],
  ...of: readonly string[],
])[] = [
  ['MIN', 'Minutter', 'time', 'Minutes'],
  ['PTS', 'Point', 'number', 'Points'],
  ['2P', '2-pointsskud', 'share', 'FieldGoalsMade2', 'FieldGoalsAttempted2'],
  ['3P', '3-pointsskud', 'share', 'FieldGoalsMade3', 'FieldGoalsAttempted3'],
  ['FT', 'Straffekast', 'share', 'FreeThrowsMade', 'FreeThrowsAttempted'],
  ['REB', 'Rebounds', 'number', 'TotalRebounds'],
  ['AST', 'Assists', 'number', 'Assistances'],
  ['STL', 'Bolderobringer', 'number', 'Steals'],
  ['BLK', 'Blokeringer', 'number', 'BlocksFavour'],
  ['TO', 'Boldtab', 'number', 'Turnovers'],
  ['PF', 'Personlige fejl', 'number', 'FoulsCommited'],
  ['+/-', 'Plus/minus', 'number', 'Plusminus'],
];
const BENCHED = 'DNP';

export const valueOf = (line: Members, names: readonly string[]): string => names.map((name) => textOf(line[name])).join('/');

export const playersIn = (sides: readonly Members[]): Section => ({
  type: 'players',
  title: 'Spillere',
  columns: COLUMNS.map(([code, label, kind]) => ({ code, label, kind })),
  rows: sides.flatMap((side, index) =>
    listOf(side.PlayersStats)
      .filter((line) => textOf(line.Player) !== '' && textOf(line.Minutes) !== BENCHED)
      .map((line) => ({
        side: index === 0 ? ('home' as const) : ('away' as const),
        player: personOf(textOf(line.Player)),
        key: `el-${textOf(line.Player_ID).trim()}`,
        values: COLUMNS.map(([, , , ...names]) => valueOf(line, names)),
      })),
  ),
});

/** Statistics by number, with their fields: a count, or made and attempted. */
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

async function sidesIn(file: SourceFile): Promise<readonly Members[]> {
  if (!existsSync(file.path)) return [];
  const sides = listOf(membersOf(await readJson(file)).Stats);
  return sides.length === 2 ? sides : [];
}

function statisticsIn(sides: readonly Members[]): StatisticsMessage['values'] {
  const [home, away] = sides.map(({ totr }) => membersOf(totr)) as [Members, Members];
  return KINDS.map(([stat, ...names]) => ({
    stat,
    home: valueOf(home, names),
    away: valueOf(away, names),
  }));
}

const SCHEDULE = 'schedule.json';
/** Seasons may have a folder of their own. */
const SCHEDULES = [`../${SCHEDULE}`, `../../${SCHEDULE}`];
const boxScores = (season: string, code: number): string[] => [`Boxscore/${code}.json`, `${season}/Boxscore/${code}.json`];

function refuseWithoutSchedule(file: SourceFile): void {
  if (SCHEDULES.every((name) => !existsSync(beside(file, name).path)))
    throw new BadRow(`no ${SCHEDULE} is beside its folder: the day of the game is not known`);
}

async function* events(file: SourceFile): AsyncGenerator<ImportedItem> {
  if (basename(file.path) !== SCHEDULE) {
    refuseWithoutSchedule(file);
    return;
  }
  const games = gamesOf(await readJson(file));
  for (const [index, read] of games.entries()) {
    const game = rowOrRefusal(file.name, index + 1, read);
    if ('why' in game) {
      yield game;
      continue;
    }
    const { code, season, ...facts } = game;
    const duel = { file: file.name, line: index + 1, ...facts };
    const event = duelEvent(duel);
    const box = boxScores(season, code).map((name) => beside(file, name));
    const sides = await sidesIn(box.find(({ path }) => existsSync(path)) ?? box[0]!);
    yield sides.length === 0
      ? event
      : {
          ...event,
          messages: [...event.messages, statisticsOf(duel, statisticsIn(sides)), playerStatisticsOf(duel, [playersIn(sides)])],
        };
  }
}

export const basketballEuroleague: DataSet = {
  name: 'basketball-euroleague',
  about: 'basketball: EuroLeague’s schedule and box scores',
  reads: (name) => /(^|\/)(schedule|Boxscore\/\d+)\.json$/.test(name),
  events,
};
