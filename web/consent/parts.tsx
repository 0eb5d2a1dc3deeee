import { createStore, type Store } from '@stillingen/client';
import { CONSENT_COOKIE, type ConsentAnswer, type ConsentPurpose, parseConsent } from '@stillingen/wire';
import { type ComponentType, useEffect, useState } from 'react';
import { readCookie } from '../page/browser.ts';
import { usePage, useStore } from '../page/page-context.ts';
import { PRIVACY_PATH } from '../page/paths.ts';
import type { Consent } from './contract.ts';

/** Null where the visitor is to be asked: an answer counts only if it covers all that is needed. */
export function readAnswer(cookies: string, needed: readonly ConsentPurpose[], nowS: number): ConsentAnswer | null {
  const answer = parseConsent(readCookie(cookies, CONSENT_COOKIE), nowS);
  return answer !== null && needed.every((each) => answer.asked.includes(each)) ? answer : null;
}

/** The page of privacy asks by its own form. */
function ConsentSlot() {
  const { consent, request } = usePage();
  const isOpen = useStore(consent!.answer) === null && request.path !== PRIVACY_PATH;
  const [Card, setCard] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (isOpen)
      import('./card.tsx').then(
        ({ ConsentCard }) => setCard(() => ConsentCard),
        () => {},
      );
  }, [isOpen]);
  return isOpen && Card !== null ? <Card /> : null;
}

/** Browser only. `nowS` is the time of the server. */
export function openConsent(needed: readonly ConsentPurpose[], nowS: Store<number>): Consent {
  const read = (): ConsentAnswer | null => readAnswer(document.cookie, needed, nowS.get());
  const answer = createStore(read());
  const grantedNow = (): readonly ConsentPurpose[] => needed.filter((each) => answer.get()?.granted.includes(each) === true);
  const granted = createStore(grantedNow());
  function refresh(): void {
    const now = read();
    if (now?.atS === answer.get()?.atS && now?.proof === answer.get()?.proof) return;
    answer.put(now);
    const next = grantedNow();
    if (next.join(' ') !== granted.get().join(' ')) granted.set(next);
    answer.notify();
  }
  // Another page of the site may have changed the cookie meanwhile.
  document.addEventListener('visibilitychange', refresh);
  return { get: granted.get, subscribe: granted.subscribe, needed, answer, refresh, Slot: ConsentSlot };
}
