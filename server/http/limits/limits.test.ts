import type { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { addressOf } from '../request.ts';
import { createCostLimit } from './cost-limit.ts';
import { createGuessLimit } from './guess-limit.ts';
import { createRateLimit, RateLimited } from './rate-limit.ts';

function limitOf(msPerSecond: number) {
  let nowMs = 0;
  const limit = createCostLimit({
    msPerSecond,
    clockMs: () => nowMs,
    addressOf: (sender) => addressOf(sender, 'x-forwarded-for'),
  });
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address }, socket: {} as Socket });
  return { limit, from, pass: (ms: number) => (nowMs += ms) };
}

describe('cost limit of an address', () => {
  it('admits five seconds of the share of an address at once, then its share', () => {
    const { limit, from, pass } = limitOf(100);
    const sender = from('192.0.2.1');
    for (let i = 0; i < 4; i += 1) {
      expect(limit.admits(sender)).toBe(true);
      limit.spend(sender, 124);
    }
    expect(limit.admits(sender)).toBe(true);
    limit.spend(sender, 10);
    expect(limit.admits(sender)).toBe(false);
    pass(1000);
    expect(limit.admits(sender)).toBe(true);
  });
  it('charges no other address, and counts a /64 of IPv6 as one', () => {
    const { limit, from } = limitOf(1);
    limit.spend(from('2001:db8:1:2::1'), 100);
    expect(limit.admits(from('2001:db8:1:2:ffff::9'))).toBe(false);
    expect(limit.admits(from('2001:db8:1:3::1'))).toBe(true);
    expect(limit.admits(from('192.0.2.7'))).toBe(true);
  });
  it('refuses a sender that keeps sending, and admits it seconds after it stops', () => {
    const { limit, from, pass } = limitOf(100);
    const sender = from('192.0.2.1');
    limit.spend(sender, 600);
    for (let i = 0; i < 300; i += 1) {
      expect(limit.admits(sender)).toBe(false);
      pass(50);
    }
    pass(5001);
    expect(limit.admits(sender)).toBe(true);
  });
  it('admits changed answers up to the same amount once more', () => {
    const { limit, from } = limitOf(100);
    const sender = from('192.0.2.1');
    limit.spend(sender, 600);
    for (let i = 0; i < 1000; i += 1) limit.admits(sender);
    expect([limit.admits(sender), limit.admits(sender, true)]).toEqual([false, true]);
    limit.spend(sender, 500);
    expect(limit.admits(sender, true)).toBe(false);
  });
});

function guessLimitOf(perMinute: number) {
  let nowMs = 0;
  const lookedUp: string[] = [];
  const limit = createGuessLimit({ perMinute, clockMs: () => nowMs });
  const check = (address: string, secret: string): Promise<string | null> =>
    limit.check(address, secret, async () => {
      lookedUp.push(secret);
      return secret.startsWith('right') ? secret : null;
    });
  return { check, lookedUp, pass: (ms: number) => (nowMs += ms) };
}

describe('guess limit', () => {
  it('looks up an unknown secret once', async () => {
    const { check, lookedUp } = guessLimitOf(10);
    expect([await check('a', 'wrong'), await check('b', 'wrong'), await check('a', 'right')]).toEqual([null, null, 'right']);
    expect(lookedUp).toEqual(['wrong', 'right']);
  });
  it('looks up no more secrets of an address after too many unknown ones, except found ones', async () => {
    const { check, lookedUp, pass } = guessLimitOf(3);
    await check('a', 'right');
    for (const secret of ['x1', 'x2', 'x3']) await check('a', secret);
    await expect(check('a', 'x4')).rejects.toThrow(RateLimited);
    expect(await check('a', 'right')).toBe('right');
    expect(await check('b', 'x5')).toBeNull();
    expect(lookedUp).toEqual(['right', 'x1', 'x2', 'x3', 'right', 'x5']);
    pass(60_000);
    expect(await check('a', 'x4')).toBeNull();
  });
  it('looks up a bounded number at once', async () => {
    const { check, lookedUp } = guessLimitOf(3);
    await Promise.allSettled(Array.from({ length: 20 }, (_, i) => check('a', `x${i}`)));
    expect(lookedUp).toHaveLength(3);
  });
  it('looks up a secret of concurrent requests once, and counts it once', async () => {
    const { check, lookedUp } = guessLimitOf(2);
    expect(new Set(await Promise.all(Array.from({ length: 20 }, () => check('a', 'right'))))).toEqual(new Set(['right']));
    expect(new Set(await Promise.all(Array.from({ length: 20 }, () => check('a', 'wrong'))))).toEqual(new Set([null]));
    expect(lookedUp).toEqual(['right', 'wrong']);
    expect(await check('a', 'other')).toBeNull();
  });
  it('counts neither found secrets nor failed lookups', async () => {
    const { check } = guessLimitOf(2);
    for (let i = 0; i < 5; i += 1) await check('a', `right${i}`);
    const limit = createGuessLimit({ perMinute: 1, clockMs: () => 0 });
    const failing = () => limit.check('a', 'x', () => Promise.reject(new Error('away')));
    for (let i = 0; i < 3; i += 1) await expect(failing()).rejects.toThrow('away');
    expect(await check('a', 'right9')).toBe('right9');
  });
});

describe('a rate limit', () => {
  it('counts each client alone and starts anew with each window', () => {
    let now = 0;
    const limit = createRateLimit({ requests: 2, windowMs: 10_000, clockMs: () => now });
    expect([limit('a'), limit('a'), limit('b')]).toEqual([null, null, null]);
    now = 4000;
    expect([limit('a'), limit('b'), limit('b')]).toEqual([6, null, 6]);
    now = 10_000;
    expect(limit('a')).toBeNull();
  });

  it('keeps a bounded number of clients and evicts the oldest', () => {
    const limit = createRateLimit({ requests: 1, windowMs: 10_000, clockMs: () => 0 });
    limit('first');
    for (let n = 0; n < 20_000; n += 1) limit(`client ${n}`);
    expect([limit('client 19999'), limit('first')]).toEqual([10, null]);
  });
});
