import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, win32 } from 'node:path';
import { Stage } from '@stillingen/domain';
import type { StatisticsMessage } from '@stillingen/domain/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createInMemoryIngest } from '../../../in-memory-ingest.ts';
import { writeFiles } from '../../../testing/write-files.ts';
import { eventOf } from '../events/match-messages.ts';
import type { ImportedMatch, FinalScores } from '../events/match.ts';
import { readLines } from '../readers/text.ts';
import { BadRow, type DataSet, type ImportedEvent } from './data-set.ts';
import { deliverEvents } from './delivery.ts';
import { beside, nameBelow } from './files.ts';
import { importSet } from './import-set.ts';

const keys: DataSet = {
  name: 'keys',
  about: 'keys of matches',
  reads: (name) => name.endsWith('.keys'),
  async *events(file) {
    for await (const { line, text } of readLines(file)) {
      if (text === '?') throw new BadRow('broken');
      if (text === '!') yield { file: file.name, line, why: 'refused' };
      else
        yield eventOf({
          file: file.name,
          line,
          key: text,
          competition: { name: 'Cup', country: 'dk', season: '2025' },
          home: { name: 'AGF', country: 'dk' },
          away: { name: 'OB', country: 'dk' },
          start: `${1800 + line}-01-01`,
          round: '',
          tie: '',
          venue: '',
          outcome: null,
          goals: [],
        });
    }
  },
};

describe('importSet', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'import-'));
    await writeFile(
      join(folder, 'a.keys'),
      Array.from({ length: 250 }, (_, index) => `m${index}`)
        .join('\r\n')
        .concat('\r\n'),
    );
    await writeFile(join(folder, 'b.keys'), 'm7\n!\nm300\n?\nm301\n');
    await writeFile(join(folder, 'c.keys'), '');
    await writeFile(join(folder, 'notes.md'), 'm400');
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('importSet imports readable events, and reports the rest by file and line', async () => {
    expect(await importSet(keys, { path: folder, ingest: createInMemoryIngest() })).toEqual({
      offers: { written: 0, unchanged: 0 },
      read: 252,
      written: 251,
      unchanged: 0,
      refused: [
        { file: 'b.keys', line: 1, why: 'differs from the same event in a.keys line 8' },
        { file: 'b.keys', line: 2, why: 'refused' },
        { file: 'b.keys', line: 0, why: 'broken' },
      ],
      skipped: [
        { file: 'notes.md', why: 'no file of keys' },
        { file: 'c.keys', why: 'it contains no event' },
      ],
      competitions: [{ sport: 1, competition: { name: 'Cup', country: 'dk', season: '2025' } }],
    });
  });

  it('importSet counts an event as unchanged when it stands in two files with equal facts, and refuses it when they differ', async () => {
    await using files = await writeFiles({ 'x.keys': ['m1', 'm2'], 'y.keys': ['m1', 'm3', 'm2'] });
    const ingest = createInMemoryIngest();
    const report = await importSet(keys, { path: files.path, ingest });
    expect(report).toMatchObject({
      read: 5,
      written: 3,
      unchanged: 1,
      refused: [{ file: 'y.keys', line: 3, why: 'differs from the same event in x.keys line 2' }],
    });
    expect(ingest.state.events.size).toBe(3);
  });

  it('importSet reports progress, and ends when it is aborted', async () => {
    const progress: string[] = [];
    await importSet(keys, {
      path: folder,
      ingest: createInMemoryIngest(),
      onProgress: ({ events, file, fileNumber, fileCount }) => progress.push(`${events}: ${file}, ${fileNumber} of ${fileCount}`),
    });
    expect(progress).toEqual(['100: a.keys, 1 of 3', '200: a.keys, 1 of 3', '252: c.keys, 3 of 3']);
    const abort = new AbortController();
    const report = await importSet(keys, {
      path: folder,
      ingest: createInMemoryIngest(),
      signal: abort.signal,
      onProgress: () => abort.abort(),
    });
    expect(report.written).toBe(100);
  });

  it('importSet refuses a path where nothing is', async () => {
    const { refused } = await importSet(keys, { path: join(folder, 'nowhere'), ingest: createInMemoryIngest() });
    expect(refused).toEqual([{ file: join(folder, 'nowhere'), line: 0, why: 'no such file or folder' }]);
  });
});

