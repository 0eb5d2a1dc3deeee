import type { MeetingsMessage, Message, SeasonResultMessage } from '@stillingen/domain/messages';
import { TimeLimits } from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import { createInMemoryIngest } from '../../in-memory-ingest.ts';
import { copenhagenSeconds, dayNumber } from '../engine/calendar/copenhagen.ts';
import { createSimulator } from '../simulator.ts';
import { announcedOf } from './coverage.ts';

const SATURDAY = '2026-11-21';
const NOW_MS = copenhagenSeconds(dayNumber(SATURDAY), 12 * 60) * 1000;
const worldOf = () => createSimulator({ seed: 1, size: 250, nowMs: NOW_MS, everySportLive: true });
const world = worldOf();
const plans = [...world.day(SATURDAY), ...world.showcase(SATURDAY)];
const background = [...worldOf().background(SATURDAY)].flat();
const archive = [...world.archive()].flat();
const ofKind = <M extends Message>(messages: readonly Message[], kind: M['kind']): readonly M[] =>
  messages.filter((message): message is M => message.kind === kind);

describe('the background of the demo world', () => {
  it('is accepted by the ingest after the events that it is about, and has happened', async () => {
    const ingest = createInMemoryIngest({ name: 'world', origin: 'simulated' });
    const ids = new Set(plans.map(({ key }) => key));
    await ingest.deliver(plans.flatMap((plan) => plan.announcement()));
    const messages = [...background.filter((message) => !('event' in message) || ids.has(message.event)), ...archive];
    const results = await ingest.deliver(messages);
    expect(results.filter(({ result }) => result === 'refused')).toEqual([]);
    expect(messages.filter((message) => new TimeLimits(NOW_MS).refusal(message) !== null)).toEqual([]);
  });

  it('is the same each time, and once published it is not published again', () => {
    expect([...worldOf().background(SATURDAY)].flat()).toEqual(background);
    const own = worldOf();
    const first = [...own.background(SATURDAY)].flat();
    const next = [...own.background('2026-11-22')].flat();
    const keys = new Set(first.map(({ key }) => key));
    expect(next.length).toBeGreaterThan(0);
    expect(next.filter(({ key }) => keys.has(key))).toEqual([]);
  });
});

describe('earlier meetings', () => {
  const meetings = new Map(ofKind<MeetingsMessage>(background, 'meetings').map((message) => [message.event, message]));
  const leagueMatches = world.day(SATURDAY).filter((plan) => announcedOf(plan).competition.name === 'Premier League');

  it('lie before the match, in ten years, at most two in a season', () => {
    expect(meetings.size).toBeGreaterThan(500);
    for (const plan of plans) {
      const days = (meetings.get(plan.key)?.matches ?? []).map(({ day }) => dayNumber(day));
      for (const day of days) expect(day, plan.key).toBeLessThan(plan.day);
      for (const day of days) expect(plan.day - day).toBeLessThan(11 * 366);
      expect(days).toEqual(days.toSorted((a, b) => b - a));
      expect(days.length).toBeLessThanOrEqual(20);
    }
  });

  it('are played at home and away in turn', () => {
    expect(leagueMatches.length).toBeGreaterThan(0);
    for (const { key } of leagueMatches) {
      const sides = meetings.get(key)!.matches.map(({ side }) => side);
      const home = sides.filter((side) => side === 'home').length;
      expect(Math.abs(2 * home - sides.length)).toBeLessThanOrEqual(1);
    }
  });
});

describe('past seasons', () => {
  const results = ofKind<SeasonResultMessage>(archive, 'season-result');
  const namesOf = (sport: number, name: string) =>
    results.filter((result) => result.sport === sport && result.competition.name === name && result.competition.country === 'dk');

  it('have a winner, a runner-up, points and a top scorer of that league for five years', () => {
    const superliga = namesOf(1, 'Superligaen');
    expect(superliga.map(({ competition }) => competition.season)).toEqual(
      [2025, 2024, 2023, 2022, 2021].map((year) => `${year}/${year + 1}`),
    );
    for (const { winner, runnerUp, points, topScorer } of superliga) {
      expect(winner.name).not.toBe(runnerUp!.name);
      const [first, second] = points!;
      expect(first).toBeGreaterThanOrEqual(second);
      expect(first).toBeLessThanOrEqual(96);
      expect(topScorer!.goals).toBeGreaterThan(10);
      expect(topScorer!.goals).toBeLessThan(40);
    }
  });

  it('of a tournament have the winner of its final, also of this year where it is over', () => {
    const wimbledon = results.filter(
      ({ competition: { name, category } }) => name === 'Wimbledon' && category === 'ATP - Single',
    );
    expect(wimbledon.map(({ competition }) => competition.season)).toEqual(['2026', '2025', '2024', '2023', '2022', '2021']);
  });

  it('cover every sport but those of fights and horses', () => {
    const sports = new Set(results.map(({ sport }) => sport));
    const missing = [...new Set(plans.map((plan) => announcedOf(plan).sport))].filter((sport) => !sports.has(sport));
    expect(missing.toSorted((a, b) => a - b)).toEqual([16, 28, 35]);
  });
});
