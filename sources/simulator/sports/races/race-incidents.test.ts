import type { Message, RankingMessage } from '@stillingen/domain/messages';
import { Stage } from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import { createInMemoryIngest } from '../../../in-memory-ingest.ts';
import { dayNumber } from '../../engine/calendar/copenhagen.ts';
import type { CreateSport, EventPlan } from '../../engine/event-plan.ts';
import { membersOf } from '../../engine/fields.ts';

import { rideStage, roadEntries, TERRAINS } from './cycling/cycling-stage.ts';
import { horseRacing } from './horses/horse-racing.ts';
import { motoRacing } from './motor/motorsport.ts';
import { crossCountry } from './winter/ski-course.ts';
import { alpineSkiing, skiJumping } from './winter/alpine-and-jumping.ts';

const DAY = dayNumber('2026-07-04');
const shown = (make: CreateSport, days = 2): readonly EventPlan[] =>
  ['1', '2', '3'].flatMap((seed) => Array.from({ length: days }, (_, offset) => make(seed).showcase(DAY + offset)).flat());
const messagesOf = (plan: EventPlan): readonly Message[] => plan.publications().flatMap(({ messages }) => messages);
const rankings = (plan: EventPlan): readonly RankingMessage[] => messagesOf(plan).filter((message) => message.kind === 'ranking');
const results = (plan: EventPlan): readonly RankingMessage[] => rankings(plan).filter(({ stage }) => stage === Stage.finished);
const noticed = (plan: EventPlan, text: string): boolean =>
  messagesOf(plan).some((message) => 'notice' in message && message.notice.includes(text));

async function isAcceptedAsCorrection(plan: EventPlan): Promise<boolean> {
  const ingest = createInMemoryIngest({ name: 'world', origin: 'simulated' });
  const outcomes = await ingest.deliver([...plan.announcement(), ...messagesOf(plan)]);
  expect(outcomes.filter(({ result }) => result !== 'accepted')).toEqual([]);
  return [...ingest.state.corrections.values()].flat().some(({ what }) => what === 'ranking');
}

describe('horse races', () => {
  const plans = shown(horseRacing, 1);

  it('end in a dead heat now and then, whose two winners share the first place', () => {
    const winners = plans.map((plan) =>
      results(plan)
        .at(-1)!
        .entries.filter(({ rank }) => rank === 1),
    );
    const shared = winners.filter(({ length }) => length > 1);
    expect(shared.length).toBeGreaterThan(0);
    expect(shared.every((both) => both.length === 2 && both.every(({ tied }) => tied === true))).toBe(true);
  });

  it('have their order corrected after an inquiry now and then', async () => {
    const inquired = plans.filter((plan) => results(plan).length > 1);
    expect(inquired.length).toBeGreaterThan(0);
    const [disqualified, putBack] = [[], []] as EventPlan[][];
    for (const plan of inquired) {
      const [before, after] = results(plan).map(({ entries }) => entries);
      const winner = before!.find(({ rank }) => rank === 1)!.participant.name;
      const { rank, status } = after!.find(({ participant }) => participant.name === winner)!;
      if (status === 'disqualified') expect(noticed(plan, `${winner} diskvalificeret`)).toBe(true);
      else expect([rank, noticed(plan, 'Rækkefølgen ændret efter protest')]).toEqual([2, true]);
      (status === 'disqualified' ? disqualified : putBack)!.push(plan);
    }
    for (const [plan] of [disqualified!, putBack!]) expect(await isAcceptedAsCorrection(plan!)).toBe(true);
  });
});

it.each([
  ['ski jumping', skiJumping],
  ['cross-country skiing', crossCountry],
])('%s corrects the result by a disqualification after the finish now and then', async (_, make) => {
  const late = shown(make, 3).filter((plan) => noticed(plan, 'diskvalificeret'));
  expect(late.length).toBeGreaterThan(0);
  for (const plan of late) {
    const [before, after] = results(plan).map(({ entries }) => entries);
    const out = after!.find(
      ({ participant: { name }, status }) =>
        status === 'disqualified' && before!.some((entry) => entry.participant.name === name && entry.rank !== null),
    );
    expect(noticed(plan, `${out!.participant.name} diskvalificeret`)).toBe(true);
    expect(after!.filter(({ rank }) => rank !== null).length).toBe(before!.filter(({ rank }) => rank !== null).length - 1);
  }
  expect(await isAcceptedAsCorrection(late[0]!)).toBe(true);
});

it('a stage of cycling has a breakaway, which is caught more often than not', () => {
  const riders = membersOf('cycling');
  const stages = Array.from({ length: 40 }, (_, seed) => rideStage(String(seed), riders, TERRAINS.get('h')!, () => false));
  const escapedWins = stages.filter(({ riders: ridden }) => ridden[0]!.escaped).length;
  expect(escapedWins).toBeGreaterThan(0);
  expect(escapedWins).toBeLessThan(stages.length / 2);
  for (const stage of stages) {
    const away = stage.riders.filter(({ escaped }) => escaped).map(({ rider }) => rider.name);
    const first = roadEntries(stage, 0.5).slice(0, away.length);
    expect(new Set(first.map(({ participant }) => participant.name))).toEqual(new Set(away));
    expect(roadEntries(stage, 1).map(({ participant }) => participant.name)).toEqual(stage.riders.map(({ rider }) => rider.name));
  }
});

it('speedway has two semi-finals of the best eight before the final, two of each go on', () => {
  const meetings = shown(motoRacing).filter(({ key }) => key.includes('sgp'));
  expect(meetings.length).toBeGreaterThan(0);
  for (const plan of meetings) {
    const firstOf = (count: number, all: readonly RankingMessage[]): readonly string[] => {
      const ranks = new Map(all.flatMap(({ entries }) => entries.map(({ participant, rank }) => [participant.name, rank ?? 99])));
      return [...ranks].flatMap(([name, rank]) => (rank <= count ? [name] : []));
    };
    for (const notice of ['1. semifinale', '2. semifinale', 'Finale']) expect(noticed(plan, notice)).toBe(true);
    const afterHeats = firstOf(8, rankings(plan).slice(0, -2));
    expect(afterHeats.length).toBe(8);
    expect(new Set(firstOf(8, rankings(plan)))).toEqual(new Set(afterHeats));
    expect(afterHeats).toEqual(expect.arrayContaining([...firstOf(4, rankings(plan))]));
  }
});

it('alpine skiing has only the best 30 of the first run in the second', () => {
  const left = shown(alpineSkiing).map((plan) => {
    const { entries } = results(plan).at(-1)!;
    const out = entries.filter(({ status }) => status === 'not-qualified');
    expect(out.every(({ rank, results: own }) => rank === null && own!.run1 !== undefined && own!.run2 === undefined)).toBe(true);
    return out.length;
  });
  expect(Math.max(...left)).toBeGreaterThan(0);
});
