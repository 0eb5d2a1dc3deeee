import { leaguesOf } from '../../engine/calendar/league.ts';
import { type Discipline, type Tournament, tournamentsOf } from '../../engine/calendar/tournament.ts';
import { entrantsOf } from '../../engine/fields.ts';
import { matchSport } from '../../engine/match-sport.ts';
import { rallyRules } from './rally.ts';

const bestOf = (sets: 5 | 7) =>
  rallyRules({
    sportId: 25,
    bestOf: sets,
    minutes: sets === 5 ? 40 : 55,
    pointS: [11, 24],
    breakS: 60,
    skill: 0.055,
    serves: false,
    strokes: [],
    challenges: false,
    timeOuts: { each: 'match', most: 1 },
    retired: 0.006,
  });
const ofFive = bestOf(5);
const ofSeven = bestOf(7);

const WTT = 'WTT';
const CHAMPIONSHIPS = 'Mesterskaber';
const MEN = entrantsOf('table-tennis-men');
const WOMEN = entrantsOf('table-tennis-women');
const LONGER_FROM = 4;

const discipline = (category: string, group: string, field: Discipline['field']): Discipline => ({
  category,
  group,
  field,
  size: 32,
  rules: (matches) => (matches <= LONGER_FROM ? ofSeven : ofFive),
});
const tour = (calendar: string, category: string): readonly Tournament[] =>
  tournamentsOf(calendar).map((tournament) => ({
    ...tournament,
    disciplines: [discipline(category, 'Herresingle', MEN), discipline(category, 'Damesingle', WOMEN)],
    courts: 4,
  }));

export const createTableTennis = matchSport({
  sportId: 25,
  leagues: leaguesOf('table-tennis', () => ofFive),
  tournaments: [
    ...tour('table-tennis-tour', WTT),
    ...tour('table-tennis-vm', CHAMPIONSHIPS),
    ...tour('table-tennis-em', CHAMPIONSHIPS),
  ],
  exhibitions: [
    { category: WTT, field: MEN, rules: ofFive },
    { category: WTT, field: WOMEN, rules: ofSeven },
  ],
  everyMinutes: 30,
});
