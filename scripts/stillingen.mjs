#!/usr/bin/env node
// The command `stillingen`: the server's commands on the Node of the project, in the current folder.
import { productNode, runScript, SERVER, serverEnv } from './setup/place.mjs';
import { run } from './setup/run.mjs';

await runScript(async () => {
  const { code } = await run(productNode(), [...SERVER, ...process.argv.slice(2)], { cwd: process.cwd(), env: serverEnv() });
  return code;
});
