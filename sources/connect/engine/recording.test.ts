import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createInMemoryIngest } from '../../in-memory-ingest.ts';
import { testSource } from '../../testing/fake-source.ts';
import { writeFiles } from '../../testing/write-files.ts';
import { playAnswers } from './play-answers.ts';
import { readRecording, RecordingWriter } from './recording.ts';
import { retimed } from './retimed.ts';
import type { SourceState } from './source-state.ts';
import { createStateFile, readStates } from './state-file.ts';

const NOW = Date.parse('2026-11-28T18:00:00Z');
const ANSWER = JSON.stringify({ matches: [{ id: 'a', start: '2026-11-28T17:00:00Z', stage: 13, score: [1, 0] }] });
const line = (members: object): string => JSON.stringify(members);

function folder(): string {
  const made = mkdtempSync(path.join(tmpdir(), 'recording-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

it('a written recording is read again, without the key and without headers that name the operator', async () => {
  const into = folder();
  const writer = new RecordingWriter(into, (text) => text.replaceAll('the-key', '***'));
  const headers = { date: 'Sat, 28 Nov 2026 18:00:00 GMT', 'set-cookie': 'id=1', etag: '"1"' };
  writer.write(new URL('https://source.example/day?key=the-key'), { text: `${ANSWER}the-key`, status: 200, headers }, NOW);
  const index = readFileSync(path.join(into, 'index.ndjson'), 'utf8');
  expect(index).not.toMatch(/the-key|set-cookie/);
  expect(await readRecording(into, testSource, NOW)).toEqual([{ path: '/day?key=***', atMs: NOW, text: `${ANSWER}***` }]);
});

it('answers without a time are as of the latest answer, and without an address they have no path', async () => {
  await using files = await writeFiles({
    'a.json': [ANSWER],
    'b.json': [ANSWER],
    'index.ndjson': [
      line({ file: 'a.json', url: 'https://source.example/day', at: '2026-11-28T17:50:00Z' }),
      line({ file: 'b.json' }),
    ],
  });
  expect(await readRecording(files.path, testSource, NOW)).toMatchObject([
    { path: '/day', atMs: NOW - 600_000 },
    { path: '', atMs: NOW - 600_000 },
  ]);
});

it.each([
  [['{'], 'index.ndjson line 1 is not JSON'],
  [['', line({})], 'index.ndjson line 2 has no file within the folder'],
  [[line({ file: '../secret' })], 'index.ndjson line 1 has no file within the folder'],
  [[line({ file: '/etc/passwd' })], 'index.ndjson line 1 has no file within the folder'],
  [['null'], 'index.ndjson line 1 has no file within the folder'],
  [[line({ file: 'a', at: 'noon' })], 'index.ndjson line 1: at is "noon"; allowed: a time such as 2026-11-20T18:00:00Z'],
  [[line({ file: 'absent.json' })], 'absent.json of index.ndjson cannot be read'],
])('a recording whose index is %j is refused with its line', async (lines, why) => {
  await using files = await writeFiles({ 'index.ndjson': lines });
  await expect(readRecording(files.path, testSource, NOW)).rejects.toThrow(why);
});

it('a replay delivers the times of a recording as its own', async () => {
  const ingest = createInMemoryIngest({ name: 'test', origin: 'replay' });
  const map = (ms: number): number => ms + 86_400_000;
  const answers = [{ path: '/day', atMs: NOW, text: ANSWER }];
  const log = { info: () => undefined, warn: () => undefined };
  const until = async (): Promise<void> => undefined;
  await playAnswers(answers, { connector: testSource, leagues: [], ingest: retimed(ingest, map), log, until });
  expect([...ingest.state.events.values()]).toMatchObject([
    { start: Date.parse('2026-11-29T17:00:00Z') / 1000, origin: 'replay' },
  ]);
});

it('the state of a source is read again, and a damaged or absent file counts as none', async () => {
  const dataDir = folder();
  const store = createStateFile(dataDir, 'nhl');
  expect([await store.read(), await readStates(dataDir)]).toEqual([null, []]);
  const state: SourceState = {
    version: 1,
    ...{ source: 'nhl', leagues: [], savedMs: NOW, lastGoodMs: null, failing: null },
    ...{ requestTimes: [], matches: [], unmapped: [], notes: [] },
  };
  await store.write(state);
  expect([await store.read(), await readStates(dataDir)]).toEqual([state, [state]]);
  await using damaged = await writeFiles({ 'connect/nhl.json': ['{"version":1'], 'connect/mlb.json': ['null'] });
  expect([await createStateFile(damaged.path, 'nhl').read(), await readStates(damaged.path)]).toEqual([null, []]);
});
