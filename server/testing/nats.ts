import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { spawnTied } from './child.ts';
import { freePort } from './port.ts';

const START_MS = 30_000;
/** Where systems keep servers. */
const FOLDERS = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

const program = FOLDERS.map((folder) => path.join(folder, 'nats-server')).find(existsSync);
/** Whether this machine has a nats-server to test with. */
export const hasNats = program !== undefined;

/** A real broker in a folder of its own, to be killed and stopped. */
export interface TestNats extends AsyncDisposable {
  readonly url: string;
  readonly port: number;
  /** Ends it without a word. */
  kill(): Promise<void>;
  /** Starts it again at the same port, on what it kept or, with `anew`, on nothing. */
  start(anew?: 'anew'): Promise<void>;
  /** Stops its process, so that its lines stand and nothing answers; `goOn` wakes it. */
  pause(): void;
  goOn(): void;
}

/** Resolves when something listens at a port. */
async function untilListening(port: number): Promise<void> {
  for (const startMs = Date.now(); ; await sleep(20)) {
    const socket: Socket = connect(port, '127.0.0.1');
    const isThere = await new Promise((resolve) => {
      socket.once('data', () => resolve(true)).once('error', () => resolve(false));
    });
    socket.destroy();
    if (isThere === true) return;
    if (Date.now() - startMs > START_MS) throw new Error('the nats-server does not start');
  }
}

/** Starts nats-server with JetStream in a temporary folder, or, with other words, as they say. */
export async function startNats(words: readonly string[] = ['--jetstream']): Promise<TestNats> {
  const folder = mkdtempSync(path.join(tmpdir(), 'stillingen-nats-'));
  const port = await freePort();
  let child: ChildProcess | null = null;
  let ended = Promise.resolve();
  async function start(anew?: 'anew'): Promise<void> {
    if (anew !== undefined) rmSync(folder, { recursive: true, force: true });
    const args = ['--addr', '127.0.0.1', '--port', String(port), '--store_dir', folder, ...words];
    const started = spawnTied(program!, args, { stdio: 'ignore' });
    child = started;
    ended = new Promise((resolve) => {
      started.once('exit', () => resolve());
    });
    await untilListening(port);
  }
  async function kill(): Promise<void> {
    child?.kill('SIGKILL');
    await ended;
  }
  await start();
  return {
    port,
    url: `nats://127.0.0.1:${port}`,
    kill,
    start,
    pause: () => void child?.kill('SIGSTOP'),
    goOn: () => void child?.kill('SIGCONT'),
    async [Symbol.asyncDispose]() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
