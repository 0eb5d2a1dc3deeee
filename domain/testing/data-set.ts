import { existsSync } from 'node:fs';
import { join } from 'node:path';

const root = process.env['STILLINGEN_DATA'] ?? join(import.meta.dirname, '../../../shared/data');

/**
 * The folder of a public data set for tests that want it, in the one that STILLINGEN_DATA names or beside the repository; null
 * where it is absent, which is said in a line: what needs it is skipped.
 */
export function dataSet(name: string): string | null {
  const folder = join(root, name);
  if (existsSync(folder)) return folder;
  process.stderr.write(`skipped: no data set ${name} (set STILLINGEN_DATA)\n`);
  return null;
}
