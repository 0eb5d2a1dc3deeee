import { describe, expect, it } from 'vitest';
import { createClient } from '../client.ts';
import { createClock } from './clock.ts';
import { createDelayQueue } from './delay.ts';
import { openDetail } from '../sync/detail.ts';
import { createStore } from '../store.ts';
import { eventWith, matchText } from '../testing/feed-texts.ts';
import { ModelServer } from '../testing/model-server.ts';
import { createVirtualWorld, reply } from '../testing/virtual-world.ts';

const FEED = 'f_1_0_1_da_1';
const options = { origin: 'https://example.test', projectId: 8, sign: 'stillingen', language: 'da' } as const;

function openQueue(seconds: number) {
  const world = createVirtualWorld();
  const delayS = createStore(seconds);
  const clock = createClock(world, delayS);
  clock.observe(world.nowMs(), 0);
  const shown: string[] = [];
  const queue = createDelayQueue(world, clock, delayS, () => shown.push('longer'));
  return {
    world,
    delayS,
    queue,
    shown,
    hold: (text: string, ageMs = 0) => queue.enqueue(world.nowMs() - ageMs, () => shown.push(text)),
  };
}

describe('a delay queue', () => {
  it('a delay queue shows at once without a delay, else in order when it is as old as the delay', async () => {
    const now = openQueue(0);
    now.hold('a');
    expect(now.shown).toEqual(['a']);
    const { world, shown, hold } = openQueue(10);
    hold('a');
    await world.advance(4_000);
    hold('b');
    await world.advance(5_999);
    expect(shown).toEqual([]);
    await world.advance(1);
    expect(shown).toEqual(['a']);
    await world.advance(4_000);
    expect(shown).toEqual(['a', 'b']);
  });

  it('a delay queue counts the time since its data was published', async () => {
    const { world, shown, hold } = openQueue(10);
    hold('late', 8_500);
    await world.advance(2_000);
    expect(shown).toEqual(['late']);
  });

  it('a delay queue catches up at once when the delay becomes shorter', () => {
    const { delayS, shown, hold } = openQueue(60);
    hold('old', 40_000);
    hold('new');
    delayS.set(30);
    expect(shown).toEqual(['old']);
    delayS.set(0);
    expect(shown).toEqual(['old', 'new']);
  });
});

function openTable(seconds: number) {
  const world = createVirtualWorld();
  const server = new ModelServer(world);
  server.add(eventWith('event000', { start: server.nowS(), stageType: 2, stage: 12, homeScore: 0, awayScore: 0 }));
  const client = createClient({ ...options, ports: world });
  client.setDelay(seconds);
  return { world, server, client, ...client.openTable({ feed: FEED, day: 0 }) };
}

