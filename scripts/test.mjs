// npm test: all tests, those of the browser last; arguments go to vitest (a path, -t 'name').
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inProject, productNode, runScript, SetupError } from './setup/place.mjs';
import { ensureInstalled, ensureWebBuilt } from './setup/prepare.mjs';
import { ensureChromium, ensureNatsServer } from './setup/programs.mjs';
import { run } from './setup/run.mjs';
import { readTally, tallyLines } from './tally.mjs';

/** @param {string} reportFile */
async function runTests(reportFile) {
  await ensureInstalled();
  const chromium = await ensureChromium();
  await ensureNatsServer();
  await ensureWebBuilt();
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`, '--passWithNoTests'];
  if (chromium === null) args.push('--project=!e2e');
  const env = chromium === null ? process.env : { ...process.env, CHROMIUM_PATH: chromium };
  const { code } = await run(productNode(), [inProject('node_modules/vitest/vitest.mjs'), ...args, ...process.argv.slice(2)], {
    env,
  });
  return code;
}

await runScript(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'stillingen-test-'));
  const reportFile = path.join(folder, 'report.json');
  let code = 1;
  try {
    code = await runTests(reportFile);
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.error(error.message);
  }
  const tally = readTally(reportFile, code);
  rmSync(folder, { recursive: true, force: true });
  console.log(tallyLines(tally).join('\n'));
  return tally.failed > 0 ? 1 : 0;
});
