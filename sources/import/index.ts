import type { DataSet } from './data-set.ts';
import { footballInternational } from './international/football-international.ts';
import { openfootball } from './openfootball/openfootball.ts';

export type { DataSet } from './data-set.ts';
export { importSet } from './import-set.ts';
export type { ImportInput, ImportReport, Progress, RefusedRow } from './report.ts';

/** The formats that can be imported. */
export const DATA_SETS: readonly DataSet[] = [openfootball, footballInternational];
