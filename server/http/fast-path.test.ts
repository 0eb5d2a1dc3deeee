import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { createListener, LIMITS, type Limits } from './listener.ts';
import type { Asked, FirstAnswer, Reply } from './reply.ts';

const HOST = 'Host: a\r\n';
const get = (path: string, more = ''): string => `GET ${path} HTTP/1.1\r\n${HOST}${more}\r\n`;
/** The router takes this long. */
const ROUTE_MS = 50;
/** A connection that is idle lives this long, in tests that wait for its end. */
const IDLE_MS = 1500;
const WAIT = { interval: 2 } as const;
const LARGE = Buffer.alloc(20_000_000, 'x');

const reply = (text: string | Buffer, status = 200): Reply => {
  const bytes = Buffer.from(text);
  return { status, head: ['content-type', 'text/plain', 'content-length', String(bytes.length)], bytes };
};
const kept: Reply = { status: 304, head: ['etag', '"a"'] };
/** What a request was understood to say. */
const echo = ({ method, url, headers }: Asked): Reply => reply(JSON.stringify([method, url, { ...headers }]));

const first: FirstAnswer = (asked) => {
  const { url = '' } = asked;
  if (url === '/kept') return kept;
  if (url === '/large') return reply(LARGE);
  if (url === '/late') return sleep(20).then(() => reply('late'));
  if (url === '/fails') return Promise.reject(new Error('a mistake of ours'));
  return url.startsWith('/echo') ? echo(asked) : null;
};

const open: (() => void)[] = [];
afterEach(() => open.splice(0).forEach((close) => close()));

interface Running {
  readonly server: Server;
  readonly port: number;
  /** How many requests node:http has made objects of. */
  readonly parsed: () => number;
  /** How many requests were looked at first, whoever has read them. */
  readonly asked: () => number;
  /** The server's end of a connection. */
  readonly peerOf: (line: Socket) => Socket;
}
async function start(limits: Partial<Limits> = {}): Promise<Running> {
  let [parsed, asked] = [0, 0];
  const server = createListener(
    (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      // Later than what is answered at once, and than a body.
      const ms = request.url === '/slow' ? 2 * IDLE_MS : ROUTE_MS;
      setTimeout(() => response.end(`routed ${request.url} ${Buffer.concat(chunks).toString()}`), ms);
    },
    (request) => {
      asked += 1;
      return first(request);
    },
    { ...LIMITS, ...limits },
  );
  server.prependListener('request', () => {
    parsed += 1;
  });
  const peers = new Map<number, Socket>();
  server.on('connection', (peer: Socket) => peers.set(peer.remotePort!, peer));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    server,
    port: (server.address() as AddressInfo).port,
    parsed: () => parsed,
    asked: () => asked,
    peerOf: (line) => peers.get(line.localPort!)!,
  };
}

interface Line {
  readonly socket: Socket;
  /** Everything that has come, without the times in it. */
  readonly heard: () => string;
  /** Sends each text as a chunk of its own. */
  say(...texts: readonly string[]): Promise<void>;
  /** Waits until so many answers have come. */
  answers(count: number): Promise<void>;
}
async function dial({ port, peerOf }: Running): Promise<Line> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk.toString('latin1');
  });
  socket.on('error', () => {});
  open.push(() => socket.destroy());
  await once(socket, 'connect');
  await expect.poll(() => peerOf(socket), WAIT).toBeDefined();
  const peer = peerOf(socket);
  const heard = (): string => text.replaceAll(/^Date: .{29}\r\n/gm, '');
  return {
    socket,
    heard,
    async say(...texts) {
      for (const each of texts) {
        socket.write(each, 'latin1');
        // The server has read it before the next one comes, unless it reads nothing more.
        do await sleep(10);
        while (peer.bytesRead < socket.bytesWritten && !peer.isPaused() && !peer.destroyed);
      }
    },
    answers: (count) => expect.poll(() => heard().split('HTTP/1.1 ').length - 1, WAIT).toBe(count),
  };
}

/** A connection that node:http has answered on: only from then on is anything answered before it. */
async function warm(running: Running): Promise<Line> {
  const line = await dial(running);
  await line.say(get('/kept'));
  await line.answers(1);
  return line;
}

/** The answers to a text as the first of its connection, which node:http gives, and as what comes later. */
async function bothWays(running: Running, text: string, count = 1): Promise<[string, string]> {
  const cold = await dial(running);
  await cold.say(text);
  await cold.answers(count);
  const line = await warm(running);
  const before = line.heard().length;
  await line.say(text);
  await line.answers(1 + count);
  return [cold.heard(), line.heard().slice(before)];
}

