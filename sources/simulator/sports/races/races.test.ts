import { isDecided, compareEntries, type Race, sportById, Stage, StageType } from '@stillingen/domain';
import { testFootball } from '../../../testing/test-football.ts';
import { runSimulator } from '../../run.ts';
import { createTestClock } from '../../../testing/fake-clock.ts';
import { createSimulator } from '../../simulator.ts';
import { membersOf } from '../../engine/fields.ts';
import { cycling } from './cycling/cycling.ts';
import { golfEntries, HOLES, playTournament, ROUNDS, roundOverS } from './golf/golf-rounds.ts';
import type { Message } from '@stillingen/domain/messages';
import { describe, expect, it } from 'vitest';
import { createInMemoryIngest } from '../../../in-memory-ingest.ts';
import { namedEntries, racesByKey } from '../../../testing/named-views.ts';
import { copenhagenSeconds, dayNumber } from '../../engine/calendar/copenhagen.ts';
import { earliestPublicationS, type EventPlan } from '../../engine/event-plan.ts';
import { stateMessages } from '../../state.ts';
import { SPORTS } from '../../sports.ts';

const SEED = '7';
const RACE_SPORTS: ReadonlySet<number> = new Set([23, 32, 33, 34, 35, 38, 39, 40, 41]);
const makeRaces = (seed: string) => SPORTS.map((make) => make(seed)).filter(({ sportId }) => RACE_SPORTS.has(sportId));
const WORLDS = makeRaces(SEED).map((world) => ({ ...world, name: sportById(world.sportId)!.name }));
const DAY = dayNumber('2026-07-04');

const messagesOf = (plan: EventPlan): Message[] => [
  ...plan.announcement(),
  ...plan.publications().flatMap(({ messages }) => messages),
];

/** The race and its public entries after some messages, all of which are accepted. */
async function outcomeOf(plan: EventPlan, messages: readonly Message[]) {
  const ingest = createInMemoryIngest({ name: 'world', origin: 'simulated' });
  const results = await ingest.deliver(messages);
  expect(results.filter(({ result }) => result !== 'accepted').slice(0, 2), plan.key).toEqual([]);
  const race = racesByKey(ingest.state).get(plan.key)!;
  const corrections = ingest.state.corrections.get(race.id) ?? [];
  return { race, entries: namedEntries(ingest.state, race), corrections };
}

const sessionOf = (plan: EventPlan): string => (plan.announcement()[0] as { session?: string }).session ?? '';

const eventsOf = (world: (typeof WORLDS)[number], most: number): readonly EventPlan[] => {
  const plans = [0, 1].flatMap((offset) => world.showcase(DAY + offset));
  return plans.filter((_, index) => index % Math.ceil(plans.length / most) === 0);
};

const board = (race: Race): Race['entries'] =>
  race.entries.toSorted((a, b) => compareEntries({ ...a, name: '' }, { ...b, name: '' }));

/** What those with a place have at the last point, in the order of the result. */
function valuesAtEnd(race: Race): readonly number[] {
  const last = (race.splits?.points.length ?? 0) - 1;
  return board(race).flatMap(({ rank, splits }) => (rank === null ? [] : (splits?.[last] ?? [])));
}

