import type { Pair } from '../event/entities.ts';
import { readDataRows } from './data-rows.ts';
import table from './data/clubs.json' with { type: 'json' };
import { foldClub, foldName, nameWords, qualifiedName, teamName, typedSpellings } from './names.ts';

export interface Club {
  readonly name: string;
  readonly country: string;
  readonly code: string;
  /** Spellings that `foldClub` makes equal need no entry. */
  readonly aliases: readonly string[];
  /** CSS hex without '#': shirt and second colour; null where not known. */
  readonly colours: Pair<string> | null;
}

/** A bare name without a country means the first club. */
export const CLUBS: readonly Club[] = readDataRows('clubs.json', table, (row) => ({
  name: row.text('name'),
  country: row.text('country', /^[a-z]{2}(-[a-z]{3})?$/),
  code: row.text('code', /^[A-Z]{3}$/),
  aliases: row.texts('aliases'),
  colours: row.colours('colours'),
}));

interface LooseName {
  readonly words: readonly string[];
  readonly forms: readonly string[];
}

const FORMS = new Set(
  (
    'fc afc cf sc sv sk fk nk hnk gnk mnk ofk gfk mfk pfc pfk psfc fks mks gks ks nd if bk ff ik ac acf as asd ss ssc us usd ssd fbc ' +
    'calcio ud sd cd ca ce ad rc rcd cs csm csu acs afk kf kfc kv kvc krc rsc rfc ksc rkc sbv bv vv ' +
    'vfl vfb vfr tsv tsg spvgg fsv ssv bsc msv dsc sg tus rb fcm scs pae ao ae gs jk tj ask umf dfk 1'
  ).split(' '),
);

const isYear = (word: string): boolean => /^(18|19|20)\d\d$|^0\d$/.test(word);

export function looseName(name: string): LooseName {
  const all = nameWords(name);
  const forms = all.filter((word) => FORMS.has(word));
  const words = all.filter((word) => !FORMS.has(word) && !isYear(word));
  return words.length === 0 ? { words: all, forms: [] } : { words, forms };
}

/** Clubs in a neighbour's leagues are listed with it. */
const HOST_OF: Readonly<Record<string, string>> = { 'gb-wls': 'gb-eng', mc: 'fr', li: 'ch', ca: 'us', ad: 'es', nz: 'au' };

const byWholeName = new Map<string, Club>();
const byCountry = new Map<string, Club>();
const anywhere = new Map<string, Club>();

function list(club: Club, names: readonly string[]): void {
  for (const name of names) {
    const fold = foldClub(name);
    const local = `${club.country}/${fold}`;
    const whole = `${club.country}/${foldName(name)}`;
    if (!byWholeName.has(whole)) byWholeName.set(whole, club);
    if (!byCountry.has(local)) byCountry.set(local, club);
    if (!anywhere.has(fold)) anywhere.set(fold, club);
  }
}

// The first club keeps a name: display names, then aliases, then typed spellings.
for (const club of CLUBS) list(club, [club.name]);
for (const club of CLUBS) list(club, club.aliases);
for (const club of CLUBS) list(club, [club.name, ...club.aliases].flatMap(typedSpellings));

const byLooseName = new Map<string, Map<Club, ReadonlySet<string>>>();

const isPartOf = (words: readonly string[], whole: readonly string[]): boolean =>
  words.length < whole.length && words.every((word) => whole.includes(word));

for (const club of CLUBS) {
  const names = [club.name, ...club.aliases].flatMap((name) => [name, ...typedSpellings(name)]).map(looseName);
  const forms = new Set(names.flatMap((name) => name.forms));
  // A short name such as 'Leipzig' means the club without another legal form.
  for (const { words } of names.filter((name) => !names.some((other) => isPartOf(name.words, other.words)))) {
    const key = `${club.country}/${words.join('')}`;
    byLooseName.set(key, (byLooseName.get(key) ?? new Map<Club, ReadonlySet<string>>()).set(club, forms));
  }
}

/** Legal forms that are added and left out freely. */
const COMMON_FORMS = new Set(['fc', 'afc', 'cf', 'fk', 'pfk', 'pfc', 'nk', 'kf']);
const FORMS_OF: Readonly<Record<string, ReadonlySet<string>>> = {
  it: new Set(['ac', 'acf', 'as', 'asd', 'calcio', 'ss', 'ssc', 'ssd', 'us', 'usd']),
};

const agrees = ({ forms }: LooseName, own: ReadonlySet<string>, country: string): boolean =>
  own.size === 0 || forms.every((form) => own.has(form) || COMMON_FORMS.has(form) || FORMS_OF[country]?.has(form) === true);

function findLoosely(name: string, country: string): Club | null {
  const loose = looseName(name);
  const clubs = [...(byLooseName.get(`${country}/${loose.words.join('')}`) ?? [])].filter(([, forms]) =>
    agrees(loose, forms, country),
  );
  return clubs.length === 1 ? clubs[0]![0] : null;
}

/** `country` null: anywhere. In a country, legal form and year may differ: 'FC Basel 1893'. */
export function findClub(name: string, country: string | null): Club | null {
  const fold = foldClub(name);
  if (country === null) return anywhere.get(fold) ?? null;
  const host = HOST_OF[country] ?? '';
  return (
    byWholeName.get(`${country}/${foldName(name)}`) ??
    byCountry.get(`${country}/${fold}`) ??
    byCountry.get(`${host}/${fold}`) ??
    findLoosely(name, country) ??
    findLoosely(name, host)
  );
}

/** Empty if the registry does not have it. */
export function clubAliases(name: string, country: string): readonly string[] {
  const { base, team } = qualifiedName(name);
  const club = byWholeName.get(`${country}/${foldName(base)}`);
  return club?.name === base ? club.aliases.map((alias) => teamName(alias, team)) : [];
}
