import { type EventItem, type LiveState, NO_FACTS, type ParticipantId, personsIn, type Side } from '@stillingen/domain';
import { participantPath, type PlayerLink } from '@stillingen/wire';

const NO_LINK: PlayerLink = { id: '', url: '' };

/** Id and path of the page of a person; empty where it has none. */
export function linkOf({ participants }: LiveState, id: ParticipantId | undefined): PlayerLink {
  const participant = id === undefined ? undefined : participants.get(id);
  if (participant === undefined) return NO_LINK;
  return { id: participant.id, url: participant.deleted === true ? '' : participantPath(participant) };
}

/** The first of that name in the line-up, the figures or the incidents of its side. */
export function personNamed(
  { facts, incidents, participants }: LiveState,
  event: EventItem,
  side: Side,
  name: string,
): ParticipantId | undefined {
  if (name === '') return undefined;
  if (participants.get(event[side])!.kind === 'person') return event[side];
  const { lineup, 'player-statistics': tables } = facts.get(event.id) ?? NO_FACTS;
  const sheet = lineup.find(({ id }) => id === side);
  const isNamed = (player: { readonly name: string }): boolean => player.name === name;
  const listed = sheet?.starters.find(isNamed) ?? sheet?.substitutes.find(isNamed);
  if (listed !== undefined) return listed.participant;
  for (const { sections } of tables) {
    for (const { lines } of sections) {
      const line = lines.find((each) => each.side === side && each.player === name);
      if (line !== undefined) return line.participant;
    }
  }
  return personsIn(incidents.get(event.id) ?? []).find((each) => each.side === side && each.name === name)?.participant;
}

export const linkNamed = (state: LiveState, event: EventItem, side: Side, name: string): PlayerLink =>
  linkOf(state, personNamed(state, event, side, name));
