import { expect, it } from 'vitest';
import { askForPush, createPushClient, mayAsk, type PushOfBrowser } from './push-client.ts';

function open(more: Partial<PushOfBrowser> = {}) {
  let state: Awaited<ReturnType<PushOfBrowser['state']>> = 'off';
  const seen: string[] = [];
  const client = createPushClient({
    state: () => Promise.resolve(state),
    subscribe: () => Promise.resolve((state = 'on')),
    unsubscribe: () => Promise.resolve(void (state = 'off')),
    sendTest: () => Promise.resolve(false),
    log: () => Promise.resolve(null),
    ...more,
  });
  client.state.subscribe(() => seen.push(client.state.get()));
  return { client, seen };
}

it('the state of Web Push is working while a call is on its way', async () => {
  const { client, seen } = open();
  await client.turnOn();
  await client.turnOff();
  expect(seen).toEqual(['on', 'working', 'off']);
});

it('the state that was found at first does not end a call that is on its way', async () => {
  let find: (state: 'off') => void = () => {};
  const { client, seen } = open({
    state: () => new Promise((resolve) => (find = resolve)),
    subscribe: () => new Promise(() => {}),
  });
  void client.turnOn();
  find('off');
  await Promise.resolve();
  await Promise.resolve();
  expect([seen, client.state.get()]).toEqual([[], 'working']);
});

it('a failed call rejects, and leaves the state as it is in the browser', async () => {
  const { client } = open({ subscribe: () => Promise.reject(new Error('offline')) });
  await expect(client.turnOn()).rejects.toThrow('offline');
  expect(client.state.get()).toBe('off');
});

it('a test that was not sent is a failure, and an unknown log is empty', async () => {
  const { client } = open();
  await expect(client.test()).rejects.toThrow('no test was sent');
  expect(await client.log()).toEqual([]);
});

it('asks where the browser was not asked, and nothing where it knows the answer or has no push', async () => {
  const asked = async (state: 'off' | 'on' | 'denied' | 'unsupported', known: NotificationPermission | 'unsupported') => {
    let presses = 0;
    const subscribe = () => Promise.resolve(presses++ === 0 ? ('on' as const) : state);
    const { client } = open({ state: () => Promise.resolve(state), subscribe });
    await Promise.resolve();
    await Promise.resolve();
    const offer = mayAsk(client.state.get(), known);
    return [offer, await askForPush(client, known), presses];
  };
  expect(await asked('off', 'default')).toEqual([true, true, 1]);
  expect(await asked('on', 'granted')).toEqual([false, true, 0]);
  expect(await asked('off', 'granted')).toEqual([false, false, 0]);
  expect(await asked('denied', 'denied')).toEqual([false, false, 0]);
  expect(await asked('unsupported', 'unsupported')).toEqual([false, false, 0]);
});

it('a refusal and a failure both mean that no message reaches the device', async () => {
  const refused = open({ subscribe: () => Promise.resolve('denied') });
  expect(await askForPush(refused.client, 'default')).toBe(false);
  const failed = open({ subscribe: () => Promise.reject(new Error('offline')) });
  expect(await askForPush(failed.client, 'default')).toBe(false);
});