describe.each(WORLDS)('$name', (world) => {
  const plans = eventsOf(world, world.sportId === 23 ? 1 : 6);

  it('ends with a ranking that the rules accept, in the order of its last measured point', async () => {
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
      const measured = valuesAtEnd(race);
      const sign = race.splits?.unit === 'points' ? -1 : 1;
      expect(measured, plan.key).toEqual(measured.toSorted((a, b) => sign * (a - b)));
      expect(measured.length > 0, plan.key).toBe((race.splits ?? null) !== null);
    }
  });

  it('publishes a live race at most every fourteen seconds', () => {
    for (const plan of plans) {
      const steps = plan.publications().filter(({ dueS }) => dueS >= plan.startS);
      const liveS = steps.at(-1)!.dueS - steps[0]!.dueS;
      expect(liveS / steps.length, plan.key).toBeGreaterThan(14);
    }
  });

  it('reaches the same state from the compacted messages', async () => {
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

  it('has the same events with the same timelines for the same seed', () => {
    const again = makeRaces(SEED).find(({ sportId }) => sportId === world.sportId)!;
    const texts = (of: typeof again) =>
      of
        .showcase(DAY)
        .slice(0, 2)
        .map((plan) => JSON.stringify(messagesOf(plan).slice(-3)));
    expect(texts(again)).toEqual(texts(world));
    const other = makeRaces('8').find(({ sportId }) => sportId === world.sportId)!;
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

  it('has winter sports in winter, and cycling and horse racing in their seasons', () => {
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
      expect(ends.at(-1)).toBe(false);
      provisional.push(...ends);
    }
    expect(provisional).toContain(true);
    expect(corrected.length).toBeGreaterThan(0);
    expect(corrected.every(({ what }) => what === 'ranking')).toBe(true);
  });
});

const leaderOf = (race: Race) => race.entries.find(({ rank }) => rank === 1)!;
const tours = cycling(SEED);
const seconds = (text: string): number => text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

function plansOf(name: string): { stages: readonly EventPlan[]; totals: readonly EventPlan[] } {
  const year = Array.from({ length: 365 }, (_, index) => dayNumber('2026-01-01') + index);
  const plans = year
    .flatMap((day) => tours.day(day))
    .filter((plan) => (plan.announcement()[0] as { meeting?: string }).meeting === name);
  const isTotal = ({ isRepeated }: EventPlan): boolean => isRepeated === true;
  return { stages: plans.filter((plan) => !isTotal(plan)), totals: plans.filter(isTotal) };
}

async function raceOf(plans: readonly EventPlan[], key: string): Promise<Race> {
  const ingest = createInMemoryIngest({ name: 'world', origin: 'simulated' });
  const results = await ingest.deliver(plans.flatMap(messagesOf));
  expect(results.filter(({ result }) => result === 'refused' || result === 'stale')).toEqual([]);
  return racesByKey(ingest.state).get(key)!;
}

describe('a tour', () => {
  it('adds up the times of the stages, less the bonuses', async () => {
    const { stages, totals } = plansOf('Danmark Rundt');
    expect([stages.length, totals.length]).toEqual([5, 25]);
    const total = await raceOf(totals, totals[0]!.key);
    expect(isDecided(total.stage)).toBe(true);
    const leader = leaderOf(total);
    let rodeS = 0;
    for (const plan of stages) {
      const race = await raceOf([plan], plan.key);
      const { gap = '+0:00', bonus = '0' } = race.entries.find(({ participant }) => participant === leader.participant)!.results;
      rodeS += seconds(leaderOf(race).results.time!) + seconds(gap.slice(1)) - Number(bonus);
    }
    expect(seconds(leader.results.time!)).toBe(rodeS);
    expect(total.splits!.points).toEqual([1, 2, 3, 4, 5].map((stage) => `${stage}. etape`));
    expect(leader.splits!.at(-1)).toBe(rodeS);
  });

  it('adds up points of finishes and climbs, times of young riders, and the three best of each team', async () => {
    const { totals } = plansOf('Danmark Rundt');
    const classification = async (name: string) => (await raceOf(totals, totals[0]!.key.replace('samlet', name))).entries;
    const points = (await classification('point')).map(({ results }) => Number(results.points));
    expect(points.length).toBeGreaterThan(10);
    expect(points).toEqual(points.toSorted((a, b) => b - a));
    expect((await classification('bjerg')).length).toBeGreaterThan(3);
    const [total, young, teams] = await Promise.all(['samlet', 'ungdom', 'hold'].map(classification));
    const ranked = (entries: Race['entries']) =>
      entries.filter(({ rank }) => rank !== null).map(({ participant }) => participant);
    expect(ranked(young!)).toEqual(ranked(total!).filter((rider) => ranked(young!).includes(rider)));
    expect(young!.length).toBeLessThan(total!.length / 2);
    expect(teams!.length).toBe(18);
  });

  it('publishes the classification of the day when the simulator starts in the middle of a tour', async () => {
    const beginsMs = copenhagenSeconds(dayNumber('2026-07-10'), 5 * 60) * 1000;
    const clock = createTestClock(beginsMs);
    const stop = new AbortController();
    const lines: string[] = [];
    const log = { info: () => undefined, warn: (line: string) => void lines.push(line) };
    const sports = makeRaces(SEED);
    const ingest = createInMemoryIngest({ name: 'world', origin: 'simulated' });
    const races = () => [...ingest.state.races.values()];
    const total = () => races().find(({ meeting, session }) => meeting === 'Tour de France' && session === 'Samlet')!;
    const run = runSimulator({
      simulator: createSimulator({ seed: Number(SEED), size: 20, nowMs: beginsMs, football: testFootball, sports }),
      client: ingest,
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

const PAR = 72;

/** Tournaments in which a player gives up within the round of this number, counted from 0. */
const golfTournaments = Array.from({ length: 40 }, (_, seed) =>
  playTournament(String(seed), membersOf('dp-world-tour').slice(0, 60), PAR, true),
);

it.each([0, 1, 2])('publishes no hole that a golfer did not play after giving up within round %i or later on', (round) => {
  let found = 0;
  for (const tournament of golfTournaments) {
    tournament.cards.forEach(({ rounds, status: fate }, index) => {
      if (fate !== 'withdrawn' || rounds.length !== round + 1) return;
      found += 1;
      const played = rounds.at(-1)!.toPar.length;
      const lineAfter = (later: number) => golfEntries(tournament, later, Infinity)[index]!;
      expect(played).toBeLessThan(HOLES);
      const { status, results } = lineAfter(round);
      expect(status).toBe('withdrawn');
      expect(results!.holesPlayed).toMatch(new RegExp(`^${played}\\*?$`));
      expect(results![`round${round + 1}` as 'round1']).toBeUndefined();
      for (let later = round + 1; later < ROUNDS; later += 1)
        expect(lineAfter(later)).toMatchObject({
          status: 'withdrawn',
          results: { toPar: results!.toPar, ...(results!.strokes === undefined ? {} : { strokes: results!.strokes }) },
        });
      const strokes = rounds.slice(0, -1).reduce((sum, { toPar }) => sum + PAR + toPar.at(-1)!, 0);
      expect(lineAfter(ROUNDS - 1).results!.strokes).toBe(round === 0 ? undefined : String(strokes));
    });
  }
  expect(found).toBeGreaterThan(0);
});

it('measures the parts of a qualifying, of which each has fewer drivers', async () => {
  const world = WORLDS.find(({ sportId }) => sportId === 32)!;
  const plan = [0, 1, 2].flatMap((offset) => world.showcase(DAY + offset)).find((each) => sessionOf(each) === 'Kvalifikation')!;
  const { race } = await outcomeOf(plan, messagesOf(plan));
  const timesIn = (part: number): number => race.entries.filter(({ splits }) => (splits?.[part] ?? null) !== null).length;
  expect(race.splits!.points).toEqual(['Q1', 'Q2', 'Q3']);
  expect([timesIn(0), timesIn(1), timesIn(2)]).toEqual([race.entries.length, 16, 10]);
});

it('ends a golf round when the last player has holed out', () => {
  const [tournament] = golfTournaments;
  const overS = roundOverS(tournament!, 0);
  const holes = (second: number): number =>
    golfEntries(tournament!, 0, second).filter(({ results }) => results?.holesPlayed === 'F').length;
  expect(holes(overS)).toBe(holes(Infinity));
  expect(holes(overS - 60)).toBeLessThan(holes(overS));
});
