import { type Pair, type Side, SPORT } from '@stillingen/domain';
import { duelEvent, fieldsOf, type ImportedDuel, statisticsOf } from '../kit/events/duel.ts';
import { finalBoard, finalStage, type PeriodScores } from '../kit/events/score.ts';
import { BadRow, type ImportedEvent } from '../kit/import/data-set.ts';
import { listOf, type Members, membersOf, numberOf, textOf } from '../kit/readers/json.ts';
import { gameNumber, rowsOf, teamOf } from './read.ts';
import tables from './tables.json' with { type: 'json' };

const USUAL_MINUTES = 140;
const REGULAR_PERIODS = 4;

type Section = NonNullable<ImportedDuel['players']>[number];
type Lineup = NonNullable<ImportedDuel['lineups']>[number];
const COLUMNS = tables.playerColumns as readonly (Section['columns'][number] & { readonly fields: readonly string[] })[];

/** A player of the game; the fields of `figures` are named as in the tables of results. */
interface Player {
  readonly id: string;
  readonly name: string;
  readonly number: number | null;
  readonly isStarter: boolean;
  readonly figures: Members;
}
interface Team {
  readonly name: string;
  readonly periods: readonly number[];
  readonly figures: Members;
  readonly players: readonly Player[];
}
interface Game {
  readonly id: string;
  readonly start: string;
  readonly venue: string;
  readonly referee: string;
  readonly attendance: number;
  readonly teams: Readonly<Record<Side, Team>>;
}

const keyOf = ({ id }: Player): string => `nba-${id}`;
const hasPlayed = ({ figures }: Player): boolean => /[1-9]/.test(textOf(figures.MIN));

const sectionOf = (teams: Game['teams']): Section => ({
  type: 'players',
  title: 'Spillere',
  columns: COLUMNS.map(({ code, label, kind }) => ({ code, label, kind })),
  rows: (['home', 'away'] as const).flatMap((side) =>
    teams[side].players.filter(hasPlayed).map((player) => ({
      side,
      player: player.name,
      key: keyOf(player),
      values: COLUMNS.map(({ fields }) => fieldsOf(player.figures, fields)),
    })),
  ),
});

function lineupOf(side: Side, { players }: Team): Lineup {
  const listed = (isStarter: boolean) =>
    players
      .filter((player) => player.isStarter === isStarter)
      .map((player) => ({ name: player.name, key: keyOf(player), ...(player.number === null ? {} : { number: player.number }) }));
  return { side, confirmed: true, starters: listed(true), substitutes: listed(false) };
}

function scoresOf({ home, away }: Game['teams']): PeriodScores {
  const pairs = home.periods.map((points, at): Pair => [points, away.periods[at] ?? Number.NaN]);
  if (pairs.length < REGULAR_PERIODS || !pairs.flat().every(Number.isInteger)) throw new BadRow('the game has no quarters');
  return { regular: pairs.slice(0, REGULAR_PERIODS), extra: pairs.slice(REGULAR_PERIODS), shootOut: null };
}

function eventOf(file: string, game: Game): ImportedEvent {
  const { id, start, venue, referee, attendance, teams } = game;
  const { competition, round } = gameNumber(id);
  const scores = scoresOf(teams);
  return duelEvent({
    file,
    line: 1,
    key: `nba-${id}`,
    sport: SPORT.basketball,
    competition,
    home: teamOf(teams.home.name),
    away: teamOf(teams.away.name),
    start,
    details: { round, venue, referee, ...(attendance > 0 ? { attendance } : {}) },
    minutes: USUAL_MINUTES,
    outcome: { stage: finalStage(scores), score: finalBoard(scores) },
    statistics: statisticsOf(tables.statistics, { home: teams.home.figures, away: teams.away.figures }),
    players: [sectionOf(teams)],
    lineups: [lineupOf('home', teams.home), lineupOf('away', teams.away)],
  });
}

/** 'PT20M46.00S' as '20:46'. */
const minutesOf = (duration: string): string => /^PT(\d+)M(\d+)/.exec(duration)?.slice(1).join(':') ?? '';

