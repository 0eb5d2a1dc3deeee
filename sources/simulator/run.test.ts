import { type EventItem, StageType } from '@stillingen/domain';
import type { Message } from '@stillingen/domain/messages';
import { describe, expect, it } from 'vitest';
import type { IngestClient } from '../ports.ts';
import { createTestClock } from '../testing/fake-clock.ts';
import { createInMemoryIngest, type InMemoryIngest } from '../in-memory-ingest.ts';
import { testFootball } from '../testing/test-football.ts';
import { Delivery } from './delivery.ts';
import { copenhagenDay, copenhagenSeconds, dayNumber, dayText } from './engine/calendar/copenhagen.ts';
import { runSimulator } from './run.ts';
import { createSimulator, type Simulator } from './simulator.ts';
import { stateMessages } from './state.ts';

const SATURDAY = dayNumber('2026-11-21');
const at = (hour: number, minute = 0, day = SATURDAY): number => copenhagenSeconds(day, hour * 60 + minute) * 1000;
const worldAt = (nowMs: number): Simulator => createSimulator({ seed: 7, size: 20, nowMs, football: testFootball, sports: [] });
const simulated = () => createInMemoryIngest({ name: 'world', origin: 'simulated' });

async function run(ingest: IngestClient, fromMs: number, toMs: number): Promise<string[]> {
  const lines: string[] = [];
  const clock = createTestClock(fromMs);
  const stop = new AbortController();
  const log = { info: (line: string) => void lines.push(line), warn: (line: string) => void lines.push(line) };
  await Promise.all([
    runSimulator({ simulator: worldAt(fromMs), client: ingest, clock, signal: stop.signal, log }),
    clock.runTo(toMs, () => stop.abort()),
  ]);
  return lines;
}

/** The public state of some matches, without the numbers of the journal and when play last halted. */
function seen({ state }: InMemoryIngest, events: readonly EventItem[]): unknown {
  return events.map(({ id }) => ({
    event: { ...state.events.get(id), haltedAt: undefined },
    incidents: state.incidents.get(id),
    statistics: state.statistics.get(id),
    corrections: state.corrections.get(id)?.map(({ n: _, ...correction }) => correction),
  }));
}

const eventsOf = (ingest: InMemoryIngest, day: number) =>
  [...ingest.state.events.values()].filter(({ start }) => start >= at(0, 0, day) / 1000 && start < at(0, 0, day + 1) / 1000);

describe('running the world', () => {
  it('publishes today first, then the days around, then earlier rounds', async () => {
    const ingest = simulated();
    const lines = await run(ingest, at(12), at(12, 10));
    const fixtures = ingest.delivered.filter((message) => message.kind === 'fixture');
    const todays = worldAt(at(12)).day('2026-11-21');
    expect(fixtures.slice(0, todays.length).map(({ key }) => key)).toEqual(todays.map(({ key }) => key));
    const distance = (start: string) => Math.abs(copenhagenDay(Date.parse(start) / 1000) - SATURDAY);
    const distances = [...new Set(fixtures.map(({ start }) => distance(start)))];
    const near = distances.filter((days) => days <= 14);
    expect(near).toEqual(near.toSorted((a, b) => a - b));
    expect(distances.indexOf(14)).toBe(near.length - 1);
    expect(distance(fixtures.at(-1)!.start)).toBeGreaterThan(14);
    expect(lines.join('\n')).not.toContain('refused');
  });

  it('gives every club of a league its matches of the season so far', async () => {
    const ingest = simulated();
    await run(ingest, at(23, 50), at(23, 59));
    const played = new Map<string, number>();
    const league = [...ingest.state.leagues.values()].find(
      ({ name, season }) => name === 'Superligaen' && season === '2026/2027',
    )!;
    for (const event of ingest.state.events.values()) {
      if (event.leagueId !== league.id || event.stageType !== StageType.finished) continue;
      for (const id of [event.home, event.away]) played.set(id, (played.get(id) ?? 0) + 1);
    }
    const counts = [...played.values()];
    expect(played.size).toBe(12);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(2);
    expect(Math.min(...counts)).toBeGreaterThan(12);
  });

  it('plays a day live to its end', async () => {
    const ingest = simulated();
    const lines = await run(ingest, at(10), at(23, 59));
    const events = eventsOf(ingest, SATURDAY);
    expect(events.length).toBeGreaterThan(10);
    for (const { start, stageType, underReview } of events) {
      if (start * 1000 < at(20)) expect(stageType).toBe(StageType.finished);
      expect(underReview).toBeNull();
    }
    expect(lines.join('\n')).not.toContain('refused');
  });

  it('reaches the same state, incidents and corrections when it is started late', async () => {
    const [played, late] = [simulated(), simulated()];
    await run(played, at(10), at(16, 47));
    await run(late, at(16, 47) - 120_000, at(16, 47));
    const events = eventsOf(played, SATURDAY);
    expect(events.length).toBeGreaterThan(10);
    expect(events.some(({ stageType }) => stageType === StageType.live)).toBe(true);
    expect(seen(late, events)).toEqual(seen(played, events));
  });

  it('changes and doubles nothing when it is started again', async () => {
    const ingest = simulated();
    await run(ingest, at(10), at(16, 30));
    const events = [...ingest.state.events.values()];
    const before = seen(ingest, events);
    const { n } = ingest.state;
    await run(ingest, at(16, 30), at(16, 30) + 900);
    expect(seen(ingest, events)).toEqual(before);
    expect(ingest.state.events.size).toBe(events.length);
    expect(ingest.state.n).toBe(n);
  });

  it('probes the matches of the last days before it publishes them again', async () => {
    const ingest = simulated();
    await run(ingest, at(10), at(10, 10));
    const from = at(0, 0, SATURDAY - 14);
    const incidents = () => ingest.delivered.filter((each) => each.kind === 'incident' && Date.parse(each.at) > from).length;
    const first = incidents();
    await run(ingest, at(10, 10), at(10, 20));
    expect(incidents() - first).toBeLessThan(first / 10);
  });

  it('delivers every message although deliveries fail, and waits longer before each retry', async () => {
    const [steady, failing] = [simulated(), simulated()];
    await run(steady, at(13), at(18));
    let calls = 0;
    const lines = await run(
      {
        deliver: (messages) => (calls++ % 7 < 5 ? Promise.reject(new Error('not reachable')) : failing.deliver(messages)),
      },
      at(13),
      at(18),
    );
    const events = eventsOf(steady, SATURDAY).filter(({ start }) => start * 1000 < at(15, 45));
    expect(seen(failing, events)).toEqual(seen(steady, events));
    expect(
      lines
        .filter((line) => line.includes('retry in'))
        .slice(0, 5)
        .map((line) => line.match(/in (\d+) s/)![1]),
    ).toEqual(['1', '2', '4', '8', '16']);
  });

  it('publishes the next day from midnight on', async () => {
    const ingest = simulated();
    await run(ingest, at(23, 30), at(23, 30, SATURDAY + 1));
    const sunday = eventsOf(ingest, SATURDAY + 1);
    expect(sunday.length).toBeGreaterThan(5);
    expect(
      sunday
        .filter(({ start }) => start * 1000 < at(19, 0, SATURDAY + 1))
        .every(({ stageType }) => stageType === StageType.finished),
    ).toBe(true);
    const last = worldAt(at(23)).day(dayText(SATURDAY + 15));
    const keys = new Set(ingest.delivered.map(({ key }) => key));
    expect(last.every(({ key }) => keys.has(key))).toBe(true);
  });
});

