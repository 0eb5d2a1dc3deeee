import { Stage } from '@stillingen/domain';
import type { StatisticsMessage } from '@stillingen/domain/messages';
import type { ImportedItem } from '../kit/import/data-set.ts';
import { duelEvent, type ImportedDuel, statisticsOf } from '../kit/events/duel.ts';
import { isDay } from '../kit/events/kick-off.ts';
import { leading } from '../kit/events/match.ts';
import { listOf, membersOf, type Members, numberOf, textOf } from '../kit/readers/json.ts';
import { BadRow, rowOrRefusal } from '../kit/import/report.ts';
import { gameNumber, teamOf } from './league.ts';

const USUAL_MINUTES = 140;

const KINDS: readonly (readonly [stat: number, ...of: readonly string[]])[] = [
  [630, 'FGM', 'FGA'],
  [632, 'FG3M', 'FG3A'],
  [633, 'FTM', 'FTA'],
  [634, 'REB'],
  [635, 'OREB'],
  [636, 'DREB'],
  [637, 'AST'],
  [638, 'BLK'],
  [639, 'TOV'],
  [640, 'STL'],
  [641, 'PF'],
];

/** The rows of a table of the web feed as members by the names of its head. */
export function rowsOf(set: Members): Members[] {
  const heads = Array.isArray(set.headers) ? set.headers.map(textOf) : [];
  const rows = Array.isArray(set.rowSet) ? (set.rowSet as readonly unknown[]) : [];
  return rows.map((row) => Object.fromEntries(heads.map((head, index) => [head, Array.isArray(row) ? row[index] : undefined])));
}

interface TeamRow {
  readonly line: number;
  readonly row: Members;
}

function valuesOf(home: Members, away: Members): StatisticsMessage['values'] {
  return KINDS.map(([stat, ...names]) => ({
    stat,
    home: names.map((name) => textOf(home[name])).join('/'),
    away: names.map((name) => textOf(away[name])).join('/'),
  }));
}

function eventOf(file: string, id: string, rows: readonly TeamRow[]): ImportedItem {
  // 'MIN @ DEN' is the row of the guests, 'DEN vs. MIN' that of the hosts.
  const home = rows.find(({ row }) => textOf(row.MATCHUP).includes(' vs. '))?.row;
  const away = rows.find(({ row }) => textOf(row.MATCHUP).includes(' @ '))?.row;
  if (home === undefined || away === undefined || rows.length !== 2)
    throw new BadRow(`the game ${id} has not one row of its hosts and one of its guests`);
  const score = [numberOf(home.PTS), numberOf(away.PTS)] as const;
  const day = textOf(home.GAME_DATE);
  if (!score.every(Number.isInteger)) throw new BadRow(`the game ${id} has no score`);
  if (!isDay(day)) throw new BadRow(`there is no day ${day}`);
  if ((textOf(home.WL) === 'W') !== score[0] > score[1]) throw new BadRow(`the winner of ${id} has not the higher score`);
  const { competition, round, regularMinutes } = gameNumber(id);
  const overtime = numberOf(home.MIN) > regularMinutes;
  const duel: ImportedDuel = {
    file,
    line: rows[0]!.line,
    key: `nba-${id}`,
    sport: 3,
    competition,
    home: teamOf(textOf(home.TEAM_NAME)),
    away: teamOf(textOf(away.TEAM_NAME)),
    start: day,
    ...(round === '' ? {} : { details: { round } }),
    minutes: USUAL_MINUTES,
    outcome: {
      stage: overtime ? Stage.afterExtraTime : Stage.finished,
      score: { home: score[0], away: score[1], winner: leading(score) ?? 'draw' },
    },
  };
  const event = duelEvent(duel);
  return { ...event, messages: [...event.messages, statisticsOf(duel, valuesOf(home, away))] };
}

/** The games of a season's log, two rows each; a line is the number of a row. Only days are known, and no quarters. */
export function* gameLogEvents(file: string, content: unknown): Generator<ImportedItem> {
  const rows = listOf(membersOf(content).resultSets).flatMap(rowsOf);
  const games = Map.groupBy(
    rows.map((row, index): TeamRow => ({ line: index + 1, row })),
    ({ row }) => textOf(row.GAME_ID),
  );
  for (const [id, own] of games) yield rowOrRefusal(file, own[0]!.line, () => eventOf(file, id, own));
}
