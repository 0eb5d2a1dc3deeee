import { appendFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { connect } from '../../server/database/database.ts';
import { temporaryFolder } from '../../server/testing/run.ts';
import { listFeed } from '../harness/feed.ts';
import { runProgram } from '../harness/program.ts';
import { untilAccepted, untilPublished } from '../harness/faults/assert-converged.ts';
import { CONVERGED, convergence, textOf } from '../harness/faults/convergence.ts';
import { type Machine, startMachine } from '../harness/faults/machine.ts';
import { createProvider, type LoadProvider } from '../harness/faults/provider.ts';
import { findEmbedded } from '../../server/database/embedded/embedded.ts';

const SIGNALS = ['SIGKILL', 'SIGQUIT', 'SIGINT'] as const;

interface Lone extends AsyncDisposable {
  readonly machine: Machine;
  readonly dataDir: string;
  readonly provider: LoadProvider;
}

async function openLone(seed: number, settings: Readonly<Record<string, string>> = {}): Promise<Lone> {
  await using stack = new AsyncDisposableStack();
  const folder = stack.use(temporaryFolder('embedded'));
  const dataDir = path.join(folder.path, 'data');
  const machine = stack.use(await startMachine({ DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...settings }));
  const key = (await runProgram(['provider', 'add', 'faults'], { DATA_DIR: dataDir })).stdout.trim();
  const provider = createProvider({ seed, key, urls: () => [machine.url] });
  await provider.kickOff();
  return Object.assign(stack.move(), { machine, dataDir, provider });
}

const killPostmaster = (dataDir: string, signal: NodeJS.Signals): void =>
  void process.kill(Number(readFileSync(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]), signal);

const readiness = async (url: string, role = ''): Promise<number> => (await fetch(`${url}/readyz${role}`)).status;

describe('the embedded database of a lone server', () => {
  it('[F-03] the embedded database is restarted when its postmaster is killed, while pages are served and nothing is lost', async () => {
    await using lone = await openLone(31);
    const { machine, dataDir, provider } = lone;
    provider.begin(50);
    for (const signal of SIGNALS) {
      await untilPublished(80, provider);
      killPostmaster(dataDir, signal);
      await expect.poll(() => readiness(machine.url, '?role=live')).toBe(503);
      expect(await textOf(machine.url, listFeed())).not.toBe('');
      expect(await readiness(machine.url)).toBe(200);
      console.log(`F-03: the next goal is accepted ${await untilAccepted(provider)} ms after ${signal}`);
    }
    const db = connect(findEmbedded(dataDir)!, 1);
    expect(await convergence({ db, provider, edges: [machine.url], watchers: {} })).toEqual(CONVERGED);
    await db.end();
    await machine.end();
    const { code, stdout } = await machine.program.ended;
    expect(code).toBe(0);
    expect(stdout.match(/database exited/g)).toHaveLength(SIGNALS.length);
    expect(stdout.match(/database restarted after/g)).toHaveLength(SIGNALS.length);
  });

  it('[F-03] the server ends with code 1 when its embedded database can not be restarted in time', async () => {
    await using lone = await openLone(32, { DATABASE_RETRY_SECONDS: '1' });
    const { machine, dataDir } = lone;
    const configuration = path.join(dataDir, 'postgres', 'postgresql.conf');
    appendFileSync(configuration, 'no_such_setting = on\n');
    killPostmaster(dataDir, 'SIGKILL');
    const { code, stdout, stderr } = await machine.program.ended;
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^the database could not be restarted: FATAL: .*; the server exits, for its supervisor to restart it$/m,
    );
    expect(stdout).toMatch(/PostgreSQL: FATAL: .* contains errors/);
    expect(stderr).not.toMatch(/^ {4}at /m);
  });
});
