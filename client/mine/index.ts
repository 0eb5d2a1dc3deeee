export { candidateIn, candidateOf, FollowedTable, tournamentIn } from './followed-table.ts';
export { IdTable } from './id-table.ts';
export { type GroupRefusal, MAX_GROUP_NAME, type MyGroup } from './groups.ts';
export { Mine, type MineAccount, type MineOptions, type MineState, type Outcome } from './mine.ts';
export { MyLeagues, type PinOutcome } from './my-leagues.ts';
export { pinnedFirst, type Pins } from './pins.ts';
export { SingleGames } from './single-games.ts';
export type { MyTeam, MyTeams } from './teams.ts';
export type { VisitorDocument } from './visitor-document.ts';
