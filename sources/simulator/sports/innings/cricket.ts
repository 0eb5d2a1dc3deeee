import { leaguesOf } from '../../engine/calendar/league.ts';
import { entrantsOf } from '../../engine/fields.ts';
import { matchSport } from '../../engine/match-sport.ts';
import { oneDay, twenty20 } from './cricket-limited.ts';
import { testMatch } from './cricket-test-match.ts';

const LONGER = new Map([
  ['One Day International', oneDay],
  ['Test', testMatch],
]);

export const createCricket = matchSport({
  sportId: 13,
  leagues: leaguesOf('cricket', (name) => LONGER.get(name) ?? twenty20),
  exhibitions: [{ field: [...entrantsOf('cricket-ipl'), ...entrantsOf('cricket-big-bash')], rules: twenty20 }],
  everyMinutes: 120,
});
