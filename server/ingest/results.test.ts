import { fixture, score, status } from '../../domain/testing/scenario.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { logOutput } from '../ops/output.ts';
import { today } from '../testing/run.ts';
import { startTestStack, type TestStack } from '../testing/stack.ts';

let stack: TestStack;
let key: string;
beforeAll(async () => {
  stack = await startTestStack();
  key = await stack.keyOf('test');
});
afterAll(() => stack[Symbol.asyncDispose]());

const match = (name: string) => ({
  fixture: fixture({ key: name, home: { name: `${name} hjemme` }, away: { name: `${name} ude` } }),
  status: (seq: number, stage: number, more = {}) => ({ ...status(seq, stage, more), key: `${name}/status`, event: name }),
  score: (seq: number, home: number, away: number) => ({ ...score(seq, home, away), key: `${name}/score`, event: name }),
});

describe('results of POST /ingest/v1/messages', () => {
  it('refuses an exchange of home and away when a goal was reported', async () => {
    const { fixture: first, ...o } = match('o');
    await stack.submit(key, [first, o.status(1, 12), o.score(2, 1, 0)]);
    const exchanged = { ...first, seq: 2, home: first.away, away: first.home };
    expect(await stack.submit(key, [exchanged])).toMatchObject([
      { result: 'refused', code: 'sides_settled', path: '/home/name', allowed: expect.stringContaining('o hjemme') },
    ]);
  });

  it('refuses a time more than two minutes ahead of its clock, with the allowed range', async () => {
    const a = match('a');
    const ahead = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
    expect(
      await stack.submit(key, [
        a.fixture,
        a.status(1, 12, { at: ahead(60) }),
        a.status(1, 12, { stageStart: '2126-11-20T18:00:00Z' }),
        a.status(1, 12, { at: ahead(1) }),
        { ...a.fixture, seq: 2, start: '2126-11-20T18:00:00Z' },
        { ...a.fixture, seq: 2, start: ahead(60 * 24 * 300) },
      ]),
    ).toMatchObject([
      { result: 'accepted' },
      {
        result: 'refused',
        code: 'time_ahead',
        path: '/at',
        allowed: expect.stringMatching(/^at most \d{4}-.*two minutes ahead/),
      },
      { result: 'refused', code: 'time_ahead', path: '/stageStart' },
      { result: 'accepted' },
      { result: 'refused', code: 'time_ahead', path: '/start' },
      { result: 'accepted' },
    ]);
  });

  it('refuses 9-8 after penalties when no shoot-out is reported', async () => {
    const p = match('p');
    expect(await stack.submit(key, [p.fixture, p.status(1, 11, { score: { home: 9, away: 8 } })])).toMatchObject([
      { result: 'accepted' },
      { result: 'refused', code: 'impossible_score', path: '/score' },
    ]);
    expect(await (await fetch(`${stack.url}/metrics`)).text()).toContain(
      'stillingen_ingest_contradictions_total{provider="test"} 0',
    );
  });

  it('shows the result of a second provider if the first has none, and counts and logs a contradiction', async () => {
    const lines: string[] = [];
    using _written = vi.spyOn(logOutput, 'write').mockImplementation((line) => {
      lines.push(line);
    });
    await using two = await startTestStack({ settings: { LOG_LEVEL: 'warn' } });
    const [first, second] = [await two.keyOf('first'), await two.keyOf('second')];
    const { fixture: announced, ...m } = match('m');
    const ofToday = { ...announced, start: `${await today(1)}T11:00:00Z` };
    await two.submit(first, [ofToday]);
    await two.submit(second, [ofToday, m.status(1, 3, { score: { home: 2, away: 1 } })]);
    expect(await (await two.feed('f_1_0_1_da_1')).text()).toMatch(/AB÷3¬.*AG÷2¬.*AH÷1¬/);
    await two.submit(first, [m.status(1, 3, { score: { home: 2, away: 2 } })]);
    await two.submit(second, [{ ...m.status(2, 3, { score: { home: 2, away: 1 } }) }]);
    expect(await (await fetch(`${two.url}/metrics`)).text()).toContain(
      'stillingen_ingest_contradictions_total{provider="second"} 1',
    );
    expect(
      lines
        .map((line) => JSON.parse(line) as { provider: string; stands: string; reported: string })
        .filter(({ stands }) => stands),
    ).toMatchObject([
      { provider: 'first', stands: '2-1', reported: '2-2' },
      { provider: 'second', stands: '2-2', reported: '2-1' },
    ]);
  });

  describe('POST /ingest/v1/messages?events=whole', () => {
    const post = (messages: readonly unknown[], query = '?events=whole') =>
      fetch(`${stack.url}/ingest/v1/messages${query}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify(messages),
      });
    const resultsOf = async (messages: readonly unknown[]) =>
      ((await (await post(messages)).json()) as { results: { result: string; code?: string; allowed?: string }[] }).results;
    const count = async () => Number((await stack.db`select count(*)::int as n from journal`)[0]!.n);

    it('accepts no message of an event with a refused one, and all others', async () => {
      const [bad, good] = [match('bad'), match('good')];
      const before = await count();
      expect(
        await resultsOf([
          bad.fixture,
          good.fixture,
          bad.status(1, 3, { score: { home: 1, away: 0, parts: [[5, 0]] } }),
          good.status(1, 3, { score: { home: 1, away: 0 } }),
        ]),
      ).toMatchObject([
        { result: 'refused', code: 'event_refused', allowed: expect.stringContaining('bad/status') },
        { result: 'accepted' },
        { result: 'refused', code: 'impossible_score' },
        { result: 'accepted' },
      ]);
      expect(await count()).toBe(before + 2);
      expect(await resultsOf([bad.status(2, 12)])).toMatchObject([{ code: 'unknown_event' }]);
    });

    it('accepts no message of an event with an invalid one', async () => {
      const formless = match('formless');
      expect(await resultsOf([formless.fixture, { ...formless.score(1, 0, 0), score: { home: -1, away: 0 } }])).toMatchObject([
        { code: 'event_refused' },
        { code: 'invalid' },
      ]);
    });

    it('leaves an event as it was when a correction of it is refused', async () => {
      const known = match('known');
      expect(await resultsOf([known.fixture, known.status(1, 12), known.score(2, 1, 0)])).toMatchObject(
        Array.from({ length: 3 }, () => ({ result: 'accepted' })),
      );
      const before = await count();
      expect(
        await resultsOf([
          { ...known.fixture, seq: 2, venue: 'Ny bane' },
          known.score(2, 1, 0),
          known.status(2, 11, { score: { home: 9, away: 8 } }),
        ]),
      ).toMatchObject([{ code: 'event_refused' }, { result: 'duplicate' }, { code: 'impossible_score' }]);
      expect(await count()).toBe(before);
      expect(await resultsOf([known.score(3, 2, 0)])).toMatchObject([{ result: 'accepted' }]);
    });

    it('refuses an unknown option', async () => {
      const response = await post([], '?events=some');
      expect([response.status, await response.json()]).toEqual([
        400,
        { code: 'unknown_option', message: 'events: whole, or left out' },
      ]);
    });
  });
});
