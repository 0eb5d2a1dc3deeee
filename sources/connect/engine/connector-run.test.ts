import { Stage } from '@stillingen/domain';
import { expect, it } from 'vitest';
import type { HttpAnswer } from '../../ports.ts';
import { answerOf, runFake, testSource } from '../../testing/fake-source.ts';

const START = Date.parse('2026-11-28T18:00:00Z');
const [SECOND, MINUTE] = [1000, 60_000];
const match = (stage: number, score: [number, number] = [0, 0]) => ({
  matches: [{ id: 'a', start: '2026-11-28T18:00:00Z', stage, score }],
});
const LIVE = match(12);
const stagesOf = (run: ReturnType<typeof runFake>): number[] =>
  run.ingest.delivered.flatMap((message) => (message.kind === 'status' ? [message.stage] : []));
const eventOf = (run: ReturnType<typeof runFake>) => [...run.ingest.state.events.values()][0];

it('a goal of an answer is delivered with the next request of a match in play', async () => {
  const run = runFake(START, ({ nowMs }) => answerOf(match(12, nowMs < START + MINUTE ? [0, 0] : [1, 0])));
  await run.until(START + 80 * SECOND);
  expect(eventOf(run)).toMatchObject({ stage: 12, score: [1, 0] });
  expect(run.requests.map(({ atMs }) => (atMs - START) / SECOND)).toEqual([0, 15, 30, 45, 60, 75]);
});

it('a request carries the key, the program and the validators of the last answer', async () => {
  const headers = { etag: '"1"', 'last-modified': 'Sat, 28 Nov 2026 17:00:00 GMT' };
  const run = runFake(START, ({ headers: sent }) =>
    sent['if-none-match'] === '"1"' ? answerOf('', { status: 304 }) : answerOf(LIVE, { headers }),
  );
  await run.until(START + 100 * SECOND);
  expect(run.requests[1]!.headers).toMatchObject({
    'x-key': 'secret-key-of-the-operator',
    'user-agent': 'stillingen/test',
    'if-none-match': '"1"',
    'if-modified-since': headers['last-modified'],
  });
  expect(eventOf(run)).toMatchObject({ stage: 12 });
  expect(run.heartbeats.length).toBeGreaterThan(1);
});

it('a 304 for an answer that was not requested is a failure, and the whole answer is requested again', async () => {
  const run = runFake(START, ({ nowMs }) => (nowMs === START ? answerOf('', { status: 304 }) : answerOf(LIVE)));
  await run.until(START + MINUTE);
  expect(eventOf(run)).toMatchObject({ stage: 12 });
  expect(run.lines.join('\n')).toContain('/day: 304 for an answer that was not requested');
});

const BAD: readonly (readonly [string, HttpAnswer | { error: string }, string])[] = [
  ['HTML', answerOf('<!doctype html><p>soon back</p>'), 'not JSON: it begins with "<!doctype html><p>so"'],
  ['half an answer', answerOf('{"matches":[{"id":"a"'), 'not JSON'],
  ['null', answerOf('null'), 'must be object, not null'],
  ['an empty answer', answerOf(''), 'an empty answer'],
  ['a list where an object was', answerOf([]), 'must'],
  ['500', answerOf('oops', { status: 500 }), '500'],
  ['100 MB', { error: 'more than 8388608 bytes' }, 'more than 8388608 bytes'],
  ['a redirect to another host', { error: 'a redirect to another host' }, 'a redirect to another host'],
  ['no connection', { error: 'ECONNREFUSED' }, 'ECONNREFUSED'],
];

it.each(BAD)('an answer that is %s is one line, changes nothing, and the next good answer counts', async (_, bad, line) => {
  const isBad = (nowMs: number): boolean => nowMs > START + 20 * SECOND && nowMs < START + 2 * MINUTE;
  const run = runFake(START, ({ nowMs }) => (isBad(nowMs) ? bad : answerOf(match(12, nowMs < START + MINUTE ? [0, 0] : [0, 1]))));
  await run.until(START + 5 * MINUTE);
  expect(eventOf(run)).toMatchObject({ stage: 12, score: [0, 1] });
  expect(run.lines.filter((each) => each.includes(line))).toHaveLength(1);
  expect(run.lines.join('\n')).toContain('test-source: /day: ');
});

