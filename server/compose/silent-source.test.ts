import { systemRow } from '@stillingen/wire';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Stage } from '@stillingen/domain';
import { fixture, status } from '../../domain/testing/scenario.ts';
import { startTestStack } from '../testing/stack.ts';

const WAIT = { interval: 100, timeout: 10_000 } as const;

it('[F-25] data are delayed while one of two sources with live matches is silent, and a batch that only waits is silence', async () => {
  let aheadMs = 0;
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + aheadMs);
  onTestFinished(() => void vi.restoreAllMocks());
  await using stack = await startTestStack();
  const [silent, alive, over] = await Promise.all(['silent', 'alive', 'over'].map((name) => stack.keyOf(name)));
  const kickOff = new Date(Date.now() - 600_000).toISOString();
  const live = (key: string, home: string) => [
    fixture({ key, start: kickOff, at: kickOff, home: { name: home } }),
    status(1, Stage.firstHalf, { key: `${key}/status`, event: key, at: kickOff }),
  ];
  const accepted = async (key: string, messages: Parameters<typeof stack.submit>[1]): Promise<void> => {
    for (const { result } of await stack.submit(key, messages)) expect(result).toBe('accepted');
  };
  const serviceNow = async () => {
    const row = systemRow.readAll(await (await stack.feed('sys_1')).text())[0]!;
    const ageS = Date.now() / 1000 - (row.trueTime ?? Number.POSITIVE_INFINITY);
    // A state that is behind after a leap of the clock is younger.
    return { status: row.status, isSilent: ageS >= 90 };
  };

  await accepted(silent!, live('m1', 'AGF'));
  await accepted(alive!, live('m2', 'OB'));
  await accepted(over!, [fixture({ key: 'm3', home: { name: 'AaB' }, start: kickOff, at: kickOff })]);
  aheadMs = 80_000;
  await accepted(silent!, [status(2, Stage.awaitingUpdate, { key: 'm1/status', event: 'm1', at: new Date().toISOString() })]);
  await accepted(alive!, []);
  await expect.poll(serviceNow, WAIT).toEqual({ status: 0, isSilent: false });
  aheadMs = 100_000;
  await expect.poll(serviceNow, WAIT).toEqual({ status: 1, isSilent: true });
  await accepted(silent!, []);
  await expect.poll(serviceNow, WAIT).toEqual({ status: 0, isSilent: false });
  aheadMs = 180_000;
  await accepted(silent!, []);
  await expect.poll(serviceNow, WAIT).toEqual({ status: 1, isSilent: true });
});
