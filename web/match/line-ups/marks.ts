import type { PlayerIncident } from '@stillingen/wire';
import { lineupText } from '#text/match/line-ups.ts';

export type IncidentType = PlayerIncident['type'];

/** Incidents of one type of one player; `minutes` as they are written, "45+2'". */
export interface PlayerMark {
  readonly type: IncidentType;
  readonly minutes: readonly string[];
  /** The other player of a substitution. */
  readonly other: string;
}

const UNSHOWN: ReadonlySet<IncidentType> = new Set(['unknown', 'goal-disallowed']);
const SUBSTITUTIONS: ReadonlySet<IncidentType> = new Set(['substitution-in', 'substitution-out']);

/** One mark for each type, in the order of the first of each. */
export function marksOf(incidents: readonly PlayerIncident[]): readonly PlayerMark[] {
  const types = [...new Set(incidents.map(({ type }) => type))].filter((type) => !UNSHOWN.has(type));
  return types.map((type) => {
    const own = incidents.filter((incident) => incident.type === type);
    return { type, minutes: own.map(({ minute }) => minute), other: own[0]!.other };
  });
}

export const isSubstitution = ({ type }: PlayerMark): boolean => SUBSTITUTIONS.has(type);

/** '2 mål', 'gult kort', 'udskiftet i 66. minut'. */
export const spokenMarks = (marks: readonly PlayerMark[]): string =>
  marks.map(({ type, minutes }) => lineupText.mark(type, minutes)).join(', ');
