export { candidateIn, FollowedTable, tournamentIn } from './followed-table.ts';
export { type GroupRefusal, MAX_GROUP_NAME, type MyGroup } from './groups.ts';
export { FAVOURITE_KEYS } from './local-favourites.ts';
export { Mine, type MineAccount, type MineOptions, type MineState, type Outcome } from './mine.ts';
export type { MyTeam, MyTeams } from './teams.ts';
export type { VisitorDocument } from './visitor-document.ts';
