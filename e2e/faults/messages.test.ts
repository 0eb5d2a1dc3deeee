import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { Stage } from '@stillingen/domain';
import type { Message, MessageResult } from '@stillingen/domain/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueKey } from '../../server/journal/providers.ts';
import { deliver, eventsOf, listFeed } from '../harness/feed.ts';
import { createMatch } from '../harness/match.ts';
import { journalFaults, textOf } from '../harness/faults/convergence.ts';
import { openSite, type FaultSite } from '../harness/faults/site.ts';
import { watch, type Watcher } from '../harness/faults/watcher.ts';

const FLOOD_MS = Number(process.env.STILLINGEN_FAULT_SECONDS ?? 8) * 1000;

let site: FaultSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site[Symbol.asyncDispose]());

async function submit(messages: readonly Message[], key = site.key): Promise<MessageResult[]> {
  const response = await deliver(site.machine.url, key, messages);
  expect(response.status).toBe(200);
  return ((await response.json()) as { results: MessageResult[] }).results;
}
const verdicts = (results: readonly MessageResult[]): string[] => results.map(({ result }) => result);

async function kickOff(name: string): Promise<{ match: ReturnType<typeof createMatch>; home: string; watcher: Watcher }> {
  const home = `Hjemme ${name}`;
  const match = createMatch({ key: name, home, away: `Ude ${name}` });
  expect(verdicts(await submit(match.kickedOff(20)))).toEqual(['accepted', 'accepted']);
  const watcher = watch(site.machine.url);
  await expect.poll(() => watcher.scores().get(home)).toBe('0-0');
  await expect.poll(() => watcher.client.connection.get().mode).toBe('push');
  return { match, home, watcher };
}
const rowAt = async (home: string) =>
  eventsOf(await textOf(site.machine.url, listFeed())).find(({ homeName }) => homeName === home);

