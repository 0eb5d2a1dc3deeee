import type { Pair } from '@stillingen/domain';
import type { CompetitionRef, ParticipantRef } from '@stillingen/domain/messages';
import { inTitleCase, personOf } from '../capitals.ts';
import type { ImportedDuel } from '../duel.ts';
import { finalBoard, finalStage, type PeriodScores } from '../periods.ts';
import { listOf, membersOf, type Members, numberOf, textOf } from '../readers/json.ts';
import { BadRow } from '../report.ts';
import { countryOfClub } from './clubs.ts';

const USUAL_MINUTES = 120;
const QUARTERS = [1, 2, 3, 4];

/** A game of the schedule, without its place in the file. */
export type ScheduledGame = Omit<ImportedDuel, 'file' | 'line'> & {
  /** The number of the game within its season, as other files name it. */
  readonly code: number;
};

function participant({ club }: Members): ParticipantRef {
  const { code, name } = membersOf(club);
  return { name: textOf(name), country: countryOfClub(textOf(code)), key: `el-${textOf(code)}`, kind: 'club' };
}

function pointsOf(side: Members, names: readonly string[], partials: Members): number[] {
  return names.map((name) => {
    const points = numberOf(partials[name]);
    if (!Number.isInteger(points)) throw new BadRow(`the points of ${textOf(membersOf(side.club).name)} are not numbers`);
    return points;
  });
}

/** The points of both sides by quarter and by overtime. Throws BadRow where they do not add up to the score. */
function scoresOf(local: Members, road: Members): PeriodScores {
  const sides = [local, road] as const;
  const quarters = sides.map((side) =>
    pointsOf(
      side,
      QUARTERS.map((n) => `partials${n}`),
      membersOf(side.partials),
    ),
  );
  const overtimes = sides.map((side) => {
    const extra = membersOf(membersOf(side.partials).extraPeriods);
    return pointsOf(side, Object.keys(extra).sort(), extra);
  });
  const pairs = ([home = [], away = []]: number[][]): Pair[] => home.map((points, index): Pair => [points, away[index] ?? 0]);
  const scores = { regular: pairs(quarters), extra: pairs(overtimes), shootOut: null };
  const board = finalBoard(scores);
  if (board.home !== numberOf(local.score) || board.away !== numberOf(road.score))
    throw new BadRow(
      `the quarters add up to ${board.home}-${board.away}, the score is ${textOf(local.score)}-${textOf(road.score)}`,
    );
  return scores;
}

function competitionOf(season: Members, playOff: boolean): CompetitionRef {
  const year = numberOf(season.year);
  if (!Number.isInteger(year)) throw new BadRow('the game has no season');
  return { name: 'EuroLeague', country: 'eu', season: `${year}/${year + 1}`, role: playOff ? 'playoff' : 'main' };
}

/** One game of the schedule. Throws BadRow. */
function gameOf(game: Members): ScheduledGame {
  const [local, road] = [membersOf(game.local), membersOf(game.road)];
  const code = numberOf(game.gameCode);
  const start = textOf(game.utcDate);
  if (!Number.isInteger(code) || Number.isNaN(Date.parse(start))) throw new BadRow('the game has no number or no start');
  const playOff = membersOf(game.phaseType).isGroupPhase === false && textOf(membersOf(game.phaseType).code) !== 'RS';
  const season = membersOf(game.season);
  const played = game.played === true;
  const scores = played ? scoresOf(local, road) : null;
  const attendance = numberOf(game.audience);
  const venue = inTitleCase(textOf(membersOf(game.venue).name));
  const referee = textOf(membersOf(game.referee1).name);
  return {
    code,
    key: `el-${textOf(season.code)}-${code}`,
    sport: 3,
    competition: competitionOf(season, playOff),
    home: participant(local),
    away: participant(road),
    // The day alone where the hour is not settled yet.
    start: game.confirmedHour === false ? start.slice(0, 10) : start,
    details: {
      round: playOff ? 'Slutspil' : `${textOf(game.round)}. runde`,
      ...(venue === '' ? {} : { venue }),
      ...(referee === '' ? {} : { referee: personOf(referee) }),
      ...(attendance > 0 ? { attendance } : {}),
    },
    minutes: USUAL_MINUTES,
    // `winner` in the file is the winner of the season, not of the game.
    outcome: scores === null ? null : { stage: finalStage(scores), score: finalBoard(scores) },
  };
}

/** The games of a schedule in its order, each read when it is called. Throws BadRow where a game can not be read. */
export const gamesOf = (schedule: unknown): readonly (() => ScheduledGame)[] =>
  listOf(membersOf(schedule).data).map((game) => () => gameOf(game));
