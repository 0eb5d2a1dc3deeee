// Visitors in a process, and perhaps a network, of their own. `remote-visitors.ts gather URL COUNT`
// keeps connections open; `remote-visitors.ts watch URL` prints what one sees, a line of JSON each
// time.
import { setTimeout as sleep } from 'node:timers/promises';
import { gather } from './connections.ts';
import { watch } from './watcher.ts';

const POLL_MS = 100;

const [task = '', url = '', count = '0'] = process.argv.slice(2);
if (task === 'gather') await gather(url, Number(count));
else {
  const { client, scores } = watch(url);
  for (;;) {
    process.stdout.write(`${JSON.stringify({ mode: client.connection.get().mode, scores: [...scores()] })}\n`);
    await sleep(POLL_MS);
  }
}
