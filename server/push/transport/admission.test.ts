import { describe, expect, it } from 'vitest';
import { Admission } from './admission.ts';
import { PUSH_LIMITS } from '../limits.ts';

describe('admission', () => {
  it('admits 200 handshakes at once and 1,000 a second, and sends Retry-After of 2 to 10 seconds to the rest', () => {
    let now = 5000;
    const randoms = [0, 0.5, 0.999];
    const lastRandom = 0;
    const admission = new Admission(PUSH_LIMITS, {
      clockMs: () => now,
      random: () => randoms.shift() ?? lastRandom,
      isOpen: () => true,
    });
    for (let i = 0; i < 200; i += 1) expect(admission.admit(`10.0.0.${i}`)).toBeNull();
    expect([2, 6, 10].map(() => admission.admit('10.1.0.0')?.headers['retry-after'])).toEqual(['2', '6', '10']);
    let taken = 0;
    for (; now < 6000; now += 100) for (let i = 0; i < 100; i += 1) taken += admission.admit(`10.2.${now}.${i}`) === null ? 1 : 0;
    expect(taken).toBe(900);
    now = 5900;
    expect(admission.admit('10.1.0.0')?.status).toBe(503);
    now += 1;
    expect(admission.admit('10.1.0.0')).toBeNull();
  });

  it('spreads the return of refused clients over the time that their handshakes take, at most 20 seconds', () => {
    let now = 0;
    const admission = new Admission(PUSH_LIMITS, { clockMs: () => now, random: () => 0, isOpen: () => true });
    for (let i = 0; i < 200; i += 1) admission.admit(`10.0.0.${i}`);
    const refusals = Array.from({ length: 3000 }, () => admission.admit('10.1.0.0')!.afterMs);
    expect([refusals[0], refusals[999], refusals[2999]]).toEqual([2001, 3000, 5000]);
    now += 2000;
    for (let i = 0; i < 200; i += 1) expect(admission.admit(`10.2.0.${i}`)).toBeNull();
    expect(admission.admit('10.1.0.0')?.afterMs).toBe(3001);
    for (let i = 0; i < 20_000; i += 1) admission.admit('10.1.0.0');
    expect(admission.admit('10.1.0.0')?.afterMs).toBe(20_000);
  });

  it('gives no time to return above the limit of an address or at a shutdown, as clients may try elsewhere', () => {
    let isOpen = true;
    const admission = new Admission(PUSH_LIMITS, { clockMs: () => 0, random: () => 0, isOpen: () => isOpen });
    for (let i = 0; i < PUSH_LIMITS.perAddress; i += 1) admission.admit('10.0.0.1');
    expect(admission.admit('10.0.0.1')).toMatchObject({ status: 429, afterMs: null });
    isOpen = false;
    expect(admission.admit('10.0.0.2')).toMatchObject({ status: 503, afterMs: null });
  });

  it('refuses connections with 503 at a shutdown', () => {
    const admission = new Admission(PUSH_LIMITS, { clockMs: () => 0, random: () => 0, isOpen: () => false });
    expect(admission.admit('10.0.0.1')?.status).toBe(503);
  });
});
