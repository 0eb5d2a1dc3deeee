import { ODDS_MODE_PATH, type OddsMode, type OddsModeCall, type OddsModeRefusal } from '@stillingen/wire';
import type { Page } from '../../page/page-context.ts';
import { oddsModeText } from '#text/odds/odds-mode.ts';

/** As `fetch`. */
export type FetchPath = (path: string, init?: RequestInit) => Promise<Response>;

export type ModeAnswer =
  | { readonly kind: 'mode'; readonly mode: OddsMode }
  | { readonly kind: 'refused'; readonly message: string }
  /** A site without odds. */
  | { readonly kind: 'absent' };

/** With the login of a user: a lock is kept with the account, for all its devices. */
export const fetchAsUser =
  ({ account, config }: Pick<Page, 'account' | 'config'>): FetchPath =>
  async (path, init = {}) => {
    const isUser = account?.badge.get().mark !== undefined && config.localOnly !== true;
    const authorization = isUser ? (await account.load()).account.authorization() : null;
    return fetch(path, authorization === null ? init : { ...init, headers: { ...init.headers, authorization } });
  };

async function answerOf(asked: Promise<Response>): Promise<ModeAnswer> {
  try {
    const response = await asked;
    if (response.status === 204) return { kind: 'absent' };
    if (response.ok) return { kind: 'mode', mode: (await response.json()) as OddsMode };
    const { message = oddsModeText.failed } = (await response.json()) as Partial<OddsModeRefusal>;
    return { kind: 'refused', message };
  } catch {
    return { kind: 'refused', message: oddsModeText.failed };
  }
}

export const readOddsMode = (fetchPath: FetchPath): Promise<ModeAnswer> => answerOf(fetchPath(ODDS_MODE_PATH));

export const changeOddsMode = (fetchPath: FetchPath, call: OddsModeCall): Promise<ModeAnswer> =>
  answerOf(
    fetchPath(ODDS_MODE_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(call),
    }),
  );

/** O-146, AGE-04: the answer as other sites of the family keep it. */
const AGE_KEY = 'legalAgeConfirmed';

export function keepAge(isConfirmed: boolean): void {
  try {
    if (isConfirmed) localStorage.setItem(AGE_KEY, '1');
    else localStorage.removeItem(AGE_KEY);
  } catch {
    // Storage is blocked: the server reads its cookie alone.
  }
}
