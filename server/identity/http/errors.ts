import {
  type Failure,
  SERVER_CODES,
  type ServerCode,
  type TermsInfo,
  type V5Code,
  V5_CODES,
  type V5Error,
} from '@stillingen/wire/account';

/** Thrown to refuse a v3 or v4 call; what was begun in a transaction is undone. Answered with status 200 (AERR-01). */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly failure: Failure & TermsInfo;
  constructor(failure: Failure & TermsInfo) {
    super(failure.err);
    this.failure = failure;
  }
}
export const refusal = (code: keyof typeof SERVER_CODES): Refusal =>
  new Refusal({ err: SERVER_CODES[code] satisfies ServerCode });
/** XE11: one field is not as it must be. */
export const invalid = (field: string): Refusal => new Refusal({ err: SERVER_CODES.invalidData, field });
/** XE13: a limit is reached for so many seconds. */
export const tooMany = (retryAfter: number): Refusal => new Refusal({ err: SERVER_CODES.requestLimit, retryAfter });

/** Thrown to refuse a v5 call. */
export class V5Refusal extends Error {
  override readonly name = 'V5Refusal';
  readonly status: number;
  readonly body: V5Error;
  /** Seconds to wait; undefined where waiting does not help. */
  readonly retryAfter: number | undefined;
  constructor(status: number, code: keyof typeof V5_CODES, message: string, retryAfter?: number) {
    super(message);
    this.status = status;
    this.body = { code: V5_CODES[code] satisfies V5Code, message };
    this.retryAfter = retryAfter;
  }
}
/** 429: a limit is reached for so many seconds. */
export const tooManyV5 = (retryAfter: number): V5Refusal =>
  new V5Refusal(429, 'requestLimit', `try again in ${retryAfter} s`, retryAfter);
