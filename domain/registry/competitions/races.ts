import type { LeagueType } from '../../event/entities.ts';
import type { KnownCompetition } from '../resolve-competition.ts';
import { namesIn } from '../competition-names.ts';

type Line = readonly [sportId: number, country: string, category: string, name: string, type: LeagueType, ...aliases: string[]];

const [GOLF, CARS, BIKES, CYCLING, HORSES] = [23, 32, 33, 34, 35];
const [JUMPING, ALPINE, CROSS_COUNTRY, BIATHLON] = [38, 39, 40, 41];
const MEN = 'Herrer';
const WOMEN = 'Kvinder';
const WORLD_TOUR = 'UCI World Tour';

const LINES: readonly Line[] = [
  [CYCLING, 'fr', WORLD_TOUR, 'Tour de France', 't', 'TdF'],
  [CYCLING, 'it', WORLD_TOUR, "Giro d'Italia", 't', 'Giro d’Italia'],
  [CYCLING, 'es', WORLD_TOUR, 'Vuelta a España', 't', 'La Vuelta'],
  [CYCLING, 'dk', 'UCI ProSeries', 'Danmark Rundt', 't', '=Tour of Denmark', 'PostNord Danmark Rundt'],
  [CYCLING, 'dk', WORLD_TOUR, 'Copenhagen Sprint', 't'],
  [CYCLING, 'it', WORLD_TOUR, 'Milano-Sanremo', 't', 'Milan-Sanremo'],
  [CYCLING, 'be', WORLD_TOUR, 'Flandern Rundt', 't', '=Tour of Flanders', 'Ronde van Vlaanderen'],
  [CYCLING, 'fr', WORLD_TOUR, 'Paris-Roubaix', 't'],
  [CYCLING, 'be', WORLD_TOUR, 'Liège-Bastogne-Liège', 't'],
  [CYCLING, 'it', WORLD_TOUR, 'Il Lombardia', 't', 'Lombardiet Rundt'],
  [CYCLING, 'fr', WORLD_TOUR, 'Paris-Nice', 'p'],
  [CYCLING, 'it', WORLD_TOUR, 'Tirreno-Adriatico', 'p'],
  [CYCLING, 'es', WORLD_TOUR, 'Volta a Catalunya', 'p', 'Catalonien Rundt'],
  [CYCLING, 'es', WORLD_TOUR, 'Itzulia', 'p', 'Baskerlandet Rundt', 'Itzulia Basque Country'],
  [CYCLING, 'ch', WORLD_TOUR, 'Tour de Romandie', 'p'],
  [CYCLING, 'fr', WORLD_TOUR, 'Critérium du Dauphiné', 'p', 'Dauphiné', 'Tour Auvergne-Rhône-Alpes'],
  [CYCLING, 'ch', WORLD_TOUR, 'Tour de Suisse', 'p', 'Schweiz Rundt'],
  [CYCLING, 'pl', WORLD_TOUR, 'Tour de Pologne', 'p', 'Polen Rundt'],
  [CYCLING, 'au', WORLD_TOUR, 'Tour Down Under', 'p', 'Santos Tour Down Under'],
  [CYCLING, 'ae', WORLD_TOUR, 'UAE Tour', 'p'],
  [CYCLING, 'be', WORLD_TOUR, 'Omloop Nieuwsblad', 'p', 'Omloop Het Nieuwsblad'],
  [CYCLING, 'it', WORLD_TOUR, 'Strade Bianche', 'p'],
  [CYCLING, 'be', WORLD_TOUR, 'E3 Saxo Classic', 'p'],
  [CYCLING, 'be', WORLD_TOUR, 'Gent-Wevelgem', 'p'],
  [CYCLING, 'be', WORLD_TOUR, 'Dwars door Vlaanderen', 'p'],
  [CYCLING, 'nl', WORLD_TOUR, 'Amstel Gold Race', 'p'],
  [CYCLING, 'be', WORLD_TOUR, 'La Flèche Wallonne', 'p', 'Flèche Wallonne'],
  [CYCLING, 'es', WORLD_TOUR, 'Clásica San Sebastián', 'p'],
  [CYCLING, 'ca', WORLD_TOUR, 'Grand Prix de Québec', 'p'],
  [CYCLING, 'ca', WORLD_TOUR, 'Grand Prix de Montréal', 'p'],
  [CYCLING, 'cn', WORLD_TOUR, 'Tour of Guangxi', 'p'],
  [CARS, 'xw', 'Formel 1', 'VM', 't', '=World Championship', 'Formel 1', 'Formula 1'],
  [CARS, 'xw', 'Rally', 'VM', 'p', '=World Championship', 'WRC'],
  [CARS, 'us', 'NASCAR', 'Cup Series', 's', 'NASCAR Cup Series'],
  [BIKES, 'xw', 'MotoGP', 'VM', 't', '=World Championship', 'MotoGP'],
  [BIKES, 'xw', 'Speedway', 'Speedway Grand Prix', 't', 'Speedway GP'],
  [BIKES, 'dk', 'Speedway', 'DM', 't', '=Danish Championship'],
  [GOLF, 'us', 'PGA Tour', 'The Masters', 't', 'Masters Tournament', 'US Masters'],
  [GOLF, 'us', 'PGA Tour', 'PGA Championship', 't', 'US PGA Championship'],
  [GOLF, 'us', 'PGA Tour', 'US Open', 't'],
  [GOLF, 'gb', 'PGA Tour', 'The Open', 't', 'British Open', 'The Open Championship'],
  [GOLF, 'us', 'PGA Tour', 'PGA Tour', 'p'],
  [GOLF, 'xw', 'DP World Tour', 'DP World Tour', 't', 'European Tour'],
  [HORSES, 'dk', '', 'Klampenborg', 't', 'Klampenborg Galopbane'],
  ...['Ascot', 'Newmarket', 'York', 'Goodwood', 'Kempton Park', 'Wolverhampton', 'Doncaster', 'Sandown Park'].map(
    (course): Line => [HORSES, 'gb', '', course, 'p'],
  ),
  [HORSES, 'hk', '', 'Sha Tin', 'p'],
  [HORSES, 'hk', '', 'Happy Valley', 'p'],
  [JUMPING, 'xw', MEN, '4-hopsturneringen', 't', '@Firebakketurneringen', '=Four Hills Tournament', 'Vierschanzentournee'],
  ...[BIATHLON, ALPINE, CROSS_COUNTRY, JUMPING].flatMap((sport): Line[] => [
    [sport, 'xw', MEN, 'World Cup', 't'],
    [sport, 'xw', WOMEN, 'World Cup', 't'],
  ]),
  [BIATHLON, 'xw', 'Mixed', 'World Cup', 't'],
];

/** Races and tournaments without a duel. Their groups, motorsport and winter sports, have none of their own. */
export const RACES: readonly KnownCompetition[] = LINES.map(([sportId, country, category, name, type, ...others]) => ({
  sportId,
  country,
  category,
  ...namesIn([name, ...others].join(' | ')),
  type,
  format: 'races',
}));
