export { LeaguePage } from './league-page.tsx';
export { seasonFeed, seasonSeed } from './season-seed.ts';
