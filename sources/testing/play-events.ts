import { type EventItem, isDecided, type LiveState, type MatchFacts, NO_FACTS } from '@stillingen/domain';
import type { Message } from '@stillingen/domain/messages';
import { expect } from 'vitest';
import { createInMemoryIngest } from '../in-memory-ingest.ts';
import { dayNumber } from '../simulator/engine/calendar/copenhagen.ts';
import type { EventPlan, CreateSport } from '../simulator/engine/event-plan.ts';
import { compact } from '../simulator/state.ts';

const messagesOf = (plan: EventPlan): readonly Message[] => [
  ...plan.announcement(),
  ...plan.publications().flatMap(({ messages }) => messages),
];

async function stateAfter(messages: readonly Message[]): Promise<Pick<Played, 'event' | 'facts' | 'statistics'>> {
  const ingest = createInMemoryIngest();
  const results = await ingest.deliver(messages);
  const refused = results.filter(({ result }) => result !== 'accepted');
  expect(refused.map((one) => [one, messages[one.index]])).toEqual([]);
  const [event] = ingest.state.events.values();
  const { facts, statistics } = ingest.state;
  return { event: event!, facts: facts.get(event!.id) ?? NO_FACTS, statistics: statistics.get(event!.id) ?? {} };
}

export interface Played {
  readonly plan: EventPlan;
  readonly event: EventItem;
  readonly facts: MatchFacts;
  readonly statistics: NonNullable<ReturnType<LiveState['statistics']['get']>>;
  readonly messages: readonly Message[];
}

/** Plays events through the domain rules, also compacted, which must end alike. */
export async function played(plans: readonly EventPlan[]): Promise<readonly Played[]> {
  const all: Played[] = [];
  for (const plan of plans) {
    const messages = messagesOf(plan);
    const times = plan.publications().map(({ dueS }) => dueS);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times.at(-1)!).toBeLessThanOrEqual(plan.overS);
    const { event, facts, statistics } = await stateAfter(messages);
    expect(isDecided(event.stage), plan.key).toBe(true);
    const { score, winner, parts, stage, results } = event;
    const inShort = await stateAfter(compact(messages));
    expect(inShort).toMatchObject({ event: { score, winner, parts, stage, results }, facts });
    expect(inShort.statistics).toEqual(statistics);
    all.push({ plan, event, facts, statistics, messages });
  }
  return all;
}

export const shown = (make: CreateSport, day = '2026-03-14'): readonly EventPlan[] => make('7').showcase(dayNumber(day));

/** Plays some events of two seeds, on two days. */
export const several = (make: CreateSport): Promise<readonly Played[]> =>
  played(
    ['7', 'other'].flatMap((seed) =>
      ['2026-03-14', '2026-11-21'].flatMap((day) => make(seed).showcase(dayNumber(day)).slice(0, 15)),
    ),
  );
