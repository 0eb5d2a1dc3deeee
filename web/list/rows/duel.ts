export { LeagueTitle as Title } from '../sections/league-title.tsx';
export { learnDuel } from './kinds/index.ts';
export { MatchRows as Rows } from './match-rows.tsx';
