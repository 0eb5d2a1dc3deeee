import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fixture, goal, retraction, score, status } from '../../../domain/testing/scenario.ts';
import { startTestWebhooks, type TestWebhooks } from '../../testing/webhooks/webhooks.ts';
import { MAX_ENDPOINTS } from './endpoints.ts';
import { RETRIES_MS } from './schedule.ts';

let test: TestWebhooks;
beforeEach(async () => {
  test = await startTestWebhooks();
});
afterEach(() => test[Symbol.asyncDispose]());

const typesAt = (path: string): readonly string[] => test.received(path).map(({ body }) => body.type);
const lineOf = async (id: string) => (await test.endpoints.lines()).find((line) => line.id === id)!;
/** A retry is due with the next turn of the sender, at most a second later. */
const untilReceived = (path: string, count: number): Promise<void> =>
  expect.poll(() => test.received(path).length, { interval: 20 }).toBe(count);
/** The end of a process right after a delivery would repeat it. */
const untilNoted = (outcomes: number): Promise<void> => expect.poll(() => test.outcomes.length, { interval: 20 }).toBe(outcomes);
const untilFailed = (count: number): Promise<void> =>
  expect.poll(() => test.outcomes.filter((outcome) => outcome !== 'delivered').length, { interval: 20 }).toBe(count);

describe('an endpoint', () => {
  it('gets a signed message for each moment of a match, in order', async () => {
    await test.add('/a');
    const service = await test.startProcess();
    await test.submit([fixture(), status(1, 12), score(2, 1, 0)], [service]);
    await test.submit([goal('g1', 3, 'home'), score(4, 0, 0, { key: 'm1/score' })], [service]);
    await test.submit([status(5, 3)], [service]);
    await expect.poll(() => typesAt('/a')).toEqual(['match.started', 'match.score', 'match.corrected', 'match.finished']);
    const [, scored, corrected] = test.received('/a');
    expect(scored!.body).toMatchObject({
      timestamp: '2026-11-20T18:00:00.000Z',
      data: {
        sequence: 3,
        origin: 'real',
        url: `https://stilling.example/kamp/${String(scored!.body.data['id'])}/`,
        sport: { id: 1, name: 'soccer' },
        competition: { name: 'Superligaen' },
        home: { name: 'Brøndby IF', country: 'dk' },
        away: { name: 'Vejle Boldklub' },
        ...{ start: '2026-11-20T18:00:00.000Z', phase: 'live', score: [1, 0] },
        change: { occasion: 'goal', side: 'home', score: [1, 0] },
      },
    });
    expect(corrected!.body.data).toMatchObject({ score: [0, 0], change: { previousScore: [1, 0], reason: 'unknown' } });
    expect(new Set(test.received('/a').map(({ id }) => id)).size).toBe(4);
  });

  it('gets the kinds, sports, competitions and teams that it is for', async () => {
    const service = await test.startProcess();
    await test.submit([fixture()], [service]);
    const [event] = [...test.state.events.values()];
    const { templateId } = test.state.leagues.get(event!.leagueId)!;
    await test.add('/kinds', { kinds: ['goal'] });
    await test.add('/sport', { sports: [2] });
    await test.add('/league', { leagues: [templateId] });
    await test.add('/team', { leagues: ['AAAAAAAA'], teams: [event!.away], kinds: ['start'] });
    await test.add('/other', { teams: ['AAAAAAAA'] });
    await expect.poll(() => service.counts.endpoints).toBe(5);
    await test.submit([status(1, 12), score(2, 1, 0)], [service]);
    await expect.poll(() => typesAt('/league')).toEqual(['match.started', 'match.score']);
    await expect.poll(() => typesAt('/kinds')).toEqual(['match.score']);
    await expect.poll(() => typesAt('/team')).toEqual(['match.started']);
    expect([typesAt('/sport'), typesAt('/other')]).toEqual([[], []]);
  });

  it('gets no message of what is reported half an hour late', async () => {
    await test.add('/a');
    const service = await test.startProcess();
    await test.submit([fixture(), status(1, 12)], [service]);
    test.advance(3_600_000);
    await test.submit([score(2, 1, 0), score(59, 2, 0)], [service]);
    await untilReceived('/a', 2);
    expect(test.received('/a').at(-1)!.body.data).toMatchObject({ score: [2, 0] });
  });

  it('is one of a few', async () => {
    for (let n = 0; n < MAX_ENDPOINTS; n += 1) await test.add(`/${n}`);
    const filter = { kinds: [], sports: [], leagues: [], teams: [] };
    expect(await test.endpoints.add(`${test.receiver.url}/more`, filter)).toBeNull();
  });

  it('gets nothing after it is removed', async () => {
    const id = await test.add('/a');
    const service = await test.startProcess();
    await test.submit([fixture(), status(1, 12)], [service]);
    await untilReceived('/a', 1);
    expect([await test.endpoints.remove(id), await test.endpoints.remove(id)]).toEqual([true, false]);
    await expect.poll(() => service.counts.endpoints).toBe(0);
    await test.submit([score(2, 1, 0)], [service]);
    await service.settled();
    expect(await test.db`select from webhook_progress`).toHaveLength(0);
    expect(test.received('/a')).toHaveLength(1);
  });
});

