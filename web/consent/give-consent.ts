import { CONSENT_COOKIE, CONSENT_PATH, CONSENT_VERSION, type ConsentPurpose, formatConsent } from '@stillingen/wire';
import { cookieText } from '../page/browser.ts';
import { browserDevice } from '../settings/stored/device.ts';
import { removeUngranted } from '../settings/stored/stored.ts';
import type { Consent } from './contract.ts';

const PATIENCE_MS = 10_000;

/** True once the server has kept the answer, and its cookie is here. */
async function post(asked: readonly ConsentPurpose[], granted: readonly ConsentPurpose[]): Promise<boolean> {
  try {
    const response = await fetch(CONSENT_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ version: CONSENT_VERSION, asked, granted }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return response.ok;
  } catch {
    return false;
  }
}

/** One after the other: the cookie of the last answer must be the last one. */
let posting: Promise<unknown> = Promise.resolve();

/**
 * False where the answer did not reach the server, and then nothing changes; but a refusal counts
 * at once, and without the server. `nowS` is the time of the server.
 */
export async function giveConsent(consent: Consent, granted: readonly ConsentPurpose[], nowS: number): Promise<boolean> {
  const { needed } = consent;
  const settle = (): void => {
    removeUngranted(browserDevice, granted);
    consent.refresh();
  };
  const isRefusal = granted.length === 0;
  if (isRefusal) {
    const refusal = { atS: Math.floor(nowS), asked: needed, granted, proof: null, signature: null };
    document.cookie = cookieText(CONSENT_COOKIE, formatConsent(refusal));
    settle();
  }
  const posted = posting.then(() => post(needed, granted));
  posting = posted;
  const isKept = await posted;
  if (isKept) settle();
  return isKept || isRefusal;
}
