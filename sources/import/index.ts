export { importFootballInternational } from './international/import-football-international.ts';
export { importOpenfootball } from './openfootball/import-openfootball.ts';
export type { ImportInput, ImportReport, Progress, RefusedRow } from './report.ts';