it('one match that cannot be read is a line with the path of its field, and stops no other', async () => {
  const body = { matches: [{ id: 'a', start: 'x', stage: '12', score: [0, 0] }, ...LIVE.matches] };
  const run = runFake(START, () => answerOf(body));
  await run.until(START + MINUTE);
  expect(eventOf(run)).toMatchObject({ stage: 12 });
  expect(run.lines).toContain('test-source: /day: matches/0/stage: must be integer, not "12"');
});

it.each([401, 403])('a refused key (%i) ends the run with one line that names the setting, without the key', async (status) => {
  const run = runFake(START, () => answerOf('secret-key-of-the-operator is unknown', { status }));
  await run.until(START + MINUTE);
  expect(run.requests).toHaveLength(1);
  expect(run.lines.at(-1)).toBe(`test-source: /day: ${status}, the source refuses the key: check TEST_KEY`);
  expect(JSON.stringify([run.lines, run.states])).not.toContain('secret-key');
});

it.each([
  ['with retry-after in seconds', { 'retry-after': '90' }, 90],
  ['with retry-after as a time', { 'retry-after': 'Sat, 28 Nov 2026 18:02:15 GMT' }, 120],
  ['without retry-after', {}, 60],
])('429 %s pauses all requests of the source', async (_, headers, seconds) => {
  const run = runFake(START, ({ nowMs }) => (nowMs === START + 15_000 ? answerOf('', { status: 429, headers }) : answerOf(LIVE)));
  await run.until(START + 4 * MINUTE);
  expect((run.requests[2]!.atMs - run.requests[1]!.atMs) / SECOND).toBe(seconds);
});

it('a source that fails is requested with growing pauses of at most ten minutes', async () => {
  const run = runFake(START, () => answerOf('', { status: 502 }));
  await run.until(START + 60 * MINUTE);
  const pauses = run.requests.slice(1).map(({ atMs }, index) => atMs - run.requests[index]!.atMs);
  expect(pauses.slice(0, 4)).toEqual([1.5, 3, 6, 12].map((seconds) => seconds * SECOND));
  expect(Math.max(...pauses)).toBeLessThanOrEqual(10 * MINUTE);
  expect(run.lines.filter((line) => line.includes('502'))).toHaveLength(1);
});

it('an address that the source does not have is left alone for hours', async () => {
  const run = runFake(START, () => answerOf('', { status: 404 }));
  await run.until(START + 5 * 60 * MINUTE);
  expect(run.requests).toHaveLength(1);
});

it('matches of a source that fails for five minutes are awaited, without a heartbeat, until it answers again', async () => {
  const isDown = (nowMs: number): boolean => nowMs > START + MINUTE && nowMs < START + 20 * MINUTE;
  const run = runFake(START, ({ nowMs }) => (isDown(nowMs) ? answerOf('', { status: 503 }) : answerOf(LIVE)));
  await run.until(START + 40 * MINUTE);
  expect(stagesOf(run)).toEqual([12, Stage.awaitingUpdate, 12]);
  const silent = run.heartbeats.filter((ms) => ms > START + 2 * MINUTE && ms < START + 20 * MINUTE);
  expect(silent).toEqual([]);
  expect(eventOf(run)).toMatchObject({ stage: 12, stageStart: START / 1000 });
});

it('a match in play that is in no answer any more is neither over nor deleted: it is awaited, and one line names it', async () => {
  const run = runFake(START, ({ nowMs }) => answerOf(nowMs < START + MINUTE ? LIVE : { matches: [] }));
  await run.until(START + 60 * MINUTE);
  expect(stagesOf(run)).toEqual([12, Stage.awaitingUpdate]);
  expect(run.lines).toContain('test-source: t/a is in no answer any more');
});

it('an answer older than the last one by its date is dropped', async () => {
  const date = (minute: number) => ({ headers: { date: new Date(START + minute * MINUTE).toUTCString() } });
  const run = runFake(START, ({ nowMs }) => (nowMs === START ? answerOf(match(12, [1, 0]), date(0)) : answerOf(LIVE, date(-5))));
  await run.until(START + 3 * MINUTE);
  expect(eventOf(run)).toMatchObject({ score: [1, 0] });
});

it('messages that no server accepted are delivered again after the next answer', async () => {
  let isDown = true;
  const run = runFake(START, () => answerOf(LIVE));
  const deliver = run.ingest.deliver.bind(run.ingest);
  run.ingest.deliver = async (messages, options) => {
    if (isDown && messages.length > 0) {
      isDown = run.clock.nowMs() < START + 30 * SECOND;
      throw new Error('ECONNREFUSED');
    }
    return deliver(messages, options);
  };
  await run.until(START + 2 * MINUTE);
  expect(eventOf(run)).toMatchObject({ stage: 12 });
  expect(run.lines).toContain('test-source: the provider API does not answer: ECONNREFUSED');
});

