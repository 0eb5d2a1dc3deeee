import { leaguesOf } from '../../engine/calendar/league.ts';
import { type Discipline, type Tournament, tournamentsOf } from '../../engine/calendar/tournament.ts';
import { entrantsOf } from '../../engine/fields.ts';
import { matchSport } from '../../engine/match-sport.ts';
import { tennisRules } from './tennis-match.ts';

const men = tennisRules({ bestOf: 3, deciding: 7, noAdvantage: false, served: 0.64 });
const menOfFive = tennisRules({ bestOf: 5, deciding: 10, noAdvantage: false, served: 0.64 });
const women = tennisRules({ bestOf: 3, deciding: 7, noAdvantage: false, served: 0.575 });
const womenOfSlams = tennisRules({ bestOf: 3, deciding: 10, noAdvantage: false, served: 0.575 });
const menPairs = tennisRules({ bestOf: 3, deciding: 'match-tie-break', noAdvantage: true, served: 0.65 });
const womenPairs = tennisRules({ bestOf: 3, deciding: 'match-tie-break', noAdvantage: true, served: 0.58 });

const MEN = entrantsOf('tennis-men');
const WOMEN = entrantsOf('tennis-women');
const MEN_PAIRS = entrantsOf('tennis-men-pairs');
const LOWER = 32;

const menSingles = (size: number): Discipline => ({ category: 'ATP - Single', field: MEN, size, rules: () => men });
const womenSingles = (size: number): Discipline => ({ category: 'WTA - Single', field: WOMEN, size, rules: () => women });
const menDoubles: Discipline = { category: 'ATP - Double', field: MEN_PAIRS, size: 16, rules: () => menPairs };
const womenDoubles: Discipline = {
  category: 'WTA - Double',
  field: entrantsOf('tennis-women-pairs'),
  size: 16,
  rules: () => womenPairs,
};
const slam: readonly Discipline[] = [
  { ...menSingles(64), rules: () => menOfFive },
  { ...womenSingles(64), rules: () => womenOfSlams },
  menDoubles,
  womenDoubles,
];

const tour = (calendar: string, ...disciplines: readonly Discipline[]): readonly Tournament[] =>
  tournamentsOf(calendar).map((tournament) => ({ ...tournament, disciplines }));

const TOURNAMENTS: readonly Tournament[] = [
  ...tour('tennis-slams', ...slam),
  ...tour('tennis-1000', menSingles(32), womenSingles(32), menDoubles, womenDoubles),
  ...tour('tennis-1000-men', menSingles(32), menDoubles),
  ...tour('tennis-tour-men', menSingles(32)),
  ...tour('tennis-challenger', { ...menSingles(16), category: 'Challenger - Single', field: MEN.slice(-LOWER) }),
  ...tour('tennis-finals-men', menSingles(8)),
  ...tour('tennis-tour-women', womenSingles(32)),
  ...tour('tennis-125-women', { ...womenSingles(16), category: 'WTA 125 - Single', field: WOMEN.slice(-LOWER) }),
  ...tour('tennis-finals-women', womenSingles(8)),
];

export const createTennis = matchSport({
  sportId: 2,
  leagues: leaguesOf('tennis', () => men),
  tournaments: TOURNAMENTS,
  exhibitions: [
    { category: 'ATP - Single', field: MEN, rules: men },
    { category: 'WTA - Single', field: WOMEN, rules: women },
    { category: 'ATP - Double', field: MEN_PAIRS, rules: menPairs },
  ],
  everyMinutes: 45,
});
