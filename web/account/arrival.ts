import { type Account, parseMailLink } from '@stillingen/client/account';
import { ACCOUNT_PAGE_PATH } from '@stillingen/wire';
import type { AccountOffer } from '@stillingen/wire/account';

/** Where the visitor was before the way to a provider. */
const FROM_KEY = 'lsid_from';
const POPUP = 'popup,width=520,height=680';

/** The window of a provider that answers by message may be closed without an answer: looked at once in this time. */
const LOOK_MS = 500;

export interface Arrival {
  /** Goes on with what the address of this page was opened for; false where it is for nothing. The address forgets it. */
  arrive(): boolean;
  depart(offered: AccountOffer['providers'][number]): Promise<void>;
}

/** Apple's answer, which its window sends by message. */
function fieldsOf(data: unknown): Record<string, unknown> | null {
  try {
    const value: unknown = typeof data === 'string' ? JSON.parse(data) : data;
    const { authorization, user } = value as { authorization?: Record<string, unknown>; user?: unknown };
    return authorization === undefined ? null : { ...authorization, user };
  } catch {
    return null;
  }
}

/** Waits for the window of a provider that answers by message: its fields, or null where it was closed. */
function answerOf(popup: Window, origin: string): Promise<Record<string, unknown> | null> {
  return new Promise((resolve) => {
    const finish = (fields: Record<string, unknown> | null): void => {
      clearInterval(timer);
      removeEventListener('message', onMessage);
      resolve(fields);
    };
    const onMessage = (event: MessageEvent): void => {
      if (event.origin !== origin || event.source !== popup) return;
      popup.close();
      finish(fieldsOf(event.data));
    };
    const timer = setInterval(() => {
      if (popup.closed) finish(null);
    }, LOOK_MS);
    addEventListener('message', onMessage);
  });
}

/**
 * The ways in from elsewhere. Providers are visited in the same tab, which works on every phone and brings the visitor back where
 * they were; Apple answers a window by message alone.
 */
export function createArrival(account: Account): Arrival {
  const redirectUri = location.origin + ACCOUNT_PAGE_PATH;

  /** Back to where the visitor was, once the login is over and nothing is asked any more. */
  function returnAfterwards(): void {
    const from = sessionStorage.getItem(FROM_KEY);
    sessionStorage.removeItem(FROM_KEY);
    if (from === null || !from.startsWith('/') || from.startsWith('//')) return;
    const end = account.subscribe(() => {
      const { flow, profile } = account.get();
      if (flow.phase !== 'idle' || profile === null) return;
      end();
      location.replace(from);
    });
  }

  return {
    arrive() {
      const link = parseMailLink(location.hash);
      const query = new URLSearchParams(location.search.length > 1 ? location.search : location.hash.slice(1));
      const isAnswer = query.has('state');
      if (link === null && !isAnswer) return false;
      // Neither code nor token stays in the address or the history.
      history.replaceState(null, '', ACCOUNT_PAGE_PATH);
      if (link !== null) {
        account.followLink(link);
        return true;
      }
      returnAfterwards();
      return account.arriveFrom(Object.fromEntries(query), false);
    },
    async depart(offered) {
      const isByMessage = offered.provider === 'apple';
      // Opened at once: a window that opens later is taken for an advertisement.
      const popup = isByMessage ? window.open('', '_blank', POPUP) : null;
      const { url } = await account.departTo(offered, redirectUri);
      if (!isByMessage) {
        sessionStorage.setItem(FROM_KEY, location.pathname + location.search);
        location.assign(url);
        return;
      }
      if (popup === null) return;
      popup.location.href = url;
      const fields = await answerOf(popup, new URL(url).origin);
      if (fields !== null) account.arriveFrom(fields, false);
    },
  };
}
