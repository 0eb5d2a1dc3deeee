import { once } from 'node:events';
import type { Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { closeAll, dial, get, LARGE, type RawConnection, start, warm } from '../testing/raw-connection.ts';

afterEach(closeAll);

const STALLED_MS = 500;
/** Bytes read every 10 ms: the system, which buffers much, must take more in each interval. */
const PIECE_BYTES = 80_000;
const READ_IN_WINDOW = (STALLED_MS / 10) * PIECE_BYTES;
const BELOW_READER = { stalledMs: STALLED_MS, leastTakenBytes: READ_IN_WINDOW / 16 };
const ABOVE_READER = { stalledMs: STALLED_MS, leastTakenBytes: READ_IN_WINDOW * 4 };

async function readSlowly({ socket }: RawConnection, request: string): Promise<number> {
  socket.removeAllListeners('data');
  socket.pause();
  let count = 0;
  const reading = setInterval(() => {
    const due = count + PIECE_BYTES;
    for (
      let piece = socket.read() as Buffer | null;
      piece !== null;
      piece = count < due ? (socket.read() as Buffer | null) : null
    )
      count += piece.length;
  }, 10);
  const closed = once(socket, 'close');
  socket.write(request);
  await closed;
  clearInterval(reading);
  return count;
}

describe.each([
  ['node:http', dial],
  ['before it', warm],
])('the reader of an answer given %s', (_, begin) => {
  it('closes the connection of a reader below the minimum', async () => {
    const running = await start(ABOVE_READER);
    const line = await begin(running);
    const fromMs = performance.now();
    expect(await readSlowly(line, get('/large'))).toBeLessThan(LARGE.length);
    expect(performance.now() - fromMs).toBeGreaterThan(STALLED_MS);
  });

  it('serves a reader at the minimum completely', async () => {
    const running = await start(BELOW_READER);
    running.server.keepAliveTimeout = 100;
    const line = await begin(running);
    expect(await readSlowly(line, get('/large'))).toBeGreaterThan(LARGE.length);
  });
});

it('leaves connections of other protocols to their own rules', async () => {
  const running = await start(ABOVE_READER);
  running.server.on('upgrade', (_request, socket: Socket) => {
    socket.setTimeout(0);
    socket.end(LARGE);
  });
  const line = await dial(running);
  expect(await readSlowly(line, get('/push', 'Connection: Upgrade\r\nUpgrade: websocket\r\n'))).toBe(LARGE.length);
});

it('keeps a reader of many small answers', async () => {
  const running = await start({ stalledMs: 100, leastTakenBytes: 1e9 });
  const line = await warm(running);
  for (let asked = 2; asked < 30; asked += 1) {
    await line.send(get('/echo'));
    await line.answers(asked);
  }
  expect(line.socket.destroyed).toBe(false);
});
