// npm run check: the checks that run no code of the product. All of them run; each prints its name,
// its time and, if it fails, the reason. With --sizes also the sizes of the tree with their bounds.
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
