export { LeagueTitle as Title } from '../leagues/league-title.tsx';
export { learnDuel } from './kinds/index.ts';
export { MatchRows as Rows } from './match-rows.tsx';
