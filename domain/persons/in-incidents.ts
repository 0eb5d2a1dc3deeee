import { type Incident, otherSide, type Side } from '../event/entities.ts';
import type { ParticipantId } from '../event/ids.ts';

export interface NamedPerson {
  readonly participant: ParticipantId;
  readonly side: Side;
  readonly name: string;
}

/** The side of the player: an own goal counts for the other one. */
export const ownSide = ({ type, side }: Pick<Incident, 'type' | 'side'>): Side => (type === 'own-goal' ? otherSide(side) : side);

/** The persons of incidents that stand, where a provider gives their keys. */
export function personsIn(incidents: readonly Incident[]): NamedPerson[] {
  return incidents.flatMap((incident) => {
    const { type, player, second, participant, secondParticipant, withdrawn } = incident;
    if (withdrawn !== null) return [];
    const side = ownSide(incident);
    const first = participant === undefined ? [] : [{ participant, side, name: player }];
    if (secondParticipant === undefined) return first;
    // The bowler of a wicket is of the other side.
    return [...first, { participant: secondParticipant, side: type === 'wicket' ? otherSide(side) : side, name: second }];
  });
}
