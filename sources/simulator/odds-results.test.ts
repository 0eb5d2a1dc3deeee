import { type Sport, sportById } from '@stillingen/domain';
import { BET_TYPE_RULES, type BetType, type Market, offeredTypes, sportOdds } from '@stillingen/domain/odds';
import { resultsOf } from '../../domain/odds/results/results.ts';
import { expect, it } from 'vitest';
import { createInMemoryIngest, type InMemoryIngest } from '../in-memory-ingest.ts';
import { dayNumber } from './engine/calendar/copenhagen.ts';
import type { EventPlan } from './engine/event-plan.ts';
import { SPORTS } from './sports.ts';

const DAY = dayNumber('2026-11-21');
const WORLDS = SPORTS.map((make) => make('7')).map((world) => ({ name: sportById(world.sportId)!.name, world }));
const MATCHES = 2;
const LOOKS = 6;

/** In quarters, low and high for each unit of lines. */
const LINES: Readonly<Partial<Record<BetType, readonly number[]>>> = {
  OVER_UNDER: [2, 10, 11, 22, 90, 170, 300, 620],
  ASIAN_HANDICAP: [-10, -6, -3, 0, 1, 22],
  EUROPEAN_HANDICAP: [-4, 0, 4],
  NEXT_GOAL: [4, 8, 12],
  TOP_POSITION_MERGED: [4, 12],
};
const SCORES = ['0:0', '1:0', '2:0', '2:1', '1:1', '0:1', '0:2', '1:2', '3:0', '3:1', '3:2', 'other'];

function marketsOf({ id }: Sport): readonly Market[] {
  const types = [...offeredTypes(id)];
  return sportOdds(id)!.scopes.flatMap((scope) =>
    types.flatMap((betType) => (LINES[betType] ?? [null]).map((line) => ({ betType, scope, line }))),
  );
}

/** Each outcome of each market with its result, where it is decided. */
function decided({ state }: InMemoryIngest, sport: Sport, nowMs: number): ReadonlyMap<string, string> {
  const [event] = state.events.values();
  const [race] = state.races.values();
  const of = event === undefined ? { race: race! } : { sport, event, incidents: state.incidents.get(event.id) ?? [] };
  const competitors = race?.entries.map(({ participant }) => participant) ?? SCORES;
  return new Map(
    marketsOf(sport).flatMap((market) => {
      const outcomes = BET_TYPE_RULES[market.betType].outcomes ?? competitors;
      const results = resultsOf(market, outcomes, of, { retirement: null, nowMs });
      return results.flatMap((result, at): [string, string][] =>
        result === null ? [] : [[`${Object.values(market).join(' ')} ${outcomes[at]}`, result]],
      );
    }),
  );
}

async function follow(plan: EventPlan, sport: Sport) {
  const ingest = createInMemoryIngest({ name: 'world', origin: 'simulated' });
  await ingest.deliver(plan.announcement());
  const publications = plan.publications();
  const seen = new Map<string, string>();
  for (const [at, { messages, dueS }] of publications.entries()) {
    await ingest.deliver(messages);
    if (at % Math.ceil(publications.length / LOOKS) !== 0) continue;
    for (const [outcome, result] of decided(ingest, sport, dueS * 1000)) if (!seen.has(outcome)) seen.set(outcome, result);
  }
  const isCorrected = ingest.state.corrections.size > 0;
  return { isCorrected, seen, final: decided(ingest, sport, publications.at(-1)!.dueS * 1000) };
}

/** How many sides win the match, which is void or left to the bookmaker where none is known. */
function winnersIn(final: ReadonlyMap<string, string>, scope: string): number {
  const results = ['home', 'draw', 'away'].map((outcome) => final.get(`HOME_DRAW_AWAY ${scope}  ${outcome}`));
  return results.every((result) => result === 'won' || result === 'lost')
    ? results.filter((result) => result === 'won').length
    : 1;
}

it.each(WORLDS)('results that are decided during a match of $name stay, and one outcome of three wins', async ({ world }) => {
  const sport = sportById(world.sportId)!;
  for (const plan of world.showcase(DAY).slice(0, MATCHES)) {
    const { isCorrected, seen, final } = await follow(plan, sport);
    if (isCorrected) continue;
    expect(Object.fromEntries(final)).toMatchObject(Object.fromEntries(seen));
    expect(final.size).toBeGreaterThan(0);
    for (const scope of sportOdds(sport.id)!.scopes) expect(winnersIn(final, scope)).toBe(1);
  }
});
