import { closeSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort, spawnTied } from '../../server/testing/child.ts';
import { temporaryFolder } from '../../server/testing/run.ts';
import { startPostgres, type TestPostgres } from '../../server/testing/postgres.ts';
import { call } from '../harness/account.ts';
import { mountDisk } from '../harness/faults/disk.ts';

const PROGRAM = path.join(import.meta.dirname, '../../server/main.ts');
/** More than the buffer for a stalled reader, and than the pipe alone, can hold. */
const FAILURES = { tooMany: 1000, some: 200 } as const;
const UNKNOWN_SESSION = { loggedIn: { id: 'a'.repeat(26), hash: 'b'.repeat(64) }, project: 8 } as const;

const disk = mountDisk(2);
afterAll(() => disk?.[Symbol.dispose]());

const { path: folder } = temporaryFolder('log');
let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres[Symbol.asyncDispose]();
});

async function serveLogging(output: number | 'pipe') {
  const port = String(await freePort());
  const child = spawnTied(process.execPath, [PROGRAM, 'serve'], {
    env: { PATH: process.env.PATH, PORT: port, DATA_DIR: path.join(folder, 'data'), DATABASE_URL: postgres.url },
    stdio: ['ignore', output, output],
  });
  const url = `http://127.0.0.1:${port}`;
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
  });
  const answers = async (): Promise<string> =>
    fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2000) }).then(
      (response) => response.text(),
      () => '',
    );
  await expect.poll(answers).toBe('ready');
  return {
    child,
    answers,
    async lost(): Promise<number> {
      const text = await (await fetch(`${url}/metrics`)).text();
      return Number(/^stillingen_log_lines_lost_total (\d+)$/m.exec(text)![1]);
    },
    /** Each call of an account logs a failure while the database is down. */
    async fail(count: number): Promise<void> {
      postgres.line.cut();
      try {
        for (let from = 0; from < count; from += 100)
          await Promise.all(Array.from({ length: Math.min(100, count - from) }, () => call({ url }, 'getData', UNKNOWN_SESSION)));
      } finally {
        postgres.line.join();
      }
    },
    end(): Promise<number | null> {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

describe('a log without a reader', () => {
  it('[F-28] the server serves, ends and counts lost lines when the disk of its log is full from the first line on', async () => {
    const full = openSync('/dev/full', 'w');
    const server = await serveLogging(full);
    await expect.poll(server.lost).toBeGreaterThan(0);
    await server.fail(10);
    await expect.poll(server.answers).toBe('ready');
    expect(await server.lost()).toBeGreaterThan(10);
    expect(await server.end()).toBe(0);
    closeSync(full);
  });

  it.skipIf(disk === null)('[F-28] the log reports once how many lines were lost when its full disk has room again', async () => {
    const file = path.join(disk!.folder, 'log');
    const log = openSync(file, 'a');
    const server = await serveLogging(log);
    disk!.fill();
    await server.fail(20);
    await expect.poll(server.lost).toBeGreaterThan(0);
    const counts = (): number[] =>
      (readFileSync(file, 'utf8').match(/"lost":\d+|\d+ lines that stood here were lost/g) ?? []).map((each) =>
        Number(/\d+/.exec(each)),
      );
    const earlier = counts().length;
    disk!.clear();
    await expect.poll(server.answers).toBe('ready');
    await server.fail(3);
    await expect.poll(server.answers).toBe('ready');
    await expect.poll(async () => counts().reduce((sum, count) => sum + count, 0) - (await server.lost())).toBe(0);
    expect(counts().length - earlier).toBeLessThanOrEqual(2);
    expect(await server.end()).toBe(0);
    closeSync(log);
  });

  it('[F-28] the log reports the number of lost lines to a reader that stalled, while the server serves and ends', async () => {
    const server = await serveLogging('pipe');
    await server.fail(FAILURES.tooMany);
    await expect.poll(server.answers).toBe('ready');
    const lost = await server.lost();
    expect(lost).toBeGreaterThan(0);
    let text = '';
    server.child.stdout!.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    await expect.poll(() => text.includes(`"lost":${lost}`)).toBe(true);
    server.child.stdout!.pause();
    await server.fail(FAILURES.some);
    expect(await server.end()).toBe(0);
  });
});
