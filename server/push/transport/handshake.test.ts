import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openSocket, startTestPush, type TestPush } from '../../testing/push.ts';

const MOBILE = { headers: { 'x-real-ip': '10.0.0.1' } };

describe('frames of a client', () => {
  let server: TestPush;
  beforeEach(async () => {
    server = await startTestPush();
  });
  afterEach(() => server[Symbol.asyncDispose]());

  it('close the connection with 1008 when one has 20,000 fragments', async () => {
    const { socket, closed } = await openSocket(server.address);
    for (let i = 0; i < 20_000; i += 1) socket.send('a', { fin: false });
    expect(await closed).toBe(1008);
  });

  it('close the connection with 1007 when text is not UTF-8', async () => {
    const { socket, closed } = await openSocket(server.address);
    socket.send(Buffer.from([0xc3, 0x28]), { binary: false });
    expect(await closed).toBe(1007);
  });

  it('close the connection with 1008 after subscriptions to 128 subjects', async () => {
    const client = await openSocket(server.address);
    const id = (i: number): string => String(i).padStart(8, '0');
    for (let i = 0; i < 10_000; i += 1) client.send({ op: 'subscribe', s: `games_da_${id(i)}` });
    for (let i = 0; i < 128; i += 1) expect(await client.next()).toMatchObject({ op: 'subscribed', s: `games_da_${id(i)}` });
    expect(await client.closed).toBe(1008);
  });

  it.each(['u_*_1', 'u_>', '>', '*', 'games_da_*', 'u_1_1.>'])(
    'close the connection with 4400 when a subject has a wildcard: %s',
    async (s) => {
      const client = await openSocket(server.address);
      client.send({ op: 'subscribe', s });
      expect(await client.closed).toBe(4400);
    },
  );

  it('close the connection with 1008 when they are a flood of pings', async () => {
    const { socket, closed } = await openSocket(server.address);
    for (let i = 0; i < 1000; i += 1) socket.ping();
    expect(await closed).toBe(1008);
  });

  it('close the connection with 1008 when they are a flood of unsolicited pongs', async () => {
    const { socket, closed } = await openSocket(server.address);
    for (let i = 0; i < 1000; i += 1) socket.pong();
    expect(await closed).toBe(1008);
  });

  it('are limited to 50 in 20 seconds', async () => {
    const client = await openSocket(server.address);
    await client.ask({ op: 'subscribe', s: 'u_1_1' });
    const again = async (): Promise<void> => {
      for (let i = 0; i < 50; i += 1)
        expect(await client.ask({ op: 'subscribe', s: 'u_1_1' })).toMatchObject({ op: 'subscribed' });
    };
    await again();
    server.advance(20_001);
    await again();
    client.send({ op: 'subscribe', s: 'u_1_1' });
    expect(await client.closed).toBe(1008);
  });

  it('are answered and counted when they subscribe to unknown subjects', async () => {
    await using strict = await startTestPush({}, { isKnown: () => false });
    const client = await openSocket(strict.address);
    for (let i = 0; i < 51; i += 1) client.send({ op: 'subscribe', s: `games_da_${String(i).padStart(8, '0')}` });
    for (let i = 0; i < 51; i += 1) expect(await client.next()).toMatchObject({ op: 'refused', code: 'unknown' });
    expect(await client.closed).toBe(1008);
  });

  it.each([
    [4096, 4400],
    [4097, 1009],
    [16 * 1024 + 1, 1009],
  ])('close the connection when one has %i bytes: %i', async (bytes, code) => {
    const client = await openSocket(server.address);
    client.send('x'.repeat(bytes));
    expect(await client.closed).toBe(code);
  });

  it('close the connection with 1003 when they are binary', async () => {
    const { socket, closed } = await openSocket(server.address);
    socket.send(Buffer.from('{}'));
    expect(await closed).toBe(1003);
  });
});

