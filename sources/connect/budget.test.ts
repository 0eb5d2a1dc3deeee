import { describe, expect, it } from 'vitest';
import { runMade } from '../testing/made-day/run-made.ts';
import { MADE_SOURCES, madeMatches, type MadeSource } from '../testing/made-day/sources.ts';
import type { Connector, PlanInput } from './kit/connector.ts';
import { DAY, HOUR, MINUTE, SECOND } from './kit/pace.ts';

const SATURDAY = Date.parse('2026-11-28T06:00:00Z');
const KICK_OFFS = Array.from({ length: 60 }, (_, at) => SATURDAY + 6 * HOUR + Math.floor(at / 10) * 90 * MINUTE);
/** The most matches of one league in a day. */
const MOST_OF_A_LEAGUE = 16;
const MOST_BYTES = 400_000;
/** A request may wait for the others of its minute when matches begin, and for one that is starved. */
const toleranceMs = ({ limits }: Connector): number => 40 * SECOND + HOUR / limits.perHour;

/** The most of the times that one window has. */
function most(times: readonly number[], windowMs: number): number {
  let [first, count] = [0, 0];
  times.forEach((time, at) => {
    while (times[first]! <= time - windowMs) first += 1;
    count = Math.max(count, at - first + 1);
  });
  return count;
}

/** The source, and by how long its requests were later than planned at most; milliseconds. */
function watched(source: MadeSource) {
  const asked = new Map<string, number>();
  const since = new Map<string, { readonly fromMs: number; readonly everyMs: number }>();
  const late = { liveMs: 0, otherMs: 0 };
  const requests = (input: PlanInput) => {
    const planned = source.connector.requests(input);
    for (const path of since.keys()) if (!planned.some((request) => request.path === path)) since.delete(path);
    for (const { path, everyMs, isLive } of planned) {
      const known = since.get(path);
      const fromMs = known === undefined || known.everyMs > everyMs ? input.nowMs : known.fromMs;
      since.set(path, { fromMs, everyMs });
      const lateMs = input.nowMs - Math.max(fromMs, asked.get(path) ?? 0) - 1.1 * everyMs;
      const kind = isLive ? 'liveMs' : 'otherMs';
      late[kind] = Math.max(late[kind], lateMs);
    }
    return planned;
  };
  const write: MadeSource['write'] = (path, matches, nowMs) => {
    asked.set(path, nowMs);
    return source.write(path, matches, nowMs);
  };
  return { watch: { ...source, write, connector: { ...source.connector, requests } }, late };
}

function expectWithinBudget({ connector }: MadeSource, run: ReturnType<typeof runMade>): void {
  const { perMinute, perHour, perDay } = connector.limits;
  const times = run.requests.map(({ atMs }) => atMs);
  expect(most(times, MINUTE)).toBeLessThanOrEqual(perMinute);
  expect(most(times, HOUR)).toBeLessThanOrEqual(perHour);
  expect(most(times, DAY)).toBeLessThanOrEqual(perDay);
  expect(JSON.stringify(run.stateAtEnd()).length).toBeLessThan(MOST_BYTES);
  expect(run.lines.filter((line) => line.includes('refused'))).toEqual([]);
}

const FINAL = new Set([3, 10, 11]);
const openEvents = ({ ingest }: ReturnType<typeof runMade>) =>
  [...ingest.state.events.values()].filter(({ stage }) => !FINAL.has(stage));

describe.each(MADE_SOURCES.map((source) => [source.connector.name, source] as const))('%s', (name, source) => {
  it(`${name} stays within its budget on a Saturday of 60 matches, and asks for those in play at their interval`, async () => {
    const matches = madeMatches(source, source.leagues.length === 1 ? KICK_OFFS.slice(0, MOST_OF_A_LEAGUE) : KICK_OFFS);
    const { watch, late } = watched(source);
    const run = runMade(watch, matches, SATURDAY);
    await run.until(SATURDAY + DAY);
    expectWithinBudget(source, run);
    expect(late.liveMs).toBeLessThan(toleranceMs(source.connector));
    expect(late.otherMs).toBeLessThan(DAY);
    expect(run.ingest.state.events.size).toBe(matches.length);
    expect(openEvents(run)).toEqual([]);
  });

  it(`${name} asks for its season several times a day, and for little else, in a year in which nothing is played`, async () => {
    const { watch, late } = watched(source);
    const run = runMade(watch, [], SATURDAY, { leastSleepMs: HOUR });
    await run.until(SATURDAY + 365 * DAY);
    expectWithinBudget(source, run);
    expect(late.otherMs).toBeLessThan(3 * HOUR);
    const aDay = run.requests.length / 365;
    expect(aDay).toBeGreaterThan(4);
    expect(aDay).toBeLessThan(0.1 * source.connector.limits.perDay);
  });

  it.each(source.leagues.length === 1 ? ['2026-03-08', '2026-11-01'] : ['2026-03-29', '2026-10-25'])(
    `${name} follows the matches of the night before %s, when the clocks change, to their end`,
    async (day) => {
      const midnight = Date.parse(`${day}T00:00:00Z`);
      const starts = Array.from({ length: 10 }, (_, at) => midnight + (at - 3) * HOUR);
      const matches = madeMatches(source, starts);
      const { watch, late } = watched(source);
      const run = runMade(watch, matches, midnight - 5 * HOUR);
      await run.until(midnight + 11 * HOUR);
      expectWithinBudget(source, run);
      expect(late.liveMs).toBeLessThan(toleranceMs(source.connector));
      expect(run.ingest.state.events.size).toBe(matches.length);
      expect(openEvents(run)).toEqual([]);
    },
  );
});
