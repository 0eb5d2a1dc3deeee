import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { Reach } from '../../http/outbound/guard.ts';
import { createWebhookPost, type WebhookOrder } from './post.ts';

/** Messages may wait for pages and live push. On Linux the priority is per thread. */
const NICE = 19;
if (process.platform === 'linux') setPriority(NICE);

const post = createWebhookPost(workerData as Reach);

parentPort!.on('message', ({ job, ...order }: WebhookOrder & { readonly job: number }) => {
  void post(order, Date.now()).then((answer) => parentPort!.postMessage({ job, ...answer }, []));
});
