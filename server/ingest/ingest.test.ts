import { fixture, goal, score, status } from '../../domain/testing/scenario.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { logOutput } from '../ops/output.ts';
import { startTestStack, type TestStack } from '../testing/stack.ts';

let stack: TestStack;
let key: string;
beforeAll(async () => {
  stack = await startTestStack();
  key = await stack.keyOf('test');
});
afterAll(() => stack[Symbol.asyncDispose]());

const post = (body: string | Uint8Array, headers: Record<string, string> = {}) =>
  fetch(`${stack.url}/ingest/v1/messages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
    body: body as BodyInit,
  });
const match = (name: string) => ({
  fixture: fixture({ key: name, home: { name: `${name} hjemme` }, away: { name: `${name} ude` } }),
  kickOff: { ...status(1, 12), key: `${name}/status`, event: name },
  score: (seq: number, home: number, away: number) => ({ ...score(seq, home, away), key: `${name}/score`, event: name }),
  goal: { ...goal(`${name}/g1`, 10, 'home'), event: name },
});
const count = async () => Number((await stack.db`select count(*)::int as n from journal`)[0]!.n);

describe('POST /ingest/v1/messages', () => {
  it('answers after the commit, with a result per message in the order of the batch', async () => {
    const a = match('a');
    expect(await stack.submit(key, [a.fixture, a.kickOff, a.score(10, 1, 0), a.score(10, 1, 0), a.score(5, 0, 0)])).toEqual([
      { index: 0, result: 'accepted' },
      { index: 1, result: 'accepted' },
      { index: 2, result: 'accepted' },
      { index: 3, result: 'duplicate' },
      { index: 4, result: 'stale' },
    ]);
    expect(await count()).toBe(3);
  });

  it('accepts the other messages of a batch with a bad one', async () => {
    const b = match('b');
    const results = await stack.submit(key, [b.fixture, { ...b.score(2, 1, 0), score: { home: -1, away: 0 } }, b.kickOff]);
    expect(results).toEqual([
      { index: 0, result: 'accepted' },
      { index: 1, result: 'refused', code: 'invalid', path: '/score/home', allowed: 'must be >= 0' },
      { index: 2, result: 'accepted' },
    ]);
  });

  it.each([null, '', '-', '1', -1, 1000, '1-0', 1.5, Number.MAX_VALUE, [], {}])(
    'refuses the score %j with its path',
    async (value) => {
      const [result] = await stack.submit(key, [{ ...match('b').score(3, 0, 0), score: { home: value as number, away: 0 } }]);
      expect(result).toMatchObject({ result: 'refused', code: 'invalid', path: '/score/home' });
    },
  );

  it('accepts the number 1 as a score', async () => {
    expect(await stack.submit(key, [match('b').score(4, 1, 0)])).toMatchObject([{ result: 'accepted' }]);
  });

  it('accepts races and their rankings', async () => {
    const at = '2026-11-20T18:00:00Z';
    const competition = { name: 'Formel 1', country: 'xw', category: 'Formel 1', season: '2026' };
    const race = {
      kind: 'race',
      key: 'f1',
      seq: 1,
      at,
      sport: 32,
      competition,
      meeting: 'Monaco Grand Prix',
      start: at,
    } as const;
    const entries = [
      { participant: { name: 'Kevin Magnussen', kind: 'person', country: 'dk' }, rank: 1, results: { time: '1:41:00' } },
    ] as const;
    const ranking = { kind: 'ranking', key: 'f1/ranking', seq: 1, at, event: 'f1', entries: [...entries] } as const;
    expect(await stack.submit(key, [race, { ...ranking, entries: [...entries] }])).toMatchObject([
      { result: 'accepted' },
      { result: 'accepted' },
    ]);
    const unknown = { ...entries[0], results: { colour: 'red' } };
    expect(await stack.submit(key, [{ ...ranking, seq: 2, entries: [unknown] } as never])).toEqual([
      { index: 0, result: 'accepted', ignored: ['/entries/0/results/colour'] },
    ]);
  });

  it('lists the known kinds when a kind is unknown', async () => {
    expect(await stack.submit(key, [{ kind: 'gaol' } as never])).toMatchObject([
      { code: 'unknown_kind', path: '/kind', allowed: expect.stringMatching(/fixture.*race.*ranking/) },
    ]);
  });

  it('[F-24] ignores unknown fields with a warning, and leaves them out of journal and hash', async () => {
    const f = match('f');
    const novel = { ...f.fixture, novel: { deep: [1] }, constructor: 1, home: { ...f.fixture.home, 'a/b~': 1 } } as never;
    expect(await stack.submit(key, [novel])).toEqual([
      { index: 0, result: 'accepted', ignored: ['/novel', '/constructor', '/home/a~1b~0'] },
    ]);
    expect(await stack.submit(key, [f.fixture])).toEqual([{ index: 0, result: 'duplicate' }]);
    const [row] = await stack.db<{ text: string }[]>`select message::text as text from journal where key = 'f'`;
    expect(JSON.parse(row!.text)).toEqual(f.fixture);
    const missing = { ...f.score(2, 1, 0), score: { home: 1, xg: 2 }, novel: 1 } as never;
    expect(await stack.submit(key, [missing])).toEqual([
      { index: 0, result: 'refused', code: 'invalid', path: '/score', allowed: 'also away' },
    ]);
    const metrics = await (await fetch(`${stack.url}/metrics`)).text();
    expect(metrics).toMatch(/stillingen_ingest_unknown_fields_total\{provider="test"\} [3-9]/);
  });

  it('[F-24] refuses a message of unknown fields only', async () => {
    const many = Object.fromEntries(Array.from({ length: 2000 }, (_, at) => [`field${at}`, at]));
    expect(await stack.submit(key, [{ ...match('g').fixture, ...many }])).toMatchObject([
      { result: 'refused', code: 'invalid', allowed: 'nothing: there is no such property' },
    ]);
  });

  it('reads NDJSON, and refuses a line that is no JSON alone', async () => {
    const c = match('c');
    const response = await post(`${JSON.stringify(c.fixture)}\n{"kind":\n\n${JSON.stringify(c.kickOff)}\n`, {
      'content-type': 'application/x-ndjson',
    });
    expect(await response.json()).toEqual({
      results: [
        { index: 0, result: 'accepted' },
        { index: 1, result: 'refused', code: 'not_json', path: '', allowed: 'one JSON object a line' },
        { index: 2, result: 'accepted' },
      ],
    });
  });

  it('refuses a message that repeats a field, alone', async () => {
    const [f, g] = [match('twice1'), match('twice2')];
    const twice = JSON.stringify(g.fixture).replace('{', '{"seq":1,');
    const refused = { index: 1, result: 'refused', code: 'invalid', path: '/seq', allowed: 'each field once' };
    const array = await post(`[${JSON.stringify(f.fixture)},${twice}]`);
    expect(await array.json()).toEqual({ results: [{ index: 0, result: 'accepted' }, refused] });
    const lines = await post(`${JSON.stringify(f.kickOff)}\n${twice}`, { 'content-type': 'application/x-ndjson' });
    expect(await lines.json()).toEqual({ results: [{ index: 0, result: 'accepted' }, refused] });
  });

  it('accepts a byte order mark', async () => {
    const response = await post(`\uFEFF${JSON.stringify([match('d').fixture])}`);
    expect(await response.json()).toEqual({ results: [{ index: 0, result: 'accepted' }] });
  });

  it.each([
    ['truncated JSON', '[{"kind":"fixture"', {}, 400, 'body_not_json'],
    ['an object', '{}', {}, 400, 'body_not_json'],
    ['a name in Latin-1', Buffer.from('[{"kind":"fixture","venue":"Brøndby"}]', 'latin1'), {}, 400, 'body_not_utf8'],
    ['a letter cut in two', Buffer.from('[{"kind":"fixture","venue":"ø').subarray(0, -1), {}, 400, 'body_not_utf8'],
    [
      'lines in Latin-1',
      Buffer.from('{"venue":"ø"}\n', 'latin1'),
      { 'content-type': 'application/x-ndjson' },
      400,
      'body_not_utf8',
    ],
    ['a compressed body', new Uint8Array([31, 139, 8, 0]), { 'content-encoding': 'gzip' }, 415, 'encoded_body'],
    ['a wrong key', '[]', { authorization: 'Bearer sk_wrong' }, 401, 'unknown_key'],
    ['no key', '[]', { authorization: '' }, 401, 'unknown_key'],
    ['too many messages', JSON.stringify(Array.from({ length: 5001 }, () => ({}))), {}, 413, 'too_many_messages'],
  ])('refuses %s as a whole, in one line', async (_what, body, headers, statusCode, code) => {
    const before = await count();
    const response = await post(body, headers);
    expect(response.status).toBe(statusCode);
    expect(await response.json()).toMatchObject({ code });
    expect(await count()).toBe(before);
  });

  it('refuses a request without a body as not JSON', async () => {
    const response = await fetch(`${stack.url}/ingest/v1/messages`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}` },
    });
    expect([response.status, await response.json()]).toEqual([
      400,
      { code: 'body_not_json', message: 'the body is not JSON: Unexpected end of JSON input' },
    ]);
  });

  it('answers an empty batch with no results', async () => {
    expect(await (await post('[]')).json()).toEqual({ results: [] });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded'])(
    'refuses %s, which a page of another site could send',
    async (type) => {
      expect((await post('[]', { 'content-type': type })).status).toBe(415);
    },
  );

  it('refuses a body that is too large before reading all of it', async () => {
    expect((await post(`["${'x'.repeat(9 * 1024 * 1024)}"]`)).status).toBe(413);
  });

  it('keeps accepted messages over a restart, once', async () => {
    const e = match('e');
    await stack.submit(key, [e.fixture, e.kickOff, e.score(10, 1, 0)]);
    const before = await count();
    await stack.restart();
    expect(await count()).toBe(before);
    expect(await stack.submit(key, [e.score(10, 1, 0), e.score(11, 2, 0)])).toMatchObject([
      { result: 'duplicate' },
      { result: 'accepted' },
    ]);
  });

  it('logs an unreachable journal and its return once each, however many requests are refused', async () => {
    const lines: string[] = [];
    using _written = vi.spyOn(logOutput, 'write').mockImplementation((line) => {
      lines.push(line);
    });
    await using full = await startTestStack({ settings: { LOG_LEVEL: 'warn' } });
    const known = await full.keyOf('test');
    await full.submit(known, [fixture()]);
    await full.db.unsafe(`
      create function refuse_test() returns trigger language plpgsql as $$ begin raise disk_full; end $$;
      create trigger refuse_test before insert on journal for each row execute function refuse_test()`);
    for (let refused = 0; refused < 3; refused += 1) {
      await expect(full.submit(known, [status(1, 12)])).rejects.toThrow('journal_unavailable');
      expect(await full.submit(known, [fixture()])).toMatchObject([{ result: 'duplicate' }]);
    }
    await full.db`drop trigger refuse_test on journal`;
    let goals = 0;
    async function submitUntilReported(): Promise<boolean> {
      goals += 1;
      await full.submit(known, [status(1, 12), score(10 + goals, goals, 0)]);
      return lines.some((line) => line.includes('reached again'));
    }
    await expect.poll(submitUntilReported, { interval: 250 }).toBe(true);
    await submitUntilReported();
    const logged = lines.map((line) => JSON.parse(line) as { msg: string; refused?: number; err?: { cause: { code: string } } });
    expect(
      logged.filter(({ msg }) => msg.startsWith('the journal')).map(({ msg, refused, err }) => [msg, refused ?? err?.cause.code]),
    ).toEqual([
      ['the journal can not be reached: messages are refused', '53100'],
      ['the journal is reached again: messages are accepted', 3],
    ]);
  });

  it('documents itself from the schemas that validate', async () => {
    const document = (await (await fetch(`${stack.url}/ingest/docs/json`)).json()) as { paths: Record<string, unknown> };
    expect(Object.keys(document.paths)).toContain('/ingest/v1/messages');
    expect(JSON.stringify(document)).toContain('retraction');
  });
});
