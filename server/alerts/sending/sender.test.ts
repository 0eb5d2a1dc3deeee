import { setTimeout as sleep } from 'node:timers/promises';
import { type DeliveryOutcome, planOf } from '@stillingen/wire';
import webPush from 'web-push';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startPushService, type TestDevice, type TestPushService } from '../../testing/push-service.ts';
import type { WhenPushed } from '../live-push.ts';
import type { OutgoingMessage } from '../message.ts';
import { Sender, type SenderLimits } from './sender.ts';
import { Subscriber } from '../subscriber-index.ts';

const FAR_MS = 3_600_000;
let service: TestPushService;
let sender: Sender;
let ended: { readonly id: number; readonly outcome: DeliveryOutcome; readonly removes: boolean }[];
let refusedSignatures: [host: string, offsetS: number][];
let advancedMs: number;
let drainMs: number;
let whenPushed: WhenPushed;

beforeEach(async () => {
  service = await startPushService();
  [ended, refusedSignatures, advancedMs, drainMs] = [[], [], 0, 0];
  whenPushed = (listener) => listener();
  sender = open();
});
afterEach(async () => {
  await sender[Symbol.asyncDispose]();
  await service[Symbol.asyncDispose]();
});

function open(limits?: SenderLimits): Sender {
  return new Sender({
    vapid: webPush.generateVAPIDKeys(),
    contact: 'mailto:post@example.dk',
    allowsLoopback: true,
    open: (sealed) => JSON.parse(String(sealed)),
    nowMs: () => Date.now() + advancedMs,
    onOutcome: ({ id }, _message, outcome, removes) => ended.push({ id, outcome, removes }),
    onSignatureRefused: (host, offsetS) => refusedSignatures.push([host, offsetS]),
    report: (error) => {
      throw error;
    },
    whenPushed: (listener) => whenPushed(listener),
    drainMs: () => drainMs,
    ...(limits === undefined ? {} : { limits }),
  });
}

let lastId = 0;
const subscriberOf = ({ subscription }: TestDevice): Subscriber =>
  new Subscriber(
    {
      id: (lastId += 1),
      host: new URL(subscription.endpoint).host,
      sealed: Buffer.from(JSON.stringify(subscription)),
      userId: null,
      delayS: 0,
      document: {},
    },
    planOf({}),
    [],
  );
const message = (more: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
  ...{ kind: 'goal', event: 'g_1_AbCd1234', payload: 'Mål til Brøndby', shortPayload: 'Mål', topic: 'topic' },
  ...{ untilMs: Date.now() + FAR_MS, isUrgent: true, ...more },
});

