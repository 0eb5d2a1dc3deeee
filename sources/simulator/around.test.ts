import { timeAhead } from '@stillingen/domain';
import { createInMemoryIngest } from '../testing/in-memory-ingest.ts';
import type { Message, RankingListMessage } from '@stillingen/domain/messages';
import { describe, expect, it } from 'vitest';
import { copenhagenSeconds, dayNumber } from './engine/calendar/copenhagen.ts';
import { createSimulator, type Simulator } from './simulator.ts';

const SATURDAY = '2026-11-21';
const worldOf = (seed = 1, size = 250): Simulator =>
  createSimulator({ seed, size, nowMs: copenhagenSeconds(dayNumber(SATURDAY), 12 * 60) * 1000 });
const world = worldOf();
const ofKind = <M extends Message>(messages: readonly Message[], kind: M['kind']): M[] =>
  messages.filter((message): message is M => message.kind === kind);
const lists = (day: string, of = world) => ofKind<RankingListMessage>(of.around(day), 'ranking-list');
const rankings = (day: string, of = world) => lists(day, of).filter(({ live }) => live !== true);
const liveRankings = (day: string) => lists(day).filter(({ live }) => live === true);

async function refused(messages: readonly Message[]): Promise<unknown[]> {
  const results = await createInMemoryIngest({ name: 'world', origin: 'simulated' }).deliver(messages);
  return results.filter(({ result }) => result !== 'accepted');
}

describe('the day data of the simulator', () => {
  it('has happened when its day begins', () => {
    const midnightMs = copenhagenSeconds(dayNumber(SATURDAY), 0) * 1000;
    expect(world.around(SATURDAY).filter((message) => timeAhead(message, midnightMs) !== null)).toEqual([]);
  });

  it('is accepted by the ingest, and the same each time', async () => {
    expect(await refused(world.around(SATURDAY))).toEqual([]);
    expect(worldOf().around(SATURDAY)).toEqual(world.around(SATURDAY));
    expect(worldOf(2).around(SATURDAY)).not.toEqual(world.around(SATURDAY));
    expect(world.around('i morgen')).toEqual([]);
  });

  it('ranks tennis and a few more sports anew each Monday', () => {
    const [sunday, monday, next] = ['2026-11-22', '2026-11-23', '2026-11-24'].map((day) => rankings(day));
    expect(new Set(monday!.map(({ sport }) => sport))).toEqual(new Set([2, 21, 25, 23, 14, 15]));
    expect(sunday).toEqual(rankings('2026-11-16'));
    expect(next).toEqual(monday);
    for (const [at, { rows, date, seq }] of monday!.entries()) {
      expect(date).toBe('2026-11-23');
      expect(seq).toBeGreaterThan(sunday![at]!.seq);
      const before = new Map(sunday![at]!.rows.map(({ participant, rank }) => [participant.name, rank]));
      for (const { participant, rank, previous } of rows) expect([rank, previous]).toEqual([rank, before.get(participant.name)]);
      expect(rows.map(({ points }) => points)).toEqual(rows.map(({ points }) => points!).toSorted((a, b) => b - a));
    }
  });

  it('ranks tennis live besides: level with the list on Monday, and on the next close to the list that follows', () => {
    const namesOf = ({ rows }: RankingListMessage) => rows.map(({ participant }) => participant.name);
    const official = rankings('2026-11-16').filter(({ sport }) => sport === 2);
    expect(
      liveRankings('2026-11-16')
        .filter(({ sport }) => sport === 2)
        .map(namesOf),
    ).toEqual(official.map(namesOf));
    const all = liveRankings('2026-11-22');
    expect(new Set(all.map(({ sport }) => sport))).toEqual(new Set([2, 14, 23]));
    const sunday = all.filter(({ sport }) => sport === 2);
    expect(sunday.map(({ sport, name, date }) => [sport, name, date])).toEqual([
      [2, 'ATP', '2026-11-22'],
      [2, 'WTA', '2026-11-22'],
    ]);
    for (const [at, { rows }] of sunday.entries()) {
      expect(rows.map(({ previous }) => namesOf(official[at]!)[previous! - 1])).toEqual(namesOf(sunday[at]!));
      const next = namesOf(rankings('2026-11-23')[at]!);
      const apart = (names: readonly string[]) =>
        names.reduce((sum, name, place) => sum + Math.abs(place - next.indexOf(name)), 0);
      expect(apart(namesOf(sunday[at]!))).toBeLessThan(apart(namesOf(official[at]!)));
    }
  });

  it('ranks only the sports that it plays', () => {
    expect(new Set(lists(SATURDAY, worldOf(1, 20)).map(({ sport }) => sport))).toEqual(new Set([21]));
  });
});
