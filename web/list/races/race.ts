export { RaceRows as Rows } from './race-rows.tsx';
export { RaceTitle as Title } from './race-title.tsx';
