import type { League, LiveState } from '@stillingen/domain';
import type { Vocabulary } from '@stillingen/wire/words';

interface LeagueNames {
  readonly country: (league: League, words: Vocabulary) => string;
  readonly stage: (league: League, words: Vocabulary) => string;
}
export interface QueryContext {
  readonly state: LiveState;
  readonly names: LeagueNames;
  readonly words: Vocabulary;
}

/** Parameters of stored queries with their patterns, also in words for errors. */
const PARAMETERS = {
  eventId: { pattern: /^[A-Za-z0-9]{8}$/, allowed: 'eight letters or digits' },
  tournamentId: { pattern: /^[A-Za-z0-9]{8}$/, allowed: 'eight letters or digits' },
  tournamentStageId: { pattern: /^[A-Za-z0-9]{8}$/, allowed: 'eight letters or digits' },
  projectId: { pattern: /^[1-9]\d{0,3}$/, allowed: 'a number from 1 to 9999' },
  bookmakerId: { pattern: /^[1-9]\d{0,4}$/, allowed: 'a number from 1 to 99999' },
  betType: { pattern: /^[A-Z_]{1,40}$/, allowed: 'capitals and _' },
  betScope: { pattern: /^[A-Z_]{1,40}$/, allowed: 'capitals and _' },
  /** ISO 3166 codes of the visitor; bookmakers depend on them. */
  geoIpCode: { pattern: /^[A-Z]{2}$/, allowed: 'two capitals' },
  geoIpSubdivisionCode: { pattern: /^[A-Z0-9]{0,6}$/, allowed: 'up to six capitals or digits' },
} as const;
export type ParameterName = keyof typeof PARAMETERS;

export const HASH = '_hash';

export type Parameters<Name extends ParameterName = ParameterName> = Readonly<Record<Name, string>>;

/** Reads exactly the required parameters, once each; else one line with the fault and what is
 * allowed. */
export function readParameters<Name extends ParameterName>(
  query: URLSearchParams,
  demanded: readonly Name[],
): { readonly values: Parameters<Name> } | { readonly problem: string } {
  for (const given of new Set(query.keys())) {
    if (given !== HASH && !demanded.includes(given as Name))
      return { problem: `allowed parameters: ${[HASH, ...demanded].join(', ')}` };
    if (query.getAll(given).length > 1) return { problem: `${given} is given more than once` };
  }
  const values: Partial<Record<Name, string>> = {};
  for (const name of demanded) {
    const value = query.get(name);
    const { pattern, allowed } = PARAMETERS[name];
    if (value === null || !pattern.test(value)) return { problem: `${name} must be ${allowed}` };
    values[name] = value;
  }
  return { values: values as Parameters<Name> };
}