describe('a match as it stands', () => {
  it('is published without comments from a day after it on, with line-ups where its competition is followed', () => {
    const plans = worldAt(at(12)).day('2026-11-21');
    const kinds = (secondsAfter: number) =>
      new Set(plans.flatMap((plan) => stateMessages(plan, plan.overS + secondsAfter).map(({ kind }) => kind)));
    expect([...kinds(24 * 3600)]).toEqual(expect.arrayContaining(['fixture', 'status', 'lineup', 'comment']));
    const later = kinds(24 * 3600 + 1);
    expect([...later]).toEqual(expect.arrayContaining(['fixture', 'status', 'incident']));
    expect(later.has('lineup') && !later.has('comment')).toBe(true);
    const others = plans.filter(({ followed }) => followed !== true);
    expect(others.flatMap((plan) => stateMessages(plan, plan.overS + 24 * 3600 + 1)).some(({ kind }) => kind === 'lineup')).toBe(
      false,
    );
  });

  it('is published with the statistics of each minute until a day after it', () => {
    const plans = worldAt(at(12)).day('2026-11-21');
    const minutes = (secondsAfter: number): number =>
      Math.max(
        ...plans.map(
          (plan) =>
            new Set(
              stateMessages(plan, plan.overS + secondsAfter).flatMap((message) =>
                message.kind === 'statistics' && message.minute !== undefined ? [message.minute] : [],
              ),
            ).size,
        ),
      );
    expect(minutes(3600)).toBeGreaterThanOrEqual(90);
    expect(minutes(24 * 3600 + 1)).toBeLessThanOrEqual(2);
  });

  it('is published in fewer messages than were needed to play it', () => {
    const [plan] = worldAt(at(12)).day('2026-11-21');
    const messages = stateMessages(plan!, plan!.startS + 5 * 3600);
    expect(messages[0]!.kind).toBe('fixture');
    expect(messages.filter(({ kind }) => kind === 'status')).toHaveLength(1);
    expect(messages.filter(({ kind }) => kind === 'statistics').length).toBeLessThanOrEqual(3);
  });
});

const message = (key: string): Message => ({
  kind: 'retraction',
  key,
  seq: 0,
  at: '2026-11-20T18:00:00Z',
  supersedes: { key: 'm1', seq: 0 },
  reason: 'clerical',
});

it('logs each kind of refusal once, and none that is expected', async () => {
  const warnings: string[] = [];
  const codes = ['conflict', 'conflict', 'unknown_event'];
  const delivery = new Delivery({
    client: { deliver: async (batch) => batch.map((_, index) => ({ index, result: 'refused', code: codes[index]! })) },
    clock: { nowMs: () => 0, sleep: async () => {} },
    signal: new AbortController().signal,
    log: { info: () => {}, warn: (line) => warnings.push(line) },
  });
  const batch = ['a', 'b', 'c'].map(message);
  await delivery.send(batch, { refusalsExpected: true });
  expect(warnings).toEqual([]);
  for (let n = 0; n < 2; n += 1) await delivery.send(batch);
  expect(warnings.map((line) => /refused retraction (\w): (\w+)/.exec(line)?.slice(1))).toEqual([
    ['a', 'conflict'],
    ['c', 'unknown_event'],
  ]);
});