it('importSet names a file below a folder with one kind of slash on every system', () => {
  expect(nameBelow('/data/f1', '/data/f1/2024/race.yml')).toBe('2024/race.yml');
  expect(nameBelow('C:\\data\\f1', 'C:\\data\\f1\\2024\\race.yml', win32)).toBe('2024/race.yml');
});

it('importSet names a file beside another one from the same folder', () => {
  const file = { path: '/data/pbp/live_1.json', name: 'pbp/live_1.json' };
  expect(beside(file, '../details/1.json')).toEqual({ path: '/data/details/1.json', name: 'details/1.json' });
});

const played = (home: number, away: number): FinalScores => ({
  stage: Stage.finished,
  halfTime: null,
  fullTime: [home, away],
  extraTime: null,
  penalties: null,
  advanced: null,
});
const postponed: FinalScores = { ...played(0, 0), stage: Stage.postponed, fullTime: null };

const match = (change: Partial<ImportedMatch> = {}): ImportedMatch => ({
  file: 'dk.txt',
  line: 7,
  key: 'of-agf-ob-1',
  competition: { name: 'Superligaen', country: 'dk', season: '2025/2026' },
  home: { name: 'AGF', country: 'dk' },
  away: { name: 'OB', country: 'dk' },
  start: '2025-08-17T14:00:00Z',
  round: '5. runde',
  tie: '',
  venue: '',
  outcome: null,
  goals: [],
  ...change,
});
const goal = (minute: number, player: string) => ({ type: 'goal', side: 'home', minute, added: 0, player }) as const;

function importer() {
  const ingest = createInMemoryIngest();
  return {
    ingest,
    event: () => [...ingest.state.events.values()][0]!,
    corrections: () => [...ingest.state.corrections.values()].flat(),
    goals: () => [...ingest.state.incidents.values()].flat().map(({ minute, player }) => `${minute} ${player}`),
    run: async (...matches: ImportedMatch[]) => {
      const { written, unchanged, refused } = await deliverEvents(ingest, matches.map(eventOf));
      expect(refused).toEqual([]);
      return written === 1 && unchanged === 0 ? 'written' : written === 0 && unchanged === 1 ? 'unchanged' : 'both';
    },
  };
}

