import type { KeyValue } from '../ports.ts';

/** O-146. */
const KEY = 'legalAgeConfirmed';
const SINCE_KEY = `${KEY}Since`;
const CONFIRMED = '1';
/** AGE-05. */
const LIFE_MS = 7_776_000 * 1000;

export interface LegalAge {
  /** AGE-04. */
  isConfirmed(): boolean;
  confirm(): void;
}

export function createLegalAge(local: KeyValue, nowMs: () => number): LegalAge {
  function confirm(): void {
    local.set(KEY, CONFIRMED);
    local.set(SINCE_KEY, String(nowMs()));
  }
  return {
    isConfirmed() {
      if (local.get(KEY) !== CONFIRMED) return false;
      // A missing or future time begins now.
      const sinceMs = Number(local.get(SINCE_KEY) ?? Number.NaN);
      if (Number.isNaN(sinceMs) || sinceMs > nowMs()) confirm();
      else if (nowMs() - sinceMs >= LIFE_MS) {
        local.remove(KEY);
        local.remove(SINCE_KEY);
        return false;
      }
      return true;
    },
    confirm,
  };
}
