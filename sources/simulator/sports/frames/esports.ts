import { leaguesOf } from '../../engine/calendar/league.ts';
import { type Tournament, tournamentsOf } from '../../engine/calendar/tournament.ts';
import { type Entrant, entrantsOf } from '../../engine/fields.ts';
import { matchSport } from '../../engine/match-sport.ts';
import { type EsportsTitle, playArenaMap, playShooterMap } from './esports-map.ts';
import { esportsRules } from './esports-series.ts';

const counterStrike: EsportsTitle = {
  maps: ['Mirage', 'Inferno', 'Nuke', 'Dust II', 'Ancient', 'Train', 'Overpass'],
  mapMinutes: 50,
  keepsPoints: true,
  play: (random, share) => playShooterMap(random, share, { overtime: 6, roundS: [60, 140] }),
};
const valorant: EsportsTitle = {
  maps: ['Ascent', 'Bind', 'Haven', 'Lotus', 'Split', 'Sunset', 'Corrode'],
  mapMinutes: 50,
  keepsPoints: true,
  play: (random, share) => playShooterMap(random, share, { overtime: 2, roundS: [70, 140] }),
};
const leagueOfLegends: EsportsTitle = {
  maps: [],
  mapMinutes: 45,
  keepsPoints: false,
  play: (random, share) => playArenaMap(random, share, ['Tårn', 'Baron', 'Drage']),
};
const dota: EsportsTitle = {
  maps: [],
  mapMinutes: 48,
  keepsPoints: false,
  play: (random, share) => playArenaMap(random, share, ['Tårn', 'Roshan']),
};

const TITLES: Readonly<Record<string, { readonly title: EsportsTitle; readonly field: readonly Entrant[] }>> = {
  CS2: { title: counterStrike, field: entrantsOf('counter-strike') },
  'League of Legends': { title: leagueOfLegends, field: entrantsOf('lec') },
  'Dota 2': { title: dota, field: entrantsOf('dota') },
  Valorant: { title: valorant, field: entrantsOf('valorant') },
};
const bestOfThree = new Map(Object.entries(TITLES).map(([category, { title }]) => [category, esportsRules(title, 3)]));

function events(calendar: string, category: string, size: number, field = TITLES[category]!.field): readonly Tournament[] {
  const final = esportsRules(TITLES[category]!.title, 5);
  const rules = (matches: number) => (matches === 1 ? final : bestOfThree.get(category)!);
  return tournamentsOf(calendar).map((tournament) => ({
    ...tournament,
    disciplines: [{ category, field, size, rules }],
    firstMinutes: 12 * 60,
    courts: 2,
  }));
}
const BEST_OF_LEAGUES = ['lck', 'lpl', 'lec'].flatMap((league, index) => entrantsOf(league).slice(0, index < 2 ? 5 : 6));

export const createEsports = matchSport({
  sportId: 36,
  leagues: leaguesOf('esports', (_, category) => bestOfThree.get(category)!),
  tournaments: [
    ...events('cs2', 'CS2', 32),
    ...events('league-of-legends', 'League of Legends', 16, BEST_OF_LEAGUES),
    ...events('dota-2', 'Dota 2', 16),
  ],
  exhibitions: Object.entries(TITLES).map(([category, { field }]) => ({ category, field, rules: bestOfThree.get(category)! })),
  everyMinutes: 60,
});
