import { type EventItem, isDecided, otherSide, type Race, type Side, sportById, Stage, StageType } from '@stillingen/domain';
import type { Message } from '@stillingen/domain/messages';
import { describe, expect, it } from 'vitest';
import { createInMemoryIngest, type InMemoryIngest } from '../in-memory-ingest.ts';
import { copenhagenDay, copenhagenSeconds, dayNumber } from './engine/calendar/copenhagen.ts';
import { earliestPublicationS, type EventPlan } from './engine/event-plan.ts';
import { SPORTS } from './sports.ts';
import { compact } from './state.ts';

const DAY = dayNumber('2026-11-21');
const WORLDS = SPORTS.map((make) => make('7')).map((world) => ({ name: sportById(world.sportId)!.name, world }));
const some = <T>(list: readonly T[], count: number): readonly T[] =>
  list.filter((_, index) => index % Math.ceil(list.length / count) === 0);

const messagesOf = (plan: EventPlan): readonly Message[] => [
  ...plan.announcement(),
  ...plan.publications().flatMap(({ messages }) => messages),
];
async function delivered(messages: readonly Message[]): Promise<{ ingest: InMemoryIngest; refused: unknown[] }> {
  const ingest = createInMemoryIngest({ name: 'world', origin: 'simulated' });
  const results = await ingest.deliver(messages);
  return {
    ingest,
    refused: results.flatMap((result) =>
      result.result === 'accepted' ? [] : [{ ...result, message: JSON.stringify(messages[result.index]).slice(0, 400) }],
    ),
  };
}
const eventOf = ({ state }: InMemoryIngest): EventItem | Race => [...state.events.values(), ...state.races.values()][0]!;
/** The public state of an event; the entries of a race have no order. */
function seen(ingest: InMemoryIngest): unknown {
  const { changedAt: _, ...event } = eventOf(ingest);
  return 'entries' in event ? { ...event, entries: event.entries.toSorted((a, b) => (a.id < b.id ? -1 : 1)) } : event;
}
const correctionsOf = ({ state }: InMemoryIngest): unknown =>
  state.corrections.get(eventOf({ state } as InMemoryIngest).id)?.map(({ n: _, ...correction }) => correction);

describe.each(WORLDS)('the demo world of $name', ({ world }) => {
  const shown = world.showcase(DAY);

  it('has something live at every hour of any day where every sport is to be live', () => {
    const plans = [...world.showcase(DAY - 1), ...shown, ...world.showcase(DAY + 1)];
    const spans = plans.map((plan) => [plan.startS, plan.publications().at(-1)!.dueS] as const);
    for (let hour = 0; hour < 24; hour += 1) {
      const atS = copenhagenSeconds(DAY, hour * 60);
      expect(
        spans.some(([fromS, untilS]) => fromS < atS + 3600 && atS < untilS),
        `${hour}.00`,
      ).toBe(true);
    }
  });

  it('publishes only what the rules of the sport accept, and ends decided', async () => {
    for (const plan of some(shown, 4)) {
      const { ingest, refused } = await delivered(messagesOf(plan));
      expect(refused).toEqual([]);
      const event = eventOf(ingest);
      expect(event.stageType, plan.key).toBe(StageType.finished);
      if (isDecided(event.stage)) expect(event.changedAt).toBeGreaterThan(event.start);
    }
  });

  it('counts nothing that pages do not show of the sport', () => {
    const shownOf = new Set(sportById(world.sportId)!.statistics.map(({ stat }) => stat));
    const published = some(shown, 4)
      .flatMap(messagesOf)
      .flatMap((message) => (message.kind === 'statistics' ? message.values : []));
    expect(new Set(published.map(({ stat }) => stat).filter((stat) => !shownOf.has(stat)))).toEqual(new Set());
  });

  it('is the same for the same seed', () => {
    const again = SPORTS.find((make) => make('7').sportId === world.sportId)!('7').showcase(DAY);
    expect(again.map(({ key }) => key)).toEqual(shown.map(({ key }) => key));
    for (const [index, plan] of some(shown, 2).entries()) expect(messagesOf(some(again, 2)[index]!)).toEqual(messagesOf(plan));
  });

  it('reaches the same state from the compacted messages', async () => {
    for (const plan of some(shown, 3)) {
      const steps = plan.publications();
      for (const share of [0.4, 0.8, 1]) {
        const messages = [
          ...plan.announcement(),
          ...steps.slice(0, Math.ceil(steps.length * share)).flatMap((step) => step.messages),
        ];
        const [whole, short] = [await delivered(messages), await delivered(compact(messages))];
        expect(short.refused).toEqual([]);
        expect(seen(short.ingest)).toEqual(seen(whole.ingest));
        expect(short.ingest.state.incidents).toEqual(whole.ingest.state.incidents);
        expect(correctionsOf(short.ingest)).toEqual(correctionsOf(whole.ingest));
      }
    }
  });

  it('keeps its times: steps in order, none too early, nothing after the end, each event on its day and with a key of its own', () => {
    const plans = [...shown, ...Array.from({ length: 7 }, (_, index) => world.day(DAY + index)).flat()];
    expect(new Set(plans.map(({ key }) => key)).size).toBe(plans.length);
    for (const plan of plans) expect(copenhagenDay(plan.startS)).toBe(plan.day);
    for (let day = DAY; day < DAY + 7; day += 1) expect(world.day(day).every((plan) => plan.day === day)).toBe(true);
    for (const plan of some(plans, 8)) {
      const times = plan.publications().map(({ dueS }) => dueS);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(times[0]).toBeGreaterThanOrEqual(earliestPublicationS(plan));
      expect(times.at(-1)).toBeLessThanOrEqual(plan.overS);
    }
  });
});