describe('what is answered from memory', () => {
  it.each(['/kept', '/echo', '/echo?a=b', '/late', '/none'])('%s is the same byte for byte as by node:http', async (path) => {
    const running = await start();
    const [byNode, later] = await bothWays(running, get(path, 'X-City: K\xc3\xb8benhavn\r\nCookie: a=b;  c="d"\r\n'));
    expect(later).toBe(byNode);
    // The first of each connection, and what is not ours to answer.
    expect(running.parsed()).toBe(path === '/none' ? 3 : 2);
  });

  it('tells the time of the answer, as every answer does', async () => {
    const line = await warm(await start());
    let raw = '';
    line.socket.on('data', (chunk) => {
      raw += String(chunk);
    });
    for (const asked of [2, 3]) {
      const fromS = Math.floor(Date.now() / 1000);
      await line.say(get('/kept'));
      await line.answers(asked);
      const toldS = Date.parse(/^Date: (.*)\r$/gm.exec(raw.slice(raw.lastIndexOf('HTTP')))![1]!) / 1000;
      expect(toldS).toBeGreaterThanOrEqual(fromS);
      expect(toldS).toBeLessThanOrEqual(Date.now() / 1000);
      // Another second.
      await sleep(1000);
    }
  });

  it('is heard in the order in which it was asked for, whoever answers', async () => {
    const line = await warm(await start());
    await line.say(get('/none'), get('/kept'), get('/late'), get('/echo'));
    await line.answers(5);
    expect([...line.heard().matchAll(/routed|304|late|echo/g)].map(([word]) => word)).toEqual([
      '304',
      'routed',
      '304',
      'late',
      'echo',
    ]);
    // Once all is answered, it is quick again.
    await line.say(get('/kept'));
    await line.answers(6);
  });

  it('a failure breaks the connection off, as by node:http', async () => {
    const running = await start();
    for (const line of [await dial(running), await warm(running)]) {
      const closed = once(line.socket, 'close');
      await line.say(get('/fails'));
      await closed;
      expect(line.heard()).not.toContain('fails');
    }
  });

  it('a slow reader gets a long answer whole, though nobody reads for longer than an idle connection lives', async () => {
    const running = await start();
    running.server.keepAliveTimeout = IDLE_MS;
    running.server.keepAliveTimeoutBuffer = 0;
    const line = await warm(running);
    line.socket.pause();
    await line.say(get('/large'));
    // Longer than an idle connection lives.
    await sleep(3 * IDLE_MS);
    line.socket.resume();
    const closed = once(line.socket, 'close');
    await expect.poll(() => line.heard().length, WAIT).toBeGreaterThan(LARGE.length);
    // It is idle now, and ends as others do.
    await closed;
    expect(line.heard().endsWith('xxx')).toBe(true);
    expect(running.parsed()).toBe(1);
  });

  it.each([
    ['node:http', dial],
    ['before it', warm],
  ])('a reader who takes nothing more of an answer given %s is let go, and so is the answer', async (_, begin) => {
    const running = await start({ stalledMs: IDLE_MS });
    const line = await begin(running);
    const peer = running.peerOf(line.socket);
    line.socket.pause();
    line.socket.write(get('/large'));
    await once(peer, 'close');
    expect(peer.bytesWritten).toBeGreaterThan(0);
    line.socket.resume();
    await once(line.socket, 'close');
    expect(line.heard().length).toBeLessThan(LARGE.length);
  });

  it('who asks on and on and reads nothing is not heard after a while', async () => {
    const running = await start();
    const line = await warm(running);
    line.socket.pause();
    for (let asked = 0; asked < 20; asked += 1) await line.say(get('/large'));
    expect(running.parsed()).toBeLessThan(5);
  });
});

