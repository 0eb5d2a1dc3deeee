import { SPORT, Stage } from '@stillingen/domain';
import { BadRow, type DataSet, type ImportedItem, rowOrRefusal } from '../kit/import/data-set.ts';
import { duelEvent, type DuelOutcome } from '../kit/events/duel.ts';
import { startAt } from '../kit/places/places.ts';
import { leaderOf } from '../../pairs.ts';
import { listOf, type Members, membersOf, numberOf, readJson, textOf } from '../kit/readers/json.ts';
import { liveBoxScore, tableBoxScore } from './box-score.ts';
import { gameLogEvents, gameNumber, teamOf } from './read.ts';
import { beside, type SourceFile } from '../kit/import/files.ts';

const USUAL_MINUTES = 140;

interface ScheduledGame {
  readonly id: string;
  readonly start: string;
  /** 1 to come, 2 running, 3 over. */
  readonly status: string;
  readonly statusText: string;
  readonly venue: string;
  readonly sides: readonly [Side, Side];
}
interface Side {
  readonly town: string;
  readonly name: string;
  readonly points: unknown;
}

const placeOf = (...parts: readonly unknown[]): string =>
  parts
    .map(textOf)
    .filter((part) => part !== '')
    .join(', ');

function liveGame(game: Members): ScheduledGame {
  const sideOf = (team: Members): Side => ({ town: textOf(team.teamCity), name: textOf(team.teamName), points: team.score });
  const statusText = textOf(game.gameStatusText);
  return {
    id: textOf(game.gameId),
    start: statusText === 'TBD' ? textOf(game.gameDateEst).slice(0, 10) : textOf(game.gameDateTimeUTC),
    status: textOf(game.gameStatus),
    statusText,
    venue: placeOf(game.arenaName, game.arenaCity),
    sides: [sideOf(membersOf(game.homeTeam)), sideOf(membersOf(game.awayTeam))],
  };
}

/** `lscd`: the older schedule by months. */
function monthGame(game: Members): ScheduledGame {
  const sideOf = (team: Members): Side => ({ town: textOf(team.tc), name: textOf(team.tn), points: team.s });
  const time = textOf(game.utctm);
  const start = /^\d{2}:\d{2}$/.test(time) ? startAt(textOf(game.gdtutc), time, 'UTC') : startAt(textOf(game.gdte), null, null);
  return {
    id: textOf(game.gid),
    start,
    status: textOf(game.st),
    statusText: textOf(game.stt),
    venue: placeOf(game.an, game.ac),
    sides: [sideOf(membersOf(game.h)), sideOf(membersOf(game.v))],
  };
}

function participant({ town, name }: Side) {
  if (name === '') throw new BadRow('a side of the game is not known yet');
  // Names of guest teams include the town: 'Madrid', 'Real Madrid'.
  return teamOf(name.includes(town) ? name : `${town} ${name}`);
}

function outcomeOf({ status, statusText, sides }: ScheduledGame): DuelOutcome | null {
  if (/^(PPD|Postponed)/i.test(statusText)) return { stage: Stage.postponed };
  if (/^Cancel/i.test(statusText)) return { stage: Stage.cancelled };
  if (status === '1') return null;
  if (status !== '3') throw new BadRow(`the game is running: ${statusText}`);
  const [home, away] = [numberOf(sides[0].points), numberOf(sides[1].points)];
  if (!Number.isInteger(home) || !Number.isInteger(away) || home === away) throw new BadRow('the game that is over has no score');
  const stage = /OT/.test(statusText) ? Stage.afterExtraTime : Stage.finished;
  return { stage, score: { home, away, winner: leaderOf([home, away])! } };
}

function eventOf(file: string, line: number, game: ScheduledGame): ImportedItem {
  const { id, start, venue, sides } = game;
  const { competition, round } = gameNumber(id);
  return duelEvent({
    file,
    line,
    key: `nba-${id}`,
    sport: SPORT.basketball,
    competition,
    home: participant(sides[0]),
    away: participant(sides[1]),
    start,
    details: { round, venue },
    minutes: USUAL_MINUTES,
    outcome: outcomeOf(game),
  });
}

export const isSchedule = (content: unknown): boolean => 'leagueSchedule' in membersOf(content) || 'lscd' in membersOf(content);

export function* scheduleEvents(file: string, content: unknown): Generator<ImportedItem> {
  const { leagueSchedule, lscd } = membersOf(content);
  const reads = [
    ...listOf(membersOf(leagueSchedule).gameDates).flatMap(({ games }) => listOf(games).map((game) => () => liveGame(game))),
    ...listOf(lscd).flatMap(({ mscd }) => listOf(membersOf(mscd).g).map((game) => () => monthGame(game))),
  ];
  for (const [index, read] of reads.entries()) yield rowOrRefusal(file, index + 1, () => eventOf(file, index + 1, read()));
}

const BOX_SCORE = /(^|\/)game_details\/(live|stats_boxscore)_(\d{10})\.json$/;

async function* events(file: SourceFile): AsyncGenerator<ImportedItem> {
  const content = await readJson(file);
  const [, , form, id = ''] = BOX_SCORE.exec(file.name) ?? [];
  if (form !== undefined) {
    const summary = form === 'live' ? null : await readJson(beside(file, `stats_summary_${id}.json`));
    yield rowOrRefusal(file.name, 1, () =>
      summary === null ? liveBoxScore(file.name, content) : tableBoxScore(file.name, content, summary),
    );
    return;
  }
  yield* isSchedule(content) ? scheduleEvents(file.name, content) : gameLogEvents(file.name, content);
}

export const nbaPbpstats: DataSet = {
  name: 'nba-pbpstats',
  about: 'basketball: NBA schedules, game logs and box scores as pbpstats keeps them',
  reads: (name) =>
    BOX_SCORE.test(name) || /(^|\/)(stats_(leaguegamelog|w?nba|gleague)_|(live|data)_(w?nba|gleague)_)[^/]*\.json$/.test(name),
  events,
};