describe('a delayed client', () => {
  it.each([1, 7, 30, 180])('a delayed client shows at any time what the server held %i s before', async (seconds) => {
    const { world, server, table } = openTable(seconds);
    await world.advance(400_000);
    const requested = world.requests.length;
    for (let goals = 1; goals <= 40; goals += 1) {
      server.change('event000', { homeScore: goals });
      await world.advance(((goals * 7) % 11) * 1_000 + 137);
      const { fromMs, rows } = server.versions.findLast((version) => version.fromMs <= world.trueMs() - seconds * 1000)!;
      if (world.trueMs() - seconds * 1000 - fromMs > 20)
        expect(table.row('event000').get().homeScore).toBe(rows.get('event000')!.homeScore);
    }
    expect(world.requests.length - requested).toBeLessThan(3);
  });

  it('a delayed client fetches the past until its own data is as old as the delay', async () => {
    const { world, server, table, status, client } = openTable(0);
    await world.advance(60_000);
    server.change('event000', { homeScore: 1 });
    await world.advance(20_000);
    server.change('event000', { homeScore: 2 });
    await world.advance(20_000);
    expect(table.row('event000').get().homeScore).toBe(2);
    client.setDelay(60);
    expect([table.rows.size, status.get()]).toEqual([0, 'loading']);
    await world.advance(1_000);
    expect(status.get()).toBe('ready');
    const seen = [table.row('event000').get().homeScore];
    for (let second = 0; second < 70; second += 1) {
      await world.advance(1_000);
      const now = table.row('event000').get().homeScore;
      if (now !== seen.at(-1)) seen.push(now);
    }
    expect(seen).toEqual([0, 1, 2]);
    const past = world.requests.filter(({ url }) => url.includes('?asof='));
    expect(past.filter(({ url }) => url.includes(FEED))).toHaveLength(1);
    expect(past.length).toBeLessThanOrEqual(14);
    await world.advance(60_000);
    expect(world.requests.filter(({ url }) => url.includes('?asof='))).toHaveLength(past.length);
  });

  it('a delayed client highlights a goal when it is shown, at the delayed time', async () => {
    const { world, server, table, client } = openTable(30);
    await world.advance(100_000);
    server.change('event000', { homeScore: 1 });
    await world.advance(29_000);
    expect(table.row('event000').get().highlight).toBeNull();
    await world.advance(2_000);
    expect(table.row('event000').get().highlight).toMatchObject({ kind: 'goal' });
    expect(Math.abs(client.clock.nowS() - (server.nowS() - 30))).toBeLessThanOrEqual(1);
    expect(client.clock.ticks.get()).toBeLessThanOrEqual(client.clock.nowS());
  });

  it('a delayed client removes what came with the page', async () => {
    const { world, server, client } = openTable(0);
    const { table } = client.openTable({ feed: FEED, day: 0 });
    await world.advance(10_000);
    expect(table.rows.size).toBe(1);
    server.faults.fetch = 'network';
    client.setDelay(20);
    await world.advance(1_000);
    expect(table.rows.size).toBe(0);
  });

  it('a delayed client shows the time since the last change, shown or not', async () => {
    const { world, server, client } = openTable(60);
    await world.advance(100_000);
    expect(client.secondsSinceLastChange('event000')).toBeNull();
    server.change('event000', { homeScore: 1 });
    await world.advance(25_000);
    expect(client.secondsSinceLastChange('event000')).toBe(25);
    await world.advance(200_000);
    expect(client.secondsSinceLastChange('event000')).toBeNull();
  });

  const SUMMARY = 'df_sui_1_aaaaaaaa';
  function openMatch(more: { delayS?: number } = {}) {
    const world = createVirtualWorld();
    const answers = { goals: 0, past: 503 as number | string };
    world.answer = async (url) => {
      const headers = { date: new Date(world.trueMs()).toUTCString() };
      if (url.includes('sys_')) return reply(`SA÷1¬stu÷5¬lve÷1:${answers.goals}¬~`, 200, headers);
      if (!url.includes('asof=')) return reply(matchText(answers.goals), 200, headers);
      return typeof answers.past === 'number' ? reply('', answers.past, headers) : reply(answers.past, 200, headers);
    };
    const client = createClient({ ...options, ...more, ports: world });
    const open = () => openDetail(client, { feeds: [SUMMARY], seed: { [SUMMARY]: matchText(9) } }).text(SUMMARY);
    return { world, answers, client, open };
  }

  it('a delayed client delays match feeds and live counts', async () => {
    const { world, answers, client, open } = openMatch();
    client.setDelay(30);
    const text = open();
    await world.advance(29_000);
    expect([text.get(), client.live.get()]).toEqual([null, null]);
    await world.advance(2_000);
    expect([text.get(), client.live.get()]).toEqual([matchText(0), '1:0']);
    answers.goals = 1;
    await world.advance(29_000);
    expect(text.get()).toBe(matchText(0));
    await world.advance(15_000);
    expect(text.get()).toBe(matchText(1));
    client.setDelay(0);
    await world.advance(1_000);
    expect([text.get(), client.live.get()]).toEqual([matchText(1), '1:1']);
  });

  it('a delayed client keeps the shown live counts when the delay grows, and shows later ones when they are old enough', async () => {
    const { world, answers, client, open } = openMatch();
    open();
    await world.advance(10_000);
    expect(client.live.get()).toBe('1:0');
    client.setDelay(30);
    answers.goals = 1;
    await world.advance(20_000);
    expect(client.live.get()).toBe('1:0');
    await world.advance(70_000);
    expect(client.live.get()).toBe('1:1');
  });

  it('a delayed client shows the past of a match until its own texts are as old as the delay', async () => {
    const { world, answers, client, open } = openMatch();
    answers.past = matchText(7);
    client.setDelay(30);
    const text = open();
    expect(text.get()).toBeNull();
    await world.advance(1_000);
    await world.advance(1_000);
    expect(text.get()).toBe(matchText(7));
    await world.advance(30_000);
    expect(text.get()).toBe(matchText(0));
  });

  it('a delayed client keeps the last match texts until the past arrives, and shows none where the server has none', async () => {
    const { world, answers, client, open } = openMatch();
    const text = open();
    await world.advance(10_000);
    expect(text.get()).toBe(matchText(0));
    client.setDelay(30);
    expect(text.get()).toBe(matchText(0));
    await world.advance(10_000);
    expect(text.get()).toBeNull();
    answers.past = matchText(7);
    await world.advance(15_000);
    expect(text.get()).toBe(matchText(7));
  });

  it('a delayed client shows what came with a page that was rendered with the same delay', async () => {
    const { world, open } = openMatch({ delayS: 30 });
    const text = open();
    expect(text.get()).toBe(matchText(9));
    await world.advance(29_000);
    expect(text.get()).toBe(matchText(9));
    await world.advance(3_000);
    expect(text.get()).toBe(matchText(0));
  });

  it.each([-1, 181, 1.5, Number.NaN])('a delayed client refuses %f', (seconds) => {
    expect(() => openTable(seconds)).toThrow('allowed: whole seconds from 0 to 180');
  });
});