it('a memory that cannot be written is one line, and the matches go on', async () => {
  const write = async (): Promise<void> => {
    throw new Error('ENOSPC: no space left on device');
  };
  const run = runFake(START, ({ nowMs }) => answerOf(match(12, nowMs < START + MINUTE ? [0, 0] : [1, 0])), {
    store: { read: async () => null, write },
  });
  await run.until(START + 2 * MINUTE);
  expect(eventOf(run)).toMatchObject({ score: [1, 0] });
  expect(run.lines.filter((line) => line.includes('ENOSPC'))).toEqual([
    'test-source: the memory is not written: ENOSPC: no space left on device',
  ]);
});

it('a restart with its memory repeats nothing, and one without it ends in the same state', async () => {
  const first = runFake(START, () => answerOf(match(12, [1, 0])));
  await first.until(START + MINUTE);
  const state = first.states.at(-1)!;
  const again = runFake(START + 2 * MINUTE, () => answerOf(match(12, [1, 0])), {
    store: { read: async () => state, write: async () => undefined },
  });
  await again.until(START + 3 * MINUTE);
  expect(again.ingest.delivered).toEqual([]);
});

it('requests stay within the budget of a minute, an hour and a day, over restarts too', async () => {
  const limits = { perMinute: 3, perHour: 60, perDay: 200 };
  const connector = { ...testSource, limits };
  let state: ReturnType<typeof runFake>['states'][number] | null = null;
  const times: number[] = [];
  for (let from = START; from < START + 26 * 60 * MINUTE; from += 2 * 60 * MINUTE) {
    const kept = state;
    const run = runFake(from, () => answerOf(LIVE), {
      connector,
      store: { read: async () => kept, write: async (next) => void (state = structuredClone(next)) },
    });
    await run.until(from + 2 * 60 * MINUTE - 1);
    times.push(...run.requests.map(({ atMs }) => atMs));
  }
  const most = (windowMs: number): number =>
    Math.max(...times.map((time) => times.filter((other) => other > time - windowMs && other <= time).length));
  expect([most(MINUTE), most(60 * MINUTE), most(24 * 60 * MINUTE)]).toEqual([3, 59, 199]);
});

it('no pause is longer than a minute when matches in play need more requests than an hour has', async () => {
  const connector = { ...testSource, limits: { perMinute: 10, perHour: 90, perDay: 3000 } };
  const run = runFake(START, () => answerOf(LIVE), { connector });
  await run.until(START + 150 * MINUTE);
  const pauses = run.requests.slice(1).map(({ atMs }, index) => atMs - run.requests[index]!.atMs);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(MINUTE);
});

it('requests that no match in play waits for leave the last of a minute to those that one waits for', async () => {
  const pages = Array.from({ length: 30 }, (_, page) => ({ path: `/page/${page}`, everyMs: 30 * SECOND, isLive: false }));
  const requests = () => [{ path: '/day', everyMs: 15 * SECOND, isLive: true }, ...pages];
  const run = runFake(START, () => answerOf(LIVE), { connector: { ...testSource, requests } });
  await run.until(START + 20 * MINUTE);
  const live = run.requests.filter(({ path, atMs }) => path === '/day' && atMs > START + MINUTE).map(({ atMs }) => atMs);
  expect(Math.max(...live.slice(1).map((ms, index) => ms - live[index]!))).toBeLessThanOrEqual(20 * SECOND);
});

it('the answers and matches of addresses that are planned no more are forgotten', async () => {
  const requests = ({ nowMs }: { nowMs: number }) => [
    { path: `/day/${Math.floor((nowMs - START) / (24 * 60 * MINUTE)) % 40}`, everyMs: 60 * MINUTE, isLive: false },
  ];
  const run = runFake(
    START,
    ({ path }) => answerOf(path === '/day/0' ? match(3) : { matches: [] }, { headers: { etag: '"1"' } }),
    {
      connector: { ...testSource, requests },
    },
  );
  await run.until(START + 39.5 * 24 * 60 * MINUTE);
  expect(run.states.at(-1)!.matches).toEqual([]);
  const again = run.requests.filter(({ path }) => path === '/day/3');
  expect([again[0], again[1]].map((request) => request!.headers['if-none-match'])).toEqual([undefined, '"1"']);
});