describe('a connection is node:http’s', () => {
  it.each(['/kept', '/echo', '/late'])('ends where it is idle after %s', async (path) => {
    const running = await start();
    running.server.keepAliveTimeout = IDLE_MS;
    running.server.keepAliveTimeoutBuffer = 0;
    const line = await warm(running);
    const closed = once(line.socket, 'close');
    await line.say(get(path));
    await closed;
    expect(line.heard().split('HTTP/1.1 ')).toHaveLength(3);
    expect(running.parsed()).toBe(1);
  });

  it('is not idle while the router has not answered, whatever was sent meanwhile', async () => {
    const running = await start();
    running.server.keepAliveTimeout = IDLE_MS;
    running.server.keepAliveTimeoutBuffer = 0;
    const line = await warm(running);
    line.socket.pause();
    await line.say(get('/large'), get('/slow'));
    line.socket.resume();
    await expect.poll(() => line.heard().includes('routed /slow'), WAIT).toBe(true);
  });

  it('lives on beyond the time that headers may take, as long as it asks', async () => {
    const headersTimeoutMs = 1500;
    const running = await start({ headersTimeoutMs, requestTimeoutMs: 2 * headersTimeoutMs, checkMs: 20 });
    const line = await warm(running);
    const untilMs = performance.now() + 3 * headersTimeoutMs;
    for (let asked = 2; performance.now() < untilMs; asked += 1) {
      await line.say(get('/kept'));
      await line.answers(asked);
    }
    expect(running.parsed()).toBe(1);
    const closed = once(line.socket, 'close');
    await line.say('GET /kept HTTP/1.1\r\nX-Slow: ');
    await closed;
    expect(line.heard()).toMatch(/HTTP\/1\.1 408 [^]*$/);
  });

  it('is closed with the server, while it is idle', async () => {
    const running = await start();
    const line = await warm(running);
    await line.say(get('/kept'));
    await line.answers(2);
    const closed = once(line.socket, 'close');
    running.server.close();
    expect(await closed).toEqual([false]);
  });

  it('that is half closed is answered, then ended', async () => {
    const line = await warm(await start());
    line.socket.end(get('/echo'));
    await once(line.socket, 'close');
    expect(line.heard().split('HTTP/1.1 200 OK')).toHaveLength(2);
  });

  it('becomes another protocol’s from whichever request on', async () => {
    const running = await start();
    running.server.on('upgrade', (_request, socket: Socket, head: Buffer) => {
      socket.write(`HTTP/1.1 101 Switching\r\n\r\nheard ${head.toString()}`);
      socket.on('data', (chunk) => socket.write(`heard ${chunk.toString()}`));
    });
    const line = await warm(running);
    await line.say(`${get('/push', 'Connection: Upgrade\r\nUpgrade: websocket\r\n')}early`, get('/kept'));
    await expect.poll(line.heard).toContain(`heard earlyheard GET /kept`);
    expect(line.heard().split('304')).toHaveLength(2);
  });
});

describe('an offer of another protocol', () => {
  it.each(['h2c', 'TLS/1.3', 'websocket2'])(
    '%s is passed over: what was asked for is answered, and what comes next',
    async (protocol) => {
      const running = await start();
      running.server.on('upgrade', (_request, socket: Socket) => socket.destroy());
      const offer = `Connection: Upgrade, HTTP2-Settings\r\nUpgrade: ${protocol}\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n`;
      for (const line of [await dial(running), await warm(running)]) {
        const before = line.heard().length;
        await line.say(get('/none', offer));
        await expect.poll(line.heard, WAIT).toContain('routed /none');
        await line.say(get('/echo'));
        await expect.poll(line.heard, WAIT).toContain('/echo');
        expect(line.heard().slice(before)).toMatch(/^HTTP\/1\.1 200 /);
      }
    },
  );

  it('WebSocket is passed over too where nobody speaks it', async () => {
    const line = await dial(await start());
    await line.say(get('/kept', 'Connection: Upgrade\r\nUpgrade: websocket\r\n'));
    await line.answers(1);
    expect(line.heard()).toMatch(/^HTTP\/1\.1 304 /);
  });
});

