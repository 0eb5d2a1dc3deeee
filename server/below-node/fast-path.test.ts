import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { bothWays, closeAll, dial, get, IDLE_MS, LARGE, start, WAIT, warm } from '../testing/raw-connection.ts';

afterEach(closeAll);

describe('the fast path', () => {
  it.each(['/kept', '/echo', '/echo?a=b', '/late', '/none'])('answers %s byte for byte as node:http does', async (path) => {
    const running = await start();
    const [byNode, later] = await bothWays(running, get(path, 'X-City: K\xc3\xb8benhavn\r\nCookie: a=b;  c="d"\r\n'));
    expect(later).toBe(byNode);
    // node:http parses the first request of each connection, and those that `first` does not answer.
    expect(running.parsed()).toBe(path === '/none' ? 3 : 2);
  });

  it('sends the current Date with each answer', async () => {
    const line = await warm(await start());
    let raw = '';
    line.socket.on('data', (chunk) => {
      raw += String(chunk);
    });
    for (const asked of [2, 3]) {
      const fromS = Math.floor(Date.now() / 1000);
      await line.send(get('/kept'));
      await line.answers(asked);
      const dateS = Date.parse(/^Date: (.*)\r$/gm.exec(raw.slice(raw.lastIndexOf('HTTP')))![1]!) / 1000;
      expect(dateS).toBeGreaterThanOrEqual(fromS);
      expect(dateS).toBeLessThanOrEqual(Date.now() / 1000);
      await sleep(1000);
    }
  });

  it('answers pipelined requests in order, also those of the router', async () => {
    const line = await warm(await start());
    await line.send(get('/none'), get('/kept'), get('/late'), get('/echo'));
    await line.answers(5);
    expect([...line.received().matchAll(/routed|304|late|echo/g)].map(([word]) => word)).toEqual([
      '304',
      'routed',
      '304',
      'late',
      'echo',
    ]);
    await line.send(get('/kept'));
    await line.answers(6);
  });

  it('closes the connection when an answer fails, as node:http does', async () => {
    const running = await start();
    for (const line of [await dial(running), await warm(running)]) {
      const closed = once(line.socket, 'close');
      await line.send(get('/fails'));
      await closed;
      expect(line.received()).not.toContain('fails');
    }
  });

  it('sends a long answer whole to a client that pauses longer than the keep-alive timeout', async () => {
    const running = await start();
    running.server.keepAliveTimeout = IDLE_MS;
    running.server.keepAliveTimeoutBuffer = 0;
    const line = await warm(running);
    line.socket.pause();
    await line.send(get('/large'));
    await sleep(3 * IDLE_MS);
    line.socket.resume();
    const closed = once(line.socket, 'close');
    await expect.poll(() => line.received().length, WAIT).toBeGreaterThan(LARGE.length);
    await closed;
    expect(line.received().endsWith('xxx')).toBe(true);
    expect(running.parsed()).toBe(1);
  });

  it.each([
    ['node:http', dial],
    ['before it', warm],
  ])('closes a connection that stops reading an answer given %s', async (_, begin) => {
    const running = await start({ stalledMs: IDLE_MS });
    const line = await begin(running);
    const peer = running.peerOf(line.socket);
    line.socket.pause();
    line.socket.write(get('/large'));
    await once(peer, 'close');
    expect(peer.bytesWritten).toBeGreaterThan(0);
    line.socket.resume();
    await once(line.socket, 'close');
    expect(line.received().length).toBeLessThan(LARGE.length);
  });

  it('stops reading requests of a client that reads no answers', async () => {
    const running = await start();
    const line = await warm(running);
    line.socket.pause();
    for (let asked = 0; asked < 20; asked += 1) await line.send(get('/large'));
    expect(running.parsed()).toBeLessThan(5);
  });
});

