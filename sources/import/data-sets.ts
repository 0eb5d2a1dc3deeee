import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of a public data set for tests that want it, below `root` or beside the repository; null where it is absent. */
export function dataSet(name: string, root = join(import.meta.dirname, '../../../shared/data')): string | null {
  const folder = join(root, name);
  return existsSync(folder) ? folder : null;
}
