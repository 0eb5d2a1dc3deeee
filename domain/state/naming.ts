import type { League, Origin, Participant, ParticipantKind } from '../event/entities.ts';
import { nameInSeason } from '../registry/competitions.ts';
import { resolveCompetition } from '../registry/resolve-competition.ts';
import { resolveClub, resolveNation } from '../registry/resolve-participant.ts';
import { publicId, type ParticipantId, type StageId, type TemplateId, type TournamentId } from '../event/ids.ts';
import type { CompetitionRef, ParticipantRef } from '../messages/index.ts';
import { cleanName, foldLetters, slugOf } from '../text/names.ts';
import { football } from '../sports/football.ts';
import type { Sport } from '../sports/index.ts';
import type { LiveState } from './state.ts';
import { RefusalError } from './decision.ts';

const TABLE_ROLES = new Set(['main', 'championship', 'relegation', 'group']);

/** Throws RefusalError where nothing visible is left. */
export function named(raw: string, path: string): string {
  const name = cleanName(raw);
  if (name === null) throw new RefusalError('name_empty', path, '1 to 80 visible characters');
  return name;
}

/** The country of a participant whose country is not known. */
export const WORLD = 'xw';

type Named = Pick<Participant, 'name' | 'code' | 'country' | 'colours'> & { readonly key: string };

/** Begins the names of many teams: 'HC Midtjylland', 'BMS Herlev', 'Team Spirit'. */
const KIND_OF_CLUB = /^(?:\p{Lu}{2,3}|Team)$/u;

/** Of a person the family name: 'Axelsen V.' and 'Viktor Axelsen' give AXE. */
export function codeOf(name: string, kind: ParticipantKind): string {
  const words = name.split(/[\s/]+/).filter((word) => /^[^.()]{2,}$/.test(word));
  const own =
    kind === 'person'
      ? words.at(words.length > 1 && !name.endsWith('.') ? -1 : 0)
      : (words.find((word) => !KIND_OF_CLUB.test(word)) ?? words[0]);
  const word = own ?? name;
  return Array.from(
    foldLetters(word)
      .replace(/[^\p{L}\p{N}]/gu, '')
      .toUpperCase(),
  )
    .slice(0, 3)
    .join('')
    .padEnd(3, 'X');
}

/** Without a registry, equal names of one country and kind are one participant. */
function unlisted(name: string, kind: ParticipantKind, country: string): Named {
  return { key: `${kind}/${country}/${slugOf(name)}`, name, code: codeOf(name, kind), country, colours: null };
}

const CLUB_REGISTRIES: Readonly<Record<number, typeof resolveClub>> = { [football.id]: resolveClub };

function resolveParticipant(sportId: number, name: string, kind: ParticipantKind, country: string | null): Named {
  if (kind === 'national') return resolveNation(name);
  const registry = kind === 'club' ? CLUB_REGISTRIES[sportId] : undefined;
  return registry?.(name, country) ?? unlisted(name, kind, country ?? WORLD);
}

/** `country`: the competition's default. Throws RefusalError for an empty name. */
export function participantOf(sportId: number, ref: ParticipantRef, country: string | null, path: string): Participant {
  const kind = ref.kind ?? 'club';
  const name = named(ref.name, `${path}/name`);
  // Persons have no default country.
  const home = ref.country ?? (kind === 'club' ? country : null);
  const known = resolveParticipant(sportId, name, kind, home);
  return {
    id: publicId<ParticipantId>(`participant|${sportId}|${known.key}`),
    sportId,
    name: known.name,
    code: known.code,
    slug: slugOf(known.name),
    country: known.country,
    colours: known.colours,
    kind,
    ...(kind === 'pair' && ref.countries !== undefined ? { countries: ref.countries } : {}),
  };
}

export const BETWEEN_PARTNERS = ' / ';

export function idsOfPair({ sportId, name, kind, country, countries }: Participant): ParticipantId[] {
  if (kind !== 'pair') return [];
  return name
    .split(BETWEEN_PARTNERS)
    .map((person, at) => unlisted(person, 'person', countries?.[at] ?? country).key)
    .map((key) => publicId<ParticipantId>(`participant|${sportId}|${key}`));
}

/** Real, simulated and replayed matches have separate stages. */
export function leagueOf(state: LiveState, sport: Sport, ref: CompetitionRef, origin: Origin): League {
  const competition = resolveCompetition(sport.id, named(ref.name, '/competition/name'), ref.country, ref.category ?? '');
  const category = competition.category ?? (ref.category === undefined ? '' : (cleanName(ref.category) ?? ''));
  const format = competition.format ?? (sport.competitors === 'persons' ? 'cup' : 'league');
  const role = ref.role ?? (format === 'cup' ? 'knockout' : 'main');
  const group = ref.group === undefined ? '' : (cleanName(ref.group) ?? '');
  const place = category === '' ? competition.country : `${competition.country}/${slugOf(category)}`;
  const template = `${sport.id}|${place}/${competition.slug}${origin === 'real' ? '' : `|${origin}`}`;
  const stage = `${template}|${ref.season}|${role}|${group}`;
  const id = publicId<StageId>(`stage|${stage}`);
  return (
    state.leagues.get(id) ?? {
      id,
      sportId: sport.id,
      templateId: publicId<TemplateId>(`template|${template}`),
      tournamentId: publicId<TournamentId>(`tournament|${template}|${ref.season}`),
      slug: competition.slug,
      name: nameInSeason(competition, ref.season),
      country: competition.country,
      category,
      season: ref.season,
      role,
      group,
      type: competition.type,
      order: competition.order,
      // Groups without names would be one table of teams that never meet.
      hasStandings:
        sport.duel &&
        sport.tabs.includes('standings') &&
        format !== 'cup' &&
        TABLE_ROLES.has(role) &&
        (role !== 'group' || group !== ''),
      origin,
    }
  );
}
