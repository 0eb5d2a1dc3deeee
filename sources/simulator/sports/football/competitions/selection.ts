import { crossesNewYear } from '../../../engine/calendar/season.ts';
import type { LeaguePlan } from './league.ts';
import { eveningSeries, matchesPerSaturday, regionalSeries } from './regional.ts';

const ORDER = ['dk', 'gb-eng', 'de', 'es', 'it', 'fr', 'nl', 'se', 'no', 'gb-sct', 'pt', 'be'];
/** A lower tier of a country comes up after the highest tiers of this many further countries; Danish ones at once. */
const TIER_DELAY = 5;

function rank({ country, tier }: LeaguePlan): number {
  const place = ORDER.indexOf(country);
  return country === 'dk' ? tier / 10 : (place < 0 ? ORDER.length : place) + (tier - 1) * TIER_DELAY;
}

/** Leagues that play from spring to autumn count half: the seasons of the others are what most Saturdays look like. */
const SUMMER_SHARE = 0.5;
/** Worlds from this size on have something of every kind: regional series, youth leagues and European competitions. */
export const WIDE_WORLD = 100;
const ALWAYS_REGIONAL = 2;

/** The leagues of about `size` matches on a Saturday: the registry's from the best known on, then regional series. */
export function selectLeagues(seed: string, registered: readonly LeaguePlan[], size: number): readonly LeaguePlan[] {
  const chosen: LeaguePlan[] = [];
  let matches = 0;
  const take = (league: LeaguePlan): void => {
    chosen.push(league);
    matches += matchesPerSaturday(league) * (crossesNewYear(league.window) ? 1 : SUMMER_SHARE);
  };
  const regional = regionalSeries(seed);
  if (size >= WIDE_WORLD) {
    eveningSeries(seed).forEach(take);
    for (let i = 0; i < ALWAYS_REGIONAL; i += 1) take(regional.next().value);
  }
  for (const league of registered.toSorted((a, b) => rank(a) - rank(b))) {
    if (matches >= size) break;
    take(league);
  }
  while (matches < size) take(regional.next().value);
  return chosen;
}
