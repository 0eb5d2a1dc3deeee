import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';

const SETPRIV = '/usr/bin/setpriv';
export const hasSetpriv = existsSync(SETPRIV);

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts a program that ends with this process: at exit, and with setpriv at any end. */
export function spawnTied(command: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const child = hasSetpriv
    ? spawn(SETPRIV, ['--pdeathsig', 'KILL', command, ...args], options)
    : spawn(command, [...args], options);
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** Below the ephemeral ports: a restarted server must find its port free. */
const FIRST = 20_000;
const COUNT = 12_000;
/** Concurrent processes begin at different ports. */
let next = randomInt(COUNT);

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}

export async function freePort(): Promise<number> {
  for (let tries = 0; tries < COUNT; tries += 1) {
    next = (next + 1) % COUNT;
    const port = FIRST + next;
    if (await isFree(port)) return port;
  }
  throw new Error(`no port from ${FIRST} on is free`);
}
