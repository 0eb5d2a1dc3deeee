import { existsSync } from 'node:fs';
import { join } from 'node:path';

const root = process.env['STILLINGEN_DATA'] ?? join(import.meta.dirname, '../../../shared/data');

/** In STILLINGEN_DATA or beside the repository; null where absent, which is logged. */
export function dataSet(name: string): string | null {
  const folder = join(root, name);
  if (existsSync(folder)) return folder;
  process.stderr.write(`skipped: no data set ${name} (set STILLINGEN_DATA)\n`);
  return null;
}
