import { rulesFor, slugOf } from '@stillingen/domain';
import { createRandom } from '../../../random.ts';
import { daysSinceSaturday, yearOf } from '../../engine/calendar/copenhagen.ts';
import { kickOffAt, readKickOffs, roundDays } from '../../engine/calendar/kick-offs.ts';
import { cycledPairings } from '../../engine/calendar/pairings.ts';
import { perYear } from '../../engine/calendar/per-year.ts';
import { dayInSeason, saturdays, seasonLabel } from '../../engine/calendar/season.ts';
import { outcomeOf, simulateCourse } from './course.ts';
import { type Entrant, type Facts, isPlayed } from './facts.ts';
import { type Game, planGame, ratingOf, type Team } from './game.ts';

interface Round {
  readonly firstDay: number;
  readonly lastDay: number;
  games(): readonly Game[];
}

const FINAL_NAMES = ['Finale', 'Semifinale', 'Kvartfinale', '1/8-finale'];
const FINALS_AT = 'sa16:00 su16:00 sa18:00 su18:00 fr19:00 sa20:00';

function daysOf({ window, everyDays }: Facts, year: number): readonly number[] {
  if (everyDays === null) return saturdays(window, year);
  const days: number[] = [];
  for (let day = dayInSeason(window, year, window.from); day <= dayInSeason(window, year, window.to); day += everyDays)
    days.push(day);
  return days;
}

export function teamsOf(seed: string, { play, groups }: Facts, season: string): readonly (readonly Team[])[] {
  return groups.map((group) =>
    group.map(
      (entrant, index): Team => ({
        ...entrant,
        rating: ratingOf(seed, play.sportId, entrant, index / Math.max(1, group.length - 1), season),
      }),
    ),
  );
}

/** Teams by points won; level ones by strength. */
function ranked(teams: readonly Team[], games: readonly Game[]): readonly Team[] {
  const points = new Map(teams.map(({ name }) => [name, 0]));
  const give = ({ name }: Entrant, won: number): void => void points.set(name, points.get(name)! + won);
  for (const game of games) {
    const [home, away] = outcomeOf(simulateCourse(game)) ?? [0, 0];
    give(game.home, Math.sign(home - away));
    give(game.away, Math.sign(away - home));
  }
  return teams.toSorted((a, b) => points.get(b.name)! - points.get(a.name)! || b.rating - a.rating);
}

/** The rounds of a season in order; those of the finals follow from what came before. */
function roundsOf(seed: string, facts: Facts, year: number): readonly Round[] {
  const { play, country, name, window, groups } = facts;
  const season = seasonLabel(window, year);
  const teams = teamsOf(seed, facts, season);
  const competition = { name, country, season };
  const { byePoints } = rulesFor(play.sportId, country, slugOf(name), season);
  const bases = daysOf(facts, year)
    .flatMap((base) => facts.rounds.map((hours) => ({ base, hours })))
    .slice(0, facts.most);
  const orders = teams.map((group, index) =>
    createRandom(seed, 'order', play.sportId, country, name, season, index).shuffle(group),
  );

  const main = bases.map(
    ({ base, hours }, number): Round => ({
      ...roundDays(readKickOffs(hours), base),
      games: () => {
        const drafts = orders.flatMap((group, index) =>
          cycledPairings(group.length, number).map(([home, away]) => ({ index, home: group[home]!, away: group[away]! })),
        );
        const order = createRandom(seed, 'hours', play.sportId, country, name, season, number).shuffle(drafts);
        const playing = new Set(drafts.flatMap(({ home, away }) => [home, away]));
        const idle = byePoints === 0 ? [] : teams.flat().filter((team) => !playing.has(team));
        return order.map(({ index, home, away }, place) => {
          const { day, minutes } = kickOffAt(readKickOffs(hours), place);
          return planGame(seed, {
            play,
            home,
            away,
            minutes,
            day: base + day,
            round: `Runde ${number + 1}`,
            knockout: false,
            ...(place === 0 && idle.length > 0 ? { idle } : {}),
            competition:
              groups.length === 1
                ? { ...competition, role: 'main' }
                : { ...competition, role: 'group', group: `Gruppe ${'ABCDEFGH'[index]!}` },
          });
        });
      },
    }),
  );

  let left: readonly Team[] | null = null;
  const survivors = (round: number): readonly Team[] => {
    left ??= ranked(
      teams.flat(),
      main.flatMap(({ games }) => games()),
    ).slice(0, 2 ** facts.finals.length);
    return finals.slice(0, round).reduce<readonly Team[]>((teamsLeft, { games }) => {
      const winners = new Set(games().map((game) => winnerOf(game).name));
      return teamsLeft.filter((team) => winners.has(team.name));
    }, left);
  };
  const finals: readonly Round[] = facts.finals.map((monthDay, round) => {
    const day = dayInSeason(window, year, monthDay);
    const base = day - daysSinceSaturday(day);
    return {
      ...roundDays(readKickOffs(FINALS_AT), base),
      games: () => {
        const playing = survivors(round);
        return Array.from({ length: playing.length / 2 }, (_, index) => {
          const { day: offset, minutes } = kickOffAt(readKickOffs(FINALS_AT), index);
          return planGame(seed, {
            play,
            minutes,
            day: base + offset,
            home: playing[index]!,
            away: playing[playing.length - 1 - index]!,
            round: FINAL_NAMES[facts.finals.length - 1 - round]!,
            knockout: true,
            competition: { ...competition, role: 'knockout' },
          });
        });
      },
    };
  });
  return [...main, ...finals];
}

const winnerOf = (game: Game): Team => {
  const course = simulateCourse(game);
  const [home, away] = outcomeOf(course)!;
  if (home !== away) return home > away ? game.home : game.away;
  const kicks = course.beats.flatMap((beat) => (beat.kind === 'kick' && beat.scored ? [beat.incident.side] : []));
  return 2 * kicks.filter((side) => side === 'home').length > kicks.length ? game.home : game.away;
};

export function createSeasons(seed: string, facts: Facts): (day: number) => readonly Game[] {
  const rounds = perYear((year) =>
    (isPlayed(facts, year) ? roundsOf(seed, facts, year) : []).map((round): Round => {
      let games: readonly Game[] | null = null;
      return { ...round, games: () => (games ??= round.games()) };
    }),
  );
  return (day) =>
    [...rounds(yearOf(day) - 1), ...rounds(yearOf(day))]
      .filter(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)
      .flatMap(({ games }) => games().filter((game) => game.day === day));
}
