export { LeaguePage } from './league-page.tsx';
