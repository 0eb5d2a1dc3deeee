import { leaguesOf } from '../../engine/calendar/league.ts';
import { entrantsOf } from '../../engine/fields.ts';
import { matchSport } from '../../engine/match-sport.ts';
import { pesapalloGame } from './pesapallo-game.ts';

export const createPesapallo = matchSport({
  sportId: 30,
  leagues: leaguesOf('pesapallo', () => pesapalloGame),
  exhibitions: [{ field: entrantsOf('superpesis'), rules: pesapalloGame }],
  everyMinutes: 60,
});
