import type { Random } from '../../../random.ts';
import type { MapMoment } from './shooter-map.ts';

/** What is destroyed on the way to the enemy's base, in Danish. */
export type Objective = 'Tårn' | 'Baron' | 'Drage' | 'Roshan';

const FIRST_KILL_S = 180;
const KILLS_EVERY_S = [35, 130] as const;
const SHORTEST_S = 24 * 60;
const LONGEST_S = 42 * 60;

/** A map that ends with the fall of a base; its points are kills, of which the side that is ahead makes more. */
export function playArenaMap(random: Random, share: number, objectives: readonly Objective[]): readonly MapMoment[] {
  const homeWins = random.chance(share);
  const lengthS = random.int(SHORTEST_S, LONGEST_S);
  const homeKills = homeWins ? 0.6 : 0.4;
  const moments: MapMoment[] = [];
  let [home, away] = [0, 0];
  let second = 0;
  for (
    let afterS = random.int(FIRST_KILL_S, 2 * FIRST_KILL_S);
    second + afterS < lengthS;
    afterS = random.int(...KILLS_EVERY_S)
  ) {
    second += afterS;
    if (random.chance(homeKills)) home += random.chance(0.2) ? 2 : 1;
    else away += random.chance(0.2) ? 2 : 1;
    const objective = random.chance(0.25) ? `${random.pick(objectives)} · ` : '';
    moments.push({ afterS, points: [home, away], situation: `${objective}${Math.floor(second / 60)}. minut` });
  }
  // Who wins has more kills in the end: the last fight decides.
  const least = (homeWins ? away : home) + 1;
  if (homeWins) home = Math.max(home, least);
  else away = Math.max(away, least);
  return [...moments, { afterS: lengthS - second, points: [home, away], situation: '' }];
}
