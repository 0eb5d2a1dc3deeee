import { audienceOf } from './audience-of.ts';
import type { OddsConfig } from './odds-config.ts';

/** Answers are kept for each. */
export const MOST_AUDIENCES = 16;

const UNKNOWN = '';
/** Countries with rules of their own, and one that no configuration names. */
const ALWAYS = [UNKNOWN, 'DK', 'IT', 'ZZ'];

/** The groups of visitors whose answers differ, over all places of the configuration. */
export function audienceGroups(config: OddsConfig, day: string): ReadonlySet<string> {
  const { available, options, bookmakers } = config;
  const named = [...available.keys(), ...options.keys(), ...bookmakers.flatMap(({ disabledIn }) => disabledIn)];
  const places = named.filter((place) => place !== 'default').flatMap((place) => [place, place.slice(0, 2)]);
  const groups = [...new Set([...ALWAYS, ...places])].flatMap((place) => {
    const [countryCode = '', isoSubdivisionCode0 = ''] = place.split(':');
    const visitor = { place: { countryCode, isoSubdivisionCode0 }, hasMode: true, isAgeConfirmed: true };
    return audienceOf(visitor, day, config)?.group ?? [];
  });
  return new Set(groups);
}
