import { emptyState, StageType } from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import { createInMemoryIngest } from '../in-memory-ingest.ts';
import { copenhagenDay, copenhagenSeconds, dayNumber, dayText } from './engine/calendar/copenhagen.ts';
import type { EventPlan } from './engine/event-plan.ts';
import { testFootball } from '../testing/test-football.ts';
import { runSimulator } from './run.ts';
import { SPORTS } from './sports.ts';
import { createTestClock } from '../testing/fake-clock.ts';
import { createSimulator, otherSports } from './simulator.ts';

const NOW_MS = copenhagenSeconds(dayNumber('2026-11-21'), 14 * 60) * 1000;
const SATURDAYS = ['2026-07-18', '2026-09-19', '2026-11-21', '2027-01-16', '2027-03-13', '2027-05-08'];
/** Matches of football in `testFootball` besides which all others are of other sports. */
const footballOn = (day: string): number =>
  createSimulator({ seed: 1, size: 20, nowMs: NOW_MS, football: testFootball, sports: [] }).day(day).length;

/** The sport of an event, by its announcement; a fixture names football by leaving it out. */
function sportOf(plan: EventPlan): number {
  const [first] = plan.announcement();
  return first !== undefined && 'sport' in first && first.sport !== undefined ? first.sport : 1;
}

describe('the demo world', () => {
  it('plays other sports by their calendars: about a hundred events on any Saturday of the year, by start', () => {
    const world = createSimulator({
      seed: 1,
      size: 20,
      nowMs: NOW_MS,
      football: testFootball,
      sports: otherSports(1, 250, false),
    });
    for (const day of SATURDAYS) {
      const plans = world.day(day);
      expect(plans.length - footballOn(day), day).toBeGreaterThan(40);
      expect(plans.length - footballOn(day), day).toBeLessThan(260);
      expect(plans.every(({ startS }, index) => index === 0 || startS >= plans[index - 1]!.startS)).toBe(true);
      expect(plans.every((plan) => copenhagenDay(plan.startS) === dayNumber(day))).toBe(true);
    }
  });

  it('has 60 matches and ten sports live at 20:00 on every day of the week, all year round', () => {
    const first = dayNumber('2026-11-23');
    const world = createSimulator({ seed: 1, size: 250, nowMs: copenhagenSeconds(first, 0) * 1000 });
    for (let day = first; day < first + 365; day += 1) {
      const atS = copenhagenSeconds(day, 20 * 60);
      const live = world.day(dayText(day)).filter(({ startS, overS }) => startS <= atS && atS < overS);
      expect(live.length, dayText(day)).toBeGreaterThanOrEqual(60);
      expect(new Set(live.map(sportOf)).size, dayText(day)).toBeGreaterThanOrEqual(10);
    }
  });

  it('is small where its size is: a handful of other sports, all of them where every sport is to be live', () => {
    expect(otherSports(1, 20, false).length).toBeLessThanOrEqual(5);
    expect(otherSports(1, 250, false)).toHaveLength(SPORTS.length);
    expect(otherSports(1, 20, true)).toHaveLength(SPORTS.length);
  });

  it('keeps to the calendar unless every sport is to be live', () => {
    const [calendar, shown] = [false, true].map((everySportLive) =>
      createSimulator({ seed: 1, size: 20, nowMs: NOW_MS, everySportLive, football: testFootball }),
    );
    expect(calendar!.showcase('2026-11-21')).toEqual([]);
    expect(shown!.showcase('2026-11-21').length).toBeGreaterThan(100);
  });

  it('has no events on a day that does not exist', () => {
    expect(createSimulator({ seed: 1, size: 20, nowMs: NOW_MS, football: testFootball, sports: [] }).day('i morgen')).toEqual([]);
  });

  it('plays every sport live at once, with no message refused', async () => {
    const lines: string[] = [];
    const clock = createTestClock(NOW_MS);
    const ingest = createInMemoryIngest({ name: 'world', origin: 'simulated' }, emptyState(), clock.nowMs);
    const stop = new AbortController();
    const log = { info: (line: string) => void lines.push(line), warn: (line: string) => void lines.push(line) };
    const world = createSimulator({ seed: 1, size: 20, nowMs: NOW_MS, everySportLive: true, football: testFootball });
    await Promise.all([
      runSimulator({ simulator: world, client: ingest, clock, signal: stop.signal, log }),
      clock.runTo(NOW_MS + 10 * 60_000, () => stop.abort()),
    ]);
    expect(lines.filter((line) => line.includes('refused'))).toEqual([]);
    const { events, races } = ingest.state;
    // A race may have ended just before, and the next one not begun.
    const live = new Set(
      [...events.values(), ...races.values()]
        .filter(({ stageType }) => stageType === StageType.live)
        .map(({ sportId }) => sportId),
    );
    expect(live.size).toBeGreaterThan(SPORTS.length - 5);
  });
});
