import { createRandom } from '../../../random.ts';
import { dayText } from '../../engine/calendar/copenhagen.ts';
import type { CreateSport, SportSimulator } from '../../engine/event-plan.ts';
import { crossesNewYear, seasonLabel, type SeasonWindow } from '../../engine/calendar/season.ts';
import { COMPETITIONS, type Facts, isPlayed } from './facts.ts';
import { type Game, planGame } from './game.ts';
import { PLAYS } from './plays/index.ts';
import { createSeasons, teamsOf } from './season.ts';
import { gameEvent } from './publications.ts';

const DAY_MINUTES = 24 * 60;

const lengthOf = ({ play }: Facts): number =>
  play.stages.length * play.minutes * play.pace +
  play.breaks.slice(0, play.stages.length - 1).reduce((sum, pause) => sum + pause, 0);

/** The year in which the season of a competition began in which a day lies, or the next one begins. */
const seasonYear = (window: SeasonWindow, day: number): number => {
  const date = dayText(day);
  const year = Number(date.slice(0, 4));
  return crossesNewYear(window) && date.slice(5) < window.from ? year - 1 : year;
};
const seasonAt = (window: SeasonWindow, day: number): string => seasonLabel(window, seasonYear(window, day));

function showcaseOf(seed: string, all: readonly Facts[], day: number): readonly Game[] {
  const competitions = all.filter((facts) => isPlayed(facts, seasonYear(facts.window, day)));
  const random = createRandom(seed, 'showcase', competitions[0]!.play.sportId, day);
  const games: Game[] = [];
  const fields = competitions.map((facts) => random.shuffle(teamsOf(seed, facts, seasonAt(facts.window, day)).flat()));
  for (let minutes = random.int(0, 20); minutes < DAY_MINUTES; ) {
    const at = games.length % competitions.length;
    const { play, country, name, window } = competitions[at]!;
    const field = fields[at]!;
    const turn = 2 * Math.floor(games.length / competitions.length);
    // The second cycle through the teams pairs other opponents.
    const shift = 1 + 2 * Math.floor(turn / field.length);
    const [home, away] = [field[turn % field.length]!, field[(turn + shift) % field.length]!];
    games.push(
      planGame(seed, {
        play,
        home,
        away,
        day,
        minutes: Math.floor(minutes),
        round: '',
        knockout: false,
        competition: { name, country, season: seasonAt(window, day), role: 'main' },
      }),
    );
    minutes += 0.85 * lengthOf(competitions[at]!);
  }
  return games;
}

function createSportWorld(seed: string, sportId: number, competitions: readonly Facts[]): SportSimulator {
  const seasons = competitions.map((facts) => createSeasons(seed, facts));
  return {
    sportId,
    day: (day) => seasons.flatMap((gamesOn) => gamesOn(day)).map(gameEvent),
    showcase: (day) => showcaseOf(seed, competitions, day).map(gameEvent),
  };
}

export const PERIOD_SPORTS: readonly CreateSport[] = PLAYS.map(
  ({ sportId }) =>
    (seed: string): SportSimulator =>
      createSportWorld(
        seed,
        sportId,
        COMPETITIONS.filter(({ play }) => play.sportId === sportId),
      ),
);
