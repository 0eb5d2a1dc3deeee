import { COUNTED_USES, PUSH_STATES, SESSION_LOG_LIMITS, SLOW_ACTIONS } from '@stillingen/wire';
import Type from 'typebox';
import { strictObject } from '../http/request.ts';

/** Of a whole batch; a longer body is cut off. */
export const BODY_BYTES = 16_384;

const { lines, nameLetters, textLetters, fileLetters, slowMs } = SESSION_LOG_LIMITS;
const MOST = 9_999_999;
const Place = Type.Integer({ minimum: 0, maximum: MOST });
const PushState = Type.Enum([...PUSH_STATES]);

const ErrorLine = strictObject({
  kind: Type.Literal('error'),
  name: Type.String({ pattern: `^[A-Z][A-Za-z]{0,${nameLetters - 1}}$` }),
  text: Type.String({ maxLength: textLetters }),
  file: Type.String({ pattern: `^(?:[\\w-]{1,${fileLetters - 3}}\\.js)?$` }),
  line: Place,
  column: Place,
});
const SlowLine = strictObject({
  kind: Type.Literal('slow'),
  action: Type.Enum([...SLOW_ACTIONS]),
  ms: Type.Integer({ minimum: 0, maximum: slowMs }),
});
const PushLine = strictObject({ kind: Type.Literal('push'), from: PushState, to: PushState });

export const Batch = strictObject({
  lines: Type.Array(Type.Union([ErrorLine, SlowLine, PushLine]), { minItems: 1, maxItems: lines }),
  lost: Type.Integer({ minimum: 0, maximum: MOST }),
});
export const Count = strictObject({ use: Type.Enum([...COUNTED_USES]) });

/** Why a request was refused, by status; the label of a metric. */
export const REFUSALS = {
  400: { reason: 'malformed', allowed: 'the JSON of docs/telemetry.md, without other fields' },
  403: { reason: 'other_site', allowed: 'pages of this site' },
  413: { reason: 'too_large', allowed: `${BODY_BYTES} bytes` },
  415: { reason: 'media_type', allowed: 'application/json' },
  429: { reason: 'too_many', allowed: 'again after Retry-After seconds' },
} as const;
export type RefusalReason = (typeof REFUSALS)[keyof typeof REFUSALS]['reason'];