describe('a failed attempt', () => {
  it.each([
    ['500', { status: 500 }, 'answered 500'],
    ['404', { status: 404 }, 'answered 404'],
    ['a redirect, which is not followed', { status: 302, headers: { location: '/other' } }, 'answered 302'],
  ])('is repeated with the same id after %s', async (_, answer, failure) => {
    const id = await test.add('/a', {}, [answer, { status: 204 }]);
    const service = await test.startProcess();
    await test.submit([fixture(), status(1, 12)], [service]);
    await untilFailed(1);
    expect(await lineOf(id)).toMatchObject({ failure, waiting: 1, dead: 0, succeededAt: null });
    test.advance(5000);
    await untilReceived('/a', 2);
    await expect.poll(() => lineOf(id)).toMatchObject({ failure: '', waiting: 0 });
    const [first, second] = test.received('/a');
    expect(second).toEqual(first);
    expect(test.receiver.received.map(({ path }) => path)).toEqual(['/a', '/a']);
  });

  it('is repeated by the schedule of Standard Webhooks, and ends as a dead letter, which can be sent again', async () => {
    const id = await test.add('/a', {}, [{ status: 500 }]);
    const service = await test.startProcess();
    await test.submit([fixture(), status(1, 12)], [service]);
    for (const [at, pauseMs] of RETRIES_MS.entries()) {
      await untilFailed(at + 1);
      test.advance(pauseMs - 1);
      expect(await test.outbox.due(1)).toEqual([]);
      test.advance(1);
    }
    await expect.poll(() => test.outcomes.at(-1)).toBe('dead');
    expect(test.received('/a')).toHaveLength(RETRIES_MS.length + 1);
    expect(await lineOf(id)).toMatchObject({ waiting: 0, dead: 1 });
    test.receiver.answer('/a', [{ status: 200 }]);
    expect([await test.outbox.retry('wh_other'), await test.outbox.retry(id)]).toEqual([null, 1]);
    await expect.poll(() => lineOf(id)).toMatchObject({ waiting: 0, dead: 0, failure: '' });
    expect(new Set(test.received('/a').map((each) => each.id)).size).toBe(1);
  });

  it('waits for the time of Retry-After', async () => {
    await test.add('/a', {}, [{ status: 503, headers: { 'retry-after': '120' } }, { status: 200 }]);
    const service = await test.startProcess();
    await test.submit([fixture(), status(1, 12)], [service]);
    await untilFailed(1);
    test.advance(119_000);
    expect(await test.outbox.due(1)).toEqual([]);
    test.advance(1000);
    await untilReceived('/a', 2);
  });

  it('with 410 disables the endpoint, until its dead letters are sent again', async () => {
    const id = await test.add('/a', {}, [{ status: 410 }, { status: 200 }]);
    const service = await test.startProcess();
    await test.submit([fixture(), status(1, 12), score(2, 1, 0)], [service]);
    await expect.poll(() => test.outcomes).toEqual(['disabled']);
    await expect.poll(() => lineOf(id)).toMatchObject({ failure: 'answered 410', waiting: 0, dead: 2 });
    expect((await lineOf(id)).disabledAt).not.toBeNull();
    await test.outbox.retry(id);
    await expect.poll(() => typesAt('/a')).toEqual(['match.started', 'match.started', 'match.score']);
  });

  it('holds later messages of its match back, and those of no other match', async () => {
    await test.add('/a', {}, [{ status: 500 }, { status: 200 }]);
    const service = await test.startProcess();
    const other = { key: 'm2', home: { name: 'AGF' }, away: { name: 'Viborg FF' } };
    await test.submit([fixture(), status(1, 12)], [service]);
    await untilFailed(1);
    await test.submit([score(2, 1, 0), fixture(other), status(1, 12, { key: 'm2/status', event: 'm2' })], [service]);
    await untilReceived('/a', 2);
    expect(test.received('/a')[1]!.body.data).toMatchObject({ home: { name: 'AGF' } });
    test.advance(5000);
    await expect.poll(() => typesAt('/a').slice(2)).toEqual(['match.started', 'match.score']);
  });

  it('that keeps failing lets later messages of its match pass', async () => {
    await test.add('/a', {}, [{ status: 500 }, { status: 500 }, { status: 500 }, { status: 200 }]);
    const service = await test.startProcess();
    await test.submit([fixture(), status(1, 12), score(2, 1, 0)], [service]);
    await untilFailed(1);
    test.advance(RETRIES_MS[0]);
    await untilFailed(2);
    expect(typesAt('/a')).toEqual(['match.started', 'match.started']);
    test.advance(RETRIES_MS[1]);
    await expect.poll(() => typesAt('/a').slice(2)).toEqual(['match.started', 'match.score']);
  });
});

