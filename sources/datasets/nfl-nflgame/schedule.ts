import type { CompetitionRef } from '@stillingen/domain/messages';
import type { ImportedDuel } from '../kit/events/duel.ts';
import { kickOff } from '../kit/events/kick-off.ts';
import { membersOf, type Members, numberOf, textOf } from '../kit/readers/json.ts';
import { BadRow } from '../kit/import/report.ts';
import { teamOf } from './teams.ts';

const USUAL_MINUTES = 190;
const EASTERN = 'America/New_York';

/** Rounds of the play-offs by their week; later seasons leave a week before the last. */
const ROUNDS: Readonly<Record<number, string>> = {
  1: 'Wildcard',
  2: 'Divisional',
  3: 'Konferencefinale',
  4: 'Super Bowl',
  5: 'Super Bowl',
};

/**
 * The Eastern hour of a kick-off, 0 to 23. The files mostly leave out whether it is morning, and are wrong where they say so:
 * only games in London begin before noon, at 9:30 on a Sunday of the season.
 */
function hourOf(hour: number, time: string, { wday, season_type: phase }: Members): number {
  const morning = time === '9:30' && wday === 'Sun' && phase === 'REG';
  return hour === 12 || morning ? hour : hour + 12;
}

/** The kick-off of a game of the schedule in UTC. Throws BadRow. */
export function startOf(game: Members): string {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})\d{2}$/.exec(textOf(game.eid)) ?? [];
  const time = textOf(game.time);
  const [, hour, minute] = /^(\d{1,2}):(\d{2})$/.exec(time) ?? [];
  // `year` is the year of the season: games of January belong to the one before.
  if (year === undefined || hour === undefined) throw new BadRow(`the game has no day or time: ${textOf(game.eid)} ${time}`);
  const start = kickOff(`${year}-${month}-${day}`, `${hourOf(Number(hour), time, game)}:${minute}`, EASTERN);
  if ('problem' in start) throw new BadRow(start.problem);
  return start.start;
}

function competitionOf(season: number, phase: string): CompetitionRef {
  if (!Number.isInteger(season)) throw new BadRow('the game has no season');
  const name = phase === 'PRE' ? 'NFL træningskampe' : 'NFL';
  return { name, country: 'us', season: `${season}/${season + 1}`, role: phase === 'POST' ? 'playoff' : 'main' };
}

/** A game of the schedule, without its place in the file and its result. Throws BadRow. */
export function gameOf(item: unknown): Omit<ImportedDuel, 'file' | 'line' | 'outcome'> {
  const game = membersOf(Array.isArray(item) ? item[1] : undefined);
  const [week, phase] = [numberOf(game.week), textOf(game.season_type)];
  const round = phase === 'POST' ? ROUNDS[week] : `${week}. runde`;
  return {
    key: `nfl-${textOf(game.eid)}`,
    sport: 5,
    competition: competitionOf(numberOf(game.year), phase),
    home: teamOf(textOf(game.home)),
    away: teamOf(textOf(game.away)),
    start: startOf(game),
    details: round === undefined || phase === 'PRE' ? {} : { round },
    minutes: USUAL_MINUTES,
  };
}
