import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import type { SourceModule } from './module.ts';

export type Modules = ReadonlyMap<string, SourceModule>;

/** The declaring file of an export: bundlers drop re-exports that no module imports. */
function originOf(modules: Modules, path: string, name: string, seen = new Set<string>()): Target {
  const here: Target = { kind: 'file', name: path, relative: false };
  const module = modules.get(path);
  if (!module || seen.has(path)) return here;
  seen.add(path);
  const named = module.reExports.find(({ exported }) => exported === name);
  if (named) {
    const target = resolveImport(path, named.specifier);
    return target.kind === 'file' && named.imported !== null ? originOf(modules, target.name, named.imported, seen) : target;
  }
  for (const { star, specifier } of module.reExports) {
    if (!star) continue;
    const target = resolveImport(path, specifier);
    if (target.kind === 'file' && exportsName(modules, target.name, name)) return originOf(modules, target.name, name, seen);
  }
  return here;
}

const exportsName = (modules: Modules, path: string, name: string): boolean => modules.get(path)?.exports.includes(name) ?? false;

function loads(modules: Modules, module: SourceModule): Target[] {
  const targets: Target[] = [];
  for (const { specifier, runtime, names } of module.references) {
    if (!runtime) continue;
    const target = resolveImport(module.path, specifier);
    if (target.kind !== 'file' || names === 'all' || names.length === 0) targets.push(target);
    else targets.push(...names.map((name) => originOf(modules, target.name, name)));
  }
  for (const { specifier, runtime } of module.reExports) {
    if (runtime) targets.push(resolveImport(module.path, specifier));
  }
  return targets;
}

/** From one of `roots` to a target that `isForbidden`, one chain (the shortest) per target. */
export function chainsTo(modules: Modules, roots: readonly string[], isForbidden: (target: Target) => boolean): string[][] {
  const cameFrom = new Map<string, string | null>(roots.map((root) => [root, null]));
  const chains: string[][] = [];
  const chainOf = (path: string): string[] => {
    const before = cameFrom.get(path) ?? null;
    return before === null ? [path] : [...chainOf(before), path];
  };
  const queue = [...roots];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const module = modules.get(path);
    if (!module) continue;
    for (const target of loads(modules, module)) {
      if (cameFrom.has(target.name)) continue;
      cameFrom.set(target.name, path);
      if (isForbidden(target)) chains.push(chainOf(target.name));
      else if (target.kind === 'file') queue.push(target.name);
    }
  }
  return chains;
}

export interface Target {
  readonly kind: 'file' | 'package' | 'builtin';
  readonly name: string;
  /** False for an import of the workspace by name (`@stillingen/wire`). */
  readonly relative: boolean;
}

const SCOPE = '@stillingen/';
/** `#text/shell.ts`: a folder for each language (`imports` of package.json). */
const BY_LANGUAGE = /^#(\w+)\/(.*)$/;

/** `from` is a path from the root with forward slashes. */
export function resolveImport(from: string, specifier: string): Target {
  if (specifier.startsWith('.')) {
    const name = posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''));
    return { kind: 'file', name, relative: true };
  }
  const [, folder, file] = BY_LANGUAGE.exec(specifier) ?? [];
  if (folder !== undefined) return { kind: 'file', name: `${from.split('/')[0]}/${folder}/da/${file}`, relative: true };
  if (specifier.startsWith(SCOPE)) {
    return { kind: 'file', name: `${specifier.slice(SCOPE.length)}/index.ts`, relative: false };
  }
  return { kind: isBuiltin(specifier) ? 'builtin' : 'package', name: specifier, relative: false };
}
