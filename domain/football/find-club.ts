import { CLUBS } from './clubs/index.ts';
import { foldClub, typedSpellings } from './fold.ts';
import type { Club } from './registry.ts';

/** Clubs that play in a neighbour's leagues are listed with it. */
const HOST_OF: Readonly<Record<string, string>> = { 'gb-wls': 'gb-eng', mc: 'fr', li: 'ch', ca: 'us', ad: 'es', nz: 'au' };

const byCountry = new Map<string, Club>();
const anywhere = new Map<string, Club>();

function list(club: Club, names: readonly string[]): void {
  for (const name of names) {
    const fold = foldClub(name);
    const local = `${club.country}/${fold}`;
    if (!byCountry.has(local)) byCountry.set(local, club);
    if (!anywhere.has(fold)) anywhere.set(fold, club);
  }
}

// Who comes first keeps a name: display names, then other names, then the spellings of a poor keyboard.
for (const club of CLUBS) list(club, [club.name]);
for (const club of CLUBS) list(club, club.aliases);
for (const club of CLUBS) list(club, [club.name, ...club.aliases].flatMap(typedSpellings));

/** The registry's club for a name in a country (anywhere where that is null), in any spelling; null where it is not known. */
export function findClub(name: string, country: string | null): Club | null {
  const fold = foldClub(name);
  if (country === null) return anywhere.get(fold) ?? null;
  return byCountry.get(`${country}/${fold}`) ?? byCountry.get(`${HOST_OF[country] ?? ''}/${fold}`) ?? null;
}
