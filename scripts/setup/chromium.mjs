import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { run } from './run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const APPLICATIONS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

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
const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find(isProgram) ?? null;

/** Path of the Chromium of this machine: CHROMIUM_PATH, else where systems keep it; null where there is none. */
export function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return isProgram(given) ? given : null;
  return NAMES.map(onPath).find((file) => file !== null) ?? APPLICATIONS.find(isProgram) ?? null;
}

/** As findChromium; installs Debian's where we may. Null, after a line that says what to do, where that fails too. */
export async function ensureChromium() {
  const found = findChromium();
  if (found !== null) return found;
  if (!process.env.CHROMIUM_PATH && process.getuid?.() === 0 && onPath('apt-get') !== null) {
    console.log('Installing Chromium for the browser tests (once) …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
      const { code, output } = await run('apt-get', args, { env, keepOutput: true });
      if (code !== 0) console.log(output.trim().split('\n').slice(-3).join('\n'));
    }
    const installed = findChromium();
    if (installed !== null) return installed;
  }
  console.log('No Chromium here: the browser tests are skipped. Install Chromium or Chrome, or name one in CHROMIUM_PATH.');
  return null;
}
