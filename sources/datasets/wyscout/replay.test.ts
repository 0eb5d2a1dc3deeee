import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { matchMinute, Stage } from '@stillingen/domain';
import type { Message } from '@stillingen/domain/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { dataSet } from '../../../domain/testing/scores.ts';
import { createInMemoryIngest } from '../../testing/in-memory-ingest.ts';
import type { Clock, IngestClient } from '../../ports.ts';
import { writeFiles } from '../../testing/write-files.ts';
import { playRecording } from '../../testing/play-recording.ts';
import { replaySet } from '../kit/replay/replay-set.ts';
import { replayScript, wyscout } from './replay.ts';
import { football } from '../../../domain/sports/football.ts';
import type { Period, RecordedEvent, Recording } from './read.ts';

const folder = dataSet('football-wyscout');
const START = Date.parse('2026-11-20T18:00:00Z');

function quickClock(): Clock {
  let nowMs = START;
  return {
    nowMs: () => nowMs,
    sleep: async (ms) => {
      nowMs += ms;
    },
  };
}
const never = new AbortController().signal;

describe.skipIf(folder === null)('wyscout on the real recordings', () => {
  it('[FEED-51] plays Croatia and Denmark at the World Cup 2018 with its line-ups', async () => {
    const ingest = createInMemoryIngest({ name: 'replay', origin: 'replay' });
    const clock = quickClock();
    const progress: number[] = [];
    const report = await replaySet(wyscout, {
      path: folder!,
      speed: 60,
      ingest,
      clock,
      signal: never,
      match: '2058005',
      onProgress: ({ done }) => progress.push(done),
    });
    expect(report).toMatchObject({ played: 1, delivered: ingest.delivered.length, refused: [] });
    expect(report.competitions).toEqual([{ sport: 1, competition: expect.objectContaining({ season: '2018' }) }]);
    expect(progress.at(-1)).toBe(ingest.delivered.length);

    const [event] = [...ingest.state.events.values()];
    expect(event).toMatchObject({
      stage: Stage.afterPenalties,
      score: [1, 1],
      parts: [
        [1, 1],
        [0, 0],
        [0, 0],
      ],
      fullTime: [1, 1],
      afterExtraTime: [1, 1],
      penalties: [3, 2],
      winner: 1,
      advanced: 'home',
      venue: 'Stadion Nizhny Novgorod',
      notice: 'Genafspilning af kampen 1. juli 2018',
    });
    const incidents = ingest.state.incidents.get(event!.id)!;
    expect(
      incidents.filter(({ type }) => type === 'goal').map(({ minute, side, player, second }) => [minute, side, player, second]),
    ).toEqual([
      [1, 'away', 'M. Jørgensen', 'T. Delaney'],
      [4, 'home', 'M. Mandžukić', ''],
    ]);
    expect(
      incidents
        .filter(({ type }) => type.startsWith('shootout'))
        .map(({ type, player }) => `${player} ${type === 'shootout-scored' ? 1 : 0}`),
    ).toEqual([
      'C. Eriksen 0',
      'M. Badelj 0',
      'S. Kjær 1',
      'A. Kramarić 1',
      'M. Krohn-Dehli 1',
      'L. Modrić 1',
      'L. Schöne 0',
      'J. Pivarić 0',
      'N. Jørgensen 0',
      'I. Rakitić 1',
    ]);
    expect(incidents).toContainEqual(expect.objectContaining({ type: 'penalty-missed', minute: 116, player: 'L. Modrić' }));
    expect(incidents.filter(({ type }) => type === 'substitution')).toHaveLength(8);
    expect(ingest.state.statistics.get(event!.id)![0]).toContainEqual({ stat: 12, home: '54%', away: '46%' });
    const { lineup } = ingest.state.facts.get(event!.id)!;
    expect(lineup.map(({ id, starters, substitutes }) => [id, starters.length, substitutes.length])).toEqual([
      ['home', 11, 11],
      ['away', 11, 12],
    ]);
    const started = lineup[1]!.starters;
    expect(started[0]).toMatchObject({ name: 'K. Schmeichel', role: 'goalkeeper' });
    const listed = new Set(lineup.flatMap(({ starters, substitutes }) => [...starters, ...substitutes]).map(({ name }) => name));
    const named = incidents.flatMap(({ player, second }) => [player, second]).filter((name) => name !== '');
    expect(named.filter((name) => !listed.has(name))).toEqual([]);
    // Two hours and twenty minutes with all breaks, sixty times as fast.
    expect(clock.nowMs() - START).toBeGreaterThan(140_000);
    expect(clock.nowMs() - START).toBeLessThan(180_000);
  });

  it('plays all matches that it can, and refuses the one whose sides are not known', async () => {
    const ingest = createInMemoryIngest({ name: 'replay', origin: 'replay' });
    const report = await replaySet(wyscout, {
      path: folder!,
      speed: 120,
      atMs: START,
      ingest,
      clock: quickClock(),
      signal: never,
    });
    expect(report.played).toBe(2);
    expect(report.refused).toEqual([
      { file: 'events/2499841.json', line: 0, why: expect.stringMatching(/^no matches_\*\.json has an entry/) },
    ]);
    expect([...ingest.state.events.values()].map(({ score }) => score)).toEqual(
      expect.arrayContaining([
        [0, 1],
        [1, 1],
      ]),
    );
  });

  it('sends each message at its time, and makes each replay a match of its own', async () => {
    const clock = quickClock();
    const late: number[] = [];
    const keys = new Set<string>();
    const ingest: IngestClient = {
      deliver: async (messages) => {
        for (const message of messages) late.push(clock.nowMs() - Date.parse(message.at));
        for (const message of messages) if (message.kind === 'fixture') keys.add(message.key);
        return messages.map((_, index) => ({ index, result: 'accepted' }));
      },
    };
    await replaySet(wyscout, { path: folder!, speed: 10, ingest, clock, signal: never, match: '2057967' });
    expect(Math.max(...late.slice(3))).toBeLessThan(2);
    await replaySet(wyscout, { path: folder!, speed: 10, ingest, clock, signal: never, match: '2057967' });
    expect(keys.size).toBe(2);
  });

  it('retries a failed batch, and stops when it is aborted', async () => {
    const stop = new AbortController();
    const taken: Message[] = [];
    let calls = 0;
    const ingest: IngestClient = {
      deliver: async (messages) => {
        calls += 1;
        if (calls % 2 === 1) throw new Error('closed');
        taken.push(...messages);
        if (taken.length > 100) stop.abort();
        return messages.map((_, index) => ({ index, result: 'accepted' }));
      },
    };
    const report = await replaySet(wyscout, {
      path: folder!,
      speed: 60,
      ingest,
      clock: quickClock(),
      signal: stop.signal,
      match: '2057967',
    });
    expect(report.delivered).toBe(taken.length);
    expect(new Set(taken.map(({ key, seq }) => `${key} ${seq}`)).size).toBe(taken.length);
    expect(taken.length).toBeLessThan(200);
  });
});

