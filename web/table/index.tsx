export { TablePage } from './table-page.tsx';
export { seedOf, tablePlace } from './table-place.ts';
