#!/usr/bin/env node
// The command `stillingen`: the server's commands on the Node that they need, in the folder where it was called.
import { inProject, productNode, runScript } from './setup/place.mjs';
import { run } from './setup/run.mjs';

await runScript(async () => {
  const { code } = await run(productNode(), [inProject('server/main.ts'), ...process.argv.slice(2)], { cwd: process.cwd() });
  return code;
});