describe('wyscout', () => {
  let temporary: string;
  beforeAll(async () => {
    temporary = await mkdtemp(join(tmpdir(), 'replay-'));
    await mkdir(join(temporary, 'events'));
    await writeFile(
      join(temporary, 'matches_World_Cup.json'),
      '[{"wyId": 1, "dateutc": "soon"}, {"wyId": 3, "dateutc": "2018-07-01 18:00:00"}]',
    );
    await writeFile(join(temporary, 'matches_Broken.json'), '[{');
    await writeFile(join(temporary, 'events', '1.json'), '{}');
    await writeFile(join(temporary, 'events', '2.json'), '{"events": [');
    await writeFile(join(temporary, 'events', '3.json'), '{"events": "none"}');
  });
  afterAll(() => rm(temporary, { recursive: true }));

  const ingest: IngestClient = { deliver: async () => [] };

  it('refuses recordings that are broken', async () => {
    const { played, refused } = await replaySet(wyscout, {
      path: temporary,
      speed: 1,
      ingest,
      clock: quickClock(),
      signal: never,
    });
    expect(played).toBe(0);
    expect(refused.map(({ file, why }) => `${file} ${why.slice(0, 12)}`)).toEqual([
      'events/1.json the match ha',
      'events/2.json no matches_*',
      'events/3.json no event can',
      'matches_Broken.json not JSON: Ex',
    ]);
  });

  it('takes an area without a code of ours for none, and no event that is later than a period lasts', async () => {
    const team = (alpha2code: string) => ({ team: { name: alpha2code, area: { alpha2code } } });
    const event = { matchPeriod: '1H', teamId: 1, eventSec: 12, eventName: 'Shot', tags: [{ id: 101 }] };
    const teamsData = { 1: { side: 'home' }, 2: { side: 'away' } };
    await using files = await writeFiles({
      'matches_Italy.json': [JSON.stringify([{ wyId: 1, dateutc: '2018-07-01 18:00:00', teamsData }])],
      'events/1.json': [
        JSON.stringify({ teams: { 1: team('ZZ'), 2: team('IT') }, events: [event, { ...event, eventSec: 1e12 }] }),
      ],
    });
    const { messages, report } = await playRecording(wyscout, files.path);
    expect(report).toMatchObject({ played: 1, refused: [] });
    expect(messages('fixture').map(({ home, away }) => [home.country, away.country])).toEqual([[undefined, 'it']]);
    expect(messages('incident')).toHaveLength(1);
  });

  it('refuses an unknown match, and a speed outside its range', async () => {
    const input = { path: temporary, ingest, clock: quickClock(), signal: never };
    expect((await replaySet(wyscout, { ...input, speed: 1, match: '9' })).refused).toContainEqual({
      file: temporary,
      line: 0,
      why: 'no recording 9',
    });
    await expect(replaySet(wyscout, { ...input, speed: 0 })).rejects.toThrow(RangeError);
    await expect(replaySet(wyscout, { ...input, speed: 121 })).rejects.toThrow(RangeError);
  });
});

const KICK_OFF = Date.parse('2026-11-20T18:00:00Z');

const event = (period: Period, second: number, change: Partial<RecordedEvent> & { tag?: number } = {}): RecordedEvent => ({
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
  it('announces itself as a replay', async () => {
    const { event: played } = await play(recording(), 1);
    expect(played).toMatchObject({
      notice: 'Genafspilning af kampen 1. juli 2018',
      venue: 'Stadion',
      source: 1,
      start: KICK_OFF / 1000,
      origin: 'replay',
    });
  });

  it('makes the clock of a page show the minute of the match at any speed', () => {
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

  it('shows exactly the minute when each minute of a fast replay begins', () => {
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

  it('counts goals, own goals and penalties, and names the assist', async () => {
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

  it('keeps extra time in one stage whose clock goes on, and ends after it', async () => {
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

  it('sends statistics at most once a minute of the match, and none of the shoot-out', async () => {
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
