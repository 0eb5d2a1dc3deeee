// `remote-watcher.ts URL`: prints what a visitor in another network sees, a line of JSON each time.
import { setTimeout as sleep } from 'node:timers/promises';
import { watch } from './watcher.ts';

const LOOK_MS = 100;

const [url = ''] = process.argv.slice(2);
const { client, scores } = watch(url);
for (;;) {
  process.stdout.write(`${JSON.stringify({ mode: client.connection.get().mode, scores: [...scores()] })}\n`);
  await sleep(LOOK_MS);
}
