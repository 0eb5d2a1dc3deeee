import { compareEntries, type Race, sportById, Stage, StageType } from '@stillingen/domain';
import type { Message } from '@stillingen/domain/messages';
import { describe, expect, it } from 'vitest';
import { createInMemoryIngest } from '../../../testing/in-memory-ingest.ts';
import { namedEntries, racesByKey } from '../../../testing/named-views.ts';
import { dayNumber } from '../../engine/calendar/copenhagen.ts';
import { earliestPublicationS, type EventPlan } from '../../engine/event-plan.ts';
import { stateMessages } from '../../state.ts';
import { RACE_SPORTS } from './world.ts';

const SEED = '7';
const WORLDS = RACE_SPORTS.map((make) => make(SEED)).map((world) => ({ ...world, name: sportById(world.sportId)!.name }));
const DAY = dayNumber('2026-07-04');

const messagesOf = (plan: EventPlan): Message[] => [
  ...plan.announcement(),
  ...plan.publications().flatMap(({ messages }) => messages),
];

/** The race and what is seen of its entries after some messages, all of which the rules have to accept. */
async function outcomeOf(plan: EventPlan, messages: readonly Message[]) {
  const door = createInMemoryIngest({ name: 'world', origin: 'simulated' });
  const results = await door.deliver(messages);
  expect(results.filter(({ result }) => result !== 'accepted').slice(0, 2), plan.key).toEqual([]);
  const race = racesByKey(door.state).get(plan.key)!;
  const corrections = door.state.corrections.get(race.id) ?? [];
  return { race, entries: namedEntries(door.state, race), corrections };
}

const eventsOf = (world: (typeof WORLDS)[number], most: number): readonly EventPlan[] => {
  const plans = [0, 1].flatMap((offset) => world.showcase(DAY + offset));
  return plans.filter((_, index) => index % Math.ceil(plans.length / most) === 0);
};

const board = (race: Race): Race['entries'] =>
  race.entries.toSorted((a, b) => compareEntries({ ...a, name: '' }, { ...b, name: '' }));

describe.each(WORLDS)('$name', (world) => {
  const plans = eventsOf(world, world.sportId === 23 ? 1 : 6);

  it('is played by the rules to its end', async () => {
    for (const plan of plans) {
      const steps = plan.publications();
      expect(steps.map(({ dueS }) => dueS)).toEqual(steps.map(({ dueS }) => dueS).toSorted((a, b) => a - b));
      expect(steps[0]!.dueS).toBeGreaterThanOrEqual(earliestPublicationS(plan));
      expect(plan.overS).toBeGreaterThanOrEqual(steps.at(-1)!.dueS);
      const { race } = await outcomeOf(plan, messagesOf(plan));
      expect([race.stage, race.sportId]).toEqual([Stage.finished, world.sportId]);
      const [winner, second] = board(race);
      expect(winner!.rank).toBe(1);
      expect(
        race.entries.every(({ rank, status }) => rank !== null || status !== 'ok'),
        plan.key,
      ).toBe(true);
      const names = plan
        .publications()
        .at(-1)!
        .messages.flatMap((message) => (message.kind === 'ranking' ? message.entries : []));
      expect(new Set(names.map(({ participant }) => participant.name)).size, plan.key).toBe(names.length);
      if (race.sportId !== 35) expect(Object.keys(winner!.results).length).toBeGreaterThan(0);
      expect(second!.rank).toBeLessThanOrEqual(2);
      if (race.done !== null) expect(race.done, plan.key).toBe(race.length);
    }
  });

  it('says no more than a live race should', () => {
    for (const plan of plans) {
      const steps = plan.publications().filter(({ dueS }) => dueS >= plan.startS);
      const liveS = steps.at(-1)!.dueS - steps[0]!.dueS;
      expect(liveS / steps.length, plan.key).toBeGreaterThan(14);
    }
  });

  it('is the same for those who come later', async () => {
    const [plan] = plans;
    const live = plan!.publications().filter(({ dueS }) => dueS > plan!.startS);
    const nowS = live[Math.floor(live.length * 0.6)]!.dueS;
    const until = plan!.publications().filter(({ dueS }) => dueS <= nowS);
    const whole = await outcomeOf(plan!, [...plan!.announcement(), ...until.flatMap(({ messages }) => messages)]);
    const late = await outcomeOf(plan!, stateMessages(plan!, nowS));
    expect(whole.race.stageType).toBe(StageType.live);
    const byName = (entries: typeof whole.entries) => entries.toSorted((a, b) => (a.name < b.name ? -1 : 1));
    expect(byName(late.entries)).toEqual(byName(whole.entries));
    const facts = ({ stage, done, notice, length }: Race) => ({ stage, done, notice, length });
    expect(facts(late.race)).toEqual(facts(whole.race));
    expect(stateMessages(plan!, nowS).length).toBeLessThan(20);
  });

  it('has the same events with the same course for the same seed', () => {
    const again = RACE_SPORTS.map((make) => make(SEED)).find(({ sportId }) => sportId === world.sportId)!;
    const texts = (of: typeof again) =>
      of
        .showcase(DAY)
        .slice(0, 2)
        .map((plan) => JSON.stringify(messagesOf(plan).slice(-3)));
    expect(texts(again)).toEqual(texts(world));
    const other = RACE_SPORTS.map((make) => make('8')).find(({ sportId }) => sportId === world.sportId)!;
    expect(texts(other)).not.toEqual(texts(world));
  });

  it('shows events at all hours', () => {
    const live = [-1, 0].flatMap((offset) => world.showcase(DAY + offset));
    for (let hour = 0; hour < 24; hour += 1) {
      const fromS = DAY * 86_400 - 7200 + hour * 3600;
      const steps = live.flatMap((plan) => (plan.startS < fromS + 3600 && fromS < plan.overS ? plan.publications() : []));
      expect(
        steps.some(({ dueS }) => dueS >= fromS && dueS < fromS + 3600),
        `hour ${hour}`,
      ).toBe(true);
    }
  });
});

