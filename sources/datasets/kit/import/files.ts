import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, join, type PlatformPath, posix, relative, sep } from 'node:path';

/** How a publisher wrote letters before UTF-8. */
export type LegacyEncoding = 'windows-1250' | 'windows-1252';

/** A file to import: where it is, and the name by which reports call it. */
export interface SourceFile {
  readonly path: string;
  /** From the folder that is imported, with `/` between folders on every system. */
  readonly name: string;
  /** How it is read where it is not UTF-8; such a file is refused where this is missing. */
  readonly legacyEncoding?: LegacyEncoding | undefined;
}

/** The name of a file below a folder. */
export const nameBelow = (
  folder: string,
  file: string,
  system: Pick<PlatformPath, 'relative' | 'sep'> = { relative, sep },
): string => system.relative(folder, file).replaceAll(system.sep, '/');

/** The file itself, or all files in a folder and below in order of name; null where the path leads nowhere. */
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

/** The file that stands under this name beside another one, or from there, '../matches.json'. */
export const beside = (file: SourceFile, name: string): SourceFile => ({
  ...file,
  path: join(dirname(file.path), name),
  name: posix.join(posix.dirname(file.name), name),
});
