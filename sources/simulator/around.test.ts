import { TimeLimits } from '@stillingen/domain';
import { createInMemoryIngest } from '../in-memory-ingest.ts';
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
const rankings = (day: string, of = world) => lists(day, of);
const hourOf = (day: string, clockHour: number): number => copenhagenSeconds(dayNumber(day), clockHour * 60) / 3600;
const liveRankings = (day: string, clockHour: number) =>
  ofKind<RankingListMessage>(world.hourly(hourOf(day, clockHour)), 'ranking-list');

async function refused(messages: readonly Message[]): Promise<unknown[]> {
  const results = await createInMemoryIngest({ name: 'world', origin: 'simulated' }).deliver(messages);
  return results.filter(({ result }) => result !== 'accepted');
}

describe('the day data of the simulator', () => {
  it('has happened when its day begins', () => {
    const midnightMs = copenhagenSeconds(dayNumber(SATURDAY), 0) * 1000;
    expect(world.around(SATURDAY).filter((message) => new TimeLimits(midnightMs).refusal(message) !== null)).toEqual([]);
  });

  it('is accepted by the ingest, and the same each time', async () => {
    expect(await refused(world.around(SATURDAY))).toEqual([]);
    expect(worldOf().around(SATURDAY)).toEqual(world.around(SATURDAY));
    expect(worldOf(2).around(SATURDAY)).not.toEqual(world.around(SATURDAY));
    expect(world.around('i morgen')).toEqual([]);
  });

  it('ranks persons and national teams anew each Monday', () => {
    const [sunday, monday, next] = ['2026-11-22', '2026-11-23', '2026-11-24'].map((day) => rankings(day));
    expect(new Set(monday!.map(({ sport }) => sport))).toEqual(new Set([1, 8, 2, 21, 25, 34, 23, 14, 15]));
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

  it('counts what is played into live rankings hour by hour, from none on Monday to the points of the week', () => {
    const pointsOf = ({ rows }: RankingListMessage) =>
      new Map(rows.map(({ participant, points }) => [participant.name, points!]));
    const official = rankings('2026-11-16').filter(({ name }) => name === 'ATP' || name === 'FIFA, herrer');
    const atp = (day: string, clockHour: number) => liveRankings(day, clockHour).filter(({ name }) => name === 'ATP')[0]!;
    expect(pointsOf(atp('2026-11-16', 0))).toEqual(pointsOf(official.find(({ name }) => name === 'ATP')!));
    const gained = ['2026-11-17', '2026-11-19', '2026-11-22'].map((day) => {
      const before = pointsOf(official.find(({ name }) => name === 'ATP')!);
      return [...pointsOf(atp(day, 12))].reduce((sum, [name, points]) => sum + points - before.get(name)!, 0);
    });
    expect(gained).toEqual(gained.toSorted((a, b) => a - b));
    expect(gained[0]).toBeGreaterThan(0);
    expect(pointsOf(atp('2026-11-17', 9))).not.toEqual(pointsOf(atp('2026-11-17', 21)));
    const sunday = liveRankings('2026-11-22', 20);
    expect(new Set(sunday.map(({ sport }) => sport))).toEqual(new Set([1, 8, 2, 21, 34, 23, 14, 15]));
    for (const { date, live, rows } of sunday) {
      expect([date, live]).toEqual(['2026-11-22', true]);
      expect(rows.map(({ previous }) => previous).toSorted((a, b) => a! - b!)).toEqual(rows.map((_, at) => at + 1));
    }
  });

  it('ranks football nations by the teams that play, Denmark among them', () => {
    const [men, women] = ['FIFA, herrer', 'FIFA, kvinder'].map(
      (list) => rankings('2026-11-23').find(({ name }) => name === list)!,
    );
    const danish = ({ rows }: RankingListMessage) => rows.find(({ participant }) => participant.country === 'dk')!.participant;
    expect(danish(men!)).toEqual({ name: 'Danmark', country: 'dk', kind: 'national' });
    expect(danish(women!)).toEqual({ name: 'Danmark (k)', country: 'dk', kind: 'national' });
    expect(men!.rows.length).toBeGreaterThan(100);
  });

  it('ranks only the sports that it plays', () => {
    expect(new Set(lists(SATURDAY, worldOf(1, 20)).map(({ sport }) => sport))).toEqual(new Set([1, 21, 34]));
  });
});