describe('what could be read in two ways is read by node:http alone', () => {
  const body = get('/kept');
  const length = `Content-Length: ${body.length}\r\n`;
  it.each<[string, readonly string[], number]>([
    ['a body that looks like a request', [`POST /none HTTP/1.1\r\n${HOST}${length}\r\n`, body], 1],
    ['a body of a GET', [get('/echo', length), body], 1],
    [
      'a body in pieces',
      [get('/echo', 'Transfer-Encoding: chunked\r\n'), `${body.length.toString(16)}\r\n`, body, '\r\n0\r\n\r\n'],
      1,
    ],
    ['both lengths', [get('/echo', `${length}Transfer-Encoding: chunked\r\n`), body], 1],
    ['a head in two pieces, the second of which looks whole', ['GET /echo HTTP/1.1\r\nX-A: ', get('/kept')], 1],
    ['a head whose end comes later', [get('/kept').slice(0, -2), '\r\n', get('/echo')], 2],
    ['two in one chunk', [get('/kept') + get('/echo')], 2],
    ['one and a half in one chunk', [`${get('/kept')}GET /echo HTTP/1.1\r\n`, `${HOST}\r\n`], 2],
    ['a blank line before it', ['\r\n', get('/kept')], 1],
    ['lines that end without a return', ['GET /kept HTTP/1.1\nHost: a\n\n'], 1],
    ['a header that goes on in the next line', [get('/echo', 'X-A: b\r\n c\r\n')], 1],
    ['a space before the colon', [get('/kept', 'Content-Length : 5\r\n')], 1],
    ['a name twice', [get('/echo', 'X-A: 1\r\nx-a: 2\r\n')], 1],
    ['two hosts', [get('/echo', 'Host: b\r\n')], 1],
    ['no host', ['GET /kept HTTP/1.1\r\nX-A: b\r\n\r\n'], 1],
    ['the last one of its connection', [get('/kept', 'Connection: close\r\n')], 1],
    ['the last one, as proxies of old say it', [get('/kept', 'Proxy-Connection: close\r\n')], 1],
    ['an old version', ['GET /kept HTTP/1.0\r\nHost: a\r\n\r\n'], 1],
    ['a whole address', ['GET http://evil.example/kept HTTP/1.1\r\nHost: a\r\n\r\n'], 1],
    ['something expected', [get('/kept', 'Expect: 100-continue\r\n')], 2],
    ['a head without its body', [`HEAD /echo HTTP/1.1\r\n${HOST}\r\n`], 1],
    ['a name of other letters', [get('/echo', 'X-\xe6: a\r\n')], 1],
    ['a path of other letters', [get('/echo\xe6')], 1],
    ['a NUL', [get('/kept', 'X-A: a\0b\r\n')], 1],
    ['nothing of HTTP', ['\x16\x03\x01\x02\0\r\n\r\n'], 1],
    ['headers that are too long', [get('/kept', `X-A: ${'x'.repeat(LIMITS.maxHeaderBytes)}\r\n`)], 1],
  ])('%s', async (_, chunks, count) => {
    const running = await start();
    const cold = await dial(running);
    // A connection that has been warm for node:http alone: both have been answered once.
    await cold.say(get('/kept', 'Connection: keep-alive\r\nX-Odd:\r\n'));
    await cold.answers(1);
    const line = await warm(running);
    for (const each of [cold, line]) {
      await each.say(...chunks);
      await each.answers(1 + count);
    }
    // Neither says more.
    await sleep(30);
    await expect.poll(() => line.heard() === cold.heard(), WAIT).toBe(true);
    expect(line.heard()).toBe(cold.heard());
  });

  const word = fc.stringMatching(/^[!-~\x80-\xff]{1,12}$/);
  const name = fc.oneof(
    fc.stringMatching(/^[A-Za-z0-9-]{1,12}$/),
    fc.constantFrom(
      'Host',
      'x-fsign',
      'X-Signature',
      'If-None-Match',
      'Connection',
      'Content-Length',
      'Upgrade',
      'constructor',
      'TE',
    ),
  );
  const value = fc.oneof(
    { weight: 5, arbitrary: fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')) },
    fc.constantFrom('keep-alive', 'Keep-Alive', 'close', '0', '1', '', ' ', 'a\tb', 'a ', '\xe6', 'a\x7f', 'x'.repeat(300)),
  );
  const head = fc.record({
    start: fc.constantFrom('GET', 'GET', 'GET', 'GET', 'GET', 'GET', 'HEAD', 'get'),
    path: fc.stringMatching(/^[!-~]{0,12}$/).map((text) => `/echo${text}`),
    version: fc.constantFrom('HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'http/1.1'),
    fields: fc.array(fc.tuple(name, fc.constantFrom(': ', ': ', ': ', ': ', ': ', ': ', ': ', ':', ' : ', ':  '), value), {
      maxLength: 5,
    }),
    end: fc.constantFrom('\r\n', '\r\n', '\r\n', '\r\n', '\r\n', '\n'),
  });
  it('any head is understood as node:http understands it', async () => {
    const running = await start();
    await fc.assert(
      fc.asyncProperty(head, async ({ start: method, path, version, fields, end }) => {
        const lines = fields.map(([field, colon, text]) => `${field}${colon}${text}${end}`).join('');
        const text = `${method} ${path} ${version}${end}${HOST}${lines}${end}`;
        const [byNode, later] = await bothWays(running, text);
        expect(later).toBe(byNode);
      }),
      { numRuns: 100 },
    );
    // Else nothing was compared.
    expect(running.asked()).toBeGreaterThan(running.parsed());
  });
});
