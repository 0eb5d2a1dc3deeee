import type { CompetitionRef, ParticipantRef } from '@stillingen/domain/messages';
import { SPORT, Stage } from '@stillingen/domain';
import { BadRow, type ImportedItem, rowOrRefusal } from '../kit/import/data-set.ts';
import { duelEvent, statisticsOf } from '../kit/events/duel.ts';
import { isDay } from '../kit/places/places.ts';
import { leaderOf } from '../../pairs.ts';
import { listOf, type Members, membersOf, numberOf, textOf } from '../kit/readers/json.ts';
import tables from './tables.json' with { type: 'json' };

const ABROAD: Readonly<Record<string, string>> = tables.abroad;

export const teamOf = (name: string): ParticipantRef => ({ name, country: ABROAD[name] ?? 'us', kind: 'club' });

const LEAGUES: Readonly<Record<string, (typeof tables.leagues)['00']>> = tables.leagues;

interface Phase {
  readonly words: string;
  readonly role: NonNullable<CompetitionRef['role']>;
  readonly round?: string;
}
/** By the third digit of a game's number. */
const PHASES = tables.phases as Readonly<Record<string, Phase>>;

/** The first season of the NBA; numbers hold two digits of the year. */
const FIRST_SEASON = 1946;

/** '0021801228': regular season of 2018/2019. Throws BadRow. */
export function gameNumber(gameId: string) {
  const [, letters = '', digit = '', years] = /^(\d{2})(\d)(\d{2})\d{5}$/.exec(gameId) ?? [];
  const league = LEAGUES[letters];
  const phase = PHASES[digit];
  if (league === undefined || phase === undefined)
    throw new BadRow(
      `the number of the game is not understood: ${gameId} (allowed: 00, 10 or 20, then a phase of 1 to 6, the year and five digits)`,
    );
  const first = (Number(years) < FIRST_SEASON % 100 ? 2000 : 1900) + Number(years);
  return {
    competition: {
      name: `${league.name}${phase.words}`,
      country: 'us',
      season: league.inOneYear ? String(first) : `${first}/${first + 1}`,
      role: phase.role,
    },
    round: phase.round ?? '',
    regularMinutes: league.regularMinutes,
  };
}

const USUAL_MINUTES = 140;

export function rowsOf(set: Members): Members[] {
  const heads = Array.isArray(set.headers) ? set.headers.map(textOf) : [];
  const rows = Array.isArray(set.rowSet) ? (set.rowSet as readonly unknown[]) : [];
  return rows.map((row) => Object.fromEntries(heads.map((head, index) => [head, Array.isArray(row) ? row[index] : undefined])));
}

interface TeamRow {
  readonly line: number;
  readonly row: Members;
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
  return duelEvent({
    file,
    line: rows[0]!.line,
    key: `nba-${id}`,
    sport: SPORT.basketball,
    competition,
    home: teamOf(textOf(home.TEAM_NAME)),
    away: teamOf(textOf(away.TEAM_NAME)),
    start: day,
    details: { round },
    minutes: USUAL_MINUTES,
    outcome: {
      stage: overtime ? Stage.afterExtraTime : Stage.finished,
      score: { home: score[0], away: score[1], winner: leaderOf(score) ?? 'draw' },
    },
    statistics: statisticsOf(tables.statistics, { home, away }),
  });
}

export function* gameLogEvents(file: string, content: unknown): Generator<ImportedItem> {
  const rows = listOf(membersOf(content).resultSets).flatMap(rowsOf);
  const games = Map.groupBy(
    rows.map((row, index): TeamRow => ({ line: index + 1, row })),
    ({ row }) => textOf(row.GAME_ID),
  );
  for (const [id, own] of games) yield rowOrRefusal(file, own[0]!.line, () => eventOf(file, id, own));
}
