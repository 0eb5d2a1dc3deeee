import { existsSync } from 'node:fs';
import { join } from 'node:path';

const data = process.env['STILLINGEN_DATA'] ?? join(import.meta.dirname, '../../../shared/data');

/** The folder of a source's recorded answers, beside the data sets; null where absent, which is logged. */
export const recordings = (source: string): string | null => {
  const folder = join(data, '../live', source);
  if (existsSync(folder)) return folder;
  process.stderr.write(`skipped: no recordings of ${source} (set STILLINGEN_DATA)\n`);
  return null;
};
