import { type Browser, chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/setup/chromium.mjs';

/** Starts the Chromium of this machine. Throws where there is none. */
export async function launchChromium(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error('no Chromium here: install one, or name it in CHROMIUM_PATH');
  return chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
}
