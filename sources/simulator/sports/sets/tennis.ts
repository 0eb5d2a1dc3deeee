import { leaguesOf } from '../../engine/calendar/league.ts';
import { tournamentsOf } from '../../engine/calendar/tournament.ts';
import { entrantsOf } from '../../engine/fields.ts';
import { matchSport } from '../../engine/match-sport.ts';
import { tennisRules } from './tennis-match.ts';

const men = tennisRules({ bestOf: 3, deciding: 7, noAdvantage: false, served: 0.64 });
const women = tennisRules({ bestOf: 3, deciding: 7, noAdvantage: false, served: 0.575 });
const menPairs = tennisRules({ bestOf: 3, deciding: 'match-tie-break', noAdvantage: true, served: 0.65 });

const RULES = new Map([
  ['men', men],
  ['women', women],
  ['men-of-five', tennisRules({ bestOf: 5, deciding: 10, noAdvantage: false, served: 0.64 })],
  ['women-of-slams', tennisRules({ bestOf: 3, deciding: 10, noAdvantage: false, served: 0.575 })],
  ['men-pairs', menPairs],
  ['women-pairs', tennisRules({ bestOf: 3, deciding: 'match-tie-break', noAdvantage: true, served: 0.58 })],
]);

export const createTennis = matchSport({
  sportId: 2,
  leagues: leaguesOf('tennis', () => men),
  tournaments: tournamentsOf('tennis', (rules) => RULES.get(rules)!),
  exhibitions: [
    { category: 'ATP - Single', field: entrantsOf('tennis-men'), rules: men },
    { category: 'WTA - Single', field: entrantsOf('tennis-women'), rules: women },
    { category: 'ATP - Double', field: entrantsOf('tennis-men-pairs'), rules: menPairs },
  ],
  everyMinutes: 45,
});
