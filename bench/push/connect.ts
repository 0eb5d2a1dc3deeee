import { once } from 'node:events';
import { createConnection, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A bare connection to a server of this machine that may only just have been started. */
export async function connect(port: number): Promise<Socket> {
  for (let attempt = 0; ; attempt += 1) {
    const socket = createConnection({ host: '127.0.0.1', port, noDelay: true });
    try {
      await once(socket, 'connect');
      return socket;
    } catch (error) {
      if (attempt === 50) throw error;
      await sleep(100);
    }
  }
}
