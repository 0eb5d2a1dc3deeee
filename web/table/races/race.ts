export { RaceRows } from './race-rows.tsx';
export { RaceTitle } from './race-title.tsx';
