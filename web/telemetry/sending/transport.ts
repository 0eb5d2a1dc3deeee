import { jsonBlob, requestOf } from './request.ts';

export interface Sending {
  readonly url: string;
  /** Sent as JSON by POST; without one, a GET. */
  readonly body?: object;
}

type FetchLater = (url: string, init: RequestInit & { readonly activateAfter: number }) => unknown;

const textOf = ({ body }: Sending): string | undefined => (body === undefined ? undefined : JSON.stringify(body));

/** Sent at once, also after the page; false where the browser has no such call. */
function fetchLater(sending: Sending): boolean {
  const { fetchLater: later } = globalThis as { fetchLater?: FetchLater };
  try {
    later?.(sending.url, { ...requestOf(textOf(sending)), activateAfter: 0 });
    return later !== undefined;
  } catch {
    return false;
  }
}

let sender: Worker | null = null;

/** The console of a page lists its failed requests, but not those of its workers (O-065). */
export function sendSilently(sending: Sending): void {
  try {
    sender ??= new Worker(new URL('./sender.ts', import.meta.url), { type: 'module' });
    sender.postMessage({ url: new URL(sending.url, location.href).href, text: textOf(sending) }, []);
  } catch {
    // Without workers nothing is sent.
  }
}

/** For what is sent as the page ends. */
export function sendLast(sending: Sending): void {
  if (fetchLater(sending)) return;
  try {
    navigator.sendBeacon(sending.url, jsonBlob(textOf(sending) ?? ''));
  } catch {
    // Without beacons nothing is sent.
  }
}
