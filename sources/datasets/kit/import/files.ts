import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, join, type PlatformPath, posix, relative, sep } from 'node:path';

export type LegacyEncoding = 'windows-1250' | 'windows-1252';

export interface SourceFile {
  readonly path: string;
  /** From the imported folder, with `/` on every system. */
  readonly name: string;
  readonly legacyEncoding?: LegacyEncoding | undefined;
}

export const nameBelow = (
  folder: string,
  file: string,
  system: Pick<PlatformPath, 'relative' | 'sep'> = { relative, sep },
): string => system.relative(folder, file).replaceAll(system.sep, '/');

export async function filesAt(path: string, legacyEncoding?: LegacyEncoding): Promise<SourceFile[] | null> {
  const found = await stat(path).catch(() => null);
  if (found === null) return null;
  if (!found.isDirectory()) return [{ path, name: basename(path), legacyEncoding }];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => ({ path: file, name: nameBelow(path, file), legacyEncoding }));
}

export const beside = (file: SourceFile, name: string): SourceFile => ({
  ...file,
  path: join(dirname(file.path), name),
  name: posix.join(posix.dirname(file.name), name),
});
