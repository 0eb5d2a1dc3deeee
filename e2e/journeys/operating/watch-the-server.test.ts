import { appendFileSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../server/testing/run.ts';
import { deliver } from '../../harness/feed.ts';
import { createMatch } from '../../harness/match.ts';
import { type Program, runProgram, startProgram } from '../../harness/program.ts';

const SECRET = 'hemmelighed-4711';
const FEED = '/8/x/feed/f_1_0_1_da_1';

const { path: folder } = temporaryFolder('watch');
const settings = { DATA_DIR: path.join(folder, 'data'), LOG_LEVEL: 'debug' };
const match = createMatch({ key: 'm1', home: 'Vejle Boldklub', away: 'Randers FC' });
let program: Program;
let url: string;
let key: string;
let logged = '';

beforeAll(async () => {
  program = startProgram(['serve'], settings);
  for (const stream of [program.child.stdout!, program.child.stderr!])
    stream.on('data', (text: Buffer) => {
      logged += text.toString();
    });
  url = await program.ready();
  key = (await runProgram(['provider', 'add', 'avis'], settings)).stdout.trim();
});
afterAll(async () => {
  await program[Symbol.asyncDispose]();
});

/** Also of metrics without a value yet. */
async function metricNames(): Promise<ReadonlySet<string>> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const declared = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)];
  return new Set(
    declared.flatMap(([, name, kind]) =>
      kind === 'histogram' ? [name!, `${name}_bucket`, `${name}_count`, `${name}_sum`] : [name!],
    ),
  );
}
async function metrics(): Promise<ReadonlyMap<string, number>> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]));
}
async function grown(by: () => Promise<void>): Promise<(name: string) => number> {
  const before = await metrics();
  await by();
  const after = await metrics();
  return (name) => (after.get(name) ?? Number.NaN) - (before.get(name) ?? 0);
}
async function feed(headers: Record<string, string> = {}): Promise<Response> {
  const response = await fetch(`${url}${FEED}`, { headers: { 'x-fsign': 'stillingen', ...headers } });
  await response.arrayBuffer();
  return response;
}

describe('the monitoring of a server', () => {
  it('health checks report that the server is alive and ready, uncached', async () => {
    for (const [address, text] of [
      ['/healthz', 'ok'],
      ['/readyz', 'ready'],
    ]) {
      const response = await fetch(`${url}${address}`);
      expect([response.status, await response.text(), response.headers.get('cache-control')]).toEqual([200, text, 'no-store']);
    }
  });

  it('metrics count messages by provider and result, commits, and the journal position', async () => {
    const growth = await grown(async () => {
      const messages = match.kickedOff(10);
      await deliver(url, key, messages);
      await deliver(url, key, messages);
      await deliver(url, key, [{ ...messages[0]!, seq: -1 }]);
    });
    expect(growth('stillingen_ingest_messages_total{provider="avis",result="accepted"}')).toBeGreaterThan(0);
    expect(growth('stillingen_ingest_messages_total{provider="avis",result="duplicate"}')).toBeGreaterThan(0);
    expect(growth('stillingen_ingest_messages_total{provider="avis",result="refused"}')).toBe(1);
    expect(growth('stillingen_journal_position')).toBe(
      growth('stillingen_ingest_messages_total{provider="avis",result="accepted"}'),
    );
    expect(growth('stillingen_journal_commit_seconds_count')).toBe(1);
    await expect.poll(async () => (await metrics()).get('stillingen_follower_lag_entries')).toBe(0);
    const now = await metrics();
    expect(now.get('stillingen_database_up')).toBe(1);
    expect(now.get('stillingen_database_connections{state="active"}')).toBeGreaterThan(0);
  });

  it('metrics count feeds by kind, status and encoding, and pages', async () => {
    const growth = await grown(async () => {
      const tag = (await feed({ 'accept-encoding': 'br' })).headers.get('etag')!;
      await feed({ 'accept-encoding': 'identity' });
      await feed({ 'if-none-match': tag });
      await feed({ 'x-fsign': 'wrong' });
      await (await fetch(`${url}/`)).text();
    });
    const answers = (status: number, encoding: string): number =>
      growth(`stillingen_feed_answers_total{kind="full",status="${status}",encoding="${encoding}"}`);
    expect([answers(200, 'br'), answers(200, 'identity'), answers(304, 'none'), answers(200, 'gzip')]).toEqual([1, 1, 1, 0]);
    expect(growth('stillingen_feed_refused_total{status="401"}')).toBe(1);
    expect(growth('stillingen_feed_render_seconds_count')).toBeGreaterThan(0);
    expect(growth('stillingen_feed_compress_seconds_count')).toBe(1);
    expect(growth('stillingen_page_render_seconds_count')).toBe(1);
  });

  it('metrics count push connections by transport, and the frames sent', async () => {
    const stream = await fetch(`${url}/push/sse?s=u_1_1`);
    const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
    /** Reads until a text has arrived, which may come in pieces. */
    const until = async (expected: string): Promise<void> => {
      for (let text = ''; !text.includes(expected); ) text += (await reader.read()).value!;
    };
    await until('"op":"subscribed"');
    const growth = await grown(async () => {
      await deliver(url, key, [match.score(1, 0)]);
      await until('"d":');
    });
    expect([1, 2]).toContain(growth('stillingen_push_frames_total'));
    expect(growth('stillingen_push_characters_total')).toBeGreaterThan(0);
    expect((await metrics()).get('stillingen_push_connections{transport="event-stream"}')).toBe(1);
    expect((await metrics()).get('stillingen_push_connections{transport="websocket"}')).toBe(0);
    await reader.cancel();
    await expect
      .poll(async () => (await metrics()).get('stillingen_push_connections{transport="event-stream"}'), { timeout: 30_000 })
      .toBe(0);
  });

  it('metrics show event loop, garbage collection and memory of Node', async () => {
    const names = [...(await metrics()).keys()].join('\n');
    for (const name of ['nodejs_eventloop_lag_p99_seconds', 'nodejs_gc_duration_seconds_count', 'process_resident_memory_bytes'])
      expect(names).toContain(name);
  });

  it('the dashboard reads existing metrics only', async () => {
    const names = await metricNames();
    const dashboard = readFileSync(new URL('../../../docs/grafana.json', import.meta.url), 'utf8');
    const named = new Set(dashboard.match(/\b(?:stillingen|nodejs)_[a-z0-9_]+/g));
    expect(named.size).toBeGreaterThan(15);
    expect([...named].filter((name) => !names.has(name))).toEqual([]);
    const own = [...names]
      .filter((name) => name.startsWith('stillingen_'))
      .map((name) => name.replace(/_(?:bucket|sum|count)$/, ''));
    expect(own.filter((name) => !dashboard.includes(name))).toEqual([]);
  });

  it('metrics are not served through a proxy', async () => {
    const response = await fetch(`${url}/metrics`, { headers: { 'x-forwarded-for': '127.0.0.1' } });
    expect([response.status, await response.text()]).toEqual([403, 'metrics are read from this machine, or with METRICS_TOKEN']);
  });
});

