import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { runProgram } from '../harness/program.ts';
import { untilPublished } from '../harness/faults/assert-converged.ts';
import { CONVERGED, convergence, textOf } from '../harness/faults/convergence.ts';
import { mountDisk } from '../harness/faults/disk.ts';
import { startMachine } from '../harness/faults/machine.ts';
import { openSite } from '../harness/faults/site.ts';
import { createProvider } from '../harness/faults/provider.ts';
import { connect } from '../../server/database/database.ts';
import { findEmbedded } from '../../server/database/embedded/embedded.ts';
import { listFeed } from '../harness/feed.ts';

const disk = mountDisk(256);
/** Less than a segment of the log: tables find room, the next segment does not. */
const LESS_THAN_A_SEGMENT_MB = 13;

const fixture = (name: string) => ({
  kind: 'fixture',
  key: name,
  seq: 1,
  at: new Date().toISOString(),
  sport: 1,
  competition: { name: 'Superligaen', country: 'dk', season: '2026/2027' },
  home: { name: `A ${name}` },
  away: { name: `B ${name}` },
  start: new Date(Date.now() + 40 * 86_400_000).toISOString(),
});

async function flood(url: string, key: string, isOver: () => boolean, size = 4000): Promise<void> {
  for (let round = 0; !isOver(); round += 1) {
    const messages = Array.from({ length: size }, (_, at) => fixture(`x${round}-${at}`));
    await fetch(`${url}/ingest/v1/messages`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(messages),
    }).catch(() => sleep(100));
  }
}

afterAll(() => disk?.[Symbol.dispose]());

describe('a machine that runs out of disk space or memory', () => {
  it.skipIf(disk === null).each([
    ['when tables fill the disk', 'tables'],
    ['when its log fills the disk and PostgreSQL ends', 'log'],
    ['when its database was killed and finds no space to start', 'killed'],
  ])(
    '[F-27] feeds are served while the disk of the database is full, and messages are accepted when it has space again, %s',
    async (_what, how) => {
      const dataDir = path.join(disk!.folder, how);
      // Retries after a full disk pause longer than after any other failure.
      const settings = { DATA_DIR: dataDir, LOG_LEVEL: 'warn', DATABASE_RETRY_SECONDS: '1' };
      const postmaster = (): number =>
        Number(readFileSync(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
      onTestFinished(() => disk!.clear());
      await using machine = await startMachine(settings);
      const key = (await runProgram(['provider', 'add', 'faults'], settings)).stdout.trim();
      const provider = createProvider({ seed: 27, key, urls: () => [machine.url] });
      await provider.kickOff();
      provider.begin(200);
      await untilPublished(200, provider);
      const first = postmaster();
      disk!.fill(how === 'log' ? LESS_THAN_A_SEGMENT_MB : 0);
      if (how === 'log') await flood(machine.url, key, () => machine.stdout().includes('PANIC'), 500);
      await expect.poll(() => provider.counts.unanswered, { timeout: 60_000 }).toBeGreaterThan(50);
      if (how === 'killed') process.kill(first, 'SIGKILL');
      const { unanswered } = provider.counts;
      await expect.poll(() => provider.counts.unanswered - unanswered, { timeout: 60_000 }).toBeGreaterThan(200);
      expect(await textOf(machine.url, listFeed())).not.toBe('');
      expect(machine.program.child.exitCode).toBeNull();
      await expect.poll(() => machine.stdout()).toContain('No space left on device');
      const before = provider.counts.accepted;
      disk!.clear();
      await expect.poll(() => provider.counts.accepted).toBeGreaterThan(before + 20);
      expect(postmaster() === first).toBe(how === 'tables');
      const db = connect(findEmbedded(dataDir)!, 1);
      expect(await convergence({ db, provider, edges: [machine.url], watchers: {} })).toEqual(CONVERGED);
      await db.end();
      await machine.end();
      rmSync(dataDir, { recursive: true });
    },
  );

  it.skipIf(disk === null)(
    '[F-27] a server ends with the reason of PostgreSQL when the disk is full before it starts',
    async () => {
      const settings = { DATA_DIR: path.join(disk!.folder, 'late') };
      expect((await runProgram(['provider', 'add', 'faults'], settings)).code).toBe(0);
      disk!.fill();
      onTestFinished(() => disk!.clear());
      const { code, stderr } = await runProgram(['serve'], settings);
      expect(stderr).toMatch(/^the database did not start: FATAL: .*No space left on device$/m);
      expect(stderr).not.toMatch(/^ {4}at /m);
      expect(code).toBe(2);
    },
  );

  it.skipIf(disk === null).each([
    ['an empty data folder', 'never'],
    ['a data folder with a database', 'read-only'],
  ])('a server on a read-only disk with %s ends with one line', async (_what, name) => {
    const settings = { DATA_DIR: path.join(disk!.folder, name) };
    if (name === 'read-only') expect((await runProgram(['provider', 'add', 'faults'], settings)).code).toBe(0);
    else mkdirSync(settings.DATA_DIR);
    disk!.setReadOnly(true);
    onTestFinished(() => disk!.setReadOnly(false));
    const { code, stderr } = await runProgram(['serve'], settings);
    expect(stderr).toMatch(/^[^\n]+read-only file system[^\n]*\n$/i);
    expect(stderr).toContain(`DATA_DIR ${settings.DATA_DIR} can not be written`);
    expect(code).toBe(2);
  });

  it('[F-30] a server that runs out of memory ends and, restarted, has lost nothing', async () => {
    await using site = await openSite({ NODE_OPTIONS: '--max-old-space-size=80' });
    const { machine } = site;
    const provider = await site.provider(30, 50);
    provider.begin(300);
    const ended = machine.program.ended;
    let isOver = false;
    const flooding = flood(machine.url, site.key, () => isOver);
    const { code, stderr } = await ended;
    isOver = true;
    await flooding;
    expect(code).not.toBe(0);
    expect(stderr).toMatch(/heap out of memory|heap limit/);
    await machine.start({ NODE_OPTIONS: '' });
    expect(await convergence({ ...site, provider, edges: [machine.url], watchers: {} })).toEqual(CONVERGED);
  });
});
