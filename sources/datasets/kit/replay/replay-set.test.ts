import { describe, expect, it } from 'vitest';
import { Stage } from '@stillingen/domain';
import { IngestError } from '../../../ingest-client.ts';
import { replaySet } from './replay-set.ts';
import type { ImportedDuel } from '../events/duel.ts';
import { BadRow } from '../import/data-set.ts';
import { recordedDuel, type RecordingSet } from './recorded-event.ts';

const START_MS = Date.parse('2026-11-20T18:00:00Z');

const oneMessage: RecordingSet = {
  name: 'one',
  about: 'one message',
  reads: () => true,
  recordings: async ({ name }) => [
    {
      id: 'one',
      file: name,
      timeline: ({ startMs }) => [
        {
          dueMs: startMs,
          messages: [
            {
              kind: 'retraction',
              key: 'm1/gone',
              seq: 0,
              at: '2026-11-20T18:00:00Z',
              supersedes: { key: 'm1', seq: 0 },
              reason: 'clerical',
            },
          ],
        },
      ],
    },
  ],
};

it('a replay reports the reason of a refused message, and the allowed value', async () => {
  const { refused } = await replaySet(oneMessage, {
    path: import.meta.filename,
    speed: 1,
    atMs: START_MS,
    ingest: { deliver: async () => [{ index: 0, result: 'refused', code: 'invalid', path: '/reason', allowed: 'one of goal' }] },
    clock: { nowMs: () => START_MS, sleep: async () => {} },
    signal: new AbortController().signal,
  });
  expect(refused).toEqual([{ file: 'replay-set.test.ts', line: 0, why: 'm1/gone: invalid /reason (allowed: one of goal)' }]);
});

it('a replay retries a batch that the server may accept later, and ends with the answer of one that never will', async () => {
  const statuses = [429, 503, 408, 401, 401];
  const stop = new AbortController();
  const replay = replaySet(oneMessage, {
    path: import.meta.filename,
    speed: 1,
    atMs: START_MS,
    ingest: {
      deliver: async () => {
        const status = statuses.shift()!;
        if (statuses.length === 0) stop.abort();
        throw new IngestError(status, 'no');
      },
    },
    clock: { nowMs: () => START_MS, sleep: async () => {} },
    signal: stop.signal,
  });
  await expect(replay).rejects.toThrow('answered 401');
  expect(statuses).toEqual([401]);
});

const duel: ImportedDuel = {
  file: 'a.json',
  line: 0,
  key: 'a',
  sport: 42,
  competition: { name: 'Ligaen', country: 'in', season: '2013/2014' },
  home: { name: 'A' },
  away: { name: 'B' },
  start: '2014-08-03T15:30:00Z',
  details: { venue: 'Hallen' },
  minutes: 60,
  outcome: null,
};
const steps = (speed: number) =>
  recordedDuel('pkl-1', duel, [
    { second: 0, stage: Stage.firstHalf, score: { home: 0, away: 0 } },
    { second: 30, stage: Stage.firstHalf, score: { home: 0, away: 0 } },
    { second: 60, stage: Stage.firstHalf, score: { home: 1, away: 0 }, gameTime: '01:00' },
    {
      second: 90,
      stage: Stage.firstHalf,
      score: { home: 1, away: 0 },
      gameTime: '01:00',
      incidents: [{ type: 'green-card', side: 'home', minute: 2 }],
    },
    { second: 120, stage: Stage.finished, score: { home: 1, away: 0 } },
  ]).timeline({ startMs: START_MS, speed });

describe('recordedDuel', () => {
  it('recordedDuel announces the match an hour before, as a match and a competition of its own', () => {
    expect(steps(1)[0]).toEqual({
      dueMs: START_MS - 3_600_000,
      messages: [
        {
          kind: 'fixture',
          key: expect.stringMatching(/^replay-\w+-pkl-1$/),
          seq: 0,
          at: '2026-11-20T17:00:00Z',
          sport: 42,
          competition: { name: 'Ligaen 2013/14 (genafspilning)', country: 'in', season: '2013/2014' },
          home: { name: 'A' },
          away: { name: 'B' },
          start: '2026-11-20T18:00:00Z',
          coverage: 'live',
          notice: 'Genafspilning af kampen 3. august 2014',
          venue: 'Hallen',
        },
      ],
    });
  });

  it('recordedDuel sends a change of stage as a status, any other change as a score, and nothing when nothing changed', () => {
    const sent = steps(10).flatMap(({ dueMs, messages }) =>
      messages.map((message) => [message.kind, (dueMs - START_MS) / 1000, message.seq]),
    );
    expect(sent.slice(1)).toEqual([
      ['status', 0, 1],
      ['score', 6, 1],
      ['incident', 9, 1],
      ['status', 12, 2],
    ]);
  });

  it('recordedDuel refuses a match without a day before it sends a message', () => {
    expect(() => recordedDuel('pkl-1', { ...duel, start: '' }, [])).toThrow(new BadRow("no match began at ''"));
  });

  it.each([
    [Number.NaN, Stage.firstHalf],
    [0, Number.NaN],
  ])('recordedDuel refuses a state at second %s of stage %s before it sends a message', (second, stage) => {
    expect(() => recordedDuel('pkl-1', duel, [{ second, stage, score: { home: 0, away: 0 } }])).toThrow(BadRow);
  });
});
