import type { ParticipantRef } from '@stillingen/domain/messages';

/** Who takes part: a club, a nation, a person or a pair. */
export interface Entrant {
  readonly name: string;
  readonly country: string;
  readonly kind: NonNullable<ParticipantRef['kind']>;
  /** Strength among those it stands in a list with: 1 the best, −1 the last. */
  readonly rating: number;
}

/** Reads a list written one a line, the best first: country and name. */
export function entrants(kind: Entrant['kind'], text: string): readonly Entrant[] {
  const lines = text.trim().split('\n');
  return lines.map((line, index) => {
    const [, country = '', name = ''] = /^(\S+) (.+)$/.exec(line.trim()) ?? [];
    return { name, country, kind, rating: 1 - (2 * index) / Math.max(1, lines.length - 1) };
  });
}

/** The women's teams of clubs or nations. */
export const womens = (teams: readonly Entrant[]): readonly Entrant[] =>
  teams.map((team) => ({ ...team, name: `${team.name} (k)` }));

/** As messages name it. */
export const participantOf = ({ name, country, kind }: Entrant): ParticipantRef => ({ name, country, kind });
