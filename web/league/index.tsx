export { LeaguePage } from './league-page.tsx';
export { seasonSeed } from './season-seed.ts';
