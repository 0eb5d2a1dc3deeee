import { isBuiltin } from 'node:module';
import { posix } from 'node:path';

/** Where an import leads: a file of the project (path from the root), a package of npm, or a part of Node. */
export interface Target {
  readonly kind: 'file' | 'package' | 'builtin';
  readonly name: string;
  /** False where the import names the workspace (`@stillingen/wire`) and not a path. */
  readonly relative: boolean;
}

const SCOPE = '@stillingen/';

/** The target of an import written in `from` (path from the root, forward slashes). Imports carry their extension. */
export function resolveImport(from: string, specifier: string): Target {
  if (specifier.startsWith('.')) {
    const name = posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''));
    return { kind: 'file', name, relative: true };
  }
  if (specifier.startsWith(SCOPE)) {
    return { kind: 'file', name: `${specifier.slice(SCOPE.length)}/index.ts`, relative: false };
  }
  return { kind: isBuiltin(specifier) ? 'builtin' : 'package', name: specifier, relative: false };
}