describe('deliverEvents', () => {
  it('deliverEvents adds the result of a later edition, and keeps it when an earlier one follows', async () => {
    const { run, event, corrections } = importer();
    expect(await run(match())).toBe('written');
    expect(await run(match())).toBe('unchanged');
    expect(await run(match({ outcome: postponed }))).toBe('written');
    expect(await run(match({ outcome: played(2, 1) }))).toBe('written');
    expect(await run(match({ outcome: postponed }))).toBe('unchanged');
    expect(await run(match())).toBe('unchanged');
    expect(event()).toMatchObject({ stage: Stage.finished, score: [2, 1], winner: 1 });
    expect(corrections()).toEqual([]);
  });

  it('deliverEvents corrects a result, once, however often the edition is imported', async () => {
    const { run, event, corrections } = importer();
    await run(match({ outcome: played(1, 2) }));
    expect(await run(match({ outcome: played(1, 3) }))).toBe('written');
    expect(await run(match({ outcome: played(1, 3) }))).toBe('unchanged');
    expect(await run(match({ outcome: played(0, 3) }))).toBe('written');
    expect(await run(match({ outcome: played(0, 3) }))).toBe('unchanged');
    expect(event().score).toEqual([0, 3]);
    expect(corrections().map(({ what, from, to, reason }) => [what, from, to, reason])).toEqual([
      ['score', '1-2', '1-3', 'clerical'],
      ['score', '1-3', '0-3', 'clerical'],
    ]);
  });

  it('deliverEvents moves a match', async () => {
    const { run, event } = importer();
    await run(match());
    expect(await run(match({ start: '2025-09-01T17:00:00Z' }))).toBe('written');
    expect(await run(match({ start: '2025-09-01T17:00:00Z' }))).toBe('unchanged');
    expect(event().start).toBe(Date.parse('2025-09-01T17:00:00Z') / 1000);
  });

  it('deliverEvents adds a goal that was missing and the score that goes with it', async () => {
    const { run, event, goals } = importer();
    await run(match({ outcome: played(1, 0), goals: [goal(30, 'X')] }));
    expect(await run(match({ outcome: played(2, 0), goals: [goal(12, 'Y'), goal(30, 'X')] }))).toBe('written');
    expect(await run(match({ outcome: played(2, 0), goals: [goal(12, 'Y'), goal(30, 'X')] }))).toBe('unchanged');
    expect(goals()).toEqual(['12 Y', '30 X']);
    expect(event().score).toEqual([2, 0]);
  });

  it('deliverEvents sends statistics again when they differ, without naming what they replace', async () => {
    const ingest = createInMemoryIngest();
    const withCorners = (home: string): ImportedEvent => {
      const event = eventOf(match({ outcome: played(1, 0) }));
      const statistics: StatisticsMessage = {
        kind: 'statistics',
        key: 'of-agf-ob-1/statistics',
        seq: 1000,
        at: '2025-08-17T16:00:00Z',
        event: 'of-agf-ob-1',
        period: 0,
        values: [{ stat: 16, home, away: '4' }],
      };
      return { ...event, messages: [...event.messages, statistics] };
    };
    const corners = () => [...ingest.state.statistics.values()].map((periods) => periods[0]![0]!.home);
    expect(await deliverEvents(ingest, [withCorners('7')])).toEqual({ written: 1, unchanged: 0, refused: [] });
    expect(await deliverEvents(ingest, [withCorners('8')])).toEqual({ written: 1, unchanged: 0, refused: [] });
    expect(await deliverEvents(ingest, [withCorners('8')])).toEqual({ written: 0, unchanged: 1, refused: [] });
    expect(corners()).toEqual(['8']);
  });

  it('deliverEvents reports refused matches by file and line and goes on', async () => {
    const ingest = createInMemoryIngest();
    const twins = match({ key: 'twins', line: 9, away: { name: 'Aarhus GF', country: 'dk' } });
    const matches = [match({ home: { name: 'Aarhus GF', country: 'dk' } }), { ...twins, home: twins.away }];
    const report = await deliverEvents(ingest, matches.map(eventOf));
    const why = 'same_participant /away/name (allowed: a participant other than the home side)';
    expect(report).toEqual({ written: 1, unchanged: 0, refused: [{ file: 'dk.txt', line: 9, why }] });
  });

  it('deliverEvents rejects when the server does not answer each message', async () => {
    await expect(deliverEvents({ deliver: async () => [] }, [eventOf(match())])).rejects.toThrow('answered 0 of 1');
  });

  it('deliverEvents leaves nothing behind of an event whose score is refused, and counts it as refused', async () => {
    const { ingest } = importer();
    const bad = match({ key: 'of-bad', outcome: { ...played(9, 8), stage: Stage.afterPenalties }, line: 9 });
    const good = match({ key: 'of-good', start: '2025-09-17T14:00:00Z', outcome: played(2, 1) });
    expect(await deliverEvents(ingest, [bad, good].map(eventOf))).toEqual({
      written: 1,
      unchanged: 0,
      refused: [{ file: 'dk.txt', line: 9, why: expect.stringContaining('impossible_score /score') }],
    });
    expect([...ingest.state.events.values()].map(({ score }) => score)).toEqual([[2, 1]]);
  });

  it('deliverEvents leaves a known event as it was when its next edition is refused', async () => {
    const { ingest, run, event } = importer();
    await run(match({ outcome: played(2, 1) }));
    const edition = match({ venue: 'Ceres Park', outcome: { ...played(9, 8), stage: Stage.afterPenalties } });
    expect(await deliverEvents(ingest, [eventOf(edition)])).toMatchObject({ written: 0, unchanged: 0, refused: [{ line: 7 }] });
    expect(event()).toMatchObject({ venue: '', score: [2, 1] });
  });

  it('deliverEvents reports a result at the latest by its clock when the usual length of a match is not over', async () => {
    const nowMs = Date.parse('2025-08-17T15:00:00Z');
    const ingest = createInMemoryIngest(undefined, undefined, () => nowMs);
    expect(await deliverEvents(ingest, [eventOf(match({ outcome: played(2, 1) }))], nowMs)).toMatchObject({
      written: 1,
      refused: [],
    });
  });
});
