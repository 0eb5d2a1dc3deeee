import { describe, expect, it } from 'vitest';
import { createAdmission } from './admission.ts';
import { PUSH_LIMITS } from './limits.ts';

describe('admission', () => {
  it('takes 1,000 handshakes a second and tells the rest to come back in 2 to 10 seconds', () => {
    let now = 5000;
    const randoms = [0, 0.5, 0.999];
    const admission = createAdmission(PUSH_LIMITS, {
      nowMs: () => now,
      random: () => randoms.shift()!,
      isOpen: () => true,
    });
    for (let i = 0; i < 1000; i += 1) expect(admission.admit(`10.0.${i >> 8}.${i & 255}`)).toBeNull();
    expect([2, 6, 10].map(() => admission.admit('10.1.0.0')?.retryAfterSeconds)).toEqual([2, 6, 10]);
    now += 1000;
    expect(admission.admit('10.1.0.0')).toBeNull();
  });

  it('takes nobody when the server ends', () => {
    const admission = createAdmission(PUSH_LIMITS, { nowMs: () => 0, random: () => 0, isOpen: () => false });
    expect(admission.admit('10.0.0.1')?.status).toBe(503);
  });
});
