import { describe, expect, it } from 'vitest';
import { createAdmission } from './admission.ts';
import { PUSH_LIMITS } from '../limits.ts';

describe('admission', () => {
  it('takes 200 handshakes at once, 1,000 a second, and tells the rest to come back in 2 to 10 seconds', () => {
    let now = 5000;
    const randoms = [0, 0.5, 0.999];
    const lastRandom = 0;
    const admission = createAdmission(PUSH_LIMITS, {
      clockMs: () => now,
      random: () => randoms.shift() ?? lastRandom,
      isOpen: () => true,
    });
    for (let i = 0; i < 200; i += 1) expect(admission.admit(`10.0.0.${i}`)).toBeNull();
    expect([2, 6, 10].map(() => admission.admit('10.1.0.0')?.retryAfterSeconds)).toEqual([2, 6, 10]);
    let taken = 0;
    for (; now < 6000; now += 100) for (let i = 0; i < 100; i += 1) taken += admission.admit(`10.2.${now}.${i}`) === null ? 1 : 0;
    expect(taken).toBe(900);
    now = 5900;
    expect(admission.admit('10.1.0.0')?.status).toBe(503);
    now += 1;
    expect(admission.admit('10.1.0.0')).toBeNull();
  });

  it('spreads the return of those it refuses over as long as it takes to let all of them in, and no longer than 20 seconds', () => {
    let now = 0;
    const admission = createAdmission(PUSH_LIMITS, { clockMs: () => now, random: () => 0, isOpen: () => true });
    for (let i = 0; i < 200; i += 1) admission.admit(`10.0.0.${i}`);
    const refusals = Array.from({ length: 3000 }, () => admission.admit('10.1.0.0')!.afterMs);
    expect([refusals[0], refusals[999], refusals[2999]]).toEqual([2001, 3000, 5000]);
    now += 2000;
    for (let i = 0; i < 200; i += 1) expect(admission.admit(`10.2.0.${i}`)).toBeNull();
    expect(admission.admit('10.1.0.0')?.afterMs).toBe(3001);
    for (let i = 0; i < 20_000; i += 1) admission.admit('10.1.0.0');
    expect(admission.admit('10.1.0.0')?.afterMs).toBe(20_000);
  });

  it('keeps nobody from asking elsewhere who has too many connections, or comes when the server ends', () => {
    let isOpen = true;
    const admission = createAdmission(PUSH_LIMITS, { clockMs: () => 0, random: () => 0, isOpen: () => isOpen });
    for (let i = 0; i < PUSH_LIMITS.perAddress; i += 1) admission.admit('10.0.0.1');
    expect(admission.admit('10.0.0.1')).toMatchObject({ status: 429, afterMs: null });
    isOpen = false;
    expect(admission.admit('10.0.0.2')).toMatchObject({ status: 503, afterMs: null });
  });

  it('takes nobody when the server ends', () => {
    const admission = createAdmission(PUSH_LIMITS, { clockMs: () => 0, random: () => 0, isOpen: () => false });
    expect(admission.admit('10.0.0.1')?.status).toBe(503);
  });
});
