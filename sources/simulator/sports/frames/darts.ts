import { leaguesOf } from '../../engine/calendar/league.ts';
import { type Discipline, type Tournament, tournamentsOf } from '../../engine/calendar/tournament.ts';
import { entrantsOf } from '../../engine/fields.ts';
import { matchSport } from '../../engine/match-sport.ts';
import { dartsRules } from './darts-match.ts';

const PLAYERS = entrantsOf('darts');
const STARS = PLAYERS.slice(0, 8);
/** Copenhagen has the stars, and the best of the North. */
const NORDIC = PLAYERS.filter(({ country }, place) => place < 8 || ['dk', 'se', 'no', 'fi'].includes(country));
const PDC = 'PDC';

/** A draw whose rounds grow longer: the best of so many legs, or sets of legs, by the matches of a round, the final first. */
const draw = (size: number, lengths: readonly number[], legsOfSet: number | null = null, field = PLAYERS): Discipline => {
  const rules = lengths.map((length) => dartsRules(length, legsOfSet));
  return { category: PDC, field, size, rules: (matches) => rules[Math.min(rules.length - 1, Math.log2(matches))]! };
};
const event = (calendar: string, discipline: Discipline, firstHour: number, courts: number): readonly Tournament[] =>
  tournamentsOf(calendar).map((tournament) => ({
    ...tournament,
    disciplines: [discipline],
    firstMinutes: firstHour * 60,
    courts,
  }));

const PREMIER_LEAGUE = event('darts-premier-league', draw(8, [11], null, STARS), 20, 1).map((night, index, { length }) => ({
  ...night,
  country: 'xw',
  ...(index === length - 1 ? { disciplines: [draw(4, [21, 19], null, STARS)] } : {}),
}));

const TOURNAMENTS: readonly Tournament[] = [
  ...PREMIER_LEAGUE,
  ...event('darts-european-tour', draw(32, [15, 13, 11]), 13, 1),
  ...event('darts-masters', draw(16, [21, 19, 17, 15]), 13, 1),
  ...event('darts-uk-open', draw(32, [21, 19, 17, 15, 11]), 12, 4),
  ...event('darts-nordic', draw(8, [21, 19, 11], null, NORDIC), 19, 1),
  ...event('darts-matchplay', draw(32, [35, 33, 31, 21, 19]), 14, 1),
  ...event('darts-grand-prix', draw(32, [11, 9, 7, 5, 3], 3), 14, 1),
  ...event('darts-em', draw(32, [21, 21, 19, 19, 11]), 13, 1),
  ...event('darts-grand-slam', draw(32, [31, 31, 31, 19, 9]), 14, 1),
  ...event('darts-players', draw(32, [21, 21, 19, 19, 11]), 12, 2),
  ...event('darts-vm', draw(64, [13, 11, 9, 7, 7, 5], 3), 13, 1),
];

export const createDarts = matchSport({
  sportId: 14,
  leagues: leaguesOf('darts', () => dartsRules(11)),
  tournaments: TOURNAMENTS,
  exhibitions: [
    { category: PDC, field: PLAYERS, rules: dartsRules(11) },
    { category: PDC, field: PLAYERS, rules: dartsRules(5, 3) },
  ],
  everyMinutes: 30,
});
