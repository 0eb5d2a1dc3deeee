import type { League, Origin, Participant } from '../entities.ts';
import { resolveClub, resolveCompetition, resolveNation } from '../football/index.ts';
import { publicId, type ParticipantId, type StageId, type TemplateId, type TournamentId } from '../ids.ts';
import type { CompetitionRef, ParticipantRef } from '../messages/index.ts';
import { cleanName } from '../names.ts';
import { slugOf } from '../slug.ts';
import type { LiveState } from './state.ts';
import { Refused } from './verdict.ts';

const TABLE_ROLES = new Set(['main', 'championship', 'relegation', 'group']);

function named(raw: string, path: string): string {
  const name = cleanName(raw);
  if (name === null) throw new Refused('name_empty', path, '1 to 80 visible characters');
  return name;
}

/** The participant that a provider's name means. Names that mean one club give one participant. Throws Refused for an empty name. */
export function participantOf(sportId: number, ref: ParticipantRef, country: string | null, path: string): Participant {
  const name = named(ref.name, `${path}/name`);
  const kind = ref.kind ?? 'club';
  const known = kind === 'national' ? resolveNation(name) : resolveClub(name, ref.country ?? country);
  return {
    id: publicId<ParticipantId>(`participant|${sportId}|${known.key}`),
    sportId,
    name: known.name,
    code: known.code,
    slug: slugOf(known.name),
    country: known.country,
    colours: known.colours,
    kind,
  };
}

/** The stage of a season that a provider's words mean. Stages of real, simulated and replayed matches are never one. */
export function leagueOf(state: LiveState, sportId: number, ref: CompetitionRef, origin: Origin): League {
  const competition = resolveCompetition(named(ref.name, '/competition/name'), ref.country);
  const role = ref.role ?? (competition.format === 'cup' ? 'knockout' : 'main');
  const group = ref.group === undefined ? '' : (cleanName(ref.group) ?? '');
  const template = `${sportId}|${competition.country}/${competition.slug}${origin === 'real' ? '' : `|${origin}`}`;
  const stage = `${template}|${ref.season}|${role}|${group}`;
  const id = publicId<StageId>(`stage|${stage}`);
  return (
    state.leagues.get(id) ?? {
      id,
      sportId,
      templateId: publicId<TemplateId>(`template|${template}`),
      tournamentId: publicId<TournamentId>(`tournament|${template}|${ref.season}`),
      slug: competition.slug,
      name: competition.name,
      country: competition.country,
      season: ref.season,
      role,
      group,
      type: competition.type,
      order: competition.order,
      // Groups without names would be one table of teams that never meet.
      hasStandings: competition.format !== 'cup' && TABLE_ROLES.has(role) && (role !== 'group' || group !== ''),
      origin,
    }
  );
}
