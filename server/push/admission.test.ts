import { describe, expect, it } from 'vitest';
import { createAdmission } from './admission.ts';
import { PUSH_LIMITS } from './limits.ts';

describe('admission', () => {
  it('takes 200 handshakes at once, 1,000 a second, and tells the rest to come back in 2 to 10 seconds', () => {
    let now = 5000;
    const randoms = [0, 0.5, 0.999];
    const lastRandom = 0;
    const admission = createAdmission(PUSH_LIMITS, {
      nowMs: () => now,
      random: () => randoms.shift() ?? lastRandom,
      isOpen: () => true,
    });
    for (let i = 0; i < 200; i += 1) expect(admission.admit(`10.0.0.${i}`)).toBeNull();
    expect([2, 6, 10].map(() => admission.admit('10.1.0.0')?.retryAfterSeconds)).toEqual([2, 6, 10]);
    let taken = 0;
    for (; now < 6000; now += 100) for (let i = 0; i < 100; i += 1) taken += admission.admit(`10.2.${now}.${i}`) === null ? 1 : 0;
    expect(taken).toBe(900);
    now -= 3_600_000;
    expect(admission.admit('10.1.0.0')?.status).toBe(503);
    now += 1;
    expect(admission.admit('10.1.0.0')).toBeNull();
  });

  it('takes nobody when the server ends', () => {
    const admission = createAdmission(PUSH_LIMITS, { nowMs: () => 0, random: () => 0, isOpen: () => false });
    expect(admission.admit('10.0.0.1')?.status).toBe(503);
  });
});
