import { type Incident, otherSide, type Side } from '../event/entities.ts';
import type { ParticipantId } from '../event/ids.ts';

export interface NamedPerson {
  readonly participant: ParticipantId;
  readonly side: Side;
  readonly name: string;
}

/** The side of the player: an own goal counts for the other one. */
export const ownSide = ({ type, side }: Pick<Incident, 'type' | 'side'>): Side => (type === 'own-goal' ? otherSide(side) : side);

export const assistsOf = ({ second, third = '' }: Pick<Incident, 'second' | 'third'>): readonly string[] =>
  [second, third].filter((name) => name !== '');

/** The persons of incidents that stand, where a provider gives their keys. */
export function personsIn(incidents: readonly Incident[]): NamedPerson[] {
  return incidents.flatMap((incident) => {
    const { type, player, second, third = '', participant, secondParticipant, thirdParticipant, withdrawn } = incident;
    if (withdrawn !== null) return [];
    const side = ownSide(incident);
    const named = (id: ParticipantId | undefined, name: string, of = side): NamedPerson[] =>
      id === undefined ? [] : [{ participant: id, side: of, name }];
    // The bowler of a wicket is of the other side.
    const sideOfSecond = type === 'wicket' ? otherSide(side) : side;
    return [...named(participant, player), ...named(secondParticipant, second, sideOfSecond), ...named(thirdParticipant, third)];
  });
}
