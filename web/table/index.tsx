export { TablePage } from './table-page.tsx';
