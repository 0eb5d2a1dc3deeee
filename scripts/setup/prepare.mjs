import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inProject, ROOT, SetupError } from './place.mjs';
import { runNpm } from './run.mjs';

/** Time of the last change in ms since the epoch; 0 without such a file. @param {string} file */
const changedMs = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** npm writes its own list last, some ms before the lockfile: an interrupted installation has none. */
const SLACK_MS = 2000;

/** Installs the packages of the lockfile where they are missing or older than it. */
export async function ensureInstalled() {
  const installedMs = changedMs(inProject('node_modules', '.package-lock.json'));
  if (installedMs > 0 && installedMs + SLACK_MS >= changedMs(inProject('package-lock.json'))) return;
  console.log('Installing packages (once, up to a minute) …');
  const { code } = await runNpm(['ci', '--no-audit', '--no-fund', '--include=dev', '--loglevel=error']);
  if (code !== 0) throw new SetupError(`The packages could not be installed (npm ended with ${code}; see the output above)`);
}

/** Workspaces whose code the built app contains. */
const WORKSPACES = ['web', 'client', 'wire', 'domain'];
const LEFT_OUT = new Set(['dist', 'node_modules', 'testing']);
const BUILT = ['web/dist/client', 'web/dist/server/entry-server.js', 'web/dist/server/entry-server-en.js'];
/** Holds the hash of the sources of the build. */
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

/** Hash of all sources of the build: unlike times of change it survives a checkout or a copy. */
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
  if (code !== 0) throw new SetupError(`${output.trim()}\nThe web app could not be built (see the output above)`);
  writeFileSync(inProject(MARK_FILE), mark);
}
