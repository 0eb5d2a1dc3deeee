import { argon2Sync } from 'node:crypto';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

export interface HashJob {
  readonly message: Uint8Array;
  readonly nonce: Uint8Array;
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
  readonly tagLength: number;
}

/** Logins may wait for other threads. On Linux the priority is per thread. */
const NICE = 5;
if (process.platform === 'linux') setPriority(NICE);

parentPort!.on('message', (job: HashJob) => parentPort!.postMessage(argon2Sync('argon2id', job), []));
