import { existsSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = process.env.STILLINGEN_DATA ?? join(import.meta.dirname, '../../../shared/data');

/** The folder of a public data set for tests that want it, null (told in one line) where it is absent. */
export function dataSet(name: string): string | null {
  const folder = join(ROOT, name);
  if (existsSync(folder)) return folder;
  console.info(`skipped: no data set ${name}`);
  return null;
}
