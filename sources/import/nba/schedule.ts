import type { ImportedItem } from '../data-set.ts';
import { duelEvent } from '../duel.ts';
import { listOf, membersOf, type Members, textOf } from '../readers/json.ts';
import { BadRow, rowOrRefusal } from '../report.ts';
import { competitionOf, teamOf } from './league.ts';

const SCHEDULED = 1;
const USUAL_MINUTES = 140;

function participant(team: Members) {
  const [city, name] = [textOf(team.teamCity), textOf(team.teamName)];
  if (name === '') throw new BadRow('a side of the game is not known yet');
  // The names of guests hold their town already: 'Madrid', 'Real Madrid'.
  return teamOf(textOf(team.teamTricode), name.includes(city) ? name : `${city} ${name}`);
}

function eventOf(file: string, line: number, game: Members): ImportedItem {
  if (game.gameStatus !== SCHEDULED) throw new BadRow('only games to come are read from a schedule');
  const id = textOf(game.gameId);
  const start = textOf(game.gameDateTimeUTC);
  const known = textOf(game.gameStatusText) !== 'TBD';
  const venue = [textOf(game.arenaName), textOf(game.arenaCity)].filter((part) => part !== '').join(', ');
  return duelEvent({
    file,
    line,
    key: `nba-${id}`,
    sport: 3,
    competition: competitionOf(id),
    home: participant(membersOf(game.homeTeam)),
    away: participant(membersOf(game.awayTeam)),
    // Where the hour is open, the day is that of the eastern United States.
    start: known ? start : textOf(game.gameDateEst).slice(0, 10),
    details: { ...(venue === '' ? {} : { venue }) },
    minutes: USUAL_MINUTES,
    outcome: null,
  });
}

/** The games of a schedule; a line is the number of a game. Those whose sides are not known yet are refused. */
export function* scheduleEvents(file: string, content: unknown): Generator<ImportedItem> {
  const games = listOf(membersOf(membersOf(content).leagueSchedule).gameDates).flatMap(({ games: own }) => listOf(own));
  for (const [index, game] of games.entries()) yield rowOrRefusal(file, index + 1, () => eventOf(file, index + 1, game));
}
