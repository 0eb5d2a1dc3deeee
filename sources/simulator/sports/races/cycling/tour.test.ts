import { isDecided, type Race, StageType } from '@stillingen/domain';
import type { Message } from '@stillingen/domain/messages';
import { describe, expect, it } from 'vitest';
import { createInMemoryIngest } from '../../../../testing/in-memory-ingest.ts';
import { racesByKey } from '../../../../testing/named-views.ts';
import { copenhagenSeconds, dayNumber } from '../../../engine/calendar/copenhagen.ts';
import type { EventPlan } from '../../../engine/event-plan.ts';
import { testFootball } from '../../../../testing/test-football.ts';
import { runSimulator } from '../../../run.ts';
import { createTestClock } from '../../../../testing/fake-clock.ts';
import { createSimulator } from '../../../simulator.ts';
import { cycling } from './cycling.ts';
import { RACE_SPORTS } from '../world.ts';

const SEED = 7;
const world = cycling(String(SEED));
const messagesOf = (plan: EventPlan): Message[] => [
  ...plan.announcement(),
  ...plan.publications().flatMap(({ messages }) => messages),
];
const leaderOf = (race: Race) => race.entries.find(({ rank }) => rank === 1)!;
const seconds = (text: string): number => text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

function plansOf(name: string): { stages: readonly EventPlan[]; totals: readonly EventPlan[] } {
  const year = Array.from({ length: 365 }, (_, index) => dayNumber('2026-01-01') + index);
  const plans = year
    .flatMap((day) => world.day(day))
    .filter((plan) => (plan.announcement()[0] as { meeting?: string }).meeting === name);
  const isTotal = ({ key }: EventPlan): boolean => key.endsWith('samlet');
  return { stages: plans.filter((plan) => !isTotal(plan)), totals: plans.filter(isTotal) };
}

async function outcomeOf(plans: readonly EventPlan[], key: string): Promise<Race> {
  const door = createInMemoryIngest({ name: 'world', origin: 'simulated' });
  const results = await door.deliver(plans.flatMap(messagesOf));
  expect(results.filter(({ result }) => result === 'refused' || result === 'stale')).toEqual([]);
  return racesByKey(door.state).get(key)!;
}

describe('a tour', () => {
  it('adds up what was ridden stage by stage, less the bonuses', async () => {
    const { stages, totals } = plansOf('Danmark Rundt');
    expect([stages.length, totals.length]).toEqual([5, 5]);
    const total = await outcomeOf(totals, totals[0]!.key);
    expect(isDecided(total.stage)).toBe(true);
    const leader = leaderOf(total);
    let rodeS = 0;
    for (const plan of stages) {
      const race = await outcomeOf([plan], plan.key);
      const { gap = '+0:00', bonus = '0' } = race.entries.find(({ participant }) => participant === leader.participant)!.results;
      rodeS += seconds(leaderOf(race).results.time!) + seconds(gap.slice(1)) - Number(bonus);
    }
    expect(seconds(leader.results.time!)).toBe(rodeS);
  });

  it('stands where it should for a world that begins in the middle of it', async () => {
    const beginsMs = copenhagenSeconds(dayNumber('2026-07-10'), 5 * 60) * 1000;
    const clock = createTestClock(beginsMs);
    const stop = new AbortController();
    const lines: string[] = [];
    const log = { info: () => undefined, warn: (line: string) => void lines.push(line) };
    const sports = RACE_SPORTS.map((make) => make(String(SEED)));
    const door = createInMemoryIngest({ name: 'world', origin: 'simulated' });
    const races = () => [...door.state.races.values()];
    const total = () => races().find(({ meeting, session }) => meeting === 'Tour de France' && session === 'Samlet')!;
    const run = runSimulator({
      world: createSimulator({ seed: SEED, size: 20, nowMs: beginsMs, football: testFootball, sports }),
      door,
      clock,
      signal: stop.signal,
      log,
    });
    const seen: string[] = [];
    const look = () => void seen.push(`${total().notice} ${leaderOf(total()).participant}`);
    await Promise.all([
      run,
      (async () => {
        await clock.runTo(beginsMs + 3600_000, look);
        await clock.runTo(beginsMs + 18 * 3600_000, () => {
          look();
          stop.abort();
        });
      })(),
    ]);
    expect(lines).toEqual([]);
    expect(seen.map((line) => line.slice(0, line.lastIndexOf(' ')))).toEqual(['Efter 6. etape', 'Efter 7. etape']);
    expect(total().stageType).toBe(StageType.live);
    const nowS = beginsMs / 1000 + 18 * 3600;
    const late = races().filter(
      ({ end, start, stageType }) => (end ?? start) < nowS - 10 * 3600 && stageType !== StageType.finished,
    );
    expect(late.map(({ meeting, session }) => `${meeting} ${session}`)).toEqual([]);
  });
});
