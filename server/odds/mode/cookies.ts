import { createHmac, timingSafeEqual } from 'node:crypto';

/** AGE-05: how long the answer to the question for the age holds. */
export const MODE_S = 7_776_000;
/** The last second of the year 9999: a lock for ever. */
export const FOR_EVER_S = 253_402_300_799;
/** Browsers keep no cookie longer. */
const LONGEST_S = 400 * 86_400;

const MODE = 'oddsMode';
const LOCK = 'oddsLock';
/** O-146. */
const LEGAL_AGE = 'legalAgeConfirmed';
const SIGNED = /^1\.(\d{1,12})\.([\w-]{43})$/;

function cookieOf(cookies: string, name: string): string | null {
  const found = cookies
    .split(';')
    .map((each) => each.trim())
    .find((each) => each.startsWith(`${name}=`));
  return found === undefined ? null : found.slice(name.length + 1);
}

const cookie = (name: string, value: string, seconds: number, more: string): string =>
  `${name}=${value}; Path=/; Max-Age=${seconds}; Secure; SameSite=Lax${more}`;
const HIDDEN = '; HttpOnly';

/** AGE-04. */
export const isAgeConfirmed = (cookies: string): boolean => cookieOf(cookies, LEGAL_AGE) === '1';

/** Deletes the mode, and the confirmation of the age that was given with it. */
export const MODE_OFF: readonly string[] = [cookie(MODE, '', 0, HIDDEN), cookie(LEGAL_AGE, '', 0, '')];

/** The mode and the lock of a visitor, in signed cookies. All times in seconds. */
export class OddsCookies {
  readonly #key: Buffer;

  constructor(key: Buffer) {
    this.#key = key;
  }

  /** When the mode ends; null where it is off, locked, forged or too old. */
  modeUntil(cookies: string, nowS: number): number | null {
    if (this.lockedUntil(cookies, nowS) !== null) return null;
    const sinceS = this.#read(MODE, cookieOf(cookies, MODE) ?? '');
    return sinceS === null || sinceS > nowS || sinceS + MODE_S <= nowS ? null : sinceS + MODE_S;
  }

  /** Null without a lock. One that was changed counts for ever: in doubt odds are off. */
  lockedUntil(cookies: string, nowS: number): number | null {
    const value = cookieOf(cookies, LOCK);
    if (value === null) return null;
    const untilS = this.#read(LOCK, value) ?? FOR_EVER_S;
    return untilS > nowS ? untilS : null;
  }

  writeMode(nowS: number): readonly string[] {
    return [cookie(MODE, this.#sign(MODE, nowS), MODE_S, HIDDEN), cookie(LEGAL_AGE, '1', MODE_S, '')];
  }

  writeLock(untilS: number, nowS: number): string {
    return cookie(LOCK, this.#sign(LOCK, untilS), Math.min(untilS - nowS, LONGEST_S), HIDDEN);
  }

  #mac(name: string, seconds: number): Buffer {
    return createHmac('sha256', this.#key).update(`${name} ${seconds}`).digest();
  }

  #sign(name: string, seconds: number): string {
    return `1.${seconds}.${this.#mac(name, seconds).toString('base64url')}`;
  }

  #read(name: string, value: string): number | null {
    const [, seconds, mac = ''] = SIGNED.exec(value) ?? [];
    if (seconds === undefined) return null;
    return timingSafeEqual(this.#mac(name, Number(seconds)), Buffer.from(mac, 'base64url')) ? Number(seconds) : null;
  }
}
