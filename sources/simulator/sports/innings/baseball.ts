import { leaguesOf } from '../../engine/calendar/league.ts';
import { entrantsOf } from '../../engine/fields.ts';
import { matchSport } from '../../engine/match-sport.ts';
import { baseballGame } from './baseball-game.ts';

export const createBaseball = matchSport({
  sportId: 6,
  leagues: leaguesOf('baseball', () => baseballGame),
  exhibitions: [{ field: entrantsOf('mlb'), rules: baseballGame }],
  everyMinutes: 90,
});
