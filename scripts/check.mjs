// npm run check: everything that needs no run of the code. All checks run; each says its name, its time and, if it fails, why.
// With --sizes also the sizes of the tree, each with the most it may be.
import { ensureInstalled } from './setup/prepare.mjs';
import { inProject, productNode, runScript } from './setup/place.mjs';
import { run } from './setup/run.mjs';

const CHECKS = /** @type {const} */ ([
  ['format', 'node_modules/@biomejs/biome/bin/biome', 'format', '--reporter=summary', '.'],
  ['lint', 'node_modules/oxlint/bin/oxlint'],
  ['types', 'node_modules/typescript/bin/tsc', '--noEmit', '--project', 'tsconfig.json'],
  ['architecture', 'scripts/architecture/check.ts'],
  ['unused code', 'node_modules/knip/bin/knip.js', '--no-progress'],
  ['reached code', 'scripts/production/check.ts'],
]);

const SIZES = 'scripts/architecture/sizes.ts';

await runScript(async () => {
  await ensureInstalled();
  const node = productNode();
  let failed = 0;
  for (const [name, program, ...args] of CHECKS) {
    const startMs = performance.now();
    const { code, output } = await run(node, [inProject(program), ...args], { keepOutput: true });
    const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
    console.log(`${name.padEnd(13)} ${code === 0 ? 'ok' : 'FAILED'} (${seconds} s)`);
    if (code !== 0) {
      failed += 1;
      console.log(`\n${output.trim()}\n`);
    }
  }
  if (failed > 0) console.log(`${failed} of ${CHECKS.length} checks failed`);
  if (process.argv.includes('--sizes')) {
    const { code } = await run(node, [inProject(SIZES)]);
    if (code !== 0) failed += 1;
  }
  return failed > 0 ? 1 : 0;
});