function liveFigures(statistics: Members): Members {
  const named = Object.entries(tables.liveFields).map(([name, field]) => [name, statistics[field]] as const);
  return { ...Object.fromEntries(named), MIN: minutesOf(textOf(statistics.minutes)) };
}

/** The newer form: the whole game in one file. */
export function liveBoxScore(file: string, content: unknown): ImportedEvent {
  const game = membersOf(membersOf(content).game);
  const start = textOf(game.gameTimeUTC);
  if (textOf(game.gameStatus) !== '3') throw new BadRow('the game is not over');
  if (Number.isNaN(Date.parse(start))) throw new BadRow('the game has no start');
  const teamIn = (team: Members): Team => ({
    name: `${textOf(team.teamCity)} ${textOf(team.teamName)}`,
    periods: listOf(team.periods).map(({ score }) => numberOf(score)),
    figures: liveFigures(membersOf(team.statistics)),
    players: listOf(team.players)
      .filter(({ status }) => textOf(status) === 'ACTIVE')
      .map((player) => ({
        id: textOf(player.personId),
        name: textOf(player.name),
        number: /^\d{1,3}$/.test(textOf(player.jerseyNum)) ? Number(player.jerseyNum) : null,
        isStarter: textOf(player.starter) === '1',
        figures: liveFigures(membersOf(player.statistics)),
      })),
  });
  const { arenaName } = membersOf(game.arena);
  return eventOf(file, {
    id: textOf(game.gameId),
    start,
    venue: textOf(arenaName),
    referee: textOf(listOf(game.officials)[0]?.name),
    attendance: numberOf(game.attendance),
    teams: { home: teamIn(membersOf(game.homeTeam)), away: teamIn(membersOf(game.awayTeam)) },
  });
}

const setsOf = (content: unknown): Map<string, Members[]> =>
  new Map(listOf(membersOf(content).resultSets).map((set) => [textOf(set.name), rowsOf(set)]));

/** The older form: tables of the players, and of the game in a summary beside them. */
export function tableBoxScore(file: string, content: unknown, summary: unknown): ImportedEvent {
  const [box, facts] = [setsOf(content), setsOf(summary)];
  const rows = (sets: Map<string, Members[]>, name: string): readonly Members[] => sets.get(name) ?? [];
  const game = rows(facts, 'GameSummary')[0] ?? {};
  const teamIn = (team: unknown): Team => {
    const own = (row: Members): boolean => row.TEAM_ID === team;
    const line = rows(facts, 'LineScore').find(own);
    const total = rows(box, 'TeamStats').find(own);
    if (line === undefined || total === undefined) throw new BadRow('the sides of the game are not known');
    const periods = Math.max(REGULAR_PERIODS, numberOf(game.LIVE_PERIOD));
    return {
      name: `${textOf(line.TEAM_CITY_NAME)} ${textOf(line.TEAM_NICKNAME)}`,
      periods: Array.from({ length: periods }, (_, at) =>
        numberOf(at < REGULAR_PERIODS ? line[`PTS_QTR${at + 1}`] : line[`PTS_OT${at + 1 - REGULAR_PERIODS}`]),
      ),
      figures: { ...total, TOV: total.TO },
      players: rows(box, 'PlayerStats')
        .filter(own)
        .map((player) => ({
          id: textOf(player.PLAYER_ID),
          name: textOf(player.PLAYER_NAME),
          number: null,
          isStarter: textOf(player.START_POSITION) !== '',
          figures: { ...player, TOV: player.TO },
        })),
    };
  };
  const official = rows(facts, 'Officials')[0] ?? {};
  return eventOf(file, {
    id: textOf(game.GAME_ID),
    start: textOf(game.GAME_DATE_EST).slice(0, 10),
    venue: '',
    referee: `${textOf(official.FIRST_NAME)} ${textOf(official.LAST_NAME)}`.trim(),
    attendance: numberOf(rows(facts, 'GameInfo')[0]?.ATTENDANCE),
    teams: { home: teamIn(game.HOME_TEAM_ID), away: teamIn(game.VISITOR_TEAM_ID) },
  });
}
