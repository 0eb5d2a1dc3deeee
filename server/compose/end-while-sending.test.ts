import { ALERT_CALLS, type AlertCalls } from '@stillingen/wire';
import { expect, it } from 'vitest';
import { hasNats } from '../testing/nats.ts';
import { startPushService } from '../testing/push-service.ts';
import { startTestMachines } from '../testing/stack.ts';

if (!hasNats) console.log('nats-server not found: the end of a leader beside another machine is not tested.');

it.skipIf(!hasNats)('a leader that ends hands over its lease before a push service has answered its last messages', async () => {
  await using push = await startPushService();
  await using machines = await startTestMachines();
  const settings = { ROLES: 'live,alerts', WEB_PUSH_LOOPBACK: 'on', DRAIN_SECONDS: '20' };
  const first = await machines.start('first', settings);
  const leads = async (url: string): Promise<boolean> => (await fetch(`${url}/readyz?role=live`)).ok;
  await expect.poll(() => leads(first.url)).toBe(true);
  const second = await machines.start('second', { ROLES: 'live' });
  const call = async (name: keyof AlertCalls, sent: object): Promise<number> => {
    const { method, path } = ALERT_CALLS[name];
    const headers = { 'content-type': 'application/json' };
    return (await fetch(first.url + path, { method, headers, body: JSON.stringify(sent) })).status;
  };

  const { subscription } = push.device('silent');
  push.answer('/silent', [null]);
  expect(await call('subscribe', { ...subscription, document: {} })).toBe(204);
  expect(await call('test', { endpoint: subscription.endpoint })).toBe(204);
  await expect.poll(() => push.received.length).toBe(1);
  expect(await leads(second.url)).toBe(false);
  let hasEnded = false;
  const ended = Promise.resolve(first[Symbol.asyncDispose]()).then(() => (hasEnded = true));
  await expect.poll(() => leads(second.url), { timeout: 5000 }).toBe(true);
  expect(hasEnded).toBe(false);
  await push[Symbol.asyncDispose]();
  await ended;
});
