import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { createApp } from '../http/app.ts';
import { operations, type OperationsOptions } from './plugin.ts';

const TOKEN = 'a-token-of-some-length';
const READY = { isReady: true, text: 'ready' };
const READINESS = 'stillingen_journal_position 7\n';

function startApp(options: Partial<OperationsOptions>): FastifyInstance {
  const app = createApp({ logLevel: 'silent' });
  operations(app, {
    isEnding: () => false,
    readiness: async () => READY,
    metrics: { contentType: 'text/plain; version=0.0.4; charset=utf-8', text: async () => READINESS },
    metricsToken: '',
    addressHeader: 'x-visitor',
    ...options,
  });
  return app;
}

describe('GET /metrics', () => {
  it.each([
    ['from this machine', '127.0.0.1', {}, 200],
    ['from this machine, over IPv6', '::1', {}, 200],
    ['from this machine, over a socket for both', '::ffff:127.0.0.1', {}, 200],
    ['from another one', '203.0.113.9', {}, 403],
    ['from one whose address only looks like it', '2001:db8:127::1', {}, 403],
    ['through a proxy on this machine', '127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }, 403],
    ['through the proxy of the settings', '127.0.0.1', { 'x-visitor': '127.0.0.1' }, 403],
    ['from another one that says it is this one', '203.0.113.9', { 'x-visitor': '127.0.0.1' }, 403],
    ['through one that says so by Via alone', '127.0.0.1', { via: '1.1 proxy' }, 403],
    ['from another one with a token that nobody set', '203.0.113.9', { authorization: 'Bearer ' }, 403],
  ])('answers /metrics without METRICS_TOKEN, %s', async (_where, address, headers: Record<string, string>, status) => {
    await using app = startApp({});
    const response = await app.inject({ url: '/metrics', headers, remoteAddress: address });
    expect(response.statusCode).toBe(status);
    expect(response.body === READINESS).toBe(status === 200);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['none', undefined, 403],
    ['a wrong one', 'Bearer a-token-of-some-lengtH', 403],
    ['a longer one', `Bearer ${TOKEN}x`, 403],
    ['the right one', `Bearer ${TOKEN}`, 200],
  ])('answers /metrics with METRICS_TOKEN, with %s, from this machine too', async (_what, authorization, status) => {
    await using app = startApp({ metricsToken: TOKEN });
    const headers = authorization === undefined ? {} : { authorization };
    for (const remoteAddress of ['127.0.0.1', '203.0.113.9'])
      expect((await app.inject({ url: '/metrics', headers, remoteAddress })).statusCode).toBe(status);
  });

  it('answers /metrics with the content type of Prometheus', async () => {
    await using app = startApp({});
    expect((await app.inject('/metrics')).headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  });
});

describe('GET /readyz', () => {
  it.each([
    [{}, 200, 'ready'],
    [{ readiness: async () => ({ isReady: false, text: 'starting' }) }, 503, 'starting'],
    [{ readiness: async () => ({ isReady: true, text: 'pages are served from memory' }) }, 200, 'pages are served from memory'],
    [{ isEnding: () => true }, 503, 'shutting down'],
  ])('answers /readyz with the reason in one line: %j', async (options, status, answered) => {
    await using app = startApp(options);
    const response = await app.inject('/readyz');
    expect([response.statusCode, response.body, response.headers['cache-control']]).toEqual([status, answered, 'no-store']);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
  });

  it.each([
    ['live', 503, 'standby'],
    ['edge', 200, 'ready'],
    ['live,edge', 400, 'role is one of live, edge, identity, alerts'],
    ['', 400, 'role is one of live, edge, identity, alerts'],
  ])('answers /readyz for one role: %j', async (role, status, answered) => {
    await using app = startApp({
      readiness: async (asked) => (asked === 'edge' ? READY : { isReady: false, text: 'standby' }),
    });
    const response = await app.inject(`/readyz?role=${role}`);
    expect([response.statusCode, response.body]).toEqual([status, answered]);
  });
});
