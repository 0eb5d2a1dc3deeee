import { COUNTRIES, countryByCode } from '@stillingen/domain';
import type { ParticipantRef } from '@stillingen/domain/messages';
import type { League } from './leagues.ts';
import teams from './teams.json' with { type: 'json' };

/** 'Sieger AF 1', '2. Gruppe B', 'N.N.', 'A/B/C'. */
const PLACEHOLDER =
  /^(n\.? ?n\.?|tb[acd]|\?+|offen|noch .*|(sieger|verlierer|gewinner|zweiter|erster|dritter)\b.*|\d\. ?(gruppe|platz)\b.*|[1-3][A-L]|.*\/.*\/.*)$/i;

const german = new Intl.DisplayNames(['de'], { type: 'region' });
const nations = new Map([
  ...COUNTRIES.filter(({ code }) => /^[a-z]{2}$/.test(code)).map(({ code }) => [german.of(code.toUpperCase())!, code] as const),
  ...Object.entries(teams.nations),
]);
const clubs: ReadonlyMap<string, ParticipantRef> = new Map(Object.entries(teams.clubs));

const REGIONS = new Set(['eu', 'xw']);

/**
 * Null where the side is not known yet. Without a key: the id of a team changes with
 * competition and season.
 */
export function sideOf(name: string, { country, isNational }: League): ParticipantRef | null {
  if (name === '' || PLACEHOLDER.test(name)) return null;
  if (isNational === true) return { name: countryByCode(nations.get(name) ?? '')?.name ?? name, kind: 'national' };
  const listed = clubs.get(name);
  if (listed !== undefined) return { ...listed, kind: 'club' };
  return { name, ...(REGIONS.has(country) ? {} : { country }), kind: 'club' };
}