describe('the calendar', () => {
  const year = Array.from({ length: 365 }, (_, index) => dayNumber('2026-01-01') + index);
  const daysOf = (sportId: number) => {
    const world = WORLDS.find((one) => one.sportId === sportId)!;
    return year.filter((day) => world.day(day).length > 0).map((day) => new Date(day * 86_400_000).getUTCMonth() + 1);
  };

  it('knows winter and summer', () => {
    for (const winter of [38, 39, 40, 41]) {
      const months = daysOf(winter);
      expect(months.length).toBeGreaterThan(15);
      expect(months.filter((month) => month > 4 && month < 10)).toEqual([]);
    }
    expect(daysOf(34).filter((month) => month > 10)).toEqual([]);
    expect(daysOf(34).filter((month) => month === 7).length).toBeGreaterThan(20);
    expect(daysOf(35).length).toBe(365);
  });

  it('has each event on the day on which it begins, once', () => {
    for (const world of WORLDS) {
      const plans = year.slice(170, 200).flatMap((day) => {
        const events = world.day(day);
        expect(events.every((plan) => plan.day === day)).toBe(true);
        return events.map((plan) => `${plan.key} ${plan.day}`);
      });
      expect(new Set(plans).size).toBe(plans.length);
    }
  });

  it('corrects results after the finish now and then', async () => {
    const races = WORLDS.find(({ sportId }) => sportId === 32)!;
    const plans = [0, 1, 2].flatMap((day) => races.showcase(DAY + day)).filter(({ overS, startS }) => overS - startS > 3 * 3600);
    const corrected = [];
    const provisional: boolean[] = [];
    for (const plan of plans.slice(0, 24)) {
      const messages = messagesOf(plan);
      corrected.push(...(await outcomeOf(plan, messages)).corrections);
      const ends = messages.flatMap((one) => (one.kind === 'ranking' ? (one.provisional ?? []) : []));
      // Whatever is put right is final in the end.
      expect(ends.at(-1)).toBe(false);
      provisional.push(...ends);
    }
    expect(provisional).toContain(true);
    expect(corrected.length).toBeGreaterThan(0);
    expect(corrected.every(({ what }) => what === 'ranking')).toBe(true);
  });
});
