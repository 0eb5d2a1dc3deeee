import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  CONSENT_COOKIE,
  CONSENT_S,
  type ConsentAnswer,
  type ConsentPurpose,
  formatConsent,
  parseConsent,
  signedConsent,
} from '@stillingen/wire';

const COOKIE = new RegExp(`(?:^|;\\s*)${CONSENT_COOKIE}=([^;]*)`);

/** The answers of visitors, in cookies that scripts of the page read and the server signs. */
export class ConsentCookies {
  readonly #key: Buffer;
  /** Secure where the site has an address with TLS: without it browsers would drop the cookie. */
  readonly #attributes: string;

  constructor(key: Buffer, siteUrl: string) {
    this.#key = key;
    this.#attributes = `Path=/; SameSite=Lax${siteUrl.startsWith('https:') ? '; Secure' : ''}`;
  }

  /** A line of Set-Cookie. */
  write(answer: Omit<ConsentAnswer, 'signature'>): string {
    const value = formatConsent({ ...answer, signature: this.#sign(answer).toString('base64url') });
    return `${CONSENT_COOKIE}=${value}; Max-Age=${CONSENT_S}; ${this.#attributes}`;
  }

  /** Null where no answer counts; a refusal counts without a signature, as it grants nothing. */
  read(cookies: string, nowS: number): ConsentAnswer | null {
    const [, value] = COOKIE.exec(cookies) ?? [];
    const answer = value === undefined ? null : parseConsent(value, nowS);
    if (answer?.signature == null) return answer;
    return timingSafeEqual(this.#sign(answer), Buffer.from(answer.signature, 'base64url')) ? answer : null;
  }

  /** What a visitor consented to; nothing is stored or measured for any other purpose. */
  granted(cookies: string, nowS: number): readonly ConsentPurpose[] {
    return this.read(cookies, nowS)?.granted ?? [];
  }

  /** A line of Set-Cookie that deletes an answer which does not count, else null. */
  forget(cookies: string, nowS: number): string | null {
    return COOKIE.test(cookies) && this.read(cookies, nowS) === null
      ? `${CONSENT_COOKIE}=; Max-Age=0; ${this.#attributes}`
      : null;
  }

  #sign(answer: Omit<ConsentAnswer, 'signature'>): Buffer {
    return createHmac('sha256', this.#key)
      .update(`${CONSENT_COOKIE} ${signedConsent(answer)}`)
      .digest();
  }
}
