import { leaguesOf } from '../../engine/calendar/league.ts';
import { type Tournament, tournamentsOf } from '../../engine/calendar/tournament.ts';
import { entrantsOf } from '../../engine/fields.ts';
import { matchSport } from '../../engine/match-sport.ts';
import { snookerRules } from './snooker-match.ts';

const PLAYERS = entrantsOf('snooker');

/** Tournaments whose rounds grow longer: the best of so many frames, by the matches of a round, the final first. */
const tour = (calendar: string, size: number, lengths: readonly number[]): readonly Tournament[] => {
  const rules = lengths.map(snookerRules);
  const of = (matches: number) => rules[Math.min(rules.length - 1, Math.log2(matches))]!;
  return tournamentsOf(calendar).map((tournament) => ({
    ...tournament,
    disciplines: [{ category: '', field: PLAYERS, size, rules: of }],
    firstMinutes: 13 * 60,
    courts: 2,
  }));
};

const TOURNAMENTS: readonly Tournament[] = [
  ...tour('snooker-masters', 16, [19, 11]),
  ...tour('snooker-tour', 32, [17, 11, 9, 7]),
  ...tour('snooker-champions', 16, [19, 11, 7]),
  ...tour('snooker-world-open', 32, [19, 11, 9, 9]),
  ...tour('snooker-tour-championship', 8, [19]),
  ...tour('snooker-vm', 32, [35, 33, 25, 25, 19]).map((vm) => ({ ...vm, daysOfLast: 2 })),
  ...tour('snooker-uk', 32, [19, 11]),
];

export const createSnooker = matchSport({
  sportId: 15,
  leagues: leaguesOf('snooker', () => snookerRules(5)),
  tournaments: TOURNAMENTS,
  exhibitions: [{ field: PLAYERS, rules: snookerRules(7) }],
  everyMinutes: 60,
});
