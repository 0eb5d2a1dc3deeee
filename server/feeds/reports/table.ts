import { type EventItem, type LiveState, type ParticipantId, type Side, standings } from '@stillingen/domain';
import { seasonOf, standingsInput } from '../standings/standings.ts';
import { endOf } from './reported.ts';

/** The place of a side in the table of its season. */
export interface PlaceChange {
  readonly name: string;
  /** Null before its first match. */
  readonly before: number | null;
  readonly after: number;
  /** Null in tables by another number than points. */
  readonly points: number | null;
}
export type TableFacts = Readonly<Record<Side, PlaceChange>>;

type Sections = ReturnType<typeof standings>['sections'];

function rowOf(sections: Sections, { group }: { readonly group: string }, id: ParticipantId) {
  const ofGroup = group === '' ? sections : sections.filter((section) => section.group === group);
  return ofGroup.flatMap(({ rows }) => rows).find(({ participant }) => participant === id) ?? null;
}

/** What the match did to the table as it was at its end; null where it counts in none. */
export function tableFacts(state: LiveState, event: EventItem): TableFacts | null {
  const league = state.leagues.get(event.leagueId)!;
  if (!league.hasStandings) return null;
  const season = seasonOf(state, league);
  const end = endOf(event);
  const input = { ...standingsInput(state, season, end), includeLive: false };
  const played = input.matches.filter(({ id, live }) => !live && endOf(state.events.get(id)!) <= end);
  if (!played.some(({ id }) => id === event.id)) return null;
  const before = standings({ ...input, matches: played.filter(({ id }) => id !== event.id) }).sections;
  const after = standings({ ...input, matches: played }).sections;
  const changeOf = (id: ParticipantId): PlaceChange | null => {
    const now = rowOf(after, league, id);
    const then = rowOf(before, league, id);
    if (now === null) return null;
    return {
      name: state.participants.get(id)!.name,
      before: then === null || then.played === 0 ? null : then.rank,
      after: now.rank,
      points: season.rules.rankBy === 'points' ? now.points : null,
    };
  };
  const [home, away] = [changeOf(event.home), changeOf(event.away)];
  return home === null || away === null ? null : { home, away };
}
