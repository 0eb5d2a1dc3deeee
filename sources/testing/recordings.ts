import { existsSync } from 'node:fs';
import { join } from 'node:path';

const SHARED = join(import.meta.dirname, '..', '..', '..', 'shared', 'live');

/** The folder with recorded answers of the source; null, with a line, where it is absent. */
export const recordings = (source: string): string | null => {
  const folder = join(SHARED, source);
  if (existsSync(folder)) return folder;
  console.log(`tests on recorded answers are skipped: no folder ${folder}`);
  return null;
};