describe('the log of a server', () => {
  /** Bytes that no valid client sends. */
  async function sendRaw(text: string): Promise<void> {
    const { hostname, port } = new URL(url);
    await new Promise((resolve) => {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => undefined);
      socket.on('close', resolve);
      socket.resume();
      socket.end(text);
    });
  }

  it('the log is JSON at every level, without addresses or content of requests', async () => {
    const headers = {
      authorization: `Bearer ${SECRET}`,
      cookie: `theme=${SECRET}`,
      'x-fsign': SECRET,
      'user-agent': SECRET,
      referer: `https://${SECRET}.example/`,
      'content-type': 'application/json',
    };
    async function tryAll(): Promise<number[]> {
      const statuses: number[] = [];
      for (const [address, init] of [
        [`/${SECRET}?q=${SECRET}`, {}],
        [`/8/x/feed/${SECRET}`, {}],
        [`/api/search/?q=${SECRET}`, {}],
        [`/metrics?token=${SECRET}`, {}],
        [`/push/sse?s=${SECRET}`, {}],
        [`/ingest/v1/messages?key=${SECRET}`, { method: 'POST', body: `["${SECRET}"]` }],
        [`/ingest/v1/messages`, { method: 'POST', body: `["${SECRET}`, headers: { ...headers, authorization: `Bearer ${key}` } }],
        [`/%E0%A4%A?${SECRET}`, {}],
      ] as const) {
        const response = await fetch(`${url}${address}`, { headers, ...init });
        await response.arrayBuffer();
        statuses.push(response.status);
      }
      return statuses;
    }
    await tryAll();
    await sendRaw(`GET /${SECRET} HTTP/9.9\r\nCookie: ${SECRET}\r\n\r\n`);

    appendFileSync(path.join(settings.DATA_DIR, 'postgres', 'postgresql.conf'), 'no_such_setting = on\n');
    const postmaster = Number(readFileSync(path.join(settings.DATA_DIR, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
    process.kill(postmaster, 'SIGKILL');
    const ready = async (): Promise<readonly [number, string]> => {
      const response = await fetch(`${url}/readyz`);
      return [response.status, await response.text()];
    };
    await expect.poll(ready, { timeout: 30_000 }).toEqual([200, 'pages are served from memory: the database can not be reached']);
    expect((await metrics()).get('stillingen_database_up')).toBe(0);
    expect((await feed()).status).toBe(200);
    expect(await tryAll()).toContain(503);

    program.child.kill('SIGTERM');
    await program.ended;
    const lines = logged
      .split('\n')
      .filter((line) => line !== '' && !/^(?:Stillingen is served at|[A-Z]+_URL is not set:) /.test(line));
    const errors = lines
      .map((line) => JSON.parse(line) as { level: number; err?: { code?: string } })
      .filter(({ level }) => level >= 50);
    expect(errors.length).toBeGreaterThan(0);
    expect(logged).not.toContain(SECRET);
    expect(logged).not.toContain(key);
    expect(logged.replaceAll(/127\.0\.0\.1:\d+|localhost:\d+/g, '')).not.toMatch(/127\.0\.0\.1|remoteAddress/);
  });
});
