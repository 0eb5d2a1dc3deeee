import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Stage } from '@stillingen/domain';
import type { Message, MessageResult } from '@stillingen/domain/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBeside } from '../../../server/database/open.ts';
import { temporaryFolder } from '../../../server/testing/run.ts';
import { freePort } from '../../../server/testing/child.ts';
import { createRandom } from '../../../sources/random.ts';
import { deliver, todaysMatches } from '../../harness/feed.ts';
import { createMatch, nowS } from '../../harness/match.ts';
import { type Program, runProgram, startProgram } from '../../harness/program.ts';

const KILLS = 8;
/** Counted from the start of the process: some kills hit a server that is still reading its journal. */
const LIFE_MS = { least: 400, most: 2600 } as const;
const START_MS = 20_000;
const SENDERS = 3;
const RETRY_MS = 20;

const random = createRandom('never-lose-an-answer', 1);
const { path: folder } = temporaryFolder('kill');
let settings: { DATA_DIR: string; PORT: string };
let url: string;
let key: string;
let program: Program;

/** One live match with a goal. */
function batchesOf(name: string): Message[][] {
  const match = createMatch({ key: name, home: `${name} hjemme`, away: `${name} ude` });
  return [
    match.kickedOff(20),
    [match.incident('g1', { type: 'goal', side: 'home', minute: 12, player: 'Buksa', score: [1, 0] }), match.score(1, 0)],
    [match.incident('g2', { type: 'goal', side: 'away', minute: 18, score: [1, 1] }), match.score(1, 1)],
    [match.retract('g2', { reason: 'offside', score: [1, 0] }), match.status(Stage.halfTime)],
  ];
}

/** As a provider retries a batch without an answer. */
async function insist(batch: readonly Message[]): Promise<MessageResult[]> {
  for (;;) {
    try {
      const response = await deliver(url, key, batch);
      if (response.status === 200) return ((await response.json()) as { results: MessageResult[] }).results;
      if (response.status !== 503) throw new Error(`answered ${response.status}: ${await response.text()}`);
    } catch (error) {
      // No whole answer: the process was killed.
      if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
    }
    await sleep(RETRY_MS);
  }
}

beforeAll(async () => {
  settings = { DATA_DIR: path.join(folder, 'data'), PORT: String(await freePort()) };
  key = (await runProgram(['provider', 'add', 'e2e'], settings)).stdout.trim();
  program = startProgram(['serve'], settings);
  url = await program.ready();
});
afterAll(async () => {
  await program[Symbol.asyncDispose]();
});

describe('a provider whose server is killed at random moments', () => {
  const answers = new Map<Message, MessageResult[]>();
  const matches: string[] = [];

  it(`a provider gets an answer to each batch through ${KILLS} kills of the server`, async () => {
    let over = false;
    async function send(sender: number): Promise<void> {
      for (let round = 0; !over; round += 1) {
        const name = `s${sender}-${round}`;
        matches.push(name);
        for (const batch of batchesOf(name)) {
          const results = await insist(batch);
          batch.forEach((message, index) => answers.set(message, [...(answers.get(message) ?? []), results[index]!]));
        }
      }
    }
    const sending = Promise.all(Array.from({ length: SENDERS }, (_, sender) => send(sender)));
    for (let kill = 0; kill < KILLS; kill += 1) {
      await sleep(random.int(LIFE_MS.least, LIFE_MS.most));
      program.child.kill('SIGKILL');
      await program.ended;
      program = startProgram(['serve'], settings);
    }
    const startMs = Date.now();
    await program.ready();
    expect(Date.now() - startMs).toBeLessThan(START_MS);
    // On a slow machine most entries come after the last kill.
    await expect.poll(() => answers.size, { timeout: 60_000 }).toBeGreaterThan(200);
    over = true;
    await sending;

    const results = [...answers.values()].map(([result]) => result!.result);
    // An entry accepted twice would be here twice; a repeated one is a duplicate.
    expect(results.filter((result) => result !== 'accepted' && result !== 'duplicate')).toEqual([]);
    expect(results.filter((result) => result === 'accepted').length).toBeGreaterThan(results.length / 2);
  }, 240_000);

  it('the journal holds every answered message exactly once after the kills', async () => {
    const beside = await openBeside({ dataDir: settings.DATA_DIR, databaseUrl: '' });
    const rows = await beside!.db<{ key: string; seq: string }[]>`select key, seq from journal order by n`;
    await beside!.db.end();
    const submitted = [...answers.keys()].map((message) => `${message.key} ${message.seq}`).toSorted();
    expect(rows.map((row) => `${row.key} ${row.seq}`).toSorted()).toEqual(submitted);
  });

  it('the feed shows every match as it was submitted after the kills', async () => {
    const events = await todaysMatches(url);
    expect(events.map(({ homeName }) => homeName ?? '').toSorted()).toEqual(matches.map((name) => `${name} hjemme`).toSorted());
    for (const event of events) {
      expect(event).toMatchObject({ stage: Stage.halfTime, homeScore: 1, awayScore: 0, corrections: 1, correctedFrom: '1-1' });
      expect(event.correctedAt).toBeLessThanOrEqual(nowS());
    }
  });

  it('the journal gives the same state when it is replayed after the kills', async () => {
    const { code, stdout } = await runProgram(['rebuild', '--verify'], settings);
    expect(stdout).toMatch(/ entries, \d+ events: no difference\n$/);
    expect(code).toBe(0);
  });
});
