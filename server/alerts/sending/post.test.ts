import type { LookupAddress } from 'node:dns';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startPushService, type TestPushService } from '../../testing/push-service.ts';
import { guardedLookup } from '../../http/outbound/guard.ts';
import { createPost, type PostAnswer } from './post.ts';

let service: TestPushService;
beforeEach(async () => {
  service = await startPushService();
});
afterEach(() => service[Symbol.asyncDispose]());

const message = { headers: { ttl: '60' }, body: Buffer.from('x') };
const answerTo = (post: ReturnType<typeof createPost>, url: string): Promise<Partial<PostAnswer>> =>
  new Promise((resolve) => post(new URL(url), message, resolve));
const named = (path: string): string => `http://localhost:${new URL(service.url).port}${path}`;

it('a name that leads to this machine gets no connection, unless the operator allows it', async () => {
  expect(await answerTo(createPost(guardedLookup('public')), named('/a'))).toEqual({ error: 'private' });
  expect(service.received).toEqual([]);
  expect(await answerTo(createPost(guardedLookup('loopback')), named('/a'))).toMatchObject({ status: 201 });
});

it('a name that leads to another address with the next connection is checked again', async () => {
  const found = (address: string): LookupAddress[] => [{ address, family: 4 }];
  const answers = [found('127.0.0.1'), found('10.0.0.1')];
  const post = createPost(guardedLookup('loopback', (_host, done) => done(null, answers.shift()!)));
  service.answer('/a', [{ status: 201, headers: { connection: 'close' } }]);
  expect(await answerTo(post, named('/a'))).toMatchObject({ status: 201 });
  expect(await answerTo(post, named('/a'))).toEqual({ error: 'private' });
  expect([service.received.length, answers]).toEqual([1, []]);
});