describe('the answer of a push service', () => {
  it.each([200, 201, 202])('%i ends a message as sent', async (status) => {
    const device = service.device('a');
    service.answer('/a', [{ status }]);
    sender.send(subscriberOf(device), message());
    await expect.poll(() => ended).toMatchObject([{ outcome: 'sent', removes: false }]);
    expect(service.textsOf(device)).toEqual(['Mål til Brøndby']);
    expect(service.received[0]!.headers).toMatchObject({ topic: 'topic', urgency: 'high', ttl: String(FAR_MS / 1000) });
    expect(sender.pending).toBe(0);
  });

  it.each([404, 410])('%i removes the subscription', async (status) => {
    service.answer('/a', [{ status }]);
    sender.send(subscriberOf(service.device('a')), message());
    await expect.poll(() => ended).toMatchObject([{ outcome: 'refused', removes: true }]);
  });

  it('413 repeats the message once with a shorter text', async () => {
    const [short, never] = [service.device('short'), service.device('never')];
    service.answer('/short', [{ status: 413 }, { status: 201 }]);
    service.answer('/never', [{ status: 413 }]);
    sender.send(subscriberOf(short), message());
    await expect.poll(() => ended).toMatchObject([{ outcome: 'sent' }]);
    expect(service.textsOf(short)).toEqual(['Mål til Brøndby', 'Mål']);
    sender.send(subscriberOf(never), message());
    await expect.poll(() => ended[1]).toMatchObject({ outcome: 'refused', removes: false });
    expect(service.textsOf(never)).toHaveLength(2);
  });

  it.each([429, 503])('%i repeats the message after the time of Retry-After', async (status) => {
    const device = service.device('a');
    service.answer('/a', [{ status, headers: { 'retry-after': '120' } }, { status: 201 }]);
    sender.send(subscriberOf(device), message());
    await expect.poll(() => service.received.length).toBe(1);
    // The answer arrives before the clock moves on.
    await sleep(500);
    advancedMs = 110_000;
    await sleep(600);
    expect(service.received).toHaveLength(1);
    advancedMs = 121_000;
    await expect.poll(() => ended, { timeout: 3000 }).toMatchObject([{ outcome: 'sent' }]);
    expect(service.textsOf(device)).toHaveLength(2);
  });

  it('500 repeats the message at most four times, within its time', async () => {
    service.answer('/a', [{ status: 500 }]);
    sender.send(subscriberOf(service.device('a')), message({ untilMs: Date.now() + 1000 * FAR_MS }));
    const endedLater = (): typeof ended => {
      advancedMs += 90_000;
      return ended;
    };
    await expect.poll(endedLater, { timeout: 8000 }).toMatchObject([{ outcome: 'failed', removes: false }]);
    expect(service.received).toHaveLength(5);
    sender.send(subscriberOf(service.device('a')), message({ untilMs: Date.now() + advancedMs + 500 }));
    await expect.poll(endedLater).toMatchObject([{}, { outcome: 'expired' }]);
  });

  it('403 is reported with the difference between the clocks', async () => {
    const date = new Date(Date.now() - 86_400_000).toUTCString();
    service.answer('/a', [{ status: 403, headers: { date } }]);
    sender.send(subscriberOf(service.device('a')), message());
    await expect.poll(() => ended).toMatchObject([{ outcome: 'refused', removes: false }]);
    const [[host, offsetS]] = refusedSignatures as [[string, number]];
    expect(host).toBe(new URL(service.url).host);
    expect(Math.abs(offsetS - 86_400)).toBeLessThan(5);
  });

  it('a redirect is not followed', async () => {
    service.answer('/a', [{ status: 307, headers: { location: `${service.url}/b` } }]);
    sender.send(subscriberOf(service.device('a')), message());
    await expect.poll(() => ended).toMatchObject([{ outcome: 'refused' }]);
    expect(service.received.map(({ path }) => path)).toEqual(['/a']);
  });
});

describe('an endpoint', () => {
  it.each(['https://10.0.0.1/a', 'http://192.168.1.1/a', 'https://localhost/a'])(
    'at the private address %s gets no request, and its subscription is removed',
    async (endpoint) => {
      const device = service.device('a');
      const moved = { subscription: { ...device.subscription, endpoint } } as TestDevice;
      sender.send(subscriberOf(moved), message());
      await expect.poll(() => ended).toMatchObject([{ outcome: 'refused', removes: true }]);
    },
  );

  it('with keys that are none is removed', async () => {
    const { subscription } = service.device('a');
    const p256dh = Buffer.alloc(65, 4).toString('base64url');
    const broken = { subscription: { ...subscription, keys: { ...subscription.keys, p256dh } } } as TestDevice;
    sender.send(subscriberOf(broken), message());
    await expect.poll(() => ended).toMatchObject([{ outcome: 'refused', removes: true }]);
    expect(service.received).toEqual([]);
  });

  it('that never answers does not delay those of another push service', async () => {
    await using silent = await startPushService();
    silent.answer('/a', [null]);
    for (let n = 0; n < 300; n += 1) sender.send(subscriberOf(silent.device('a')), message());
    const device = service.device('a');
    sender.send(subscriberOf(device), message());
    await expect.poll(() => ended).toMatchObject([{ outcome: 'sent' }]);
    expect(silent.received.length).toBeLessThanOrEqual(128);
  });
});

