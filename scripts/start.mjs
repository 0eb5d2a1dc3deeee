// npm start: the whole product in one process, with a demo world; arguments go to the server.
import { ensureInstalled, ensureWebBuilt } from './setup/prepare.mjs';
import { productNode, runScript, SERVER, serverEnv } from './setup/place.mjs';
import { run } from './setup/run.mjs';

await runScript(async () => {
  await ensureInstalled();
  await ensureWebBuilt();
  const { code } = await run(productNode(), [...SERVER, 'serve', '--demo', ...process.argv.slice(2)], { env: serverEnv() });
  return code;
});
