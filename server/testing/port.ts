import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

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