describe('the queue', () => {
  it('drops the oldest messages that are not urgent when it is full, and then the oldest', async () => {
    await sender[Symbol.asyncDispose]();
    sender = open({ queued: 3, inFlight: 0 });
    const device = service.device('a');
    const [first, second, third, fourth, fifth] = Array.from({ length: 5 }, () => subscriberOf(device)) as [
      Subscriber,
      Subscriber,
      Subscriber,
      Subscriber,
      Subscriber,
    ];
    sender.send(first, message());
    sender.send(second, message({ isUrgent: false }));
    sender.send(third, message());
    sender.send(fourth, message());
    expect(ended).toMatchObject([{ id: second.id, outcome: 'dropped' }]);
    sender.send(fifth, message());
    expect(ended[1]).toMatchObject({ id: first.id, outcome: 'dropped' });
    expect(sender.pending).toBe(3);
  });

  it('sends no message after its time', async () => {
    sender.send(subscriberOf(service.device('a')), message({ untilMs: Date.now() - 1 }));
    await expect.poll(() => ended).toMatchObject([{ outcome: 'expired' }]);
    expect(service.received).toEqual([]);
  });

  it('rests while a push service fails, and continues with one trial', async () => {
    service.answer('/a', [...Array.from({ length: 5 }, () => ({ status: 500 })), { status: 201 }]);
    const device = service.device('a');
    for (let n = 0; n < 5; n += 1) sender.send(subscriberOf(device), message());
    await expect.poll(() => service.received.length).toBe(5);
    // The fifth answer is on its way back to the queue.
    await sleep(300);
    const later = subscriberOf(device);
    sender.send(later, message());
    await sleep(300);
    expect(service.received).toHaveLength(5);
    advancedMs += 10_000;
    await expect.poll(() => ended.filter(({ outcome }) => outcome === 'sent'), { timeout: 3000 }).toHaveLength(6);
  });
});

describe('while frames are written to open pages', () => {
  it('the sender waits, and sends when they are written', async () => {
    const written = Promise.withResolvers<void>();
    whenPushed = (listener) => void written.promise.then(listener);
    for (let n = 0; n < 12; n += 1) sender.send(subscriberOf(service.device('a')), message());
    await sleep(20);
    const receivedBefore = service.received.length;
    written.resolve();
    await expect.poll(() => service.received.length).toBe(12);
    expect(receivedBefore).toBe(0);
  });

  it('the sender waits for a tenth of a second at most', async () => {
    whenPushed = () => undefined;
    for (let n = 0; n < 20; n += 1) sender.send(subscriberOf(service.device('a')), message());
    await expect.poll(() => service.received.length, { timeout: 3000 }).toBe(20);
  });
});

describe('the end', () => {
  const outcomes = (): readonly DeliveryOutcome[] => ended.map(({ outcome }) => outcome);

  it('sends what waits when there is time for it', async () => {
    const device = service.device('a');
    service.answer('/a', [{ status: 503, headers: { 'retry-after': '1' } }, { status: 201 }]);
    for (let n = 0; n < 300; n += 1) sender.send(subscriberOf(device), message());
    drainMs = 30_000;
    await sender[Symbol.asyncDispose]();
    expect([new Set(outcomes()), ended.length, sender.pending]).toEqual([new Set(['sent']), 300, 0]);
  });

  it.each([429, 503])('drops at once what may be tried again only after its time (%i)', async (status) => {
    service.answer('/a', [{ status, headers: { 'retry-after': '120' } }]);
    sender.send(subscriberOf(service.device('a')), message());
    await expect.poll(() => service.received.length).toBe(1);
    sender.send(subscriberOf(service.device('a')), message());
    drainMs = 60_000;
    await sender[Symbol.asyncDispose]();
    expect([outcomes(), sender.pending]).toEqual([['dropped', 'dropped'], 0]);
  });

  it('drops what is on the way to a push service that does not answer, and what waits for it', async () => {
    service.answer('/a', [null]);
    for (let n = 0; n < 130; n += 1) sender.send(subscriberOf(service.device('a')), message({ isUrgent: n > 0 }));
    await expect.poll(() => service.received.length).toBe(128);
    drainMs = 50;
    await sender[Symbol.asyncDispose]();
    expect([new Set(outcomes()), ended.length, sender.pending]).toEqual([new Set(['dropped']), 130, 0]);
  });
});
