import { createStore, type Store } from '@stillingen/client';
import { CONSENT_COOKIE, type ConsentAnswer, type ConsentPurpose, parseConsent } from '@stillingen/wire';
import { readCookie } from '../page/browser.ts';
import type { Consent } from './contract.ts';

/** Null where the visitor is to be asked: an answer counts only if it covers all that is needed. */
export function readAnswer(cookies: string, needed: readonly ConsentPurpose[], nowS: number): ConsentAnswer | null {
  const answer = parseConsent(readCookie(cookies, CONSENT_COOKIE), nowS);
  return answer !== null && needed.every((each) => answer.asked.includes(each)) ? answer : null;
}

const grantedOf = (answer: ConsentAnswer | null, needed: readonly ConsentPurpose[]): readonly ConsentPurpose[] =>
  answer === null ? [] : needed.filter((each) => answer.granted.includes(each));

/** Browser only. `nowS` is the time of the server. */
export function openConsent(needed: readonly ConsentPurpose[], nowS: Store<number>): Consent {
  const answer = createStore(readAnswer(document.cookie, needed, nowS.get()));
  const granted = createStore(grantedOf(answer.get(), needed));
  const read = (): void => {
    const now = readAnswer(document.cookie, needed, nowS.get());
    if (now?.atS === answer.get()?.atS && now?.proof === answer.get()?.proof) return;
    answer.put(now);
    granted.set(grantedOf(now, needed));
    answer.notify();
  };
  // Another page of the site may have changed the cookie meanwhile.
  document.addEventListener('visibilitychange', read);
  return { get: granted.get, subscribe: granted.subscribe, needed, answer };
}
