import { findProgram, installFromDebian, isProgram } from './debian.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const APPLICATIONS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** For pages that are looked at by programs: nothing but them is asked for. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Path of the Chromium of this machine: CHROMIUM_PATH, else where systems keep it; null where there is none. */
export function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return isProgram(given) ? given : null;
  return NAMES.map(findProgram).find((file) => file !== null) ?? APPLICATIONS.find(isProgram) ?? null;
}

/** As findChromium; installs Debian's where we may. Null, after a line that says what to do, where that fails too. */
export async function ensureChromium() {
  if (findChromium() === null && !process.env.CHROMIUM_PATH)
    await installFromDebian('Chromium for the browser tests', ['chromium']);
  const found = findChromium();
  if (found === null)
    console.log('No Chromium here: the browser tests are skipped. Install Chromium or Chrome, or name one in CHROMIUM_PATH.');
  return found;
}
