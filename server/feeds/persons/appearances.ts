import {
  byStart,
  type Appearance,
  appearanceOf,
  type EventId,
  type EventItem,
  type LiveState,
  NO_FACTS,
  type Participant,
  type ParticipantId,
  sportById,
  StageType,
  recordsOf,
} from '@stillingen/domain';
import { participantPath, crestText } from '@stillingen/wire';
import type { FeedState } from '../../projection/item-source.ts';

export interface MatchOfPerson extends Appearance {
  readonly event: EventItem;
}

const isOfTeam = ({ kind, sportId }: Participant): boolean => kind === 'person' && sportById(sportId)?.competitors === 'teams';

/** The matches of a person of a team by the facts of the time, the latest first. */
export function appearancesOf(shown: FeedState, person: Participant): MatchOfPerson[] {
  const { state } = shown;
  if (!isOfTeam(person)) return [];
  return shown
    .linedUpIn(person.id)
    .flatMap((id) => state.events.get(id) ?? [])
    .flatMap((event): MatchOfPerson[] => {
      const facts = state.facts.get(event.id) ?? NO_FACTS;
      const appearance = appearanceOf(event, facts, state.incidents.get(event.id) ?? [], person.id);
      return appearance === null ? [] : [{ ...appearance, event }];
    })
    .toSorted((a, b) => byStart(b.event, a.event));
}

/** The club of the newest line-up or transfer until now, else of the profile. */
export function presentTeam(
  { state }: FeedState,
  person: Participant,
  matches: readonly MatchOfPerson[],
  nowS: number,
): ParticipantId | null {
  const club = matches.find(({ event, side }) => state.participants.get(event[side])!.kind === 'club');
  let [team, at] = club === undefined ? [null, -Infinity] : [club.event[club.side], club.event.start];
  for (const { player, to, date } of recordsOf(state, 'transfers', person.id))
    if (player === person.id && date > at && date <= nowS) [team, at] = [to, date];
  return team ?? state.profiles.get(person.id)?.team ?? null;
}

const YEAR_S = 365 * 24 * 3600;

/** The national team that the person was lined up for within a year. */
function presentNation({ state }: FeedState, matches: readonly MatchOfPerson[], nowS: number): ParticipantId | null {
  const last = matches.find(({ event, side }) => state.participants.get(event[side])!.kind === 'national');
  return last === undefined || last.event.start < nowS - YEAR_S ? null : last.event[last.side];
}

/** Coming, or under way without line-ups. */
function isOpen({ events, facts }: LiveState, id: EventId): boolean {
  const stageType = events.get(id)?.stageType;
  if (stageType === StageType.live) return (facts.get(id) ?? NO_FACTS).lineup.length === 0;
  return stageType === StageType.scheduled;
}

/** Its matches, and those of its present club and national team that it may play in. */
export function eventsOfPerson(shown: FeedState, person: Participant, nowS: number): readonly EventId[] {
  const own = shown.eventsOf(person.id);
  if (!isOfTeam(person)) return own;
  const matches = appearancesOf(shown, person);
  const teams = [presentTeam(shown, person, matches, nowS), presentNation(shown, matches, nowS)];
  const open = teams.flatMap((team) => (team === null ? [] : shown.eventsOf(team))).filter((id) => isOpen(shown.state, id));
  return [...new Set([...own, ...matches.map(({ event }) => event.id), ...open])];
}

/** How a row names a team. */
export function teamWords({ participants }: LiveState, id: ParticipantId | null) {
  const team = id === null ? undefined : participants.get(id);
  if (team === undefined) return { team: null, teamUrl: null, teamCode: null, teamColours: null };
  return {
    team: team.name,
    teamUrl: team.deleted === true ? '' : participantPath(team),
    teamCode: team.code,
    teamColours: crestText(team),
  };
}

/** Whether a team stands with a person: the nation of an athlete does where it competes as a team. */
export function isTeamOf(shown: FeedState, id: ParticipantId): boolean {
  const { kind, sportId } = shown.state.participants.get(id)!;
  return kind !== 'national' || sportById(sportId)?.competitors === 'teams' || shown.eventsOf(id).length > 0;
}
