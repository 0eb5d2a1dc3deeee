import type { PlayerStatisticsMessage } from '@stillingen/domain/messages';
import { personOf } from '../kit/places/capitals.ts';
import { listOf, type Members, textOf } from '../kit/readers/json.ts';

type Section = PlayerStatisticsMessage['sections'][number];

/** Columns of the box score: what heads them, what they are, and the fields they are made of: a count, or made of attempted. */
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
/** Who did not play. */
const BENCHED = 'DNP';

/** Fields of a line as they are shown: a count, or made/attempted. */
export const valueOf = (line: Members, names: readonly string[]): string => names.map((name) => textOf(line[name])).join('/');

/** The players of both sides of a box score who were on court, home first, in its order. */
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