/** The players of a side that a message names. */
const namesIn = (message: Message, side: Side): readonly string[] => {
  if (message.kind === 'player-statistics')
    return message.sections.flatMap(({ rows }) => rows.flatMap((row) => (row.side === side ? [row.player] : [])));
  if (message.kind !== 'incident') return [];
  // The second player of a wicket is the bowler, of the other side.
  const sideOfSecond = message.type === 'wicket' ? otherSide(message.side) : message.side;
  return [...(message.side === side ? [message.player] : []), ...(sideOfSecond === side ? [message.second] : [])].filter(
    (name) => name !== undefined,
  );
};

describe.each(WORLDS.filter(({ world }) => sportById(world.sportId)!.competitors === 'teams'))(
  'the line-ups of the demo world of $name',
  ({ world }) => {
    const other = SPORTS.map((make) => make('other')).find(({ sportId }) => sportId === world.sportId)!;

    it('[FEED-51] list every player named in the match, each once, before it begins', () => {
      for (const plan of [...some(world.showcase(DAY), 4), ...some(other.showcase(DAY), 4)]) {
        const messages = plan.publications().flatMap((step) => step.messages);
        const sheets = messages.filter((message) => message.kind === 'lineup').filter(({ confirmed }) => confirmed);
        if (messages.some((message) => message.kind === 'status' && message.stage === Stage.postponed)) {
          expect(sheets).toEqual([]);
          continue;
        }
        expect(sheets.map(({ side }) => side)).toEqual(['home', 'away']);
        for (const { at, side, starters, substitutes = [] } of sheets) {
          expect(Date.parse(at) / 1000).toBeLessThan(plan.startS);
          const listed = [...starters, ...substitutes];
          const names = listed.map(({ name }) => name);
          const numbers = listed.flatMap(({ number }) => number ?? []);
          expect(new Set(names).size).toBe(names.length);
          expect(new Set(numbers).size).toBe(numbers.length);
          expect(starters.length).toBeGreaterThanOrEqual(5);
          expect(names).toEqual(expect.arrayContaining(messages.flatMap((message) => namesIn(message, side))));
          expect(starters.filter(({ role }) => role === 'goalkeeper').length).toBeLessThanOrEqual(1);
        }
      }
    });
  },
);

describe.each(WORLDS)('the teams of the demo world of $name', ({ world }) => {
  it('play either against men or against women, the whole year', () => {
    const teams = { men: new Set<string>(), women: new Set<string>() };
    for (let day = DAY; day < DAY + 365; day += 1)
      for (const plan of world.day(day)) {
        const messages = plan.announcement();
        const competition = messages.find((one) => one.kind === 'fixture' || one.kind === 'race')!.competition;
        const of = /\(k\)$|Kvinde/.test(`${competition.category ?? ''} ${competition.name}`) ? teams.women : teams.men;
        for (const message of messages) {
          const sides =
            message.kind === 'fixture'
              ? [message.home, message.away]
              : message.kind === 'ranking'
                ? message.entries.map(({ participant }) => participant)
                : [];
          for (const { name, kind } of sides) if (kind !== 'person' && kind !== 'pair') of.add(name);
        }
      }
    expect([...teams.women].filter((name) => teams.men.has(name))).toEqual([]);
    for (const name of teams.women) expect(name).toMatch(/ \(k\)$/);
  });
});
