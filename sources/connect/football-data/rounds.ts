import type { CompetitionRef } from '@stillingen/domain/messages';
import type { Match } from './shapes.ts';
import words from './words.json' with { type: 'json' };

type Role = NonNullable<CompetitionRef['role']>;

const ROUNDS: ReadonlyMap<string, string> = new Map(Object.entries(words.rounds));
const ROLES = new Map(Object.entries(words.roles) as [string, Role][]);
const HALF_SEASONS: ReadonlyMap<string, string> = new Map(Object.entries(words.halfSeasons));

export interface Round extends Pick<CompetitionRef, 'role' | 'group'> {
  /** Danish; empty where it has no number. */
  readonly label: string;
}

/** The rounds of a knock-out have no matchday of their own: it counts on from the groups. */
export function roundOf({ stage, group, matchday, competition }: Match, country: string): Round {
  const name = stage ?? 'REGULAR_SEASON';
  const isCup = competition.type === 'CUP' || country === 'eu' || country === 'xw';
  const role = ROLES.get(name) ?? (isCup ? 'knockout' : 'playoff');
  const numbered = typeof matchday === 'number' && matchday > 0 ? `${matchday}. runde` : '';
  const letter = /^GROUP_([A-Z])$/.exec(group ?? '')?.[1];
  const half = HALF_SEASONS.get(name);
  const inGroup = half ?? (letter === undefined ? undefined : `Gruppe ${letter}`);
  return {
    label: ROUNDS.get(name) ?? numbered,
    ...(inGroup === undefined ? { role: role === 'group' ? 'main' : role } : { role: 'group', group: inGroup }),
  };
}
