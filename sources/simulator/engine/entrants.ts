import type { ParticipantRef } from '@stillingen/domain/messages';

export interface Entrant {
  readonly name: string;
  readonly country: string;
  readonly kind: NonNullable<ParticipantRef['kind']>;
  /** Strength within its list: 1 the best, −1 the last. */
  readonly rating: number;
}

export const participantOf = ({ name, country, kind }: Entrant): ParticipantRef => ({ name, country, kind });
