import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { run } from './run.mjs';

/** Where systems keep servers, and do not always look for them. */
const MORE_FOLDERS = process.platform === 'win32' ? [] : ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];

/** @param {string} file */
export const isProgram = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** @param {string} name @returns {string | null} */
export const findProgram = (name) =>
  [...(process.env.PATH ?? '').split(path.delimiter), ...MORE_FOLDERS].map((folder) => path.join(folder, name)).find(isProgram) ??
  null;

/** Installs packages of Debian, where we may; what went wrong is shown. @param {string} what @param {readonly string[]} packages */
export async function installFromDebian(what, packages) {
  if (process.getuid?.() !== 0 || findProgram('apt-get') === null) return;
  console.log(`Installing ${what} (once) …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const { code, output } = await run('apt-get', args, { env, keepOutput: true });
    if (code !== 0) console.log(output.trim().split('\n').slice(-3).join('\n'));
  }
}
