import { Stage } from '@stillingen/domain';
import { systemRow } from '@stillingen/wire';
import { describe, expect, it } from 'vitest';
import { deliver, eventsOf, listFeed } from '../harness/feed.ts';
import { createMatch } from '../harness/match.ts';
import { PATIENT } from '../harness/faults/assert-converged.ts';
import { textOf } from '../harness/faults/convergence.ts';
import { createServerClock } from '../harness/faults/clock.ts';
import { openSite } from '../harness/faults/site.ts';
import { watch } from '../harness/faults/watcher.ts';

describe('providers that have fallen silent', () => {
  it('[F-25] for 90 seconds while matches are played: pages show since when, the matches stay live, and one request ends it', async () => {
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
    await expect.poll(() => watcher.scores().get('Hjemme f25'), PATIENT).toBe('0-0');
    expect(await service()).toMatchObject({ status: 0, trueTime: null });

    clock.set({ ran: 100_000 });
    machine.program.child.kill('SIGUSR2');
    // The leader's next heartbeat confirms the state; no provider has sent anything new.
    await expect.poll(async () => (await service()).status, PATIENT).toBe(1);
    const { trueTime } = await service();
    expect(trueTime).toBeGreaterThan(submittedFromS - 100 - 5);
    expect(trueTime).toBeLessThan(submittedToS - 100 + 5);
    await expect.poll(shown, PATIENT).toBe(1);
    expect(eventsOf(await textOf(machine.url, listFeed()))[0]).toMatchObject({ stage: Stage.firstHalf, homeScore: 0 });
    expect((await fetch(`${machine.url}/readyz`)).status).toBe(200);

    await submit();
    await expect.poll(async () => (await service()).status, PATIENT).toBe(0);
    await expect.poll(shown, PATIENT).toBe(0);
  });
});
