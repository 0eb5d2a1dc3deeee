import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { run } from './run.mjs';

/** Folders of servers that are not always in PATH. */
const MORE_FOLDERS = process.platform === 'win32' ? [] : ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];

/** @param {string} file */
const isProgram = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** @param {string} name @returns {string | null} */
const findProgram = (name) =>
  [...(process.env.PATH ?? '').split(path.delimiter), ...MORE_FOLDERS].map((folder) => path.join(folder, name)).find(isProgram) ??
  null;

/**
 * Installs packages of Debian if permitted; prints the failure.
 * @param {string} what @param {readonly string[]} packages
 */
async function installFromDebian(what, packages) {
  if (process.getuid?.() !== 0 || findProgram('apt-get') === null) return;
  console.log(`Installing ${what} (once) …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const { code, output } = await run('apt-get', args, { env, keepOutput: true });
    if (code !== 0) console.log(output.trim().split('\n').slice(-3).join('\n'));
  }
}

/** Chromium without windows: a visit takes a quarter of the processor time. */
const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', SHELL];
const APPLICATIONS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Options for pages that are read by programs. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Path of Chromium: CHROMIUM_PATH, else the usual places; null without one. */
export function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return isProgram(given) ? given : null;
  return NAMES.map(findProgram).find((file) => file !== null) ?? APPLICATIONS.find(isProgram) ?? null;
}

/** The shell, else as findChromium; installed on Debian if permitted. Without any, prints the remedy. */
export async function ensureChromium() {
  const isGiven = Boolean(process.env.CHROMIUM_PATH);
  if (!isGiven && findProgram(SHELL) === null) await installFromDebian('Chromium for the browser tests', [SHELL]);
  // Older systems lack the package of the shell.
  if (!isGiven && findChromium() === null) await installFromDebian('Chromium for the browser tests', ['chromium']);
  const found = (isGiven ? null : findProgram(SHELL)) ?? findChromium();
  if (found === null)
    console.log('Chromium not found: the browser tests are skipped. Install Chromium or Chrome, or name one in CHROMIUM_PATH.');
  return found;
}

/** Installs nats-server for the tests of several machines if permitted; prints a line without one. */
export async function ensureNatsServer() {
  if (findProgram('nats-server') === null)
    await installFromDebian('nats-server for the tests of several machines', ['nats-server']);
  if (findProgram('nats-server') === null)
    console.log('nats-server not found: the tests of several machines are skipped. Install nats-server.');
}
