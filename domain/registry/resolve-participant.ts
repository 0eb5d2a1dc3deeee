import type { Pair } from '../event/entities.ts';
import { countryByName, countryByTrigram } from './countries.ts';
import { findClub } from './find-club.ts';
import { foldClub, foldName, qualifiedName, remember, teamName } from './names.ts';

/** What a provider's name means. */
export interface ResolvedParticipant {
  /** The same for all names of one participant, and for no other. */
  readonly key: string;
  readonly name: string;
  readonly country: string;
  /** Three capitals or digits, in the script of the name where the registry has no code for it. */
  readonly code: string;
  /** Two CSS hex colours without '#', or null where none is known. */
  readonly colours: Pair<string> | null;
  readonly kind: 'club' | 'national';
}

/** The region of what belongs to no country. */
const WORLD = 'xw';
/** No club's country: who says one of these says nothing of where the club is from. */
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

/**
 * The club that a name means, in a country or (null, 'eu', 'xw') anywhere. A country in capitals after the name, '(FRA)', counts more.
 * Never refuses: a club that the registry does not know resolves by its name, the same way every time.
 */
export function resolveClub(name: string, country: string | null): ResolvedParticipant {
  return rememberedClub(name, country);
}

/**
 * The national team that a name means, in Danish, English or as formerly called. Never refuses: a team of no recognised
 * country, such as the Basque Country's, resolves by its name and belongs to the World, 'xw'.
 */
export function resolveNation(name: string): ResolvedParticipant {
  return rememberedNation(name, null);
}
