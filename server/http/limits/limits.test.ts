import type { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { addressOf } from '../request.ts';
import { createCostLimit } from './cost-limit.ts';

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
  it('admits five seconds of its share at once, then its share', () => {
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
  it('leaves other addresses alone, and counts a /64 of IPv6 as one', () => {
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
