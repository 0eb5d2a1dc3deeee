import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inProject, ROOT, SetupError } from './place.mjs';
import { runNpm } from './run.mjs';

/** Whose code the built app holds. */
const WORKSPACES = ['web', 'client', 'wire', 'domain'];
const LEFT_OUT = new Set(['dist', 'node_modules', 'testing']);
const BUILT = ['web/dist/client', 'web/dist/server/entry-server.js'];
/** Holds the mark of the sources from which the build was made. */
const MARK_FILE = 'web/dist/.sources';

/** @param {string} folder @returns {Generator<string>} */
function* filesOf(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (LEFT_OUT.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) continue;
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesOf(file);
    else if (entry.isFile()) yield file;
  }
}

/** A mark of everything that goes into the build: unlike times of change, it survives a checkout or a copy of the folder. */
export function sourcesMark() {
  const hash = createHash('sha256');
  const files = [inProject('package-lock.json'), ...WORKSPACES.flatMap((name) => [...filesOf(inProject(name))])];
  for (const file of files.sort())
    hash
      .update(`${path.relative(ROOT, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  return hash.digest('hex');
}

/** Builds the web app where it is missing or was built from other sources. */
export async function ensureWebBuilt() {
  const mark = sourcesMark();
  const isBuilt = BUILT.every((file) => existsSync(inProject(file)));
  if (isBuilt && existsSync(inProject(MARK_FILE)) && readFileSync(inProject(MARK_FILE), 'utf8') === mark) return;
  console.log('Building the web app …');
  const { code, output } = await runNpm(['run', 'build', '--workspace', 'web'], { keepOutput: true });
  if (code !== 0) throw new SetupError(`${output.trim()}\nThe web app could not be built (its reason stands above)`);
  writeFileSync(inProject(MARK_FILE), mark);
}
