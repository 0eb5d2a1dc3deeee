import { createServer, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Bytes buffered in each direction of a connection; beyond it the sender blocks. */
const BACKLOG_BYTES = 2 ** 20;

export interface TcpRelay extends AsyncDisposable {
  readonly port: number;
  cut(): void;
  /** Forwards nothing in either direction, not even an end. */
  stall(): void;
  delay(ms: number): void;
  join(): void;
}

export async function createTcpRelay(to: number | string): Promise<TcpRelay> {
  const sockets = new Set<Socket>();
  let isCut = false;
  let delayMs = 0;
  let stalled: PromiseWithResolvers<void> | null = null;

  function carry(from: Socket, onward: Socket): void {
    let carried = Promise.resolve();
    let backlog = 0;
    const inOrder = (step: () => void): void => {
      const dueMs = performance.now() + delayMs;
      carried = carried.then(async () => {
        if (dueMs > performance.now()) await sleep(dueMs - performance.now(), undefined, { ref: false });
        await stalled?.promise;
        step();
      });
    };
    from.on('data', (chunk: Buffer) => {
      backlog += chunk.length;
      if (backlog > BACKLOG_BYTES) from.pause();
      inOrder(() => {
        backlog -= chunk.length;
        from.resume();
        if (!onward.destroyed && !onward.write(chunk)) {
          from.pause();
          onward.once('drain', () => from.resume());
        }
      });
    });
    from.on('error', () => undefined);
    from.on('close', () => {
      sockets.delete(from);
      inOrder(() => onward.destroy());
    });
  }

  const server = createServer({ noDelay: true }, (near) => {
    near.on('error', () => undefined);
    if (isCut) {
      near.destroy();
      return;
    }
    const far = typeof to === 'string' ? connect(to) : connect({ port: to, host: '127.0.0.1', noDelay: true });
    for (const socket of [near, far]) sockets.add(socket);
    carry(near, far);
    carry(far, near);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  const join = (): void => {
    isCut = false;
    delayMs = 0;
    stalled?.resolve();
    stalled = null;
  };
  const cut = (): void => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    port,
    cut,
    stall() {
      stalled ??= Promise.withResolvers();
    },
    delay(ms) {
      delayMs = ms;
    },
    join,
    async [Symbol.asyncDispose]() {
      cut();
      stalled?.resolve();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
