import { matchMinute, Stage } from '@stillingen/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { football } from '../../../domain/sports/football.ts';
import { createInMemoryIngest } from '../../in-memory-ingest.ts';
import type { Period, RecordedAction, Recording } from './read.ts';
import { replayScript } from './replay.ts';

const KICK_OFF = Date.parse('2026-11-20T18:00:00Z');

const event = (period: Period, second: number, change: Partial<RecordedAction> & { tag?: number } = {}): RecordedAction => ({
  period,
  second,
  side: 'home',
  name: 'Pass',
  detail: 'Simple pass',
  player: 'P',
  ...change,
  tags: new Set([change.tag ?? 1801]),
});

function recording(change: Partial<Recording> = {}): Recording {
  return {
    id: '1',
    competition: { name: 'VM 2018 (genafspilning)', country: 'xw', season: '2018' },
    role: 'knockout',
    group: '',
    round: '',
    playedMs: Date.parse('2018-07-01T18:00:00Z'),
    venue: 'Stadion',
    home: { name: 'Croatia', kind: 'national' },
    away: { name: 'Denmark', kind: 'national' },
    substitutions: [],
    sheets: [],
    persons: [],
    events: [event('1H', 1), event('1H', 2820), event('2H', 1), event('2H', 2880)],
    ...change,
  };
}

async function play(replayed: Recording, speed: number) {
  const ingest = createInMemoryIngest({ name: 'replay', origin: 'replay' });
  const steps = replayScript(replayed, { startMs: KICK_OFF, speed });
  const results = [];
  for (const { messages } of steps) results.push(...(await ingest.deliver(messages)));
  const [last] = [...ingest.state.events.values()];
  return {
    ingest,
    steps,
    event: last!,
    refused: results.filter(({ result }) => result !== 'accepted'),
    incidents: ingest.state.incidents.get(last!.id) ?? [],
  };
}

