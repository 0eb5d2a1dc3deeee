/** What lists draw where the visitor has odds, by the names of `OddsParts`. */
export { LeagueTitle as Title } from '../list/rows/duel.tsx';
export { offersOf } from './live/offers-of.ts';
export { OddsFooter as Footer } from './notice/footer.tsx';
export { GamblingNotice as Notice } from './notice/notice.tsx';
export { OddsRows as Rows } from './table/odds-rows.tsx';
export { EntryOdds, RaceFavourites } from './table/race-odds.tsx';
export { OddsTable as Table } from './table/odds-table.tsx';