describe('handshakes', () => {
  it('admit programs without an Origin and our own pages', async () => {
    await using server = await startTestPush();
    for (const options of [{}, { origin: `http://${server.address}` }])
      expect(await (await openSocket(server.address, options)).ask({ op: 'subscribe', s: 'u_1_1' })).toMatchObject({
        op: 'subscribed',
      });
  });

  it.each(['null', 'https://evil.example', 'http://127.0.0.1.evil.example', 'x'])(
    'refuse a page of Origin %s',
    async (origin) => {
      await using server = await startTestPush({}, { origins: ['https://other.example'] });
      await expect(openSocket(server.address, { origin })).rejects.toThrow('403');
      const { status } = await fetch(`http://${server.address}/push/sse?s=u_1_1`, { headers: { origin } });
      expect(status).toBe(403);
    },
  );

  it('admit pages of a configured Origin', async () => {
    await using server = await startTestPush({}, { origins: ['https://other.example'] });
    const { socket } = await openSocket(server.address, { origin: 'https://other.example' });
    expect(socket.readyState).toBe(socket.OPEN);
  });

  it('answer Sec-WebSocket-Version 8 with 426', async () => {
    await using server = await startTestPush();
    await expect(openSocket(server.address, { protocolVersion: 8 })).rejects.toThrow('426');
  });

  it.each(['GET', 'HEAD'])('answer %s without an upgrade with 426', async (method) => {
    await using server = await startTestPush();
    const { status, headers } = await fetch(`http://${server.address}/push`, { method });
    expect([status, headers.get('upgrade')]).toEqual([426, 'websocket']);
  });

  it('close a refused connection whose client does not close its side', async () => {
    await using server = await startTestPush();
    const [host, port] = server.address.split(':') as [string, string];
    const client = connect({ host, port: Number(port), allowHalfOpen: true });
    client.on('error', () => undefined);
    client.write('GET /nothing HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n');
    const [answer] = (await once(client, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1.1 404 /);
    await once(client, 'end');
    // Bytes sent to a closed connection cause an error.
    const sending = setInterval(() => client.write('x'), 10);
    onTestFinished(() => clearInterval(sending));
    await new Promise((resolve) => client.once('close', resolve));
  });

  it('refuse the 51st connection from one address with 429 until one of the others closes', async () => {
    await using server = await startTestPush();
    const results = await Promise.allSettled(Array.from({ length: 200 }, () => openSocket(server.address)));
    const open = results.filter((result) => result.status === 'fulfilled').map(({ value }) => value);
    expect(open).toHaveLength(50);
    for (const result of results) if (result.status === 'rejected') expect(String(result.reason)).toContain('429');
    expect((await fetch(`http://${server.address}/push/sse?s=u_1_1`)).status).toBe(429);
    open[0]!.socket.close();
    await open[0]!.closed;
    await expect.poll(() => server.hub.connections).toBe(49);
    await expect(openSocket(server.address)).resolves.toBeDefined();
  });

  it('take the address from the configured header of a proxy and from no other header', async () => {
    await using server = await startTestPush({ perAddress: 1 }, { addressHeader: 'x-real-ip' });
    await openSocket(server.address, MOBILE);
    await expect(openSocket(server.address, MOBILE)).rejects.toThrow('429');
    await expect(openSocket(server.address, { headers: { 'x-real-ip': '10.0.0.2' } })).resolves.toBeDefined();
    await using direct = await startTestPush({ perAddress: 1 });
    await openSocket(direct.address, MOBILE);
    await expect(openSocket(direct.address, { headers: { 'x-real-ip': '10.0.0.2' } })).rejects.toThrow('429');
  });

  it('send the time to return over a WebSocket to pages above the rate, as pages can not read a refusal', async () => {
    await using server = await startTestPush({ handshakesPerSecond: 1, handshakesAtOnce: 1 });
    const page = { origin: `http://${server.address}` };
    await openSocket(server.address, page);
    for (const afterMs of [3000, 4000]) {
      const { next, closed } = await openSocket(server.address, page);
      expect(await next()).toEqual({ op: 'busy', afterMs });
      expect(await closed).toBe(4503);
    }
    expect(server.hub.connections).toBe(1);
    server.advance(1000);
    expect(await (await openSocket(server.address, page)).ask({ op: 'subscribe', s: 'u_1_1' })).toMatchObject({
      op: 'subscribed',
    });
  });

  it('make turns of the fan-out short', async () => {
    await using server = await startTestPush();
    const yieldToAccept = vi.spyOn(server.hub, 'yieldToAccept');
    await openSocket(server.address);
    expect(yieldToAccept).toHaveBeenCalledOnce();
  });

  it('refuse programs above the rate with 503 and Retry-After', async () => {
    await using server = await startTestPush({ handshakesPerSecond: 3, handshakesAtOnce: 3 });
    for (let i = 0; i < 3; i += 1) await openSocket(server.address);
    await expect(openSocket(server.address)).rejects.toThrow('503');
    const refused = await fetch(`http://${server.address}/push/sse?s=u_1_1`);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    server.advance(1000);
    await expect(openSocket(server.address)).resolves.toBeDefined();
  });
});
