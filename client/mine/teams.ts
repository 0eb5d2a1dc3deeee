import { MAX_MY_TEAMS } from '@stillingen/domain';
import type { DocumentChange } from './account-favourites.ts';
import { TEAMS_PATH, type VisitorDocument } from './visitor-document.ts';

/** A team or athlete that a visitor follows (O-104). */
export interface MyTeam {
  readonly sportId: number;
  /** Seconds. */
  readonly addedS: number;
}
export type MyTeams = ReadonlyMap<string, MyTeam>;

const PARTICIPANT = /^[A-Za-z0-9]{8}$/;

/** In the order in which they were added; at most 200 (MYG-35). */
export function teamsIn(document: VisitorDocument): MyTeams {
  const teams: [string, MyTeam][] = [];
  for (const [id, value] of Object.entries(Object(document.get(TEAMS_PATH)) as Record<string, unknown>)) {
    const { sport_id: sportId, AD: addedS } = Object(value) as Record<string, unknown>;
    if (PARTICIPANT.test(id) && typeof sportId === 'number')
      teams.push([id, { sportId, addedS: typeof addedS === 'number' ? addedS : 0 }]);
  }
  return new Map(teams.sort(([, a], [, b]) => a.addedS - b.addedS).slice(0, MAX_MY_TEAMS));
}

export const teamAdded = (id: string, { sportId, addedS }: MyTeam): DocumentChange => ({
  set: { [`${TEAMS_PATH}.${id}.sport_id`]: sportId, [`${TEAMS_PATH}.${id}.AD`]: addedS },
  remove: [],
});

export const teamRemoved = (id: string): DocumentChange => ({ set: {}, remove: [`${TEAMS_PATH}.${id}`] });
