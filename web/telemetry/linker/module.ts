import { cookieText, readCookie } from '../../page/browser.ts';
import type { StartModule } from '../contract.ts';

export const LINKER_COOKIE = 'linker';
/** ANALYTICS-03: two years. Browsers may keep a cookie for less. */
export const LINKER_LIFE_S = 63_072_000;

const ID = /^[0-9a-f]{32}$/;

const createId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Its life begins with its first visit: later ones do not renew it. */
export const start: StartModule = ({ track }) => {
  const known = readCookie(document.cookie, LINKER_COOKIE);
  const id = ID.test(known) ? known : createId();
  if (id !== known) document.cookie = cookieText(LINKER_COOKIE, id, LINKER_LIFE_S);
  track({ event: 'linker', linker_id: id });
  return () => {
    document.cookie = cookieText(LINKER_COOKIE, '', 0);
  };
};