describe('replayScript', () => {
  it('replayScript announces itself as a replay', async () => {
    const { event: played } = await play(recording(), 1);
    expect(played).toMatchObject({
      notice: 'Genafspilning af kampen 1. juli 2018',
      venue: 'Stadion',
      source: 1,
      start: KICK_OFF / 1000,
      origin: 'replay',
    });
  });

  it('replayScript makes the clock of a page show the minute of the match at any speed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 120 }), fc.integer({ min: 0, max: 2699 }), fc.nat(999), (speed, second, offsetMs) => {
        const startMs = KICK_OFF + offsetMs;
        const steps = replayScript(recording(), { startMs, speed });
        const nowMs = startMs + (second * 1000) / speed;
        const status = steps
          .filter(({ dueMs }) => dueMs <= nowMs)
          .flatMap(({ messages }) => messages)
          .filter(({ kind }) => kind === 'status')
          .at(-1);
        if (status?.kind !== 'status') throw new Error('no status');
        const shown = matchMinute(
          football,
          { stage: status.stage, stageStart: Date.parse(status.stageStart!) / 1000, start: 0 },
          Math.floor(nowMs / 1000),
        );
        expect(shown).toBe(String(Math.floor(second / 60) + 1));
      }),
    );
  });

  it('replayScript shows exactly the minute when each minute of a fast replay begins', () => {
    const statuses = replayScript(recording(), { startMs: KICK_OFF + 333, speed: 60 })
      .flatMap(({ messages }) => messages)
      .filter((message) => message.kind === 'status' && message.stage === Stage.secondHalf);
    const shown = statuses.map(
      (status) =>
        status.kind === 'status' &&
        matchMinute(
          football,
          { stage: status.stage, stageStart: Date.parse(status.stageStart!) / 1000, start: 0 },
          Math.floor(Date.parse(status.at) / 1000),
        ),
    );
    expect(shown).toEqual([...Array.from({ length: 45 }, (_, index) => String(46 + index)), '90+', '90+', '90+', '90+']);
  });

  it('replayScript counts goals, own goals and penalties, and names the assist', async () => {
    const {
      event: played,
      incidents,
      refused,
    } = await play(
      recording({
        events: [
          event('1H', 100, { tag: 301, player: 'Passer' }),
          event('1H', 102, { name: 'Shot', tag: 101, player: 'Scorer' }),
          event('1H', 103, { name: 'Save attempt', tag: 101, side: 'away' }),
          event('1H', 2800, { name: 'Others on the ball', tag: 102, player: 'Unlucky' }),
          event('2H', 60, { name: 'Free Kick', detail: 'Penalty', tag: 101, side: 'away' }),
          event('2H', 120, { name: 'Free Kick', detail: 'Penalty', side: 'away' }),
          event('2H', 180, { name: 'Foul', detail: 'Foul', tag: 1703 }),
        ],
        substitutions: [
          { side: 'away', minute: 46, on: 'In', off: 'Out' },
          { side: 'away', minute: 92, on: 'Late', off: 'Tired' },
        ],
      }),
      30,
    );
    expect(refused).toEqual([]);
    expect(
      incidents.map(({ type, side, minute, added, player, second, score }) => [type, side, minute, added, player, second, score]),
    ).toEqual([
      ['goal', 'home', 2, 0, 'Scorer', 'Passer', [1, 0]],
      ['own-goal', 'away', 45, 2, 'Unlucky', '', [1, 1]],
      ['substitution', 'away', 46, 0, 'In', 'Out', null],
      ['penalty-goal', 'away', 47, 0, 'P', '', [1, 2]],
      ['penalty-missed', 'away', 48, 0, 'P', '', null],
      ['second-yellow-card', 'home', 49, 0, 'P', '', null],
      ['substitution', 'away', 90, 2, 'Late', 'Tired', null],
    ]);
    expect(played).toMatchObject({
      stage: Stage.finished,
      score: [1, 2],
      parts: [
        [1, 1],
        [0, 1],
      ],
      fullTime: [1, 2],
      winner: 2,
      advanced: 'away',
      redCards: [1, 0],
    });
  });

  it('replayScript keeps extra time in one stage whose clock goes on, and ends after it', async () => {
    const {
      ingest,
      event: played,
      refused,
    } = await play(
      recording({
        events: [...recording().events, event('E1', 1), event('E2', 60, { name: 'Shot', tag: 101 })],
      }),
      1,
    );
    expect(refused).toEqual([]);
    expect(played).toMatchObject({
      stage: Stage.afterExtraTime,
      score: [1, 0],
      fullTime: [0, 0],
      afterExtraTime: [1, 0],
      advanced: 'home',
    });
    const stages = ingest.delivered.flatMap((message) => (message.kind === 'status' ? [message] : []));
    expect(stages.map(({ stage }) => stage)).toEqual([
      Stage.firstHalf,
      Stage.halfTime,
      Stage.secondHalf,
      Stage.break,
      Stage.extraTime,
      Stage.break,
      Stage.extraTime,
      Stage.afterExtraTime,
    ]);
    const secondHalf = stages[6]!;
    expect(
      matchMinute(
        football,
        { stage: 6, stageStart: Date.parse(secondHalf.stageStart!) / 1000, start: 0 },
        Date.parse(secondHalf.at) / 1000,
      ),
    ).toBe('106');
  });

  it('replayScript sends statistics at most once a minute of the match, and none of the shoot-out', async () => {
    const kicks = Array.from({ length: 5 }, (_, index) =>
      event('P', index * 40, { name: 'Free Kick', detail: 'Penalty', tag: index === 0 ? 101 : 1 }),
    );
    const { ingest, event: played } = await play(
      recording({ events: [...recording().events, event('E1', 1), event('E2', 60), ...kicks] }),
      60,
    );
    const times = ingest.delivered.flatMap((message) =>
      message.kind === 'statistics' && message.period === 0 ? [Date.parse(message.at)] : [],
    );
    expect(Math.min(...times.slice(1).map((time, index) => time - times[index]!))).toBeGreaterThanOrEqual(1000);
    expect(ingest.state.statistics.get(played.id)![0]).toContainEqual({ stat: 34, home: '0', away: '0' });
    expect(played).toMatchObject({ stage: Stage.afterPenalties, score: [0, 0], penalties: [1, 0], winner: 1, advanced: 'home' });
  });
});
