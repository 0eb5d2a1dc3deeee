import { cookieText, readCookie } from '../page/browser.ts';

/** Where a visitor with the mode sees odds. */
export interface OddsShown {
  readonly inTable: boolean;
  readonly onMatch: boolean;
  readonly duringPlay: boolean;
}

const COOKIE = 'oddsShown';
const LETTERS = { inTable: 't', onMatch: 'k', duringPlay: 'l' } as const;
const DEFAULT = 'tk';

/** Absent from the cookies until it is changed. */
export const oddsShownText = (cookies: string): string => /^(?:t?k?l?|n)$/.exec(readCookie(cookies, COOKIE))?.[0] ?? '';

export function parseOddsShown(text: string): OddsShown {
  const letters = text === '' ? DEFAULT : text;
  return {
    inTable: letters.includes(LETTERS.inTable),
    onMatch: letters.includes(LETTERS.onMatch),
    duringPlay: letters.includes(LETTERS.duringPlay),
  };
}

/** 'n' shows odds on their own page alone. */
const NOWHERE = 'n';

export function oddsShownCookie(shown: OddsShown): string {
  const letters = (['inTable', 'onMatch', 'duringPlay'] as const).map((place) => (shown[place] ? LETTERS[place] : '')).join('');
  return cookieText(COOKIE, letters === '' ? NOWHERE : letters, letters === DEFAULT ? 0 : undefined);
}
