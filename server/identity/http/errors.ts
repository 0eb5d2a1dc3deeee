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
export class CallError extends Error {
  override readonly name = 'Refusal';
  readonly failure: Failure & TermsInfo;
  constructor(failure: Failure & TermsInfo) {
    super(failure.err);
    this.failure = failure;
  }
}
export const callError = (code: keyof typeof SERVER_CODES): CallError =>
  new CallError({ err: SERVER_CODES[code] satisfies ServerCode });
/** XE11: one field is not as it must be. */
export const invalidField = (field: string): CallError => new CallError({ err: SERVER_CODES.invalidData, field });
/** XE13: a limit is reached for so many seconds. */
export const rateLimited = (retryAfter: number): CallError => new CallError({ err: SERVER_CODES.requestLimit, retryAfter });

/** Thrown to refuse a v5 call. */
export class CallErrorV5 extends Error {
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
export const rateLimitedV5 = (retryAfter: number): CallErrorV5 =>
  new CallErrorV5(429, 'requestLimit', `try again in ${retryAfter} s`, retryAfter);