describe('a faulty provider', () => {
  it('[F-17] one change is shown when a provider sends every message ten times', async () => {
    const { match, home, watcher } = await kickOff('f17');
    await using _watcher = watcher;
    const goal = [match.score(1, 0)];
    const at = await Promise.all(Array.from({ length: 5 }, () => submit(goal)));
    for (let time = 0; time < 5; time += 1) at.push(await submit(goal));
    expect(at.flatMap(verdicts).toSorted()).toEqual(['accepted', ...Array(9).fill('duplicate')]);
    await expect.poll(() => watcher.scores().get(home)).toBe('1-0');
    await submit([match.score(2, 0)]);
    await expect.poll(() => watcher.shown(home)).toEqual(['0-0', '1-0', '2-0']);
    expect(await site.db`select from journal where key = ${`${match.key}/score`}`).toHaveLength(2);
  });

  it('[F-18] no value falls back when a provider sends an older message after a newer one', async () => {
    const { match, home, watcher } = await kickOff('f18');
    await using _watcher = watcher;
    const [first, second, third] = [match.score(1, 0), match.score(2, 0), match.score(3, 0)];
    expect(verdicts(await submit([second]))).toEqual(['accepted']);
    await expect.poll(() => watcher.scores().get(home)).toBe('2-0');
    expect(verdicts(await submit([first, second]))).toEqual(['stale', 'duplicate']);
    expect(verdicts(await submit([third]))).toEqual(['accepted']);
    await expect.poll(() => watcher.shown(home)).toEqual(['0-0', '2-0', '3-0']);
  });

  it('[F-19] no message waits for missing numbers of a key, as values are absolute', async () => {
    const { match, home, watcher } = await kickOff('f19');
    await using _watcher = watcher;
    for (let lost = 0; lost < 50; lost += 1) match.score(0, 0);
    expect(verdicts(await submit([match.score(2, 1)]))).toEqual(['accepted']);
    await expect.poll(() => watcher.shown(home)).toEqual(['0-0', '2-1']);
  });

  it('[F-20] the score falls with a mark when a goal is withdrawn, and a goal after the end is refused', async () => {
    const { match, home, watcher } = await kickOff('f20');
    await using _watcher = watcher;
    await submit([match.incident('g', { type: 'goal', side: 'home', minute: 12, score: [1, 0] }), match.score(1, 0)]);
    await expect.poll(() => watcher.scores().get(home)).toBe('1-0');
    await submit([match.retract('g', { reason: 'var', score: [0, 0] })]);
    await expect.poll(() => watcher.shown(home)).toEqual(['0-0', '1-0', '0-0']);
    expect(await rowAt(home)).toMatchObject({ homeScore: 0, corrections: 1, correctedFrom: '1-0' });
    await submit([match.status(Stage.finished, { score: { home: 0, away: 0, fullTime: [0, 0] } })]);
    const late = match.score(1, 0);
    expect(verdicts(await submit([late]))).toEqual(['refused']);
    expect(await rowAt(home)).toMatchObject({ stage: Stage.finished, homeScore: 0 });
    const corrected = match.score(1, 0, { supersedes: { key: `${match.key}/score`, seq: 1 }, reason: 'clerical' });
    expect(verdicts(await submit([corrected]))).toEqual(['accepted']);
    await expect.poll(() => watcher.scores().get(home)).toBe('1-0');
  });

  it('[F-21] a match stays finished when its provider alternates between finished and live', async () => {
    const next = await kickOff('f21-next');
    await next.watcher[Symbol.asyncDispose]();
    const { match, home, watcher } = await kickOff('f21');
    await using _watcher = watcher;
    const stages: (number | null)[] = [];
    const seen = watcher.rowOf(home);
    seen.subscribe(() => {
      if (stages.at(-1) !== seen.get().stage) stages.push(seen.get().stage);
    });
    const live: string[] = [];
    for (let time = 0; time < 10; time += 1) {
      await submit([match.status(Stage.finished)]);
      live.push(...verdicts(await submit([match.status(Stage.secondHalf)])));
    }
    await submit([match.status(Stage.finished, { score: { home: 3, away: 3 } })]);
    // Messages are applied in order: the next one shows that all before it were.
    await submit([next.match.score(1, 0)]);
    await expect.poll(() => watcher.scores().get(next.home)).toBe('1-0');
    expect(stages).toEqual([Stage.finished]);
    expect(new Set(live)).toEqual(new Set(['refused']));
    expect(await rowAt(home)).toMatchObject({ stage: Stage.finished });
  });

  it('[F-22] visitors are at most five seconds behind when a provider sends ten times its usual rate', async () => {
    const provider = await site.provider(22, 60);
    await using watcher = watch(site.machine.url);
    const memory = (): number =>
      Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${site.machine.program.child.pid}/status`, 'utf8'))![1]) / 1024;
    provider.begin(500);
    await sleep(2000);
    const before = memory();
    await sleep(FLOOD_MS);
    const grown = memory() - before;
    await provider.stop();
    const startMs = performance.now();
    const reportedScores = (): [string, string][] => provider.matches.map(({ home, score }) => [home, score]);
    await expect
      .poll(() => reportedScores().filter(([home, score]) => watcher.scores().get(home) !== score), {
        timeout: 5000,
        interval: 20,
      })
      .toEqual([]);
    console.log(
      `F-22: ${provider.answered.size} messages; visitors ${Math.round(performance.now() - startMs)} ms behind; memory ${Math.round(grown)} MB more`,
    );
    expect(grown).toBeLessThan(150);
    expect(await journalFaults(site.db, provider)).toEqual({ lost: [], doubled: [] });
  });

  it.each<[string, string | Buffer, Record<string, string>, number]>([
    ['torn JSON', '[{"kind":"sco', {}, 400],
    ['a page of a proxy', '<!doctype html><h1>Bad gateway</h1>', { 'content-type': 'text/html' }, 415],
    ['a page of a proxy that is called JSON', '<!doctype html><h1>OK</h1>', {}, 400],
    ['9 MB', `["${'x'.repeat(9 * 2 ** 20)}"]`, {}, 413],
    ['a compressed bomb', gzipSync(Buffer.alloc(64 * 2 ** 20, 0x20)), { 'content-encoding': 'gzip' }, 415],
    ['a very deep list', '['.repeat(200_000), {}, 400],
    ['nothing', '', {}, 400],
  ])('[F-23] %s is refused with a reason, and other providers are served', async (what, body, headers, status) => {
    const response = await fetch(`${site.machine.url}/ingest/v1/messages`, {
      method: 'POST',
      headers: { authorization: `Bearer ${site.key}`, 'content-type': 'application/json', ...headers },
      body: body as BodyInit,
    });
    expect([response.status, await response.json()]).toEqual([status, { code: expect.any(String), message: expect.any(String) }]);
    const name = `f23-${what.replaceAll(' ', '-')}`;
    const other = createMatch({ key: name, home: `Hold ${name}`, away: `Gæst ${name}` });
    expect(verdicts(await submit([other.fixture()]))).toEqual(['accepted']);
  });

  it('[F-24] an unknown field is ignored and reported, and a missing or wrong one is refused with its path', async () => {
    const { match, home, watcher } = await kickOff('f24');
    await using _watcher = watcher;
    const { score: _gone, ...without } = match.score(1, 0);
    const messages = [
      without as Message,
      { ...match.score(1, 0), score: { home: 'one', away: 0 } } as unknown as Message,
      { ...match.score(1, 0), novel: { deep: [1] } } as unknown as Message,
      match.score(2, 2),
    ];
    const results = await submit(messages);
    expect(results.slice(0, 3)).toEqual([
      { index: 0, result: 'refused', code: 'invalid', path: '', allowed: 'also score' },
      { index: 1, result: 'refused', code: 'invalid', path: '/score/home', allowed: 'must be integer' },
      { index: 2, result: 'accepted', ignored: ['/novel'] },
    ]);
    expect(results[3]!.result).toBe('accepted');
    await expect.poll(() => watcher.scores().get(home)).toBe('2-2');
    const metrics = await (await fetch(`${site.machine.url}/metrics`)).text();
    expect(metrics).toMatch(/stillingen_ingest_messages_total\{provider="faults",result="refused"\} [1-9]/);
    expect(metrics).toMatch(/stillingen_ingest_unknown_fields_total\{provider="faults"\} 1/);
  });

  it('[F-26] the first of two contradicting providers counts in any order, and the journal keeps both', async () => {
    const { match, home, watcher } = await kickOff('f26');
    await using _watcher = watcher;
    const key = await issueKey(site.db, 'faults-other', 'real');
    const other = createMatch({ key: 'x26', home, away: 'Ude f26' });
    await submit(other.kickedOff(20), key);
    await submit([match.score(1, 0)]);
    await submit([other.score(0, 1)], key);
    await expect.poll(() => watcher.scores().get(home)).toBe('1-0');
    await submit([match.score(2, 0)]);
    await submit([other.score(0, 2)], key);
    await expect.poll(() => watcher.shown(home)).toEqual(['0-0', '1-0', '2-0']);
    const rows = await site.db`select provider from journal where key in ('f26/score', 'x26/score')`;
    expect(rows.map(({ provider }) => provider as string).toSorted()).toEqual([
      'faults',
      'faults',
      'faults-other',
      'faults-other',
    ]);
  });
});
