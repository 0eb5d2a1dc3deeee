import type { LeagueType } from './entities.ts';

/** What a template that groups the events of others stands for. */
export interface SuperTemplate {
  readonly flag: string;
  readonly sportId: number;
  readonly categoryId: number | null;
}

/** The known super templates by id (LEAGUE-07, 08, O-129). */
export const SUPER_TEMPLATES: ReadonlyMap<number, SuperTemplate> = new Map([
  [6576, { flag: 'rally', sportId: 32, categoryId: null }],
  [6578, { flag: 'speedway', sportId: 33, categoryId: null }],
  [7771, { flag: 'dakar', sportId: 32, categoryId: null }],
]);

/** Tournament types as the feeds write them (LEAGUE-04). */
export const TournamentType = { top: 't', primary: 'p', secondary: 's', closed: 'c', unknown: '' } as const satisfies Record<
  string,
  LeagueType | ''
>;
export type TournamentType = (typeof TournamentType)[keyof typeof TournamentType];

const TYPES: ReadonlySet<string> = new Set(Object.values(TournamentType));

/** The tournament type that a feed names; what is not listed, and what is absent, is unknown (LEAGUE-04). */
export const tournamentTypeOf = (text: string | null): TournamentType =>
  text !== null && TYPES.has(text) ? (text as TournamentType) : TournamentType.unknown;
