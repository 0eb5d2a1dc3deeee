import { statSync } from 'node:fs';
import { inProject, SetupError } from './place.mjs';
import { runNpm } from './run.mjs';

/** Milliseconds since the epoch of the last change; 0 where there is no such file. @param {string} file */
const changedMs = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** npm writes its own list last, so a broken-off installation has none; it may stand some milliseconds before the lockfile. */
const SLACK_MS = 2000;

/** Installs the packages of the lockfile where they are missing or older than it. */
export async function ensureInstalled() {
  const installedMs = changedMs(inProject('node_modules', '.package-lock.json'));
  if (installedMs > 0 && installedMs + SLACK_MS >= changedMs(inProject('package-lock.json'))) return;
  console.log('Installing packages (once, up to a minute) …');
  const { code } = await runNpm(['ci', '--no-audit', '--no-fund', '--include=dev', '--loglevel=error']);
  if (code !== 0) throw new SetupError(`The packages could not be installed (npm ended with ${code}; its reason stands above)`);
}
