import { argon2Sync } from 'node:crypto';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

/** What argon2id is to be taken of; `memory` in KiB. */
export interface HashJob {
  readonly message: Uint8Array;
  readonly nonce: Uint8Array;
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
  readonly tagLength: number;
}

/** A login may wait; what the other threads do may not. On Linux this is the priority of this thread alone. */
const NICE = 5;
if (process.platform === 'linux') setPriority(NICE);

parentPort!.on('message', (job: HashJob) => parentPort!.postMessage(argon2Sync('argon2id', job), []));
