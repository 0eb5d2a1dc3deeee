import { FOR_EVER, type OddsMode, type OddsModeCall, type OddsModeRefusal } from '@stillingen/wire';
import type { IncomingHttpHeaders } from 'node:http';
import type { OddsAudience } from '../audience/audience.ts';
import type { OddsVisitors } from '../audience/visitors.ts';
import { FOR_EVER_S, MODE_OFF, MODE_S, type OddsCookies } from './cookies.ts';

export class ModeError extends Error {
  override readonly name = 'ModeError';
  readonly statusCode: number;
  readonly code: OddsModeRefusal['code'];
  readonly retryAfterS: number | null;
  constructor(statusCode: number, code: OddsModeRefusal['code'], message: string, retryAfterS: number | null = null) {
    super(message);
    this.statusCode = statusCode;
    this.code = code;
    this.retryAfterS = retryAfterS;
  }
}

export interface ModeOptions {
  readonly cookies: OddsCookies;
  readonly visitors: Pick<OddsVisitors, 'of'>;
  /** Locks of users, on all their devices. Seconds. */
  readonly locks: {
    of(userId: string, nowS: number): Promise<number | null>;
    lengthen(userId: string, untilS: number, nowS: number): Promise<void>;
  };
  /** Admits to the push subjects of odds. */
  readonly ticketOf?: (audience: OddsAudience, modeUntilS: number) => string;
  /** Called when a visitor turns the mode off or locks it, with its last second. */
  readonly onEnd?: (modeUntilS: number) => void;
  readonly nowMs: () => number;
}

export interface ModeCaller {
  readonly headers: IncomingHttpHeaders;
  /** Null without a valid login. */
  readonly user: string | null;
}

/** `cookies`: lines of Set-Cookie. */
export interface ModeAnswer {
  readonly mode: OddsMode;
  readonly cookies: readonly string[];
}

/** Reads and changes the mode of a visitor. A lock of the browser or of the user turns it off. */
export class ModeController {
  readonly #options: ModeOptions;

  constructor(options: ModeOptions) {
    this.#options = options;
  }

  async read({ headers, user }: ModeCaller): Promise<ModeAnswer> {
    const lockedUntil = await this.#lockOf(headers, user);
    if (lockedUntil !== null) {
      this.#end(headers);
      return this.#off(lockedUntil);
    }
    const untilS = this.#options.cookies.modeUntil(headers.cookie ?? '', this.#nowS());
    return untilS === null ? { ...this.#off(null), cookies: [] } : this.#on(headers, untilS, []);
  }

  /** Throws ModeError. */
  async change(call: OddsModeCall, { headers, user }: ModeCaller): Promise<ModeAnswer> {
    const lockedUntil = await this.#lockOf(headers, user);
    if ('lockUntil' in call || !call.on) this.#end(headers);
    if ('lockUntil' in call) return this.#lock(call.lockUntil === FOR_EVER ? FOR_EVER_S : call.lockUntil, lockedUntil, user);
    if (!call.on) return this.#off(lockedUntil);
    if (lockedUntil !== null) throw new ModeError(409, 'locked', 'Du har låst odds fra.');
    return this.#on(headers, this.#nowS() + MODE_S, this.#options.cookies.writeMode(this.#nowS()));
  }

  #end({ cookie = '' }: IncomingHttpHeaders): void {
    const untilS = this.#options.cookies.modeUntil(cookie, this.#nowS());
    if (untilS !== null) this.#options.onEnd?.(untilS);
  }

  async #lock(untilS: number, lockedUntil: number | null, user: string | null): Promise<ModeAnswer> {
    if (untilS <= this.#nowS() || untilS > FOR_EVER_S) throw new ModeError(400, 'invalid', 'lockUntil is not in the future');
    if (lockedUntil !== null && untilS < lockedUntil) throw new ModeError(409, 'lock_shorter', 'En lås kan kun forlænges.');
    if (user !== null) await this.#options.locks.lengthen(user, untilS, this.#nowS());
    return this.#off(untilS);
  }

  /** Null without one; the later of both. */
  async #lockOf({ cookie = '' }: IncomingHttpHeaders, user: string | null): Promise<number | null> {
    const { cookies, locks } = this.#options;
    const known = [cookies.lockedUntil(cookie, this.#nowS()), user === null ? null : await locks.of(user, this.#nowS())];
    const latestS = Math.max(...known.map((untilS) => untilS ?? 0));
    return latestS === 0 ? null : latestS;
  }

  /** `written` replaces the cookies of the request, which the browser sends with the next one. */
  #on(headers: IncomingHttpHeaders, untilS: number, written: readonly string[]): ModeAnswer {
    const { visitors, ticketOf } = this.#options;
    const cookie = written.length === 0 ? headers.cookie : written.map((line) => line.split(';', 1)[0]).join('; ');
    const audience = visitors.of({ ...headers, cookie });
    const ticket = audience === null || ticketOf === undefined ? {} : { ticket: ticketOf(audience, untilS) };
    return { mode: { on: true, until: untilS, lockedUntil: null, isServed: audience !== null, ...ticket }, cookies: written };
  }

  /** A lock is written anew each time: browsers forget cookies after 400 days. */
  #off(lockedUntil: number | null): ModeAnswer {
    const lock = lockedUntil === null ? [] : [this.#options.cookies.writeLock(lockedUntil, this.#nowS())];
    const shown = lockedUntil === FOR_EVER_S ? FOR_EVER : lockedUntil;
    return { mode: { on: false, until: null, lockedUntil: shown, isServed: false }, cookies: [...MODE_OFF, ...lock] };
  }

  #nowS(): number {
    return Math.floor(this.#options.nowMs() / 1000);
  }
}
