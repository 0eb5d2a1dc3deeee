import { describe, expect, it } from 'vitest';
import { createClient } from '../client.ts';
import { createVirtualWorld, reply } from '../testing/virtual-world.ts';

const PARTICIPANT = { sport: 32, country: 63, participant: 'AbCd1234', tzHours: 1 };

async function open(answers: Readonly<Record<string, readonly [text: string, status?: number]>>, delayS = 0) {
  const world = createVirtualWorld();
  world.answer = async (url) => {
    const name = new URL(url).pathname.split('/').at(-1)!;
    const prefixes = ['px_', 'pe_', 'r_'];
    await world.sleep(1_000 * (1 + prefixes.findIndex((prefix) => name.startsWith(prefix))));
    const [text, status = 200] = answers[name] ?? ['', 500];
    return reply(text, status);
  };
  const client = createClient({ origin: 'https://example.test', projectId: 8, sign: 's', language: 'da', ports: world, delayS });
  return { world, opened: await client.openRaceParticipant(PARTICIPANT) };
}
const ALL = {
  r_32_1: ['AA÷repaired¬~A1÷f¬~'],
  px_32_63_AbCd1234_1_da_1: ['PR÷own¬~A1÷f¬~'],
  pe_1_AbCd1234: ['AA÷events01¬~A1÷f¬~'],
} as const;

describe('a participant of races', () => {
  it('[NODUEL-02] a participant of races loads its own feed, its events and repair together', async () => {
    const { world, opened } = await open(ALL);
    expect(opened.isLoading.get()).toBe(true);
    expect(world.requests.map(({ url }) => url.slice(url.lastIndexOf('/') + 1)).sort()).toEqual(Object.keys(ALL).sort());
  });

  it('[NODUEL-03, NODUEL-04] a participant of races has its results when all three have arrived, the repair first, then the link to more', async () => {
    const { world, opened } = await open(ALL);
    await world.advance(2_900);
    expect([opened.isLoading.get(), opened.results.get()]).toEqual([true, null]);
    const seen: unknown[] = [];
    opened.results.subscribe(() => seen.push(opened.results.get()));
    await world.advance(200);
    expect(opened.isLoading.get()).toBe(false);
    const results = {
      texts: ['AA÷repaired¬~A1÷f¬~', 'PR÷own¬~A1÷f¬~', 'AA÷events01¬~A1÷f¬~'],
      moreLinkId: 'participant-page-summary-results-more',
    };
    expect(seen).toEqual([results]);
  });

  it('[NODUEL-03] a participant of races has results without a repair', async () => {
    const { world, opened } = await open({ ...ALL, r_32_1: ['', 204] });
    await world.advance(4_000);
    expect(opened.results.get()?.texts).toEqual(['PR÷own¬~A1÷f¬~', 'AA÷events01¬~A1÷f¬~']);
  });

  it('a participant of races has the results as of the delay ago', async () => {
    const { world, opened } = await open(ALL, 30);
    const requested = world.requests.map(({ url }) => new URL(url).searchParams.get('asof'));
    expect(requested).toEqual(Array.from({ length: 3 }, () => String(Math.floor(world.nowMs() / 1000) - 31)));
    await world.advance(4_000);
    expect(opened.results.get()?.texts).toHaveLength(3);
  });

  const failures = [['', 500], ['AA÷cut¬~'], ['<html></html>']] as const;
  const each = Object.keys(ALL).flatMap((name) => failures.map((failure) => [name, failure] as const));
  it.each(each)('[NODUEL-05] a participant of races ends without results when %s fails: %j', async (name, failure) => {
    const { world, opened } = await open({ ...ALL, [name]: failure });
    await world.advance(60_000);
    expect([opened.isLoading.get(), opened.results.get()]).toEqual([false, null]);
  });
});
