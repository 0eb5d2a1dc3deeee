import { type Account, parseMailLink } from '@stillingen/client/account';
import { ACCOUNT_PAGE_PATH } from '@stillingen/wire';
import type { AccountOffer } from '@stillingen/wire/account';

const FROM_KEY = 'lsid_from';
const POPUP = 'popup,width=520,height=680';

/** A provider's window may be closed without an answer: poll at this interval. */
const LOOK_MS = 500;

export interface Arrival {
  arrive(): boolean;
  depart(offered: AccountOffer['providers'][number]): Promise<void>;
}

function fieldsOf(data: unknown): Record<string, unknown> | null {
  try {
    const value: unknown = typeof data === 'string' ? JSON.parse(data) : data;
    const { authorization, user } = value as { authorization?: Record<string, unknown>; user?: unknown };
    return authorization === undefined ? null : { ...authorization, user };
  } catch {
    return null;
  }
}

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

/** Providers open in the same tab, which works on every phone; Apple answers a window. */
export function createArrival(account: Account): Arrival {
  const redirectUri = location.origin + ACCOUNT_PAGE_PATH;

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
      // No code or token stays in the address or the history.
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
      // Opened at once: browsers block a window that opens later.
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
