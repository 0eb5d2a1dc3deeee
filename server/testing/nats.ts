import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, spawnTied } from './child.ts';
const START_MS = 30_000;
const FOLDERS = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

const program = FOLDERS.map((folder) => path.join(folder, 'nats-server')).find(existsSync);
export const hasNats = program !== undefined;

export interface TestNats extends AsyncDisposable {
  readonly url: string;
  readonly port: number;
  kill(): Promise<void>;
  /** Starts it on the same port with its data or, with `anew`, without. */
  start(anew?: 'anew'): Promise<void>;
  /** Stops its process: connections stay open and nothing answers; `resume` resumes it. */
  pause(): void;
  resume(): void;
}

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
    resume: () => void child?.kill('SIGCONT'),
    async [Symbol.asyncDispose]() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
