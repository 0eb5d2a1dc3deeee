import type { LimitRule, Limits } from '../context.ts';
import { tooMany, tooManyV5 } from './errors.ts';

/** Counts an attempt of a v3 or v4 call. Refuses with XE13. */
export async function pace(limits: Limits, rule: LimitRule, key: string): Promise<void> {
  const waitS = await limits.take(rule, key);
  if (waitS !== null) throw tooMany(waitS);
}

/** Counts an attempt of a v5 call. Refuses with 429. */
export async function paceV5(limits: Limits, rule: LimitRule, key: string): Promise<void> {
  const waitS = await limits.take(rule, key);
  if (waitS !== null) throw tooManyV5(waitS);
}
