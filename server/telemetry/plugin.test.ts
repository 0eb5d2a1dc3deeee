import { request as openRequest } from 'node:http';
import { SESSION_LOG_PATH, type SessionLine, USE_COUNT_PATH } from '@stillingen/wire';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { createApp } from '../http/app.ts';
import { telemetry } from './plugin.ts';
import { BODY_BYTES } from './schema.ts';

let counted: string[] = [];
let address = 0;
const note =
  (what: string) =>
  (value: unknown): void =>
    void counted.push(`${what} ${String(value)}`);

const app = createApp({ logLevel: 'silent' });
const logged: { readonly fields: Record<string, unknown>; readonly text: string }[] = [];
void app.register(async (scope) => {
  scope.addHook('onRequest', async (request) => {
    request.log = Object.assign(Object.create(request.log) as typeof request.log, {
      info: (fields: Record<string, unknown>, text: string) => void logged.push({ fields, text }),
    });
  });
  telemetry(scope, {
    ...{ counters: true, sessionLog: true, siteUrl: 'https://stillingen.example' },
    counts: { use: note('use'), line: note('line'), lost: note('lost'), dropped: note('dropped'), refused: note('refused') },
    addressOf: () => String(address),
  });
});
const url = await app.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => app.close());
beforeEach(() => {
  counted = [];
  logged.length = 0;
  address += 1;
});

const OWN = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
const post = (path: string, body: unknown, headers: Record<string, string> = OWN): Promise<Response> =>
  fetch(url + path, { method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) });
const ERROR = { kind: 'error', name: 'TypeError', text: 'x is not a function', file: 'main-a1.js', line: 1, column: 20 } as const;
const batch = (...lines: readonly SessionLine[]) => ({ lines, lost: 0 });

it('[CALL-06] counts what a page reports, and nothing about its visitor', async () => {
  for (const use of ['game_added', 'search_result_opened']) expect((await post(USE_COUNT_PATH, { use })).status).toBe(204);
  expect(counted).toEqual(['use game_added', 'use search_result_opened']);
  expect(logged).toEqual([]);
});

it('[CALL-05] writes one line for a batch of a browser session', async () => {
  const lines = [
    ERROR,
    { kind: 'slow', action: 'pointer', ms: 320 },
    { kind: 'slow', action: 'key', ms: 240 },
    { kind: 'push', from: 'push', to: 'polling' },
  ] as const;
  expect((await post(SESSION_LOG_PATH, { lines, lost: 3 })).status).toBe(204);
  expect(logged).toEqual([
    {
      text: 'part of a browser session',
      fields: { error: 1, slow: 2, push: 1, lost: 3, slowestMs: 320, errors: ['TypeError main-a1.js:1:20 x is not a function'] },
    },
  ]);
  expect(counted).toEqual(['line error', 'line slow', 'line slow', 'line push', 'lost 3']);
});

it('[CALL-05] counts a text with personal data instead of keeping it', async () => {
  const text = 'no account maja@example.dk';
  expect((await post(SESSION_LOG_PATH, batch({ ...ERROR, text }))).status).toBe(204);
  expect(JSON.stringify(logged)).not.toContain('maja');
  expect(counted).toEqual(['line error', 'dropped email']);
});

it.each([
  ['an unknown use', USE_COUNT_PATH, { use: 'page_read' }],
  ['a further field', USE_COUNT_PATH, { use: 'game_added', user: '1' }],
  ['no lines', SESSION_LOG_PATH, { lines: [], lost: 0 }],
  ['too many lines', SESSION_LOG_PATH, { lines: Array.from({ length: 21 }, () => ERROR), lost: 0 }],
  ['a long text', SESSION_LOG_PATH, batch({ ...ERROR, text: 'x'.repeat(161) })],
  ['a file of another site', SESSION_LOG_PATH, batch({ ...ERROR, file: 'https://a.example/x.js' })],
  ['a name that is none', SESSION_LOG_PATH, batch({ ...ERROR, name: 'maja@example.dk' })],
  ['a number out of range', SESSION_LOG_PATH, batch({ kind: 'slow', action: 'key', ms: -1 })],
  ['a broken text', SESSION_LOG_PATH, '{"lines":'],
  ['a field of a prototype', SESSION_LOG_PATH, '{"lines":[],"lost":0,"__proto__":{"x":1}}'],
])('refuses a body with %s', async (_what, path, body) => {
  const answer = await post(path, body);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ code: 'malformed', message: expect.stringMatching(/^refused; allowed: /) });
  expect([counted, logged]).toEqual([['refused malformed'], []]);
});

it.each<[string, Record<string, string>]>([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a subdomain', { 'sec-fetch-site': 'same-site', origin: 'https://stillingen.example' }],
  ['the origin of another site', { origin: 'https://a.example' }],
  ['a sandboxed frame', { origin: 'null' }],
  ['no page', {}],
])('refuses a request from %s', async (_what, headers) => {
  const answer = await post(USE_COUNT_PATH, { use: 'game_added' }, { 'content-type': 'application/json', ...headers });
  expect(answer.status).toBe(403);
  expect(counted).toEqual(['refused other_site']);
});

it('takes a request of an older browser by its origin', async () => {
  const headers = { 'content-type': 'application/json', origin: 'https://stillingen.example' };
  expect((await post(USE_COUNT_PATH, { use: 'game_added' }, headers)).status).toBe(204);
});

it('refuses a body of ten megabytes before it is received', async () => {
  const announced = 10_000_000;
  const status = await new Promise<number>((resolve, reject) => {
    const call = openRequest(url + SESSION_LOG_PATH, { method: 'POST', headers: { ...OWN, 'content-length': announced } });
    call.on('response', (answer) => resolve(answer.statusCode!)).on('error', reject);
    // The answer comes although the rest is never sent.
    call.write('x'.repeat(100));
  });
  expect(status).toBe(413);
  expect((await post(SESSION_LOG_PATH, 'x'.repeat(BODY_BYTES + 1))).status).toBe(413);
  expect(counted).toEqual(['refused too_large', 'refused too_large']);
});

it('refuses more than a page sends from one address', async () => {
  const statuses: number[] = [];
  for (let at = 0; at < 61; at += 1) statuses.push((await post(USE_COUNT_PATH, { use: 'game_added' })).status);
  expect(statuses.indexOf(429)).toBe(60);
  expect(counted.at(-1)).toBe('refused too_many');
});

it('refuses other media types', async () => {
  expect((await post(USE_COUNT_PATH, '<use/>', { ...OWN, 'content-type': 'application/xml' })).status).toBe(415);
  expect(counted).toEqual(['refused media_type']);
});
