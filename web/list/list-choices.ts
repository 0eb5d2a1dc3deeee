import type { Settings } from '@stillingen/client';
import { cookieText, readCookie } from '../page/browser.ts';

export type ListChoices = Pick<Settings, 'compact' | 'liveFirst'>;

const COOKIE = 'liste';
const DEFAULT = '00';

/** '10' for compact rows, '01' for leagues with running matches first. */
const written = ({ compact, liveFirst }: ListChoices): string => `${Number(compact)}${Number(liveFirst)}`;

export function readListChoices(cookies: string): ListChoices {
  const text = readCookie(cookies, COOKIE);
  return { compact: /^1[01]$/.test(text), liveFirst: /^[01]1$/.test(text) };
}

/** Expires at once for the defaults. */
export function listCookie(choices: ListChoices): string {
  const text = written(choices);
  return cookieText(COOKIE, text, text === DEFAULT ? 0 : undefined);
}
