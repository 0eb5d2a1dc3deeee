import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { Stage } from '@stillingen/domain';
import { systemRow } from '@stillingen/wire';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../server/testing/run.ts';
import { createRandom } from '../../sources/random.ts';
import { createServerClock } from '../harness/faults/clock.ts';
import { CONVERGED, convergence, textOf } from '../harness/faults/convergence.ts';
import { openSite } from '../harness/faults/site.ts';
import { POLLING, watch } from '../harness/faults/watcher.ts';
import { deliver, eventsOf, listFeed } from '../harness/feed.ts';
import { createMatch } from '../harness/match.ts';
import { runProgram, startProgram } from '../harness/program.ts';

const KILLS = 12;

describe('a server that is killed', () => {
  it('[F-35] the first answer after a kill is of the present state, and an old validator matches only its own state', async () => {
    await using site = await openSite();
    const { machine } = site;
    const provider = await site.provider(35);
    const fetchList = (etag = ''): Promise<Response> =>
      fetch(`${machine.url}/8/x/feed/${listFeed()}`, { headers: { 'x-fsign': 'stillingen', 'if-none-match': etag } });
    for (let round = 0; round < 2; round += 1) {
      const before = await fetchList();
      const [etag, text] = [before.headers.get('etag')!, await before.text()];
      await machine.kill();
      await machine.start();
      const again = await fetchList(etag);
      expect(again.status === 304 ? text : await again.text()).toBe(await (await fetchList()).text());
      provider.begin(100);
      await sleep(200);
      await provider.stop();
      const after = await fetchList(etag);
      expect(after.status).toBe(200);
      expect(await after.text()).not.toBe(text);
    }
    expect(await convergence({ ...site, provider, edges: [machine.url], watchers: {} })).toEqual(CONVERGED);
  });

  it('[F-35] a polling visitor sees a goal that was published just before its server was killed', async () => {
    await using site = await openSite();
    const { machine } = site;
    const provider = await site.provider(36);
    await using polling = watch(machine.url, POLLING);
    await expect.poll(() => polling.scores().size, { timeout: 20_000 }).toBeGreaterThan(0);
    // A young list is fetched again within five seconds; a failed fetch is retried after a minute.
    await sleep(6000);
    provider.begin(100);
    await sleep(1000);
    await provider.stop();
    await machine.kill();
    await machine.start();
    expect(await convergence({ ...site, provider, edges: [machine.url], watchers: { polling } })).toEqual(CONVERGED);
  });

  it('[F-36] a backup file is whole or absent when the server is killed while it writes it', async () => {
    await using site = await openSite();
    const provider = await site.provider(36, 200);
    provider.begin(2000);
    await sleep(1000);
    await provider.stop();
    const settings = { DATABASE_URL: site.postgres.url };
    const { path: folder } = temporaryFolder('torn');
    const random = createRandom('faults', 36);
    const startMs = performance.now();
    expect(await runProgram(['backup', path.join(folder, 'whole.gz')], settings)).toMatchObject({ code: 0 });
    const wholeMs = Math.round(performance.now() - startMs);
    let whole = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const file = path.join(folder, `${kill}.gz`);
      const program = startProgram(['backup', file], settings);
      const timer = setTimeout(() => program.child.kill('SIGKILL'), random.int(wholeMs >> 1, wholeMs + (wholeMs >> 2)));
      const { code } = await program.ended;
      clearTimeout(timer);
      if (code === 0) expect(existsSync(file)).toBe(true);
      if (!existsSync(file)) continue;
      whole += 1;
      expect(gunzipSync(readFileSync(file)).toString('utf8')).toMatch(/"kind":"end".*\n$/);
    }
    console.log(`F-36: ${whole} of ${KILLS} backups were written before they were killed`);
  });
});

describe('providers that have fallen silent', () => {
  it('[F-25] pages show since when providers are silent after 90 seconds with live matches, until the next request', async () => {
    using clock = createServerClock();
    await using site = await openSite(clock.settings);
    const { machine, key } = site;
    const match = createMatch({ key: 'f25', home: 'Hjemme f25', away: 'Ude f25' });
    const submit = async (...messages: Parameters<typeof deliver>[2]): Promise<void> =>
      expect((await deliver(machine.url, key, messages)).status).toBe(200);
    const submittedFromS = Date.now() / 1000;
    await submit(...match.kickedOff(20));
    const submittedToS = Date.now() / 1000;
    await using watcher = watch(machine.url);
    const service = async () => systemRow.readAll(await textOf(machine.url, 'sys_1'))[0]!;
    const shown = (): number => watcher.client.connection.get().serviceStatus;
    await expect.poll(() => watcher.scores().get('Hjemme f25')).toBe('0-0');
    expect(await service()).toMatchObject({ status: 0, trueTime: null });

    await clock.set(machine.program.child, { ran: 100_000 });
    // The leader's next heartbeat confirms the state; no provider has sent anything new.
    await expect.poll(async () => (await service()).status).toBe(1);
    const { trueTime } = await service();
    expect(trueTime).toBeGreaterThan(submittedFromS - 100 - 5);
    expect(trueTime).toBeLessThan(submittedToS - 100 + 5);
    await expect.poll(shown).toBe(1);
    expect(eventsOf(await textOf(machine.url, listFeed()))[0]).toMatchObject({ stage: Stage.firstHalf, homeScore: 0 });
    expect((await fetch(`${machine.url}/readyz`)).status).toBe(200);

    await submit();
    await expect.poll(async () => (await service()).status).toBe(0);
    await expect.poll(shown).toBe(0);
  });
});
