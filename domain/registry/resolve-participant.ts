import type { Pair } from '../event/entities.ts';
import { countryByName, countryByTrigram } from './countries.ts';
import { findClub } from './clubs.ts';
import { foldClub, foldName, qualifiedName, remember, teamName } from './names.ts';

export interface ResolvedParticipant {
  readonly key: string;
  readonly name: string;
  readonly country: string;
  readonly code: string;
  readonly colours: Pair<string> | null;
  readonly kind: 'club' | 'national';
}

const WORLD = 'xw';
/** Regions do not locate a club. */
const REGIONS: ReadonlySet<string | null> = new Set(['eu', WORLD]);

const TRIGRAM_AT_END = /^(.+?)\s*\(([A-Z]{3})\)$/;

function ownCode(name: string): string {
  return Array.from(foldName(name).toUpperCase()).slice(0, 3).join('').padEnd(3, 'X');
}

const keyOf = (base: string, team: string | null): string => (team === null ? base : `${base}/${team}`);

function clubOf(raw: string, country: string | null): ResolvedParticipant {
  const [, bare, trigram] = TRIGRAM_AT_END.exec(raw) ?? [];
  const stated = trigram === undefined ? null : countryByTrigram(trigram);
  const { base, team } = qualifiedName(stated === null ? raw : bare!);
  const place = stated?.code ?? (REGIONS.has(country) ? null : country);
  const club = findClub(base, place);
  if (club !== null) {
    return {
      key: keyOf(`${club.country}/${foldClub(club.name)}`, team),
      name: teamName(club.name, team),
      country: club.country,
      code: club.code,
      colours: club.colours,
      kind: 'club',
    };
  }
  const home = place ?? WORLD;
  return {
    key: keyOf(`${home}/${foldClub(base)}`, team),
    name: teamName(base, team),
    country: home,
    code: ownCode(base),
    colours: null,
    kind: 'club',
  };
}

function nationOf(raw: string): ResolvedParticipant {
  const { base, team } = qualifiedName(raw);
  const country = countryByName(base);
  if (country === null) {
    return {
      key: keyOf(`nation/${foldName(base)}`, team),
      name: teamName(base, team),
      country: WORLD,
      code: ownCode(base),
      colours: null,
      kind: 'national',
    };
  }
  return {
    key: keyOf(`nation/${country.code}`, team),
    name: teamName(country.name, team),
    country: country.code,
    code: country.trigram,
    colours: country.colours,
    kind: 'national',
  };
}

const rememberedClub = remember(clubOf);
const rememberedNation = remember<null, ResolvedParticipant>(nationOf);

/** `country` null, 'eu' or 'xw': anywhere. '(FRA)' after the name overrides. */
export function resolveClub(name: string, country: string | null): ResolvedParticipant {
  return rememberedClub(name, country);
}

/** In Danish, English or a former name. Teams without a country belong to 'xw'. */
export function resolveNation(name: string): ResolvedParticipant {
  return rememberedNation(name, null);
}
