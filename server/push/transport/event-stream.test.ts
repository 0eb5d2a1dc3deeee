import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { FOOTBALL, openStream, row, startTestPush, type TestPush } from '../../testing/push.ts';

describe('the event stream', () => {
  let server: TestPush;
  beforeEach(async () => {
    server = await startTestPush({}, { isKnown: (subject) => subject.kind !== 'game', origins: ['https://other.example'] });
  });
  afterEach(() => server[Symbol.asyncDispose]());
  const publish = (goals: string): void => server.hub.publish(FOOTBALL, () => row('aaaaaaaa', ['AG', goals]));

  it('is text/event-stream with the frames of all its subjects', async () => {
    const { response, next } = await openStream(server.address, 's=u_1_1&s=sys_1');
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect((await next())?.frame).toMatchObject({ op: 'subscribed', s: 'u_1_1' });
    expect((await next())?.frame).toMatchObject({ op: 'subscribed', s: 'sys_1' });
    publish('1');
    expect((await next())?.frame).toMatchObject({ s: 'u_1_1', o: 1, d: 'AA÷aaaaaaaa¬AG÷1¬~' });
  });

  it('begins once the pipelined requests before it are answered', async () => {
    const [host, port] = server.address.split(':') as [string, string];
    const client = connect({ host, port: Number(port) });
    onTestFinished(() => void client.destroy());
    let received = '';
    client.on('data', (bytes: Buffer) => {
      received += bytes.toString();
    });
    client.write('GET /nothing HTTP/1.1\r\nhost: x\r\n\r\nGET /push/sse?s=u_1_1 HTTP/1.1\r\nhost: x\r\n\r\n');
    await expect.poll(() => received).toMatch(/^HTTP\/1.1 404 [^]*HTTP\/1.1 200 OK[^]*"op":"subscribed"/);
  });

  it('continues every subject from the id of the last event', async () => {
    const first = await openStream(server.address, 's=u_1_1&s=sys_1');
    await first.next();
    await first.next();
    publish('1');
    const event = await first.next();
    expect(event?.id).toMatch(/^[0-9a-f]+:u_1_1=1,sys_1=0$/);
    first.close();
    publish('2');
    await new Promise((resolve) => setTimeout(resolve, 50));
    server.hub.publish({ kind: 'system', projectType: 1 }, () => 'LIV÷¬~');
    await new Promise((resolve) => setTimeout(resolve, 50));
    const second = await openStream(server.address, 's=u_1_1&s=sys_1', { 'last-event-id': event!.id! });
    expect((await second.next())?.frame).toMatchObject({ op: 'subscribed', s: 'u_1_1', recovered: true });
    expect((await second.next())?.frame).toMatchObject({ s: 'u_1_1', o: 2, d: expect.stringContaining('AG÷2¬') });
    expect((await second.next())?.frame).toMatchObject({ op: 'subscribed', s: 'sys_1', recovered: true });
    const last = await second.next();
    expect(last?.frame).toMatchObject({ s: 'sys_1', o: 1 });
    expect(last?.id).toMatch(/:u_1_1=2,sys_1=1$/);
    second.close();
  });

  it('begins at the present when the last id is malformed or of another epoch', async () => {
    publish('1');
    for (const id of ['17', 'gone:u_1_1=0']) {
      const { next, close } = await openStream(server.address, 's=u_1_1', { 'last-event-id': id });
      expect((await next())?.frame).toMatchObject({ op: 'subscribed', recovered: false });
      close();
    }
  });

  it.each([
    ['', 400],
    ['s=', 400],
    ['s=u_*_1', 400],
    ['s=lsid_x', 400],
    ['s=u_1_1&x=1', 400],
    [Array.from({ length: 129 }, (_, i) => `s=ul_1_${i + 1}`).join('&'), 400],
    ['s=games_da_aaaaaaaa', 404],
  ])('answers the query %j with %i and one line of explanation', async (query, status) => {
    const response = await fetch(`http://${server.address}/push/sse?${query}`);
    expect(response.status).toBe(status);
    expect(await response.text()).toMatch(/^[^\n]{10,}$/);
  });

  it.each(['HEAD', 'POST', 'PUT'])('answers %s with 405 and the allowed methods', async (method) => {
    const response = await fetch(`http://${server.address}/push/sse?s=u_1_1`, {
      method,
      ...(method === 'HEAD' ? {} : { headers: { 'content-type': 'x/y' }, body: 'x' }),
    });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, OPTIONS']);
  });

  it('answers a missing query with the allowed number of subjects', async () => {
    const response = await fetch(`http://${server.address}/push/sse`);
    expect([response.status, await response.text()]).toEqual([400, 's names 0 subjects; allowed: 1 to 128']);
  });

  it('refuses unknown subjects with a frame and delivers the others', async () => {
    const { next } = await openStream(server.address, 's=games_da_aaaaaaaa&s=u_1_1');
    expect((await next())?.frame).toEqual({ op: 'refused', s: 'games_da_aaaaaaaa', code: 'unknown' });
    expect((await next())?.frame).toMatchObject({ op: 'subscribed', s: 'u_1_1' });
  });

  it('answers pages of configured origins, and their preflight with Last-Event-ID', async () => {
    const headers = { origin: 'https://other.example' };
    const { response, close } = await openStream(server.address, 's=u_1_1', headers);
    expect(response.headers.get('access-control-allow-origin')).toBe(headers.origin);
    close();
    const asked = await fetch(`http://${server.address}/push/sse?s=u_1_1`, { method: 'OPTIONS', headers });
    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-headers')).toBe('last-event-id');
    const other = await fetch(`http://${server.address}/push/sse`, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example' },
    });
    expect(other.status).toBe(403);
  });

  it('sends drain with a random retry when the server shuts down', async () => {
    await using ending = await startTestPush({ handshakesPerSecond: 1 }, { random: () => 0.5 });
    const { next } = await openStream(ending.address, 's=u_1_1');
    await next();
    await ending.hub[Symbol.asyncDispose]();
    expect(await next()).toMatchObject({ frame: { op: 'drain', afterMs: 1000 }, retry: '2500' });
    expect(await next()).toBeNull();
    const late = await fetch(`http://${ending.address}/push/sse?s=u_1_1`);
    expect([late.status, await late.text()]).toEqual([503, 'the server is shutting down']);
  });
});
