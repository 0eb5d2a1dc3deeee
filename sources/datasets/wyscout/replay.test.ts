import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Stage } from '@stillingen/domain';
import type { Message } from '@stillingen/domain/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataSet } from '../../../domain/testing/scores.ts';
import { createInMemoryIngest } from '../../in-memory-ingest.ts';
import type { Clock, IngestClient } from '../../ports.ts';
import { writeFiles } from '../../testing/write-files.ts';
import { playRecording } from '../../testing/play-recording.ts';
import { replaySet } from '../kit/replay/replay-set.ts';
import { wyscout } from './replay.ts';

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
  it('[FEED-51] wyscout plays Croatia and Denmark at the World Cup 2018 with its line-ups', async () => {
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

  it('wyscout plays all matches that it can, and refuses the one whose sides are not known', async () => {
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

  it('wyscout sends each message at its time, and makes each replay a match of its own', async () => {
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

  it('wyscout retries a failed batch, and stops when it is aborted', async () => {
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

  it('wyscout refuses recordings that are broken', async () => {
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

  it('wyscout takes an area without a code of ours for none, and no event that is later than a period lasts', async () => {
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

  it('wyscout refuses an unknown match, and a speed outside its range', async () => {
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
