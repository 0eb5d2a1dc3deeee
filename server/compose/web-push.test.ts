import { ALERT_CALLS, type AlertCalls, type AlertPayload } from '@stillingen/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixture, score, status } from '../../domain/testing/scenario.ts';
import { startPushService, type TestDevice, type TestPushService, vapidClaims } from '../testing/push-service.ts';
import { startTestStack, type TestStack } from '../testing/stack.ts';

let stack: TestStack;
let service: TestPushService;
let key: string;
beforeAll(async () => {
  service = await startPushService();
  stack = await startTestStack({ settings: { WEB_PUSH_LOOPBACK: 'on', OPERATOR_EMAIL: 'post@example.dk' } });
  key = await stack.keyOf('test');
});
afterAll(async () => {
  await stack[Symbol.asyncDispose]();
  await service[Symbol.asyncDispose]();
});

const call = async <Name extends keyof AlertCalls>(name: Name, sent: AlertCalls[Name]['sent']): Promise<Response> =>
  fetch(stack.url + ALERT_CALLS[name].path, {
    method: ALERT_CALLS[name].method,
    ...(sent === null ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(sent) }),
  });
const payloads = (device: TestDevice): readonly AlertPayload[] =>
  service.textsOf(device).map((text) => JSON.parse(text) as AlertPayload);
const log = async ({ subscription: { endpoint } }: TestDevice) =>
  ((await (await call('log', { endpoint })).json()) as AlertCalls['log']['answer']).lines;
describe('an anonymous device', () => {
  it('[GEN-15] [CALL-09] gets an encrypted message for a goal of a match that it follows', async () => {
    const start = new Date().toISOString();
    await stack.submit(key, [fixture({ start }), status(1, 12), score(2, 0, 0)]);
    const feed = await (await stack.feed('f_1_0_1_da_1')).text();
    const id = /AA÷([A-Za-z0-9]{8})¬/.exec(feed)![1]!;
    const device = service.device('anonymous');
    const document = { mygames: { data: { [`g_1_${id}`]: { AD: 1, MG: '0', is_duel: true } } } };
    expect((await call('subscribe', { ...device.subscription, document })).status).toBe(204);
    await stack.submit(key, [score(3, 1, 0)]);
    await expect.poll(() => payloads(device)).toHaveLength(1);
    expect(payloads(device)[0]).toMatchObject({ t: 'Mål til Brøndby IF: 1-0', url: `/kamp/${id}/`, kind: 'goal' });
    const { headers } = service.received[0]!;
    expect(headers).toMatchObject({ urgency: 'high', 'content-encoding': 'aes128gcm' });
    const { key: publicKey } = (await (await call('key', null)).json()) as AlertCalls['key']['answer'];
    expect(vapidClaims(headers.authorization!)).toMatchObject({
      aud: service.url,
      sub: 'mailto:post@example.dk',
      key: publicKey,
    });
    expect(await log(device)).toMatchObject([{ kind: 'goal', event: `g_1_${id}`, outcome: 'sent' }]);
  });
});
