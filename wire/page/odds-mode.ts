/** GET: the mode of a visitor; POST changes it. 204 on a site without odds. Logged-in users send Basic. */
export const ODDS_MODE_PATH = '/api/odds-mode';

/** For ever, of a lock. */
export const FOR_EVER = 'forever';

/** `until`: seconds since the epoch. A lock can be lengthened, not undone. */
export type OddsModeCall =
  | { readonly on: true; readonly adult: true }
  | { readonly on: false }
  | { readonly lockUntil: number | typeof FOR_EVER };

export interface OddsMode {
  readonly on: boolean;
  /** When the mode ends by itself, in seconds; null while it is off. */
  readonly until: number | null;
  /** Null without a lock. */
  readonly lockedUntil: number | typeof FOR_EVER | null;
  /** Whether odds are shown where the visitor is. */
  readonly isServed: boolean;
  /** Of the push subjects of odds, for ten minutes; absent where nothing is served. */
  readonly ticket?: string;
}

/** Why a call was refused, with status 400, 403, 409, 429 or 503. */
export interface OddsModeRefusal {
  readonly code: 'invalid' | 'other_site' | 'locked' | 'lock_shorter' | 'too_many' | 'unavailable';
  /** Danish where a visitor can meet it: of a lock, of too many calls, of a pause. */
  readonly message: string;
}