it('an endpoint that never answers does not delay another', async () => {
  await test.add('/silent', {}, [null]);
  await test.add('/a');
  const service = await test.startProcess();
  const matches = Array.from({ length: 6 }, (_, n) => `m${n}`);
  for (const key of matches) {
    const sides = { home: { name: `Home ${key}` }, away: { name: `Away ${key}` } };
    await test.submit([fixture({ key, ...sides }), status(1, 12, { key: `${key}/status`, event: key })], [service]);
  }
  await untilReceived('/a', 6);
  expect(test.received('/silent')).toHaveLength(4);
});

describe('the address of an endpoint', () => {
  it('on this machine gets no request unless that is allowed, whatever it was when it was added', async () => {
    const id = await test.add('/a');
    const service = await test.startProcess({ reach: 'public' });
    await test.submit([fixture(), status(1, 12)], [service]);
    await expect.poll(() => lineOf(id)).toMatchObject({ failure: 'the address is not public', waiting: 1 });
    expect(test.receiver.received).toEqual([]);
  });

  it('is found by its name at each attempt, and refused once that leads to this machine', async () => {
    const url = test.receiver.url.replace('127.0.0.1', 'localhost');
    await test.endpoints.add(`${url}/a`, { kinds: [], sports: [], leagues: [], teams: [] });
    const service = await test.startProcess({ reach: 'public' });
    await test.submit([fixture(), status(1, 12)], [service]);
    await untilFailed(1);
    expect(test.receiver.received).toEqual([]);
  });
});

describe('after the end of a process', () => {
  it('messages that it did not send are sent by the next', async () => {
    await test.add('/a', {}, [null, { status: 200 }]);
    const first = await test.startProcess();
    await test.submit([fixture(), status(1, 12)], [first]);
    await untilReceived('/a', 1);
    await first[Symbol.asyncDispose]();
    await test.startProcess();
    await untilReceived('/a', 2);
    expect(test.received('/a')[1]).toEqual(test.received('/a')[0]);
  });

  it('what happened meanwhile is read from the journal', async () => {
    await test.add('/a');
    const first = await test.startProcess();
    await test.submit([fixture(), status(1, 12)], [first]);
    await untilNoted(1);
    await first[Symbol.asyncDispose]();
    await test.submit([score(2, 1, 0), score(3, 2, 0)], []);
    const next = await test.startProcess();
    await test.submit([score(4, 3, 0)], [next]);
    await expect
      .poll(() => test.received('/a').map(({ body }) => body.data['score']))
      .toEqual([
        [0, 0],
        [1, 0],
        [2, 0],
        [3, 0],
      ]);
  });

  it('an endpoint gets nothing from before it was added', async () => {
    await test.add('/a');
    const first = await test.startProcess();
    await test.submit([fixture(), status(1, 12)], [first]);
    await untilNoted(1);
    await first[Symbol.asyncDispose]();
    await test.submit([score(2, 1, 0)], []);
    test.advance(1000);
    await test.add('/b');
    await test.submit([score(3, 2, 0)], []);
    await test.startProcess();
    await untilReceived('/a', 3);
    await untilReceived('/b', 1);
    expect(test.received('/b')[0]!.body.data).toMatchObject({ score: [2, 0] });
  });
});

describe('two processes', () => {
  it('send each message once, and the other one takes over', async () => {
    await test.add('/a');
    const first = await test.startProcess({ isAlone: false });
    const second = await test.startProcess({ isAlone: false });
    await test.submit([fixture(), status(1, 12), score(2, 1, 0)], [first, second]);
    await untilNoted(2);
    await first[Symbol.asyncDispose]();
    await test.submit([score(3, 2, 0)], [second]);
    await untilReceived('/a', 3);
    await second.settled();
    expect(typesAt('/a')).toEqual(['match.started', 'match.score', 'match.score']);
  });
});

it('a withdrawn goal is a correction with its reason', async () => {
  await test.add('/a', { kinds: ['correction'] });
  const service = await test.startProcess();
  await test.submit([fixture(), status(1, 12), goal('g1', 3, 'home', { score: [1, 0] }), score(2, 1, 0)], [service]);
  await test.submit([retraction('g1', { at: '2026-11-20T18:05:00Z' }), score(6, 0, 0)], [service]);
  await untilReceived('/a', 1);
  expect(test.received('/a')[0]!.body).toMatchObject({ type: 'match.corrected', data: { change: { reason: 'offside' } } });
});
