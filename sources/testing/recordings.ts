import { existsSync } from 'node:fs';
import { join } from 'node:path';

const data = process.env['STILLINGEN_DATA'] ?? join(import.meta.dirname, '../../../shared/data');

/**
 * The folder of a source's recorded answers, beside the data sets; null where it, or one of the
 * files that a test reads by name, is absent, which is logged.
 */
export function recordings(source: string, files: readonly string[] = []): string | null {
  const folder = join(data, '../live', source);
  const absent = [folder, ...files.map((file) => join(folder, file))].find((path) => !existsSync(path));
  if (absent === undefined) return folder;
  process.stderr.write(`skipped: no recordings of ${source}: ${absent} (set STILLINGEN_DATA)\n`);
  return null;
}