describe.each([true, false])('a connection with the fast path: %s', (fastPath) => {
  const parsedBy = (requests: number): number => (fastPath ? 1 : requests);

  it.each(['/kept', '/echo', '/late'])('closes an idle connection after %s', async (path) => {
    const running = await start({ fastPath });
    running.server.keepAliveTimeout = IDLE_MS;
    running.server.keepAliveTimeoutBuffer = 0;
    const line = await warm(running);
    const closed = once(line.socket, 'close');
    await line.send(get(path));
    await closed;
    expect(line.received().split('HTTP/1.1 ')).toHaveLength(3);
    expect(running.parsed()).toBe(parsedBy(2));
  });

  it('keeps a connection open while the router has not answered', async () => {
    const running = await start({ fastPath });
    running.server.keepAliveTimeout = IDLE_MS;
    running.server.keepAliveTimeoutBuffer = 0;
    const line = await warm(running);
    line.socket.pause();
    await line.send(get('/large'), get('/slow'));
    line.socket.resume();
    await expect.poll(() => line.received().includes('routed /slow'), WAIT).toBe(true);
  });

  it('keeps a connection open beyond the timeout of headers while it sends requests', async () => {
    const headersTimeoutMs = 1500;
    const running = await start({ fastPath, headersTimeoutMs, requestTimeoutMs: 2 * headersTimeoutMs, checkMs: 20 });
    const line = await warm(running);
    const untilMs = performance.now() + 3 * headersTimeoutMs;
    for (let asked = 2; performance.now() < untilMs; asked += 1) {
      await line.send(get('/kept'));
      await line.answers(asked);
    }
    expect(running.parsed()).toBe(parsedBy(running.asked()));
    const closed = once(line.socket, 'close');
    await line.send('GET /kept HTTP/1.1\r\nX-Slow: ');
    await closed;
    expect(line.received()).toMatch(/HTTP\/1\.1 408 [^]*$/);
  });

  it('closes an idle connection with the server', async () => {
    const running = await start({ fastPath });
    const line = await warm(running);
    await line.send(get('/kept'));
    await line.answers(2);
    const closed = once(line.socket, 'close');
    running.server.close();
    expect(await closed).toEqual([false]);
  });

  it('answers and then closes when the client has closed its side', async () => {
    const line = await warm(await start({ fastPath }));
    line.socket.end(get('/echo'));
    await once(line.socket, 'close');
    expect(line.received().split('HTTP/1.1 200 OK')).toHaveLength(2);
  });

  it('upgrades a connection to another protocol at any request', async () => {
    const running = await start({ fastPath });
    running.server.on('upgrade', (_request, socket: Socket, head: Buffer) => {
      socket.write(`HTTP/1.1 101 Switching\r\n\r\ngot ${head.toString()}`);
      socket.on('data', (chunk) => socket.write(`got ${chunk.toString()}`));
    });
    const line = await warm(running);
    await line.send(`${get('/push', 'Connection: Upgrade\r\nUpgrade: websocket\r\n')}early`, get('/kept'));
    await expect.poll(line.received).toContain(`got earlygot GET /kept`);
    expect(line.received().split('304')).toHaveLength(2);
  });
});

describe('an offered upgrade', () => {
  it.each(['h2c', 'TLS/1.3', 'websocket2'])('ignores an offered upgrade to %s and answers the request', async (protocol) => {
    const running = await start();
    running.server.on('upgrade', (_request, socket: Socket) => socket.destroy());
    const offer = `Connection: Upgrade, HTTP2-Settings\r\nUpgrade: ${protocol}\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n`;
    for (const line of [await dial(running), await warm(running)]) {
      const before = line.received().length;
      await line.send(get('/none', offer));
      await expect.poll(line.received, WAIT).toContain('routed /none');
      await line.send(get('/echo'));
      await expect.poll(line.received, WAIT).toContain('/echo');
      expect(line.received().slice(before)).toMatch(/^HTTP\/1\.1 200 /);
    }
  });

  it('ignores an offered upgrade to WebSocket where no handler is registered', async () => {
    const line = await dial(await start());
    await line.send(get('/kept', 'Connection: Upgrade\r\nUpgrade: websocket\r\n'));
    await line.answers(1);
    expect(line.received()).toMatch(/^HTTP\/1\.1 304 /);
  });
});
