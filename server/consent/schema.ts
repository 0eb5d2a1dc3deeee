import { CONSENT_PURPOSES, CONSENT_VERSION } from '@stillingen/wire';
import Type from 'typebox';
import { jsonAnswer } from '../http/documentation.ts';
import { strictObject } from '../http/request.ts';

const Purposes = (least: number) =>
  Type.Array(Type.Enum(CONSENT_PURPOSES), { minItems: least, maxItems: CONSENT_PURPOSES.length, uniqueItems: true });

export const ConsentCall = strictObject({
  version: Type.Literal(CONSENT_VERSION),
  asked: Purposes(1),
  granted: Purposes(0),
});

const Proof = Type.Object({
  id: Type.String(),
  atS: Type.Integer({ description: 'Seconds since the epoch.' }),
  textVersion: Type.Integer(),
  asked: Purposes(1),
  granted: Purposes(0),
});
const EXAMPLE = {
  ...{ id: 'Jr8mA0x2Qb5uWq1nZt7yKg', atS: 1_795_933_800, textVersion: CONSENT_VERSION },
  ...{ asked: CONSENT_PURPOSES, granted: ['statistics'] },
};
const Refusal = Type.Object({ code: Type.String(), message: Type.String() });
const refusal = (description: string, code: string, message: string): object =>
  jsonAnswer(description, Refusal, { code, message });
const TOO_MANY = refusal('Too many calls; retry after `Retry-After` seconds.', 'too_many', 'allowed: 30 calls in a minute');
const OTHER_SITE = refusal('A page of another site called.', 'other_site', 'only pages of this site may call');

export const FORM = `{"version": ${CONSENT_VERSION}, "asked": purposes, "granted": some of them}, each of ${CONSENT_PURPOSES.join(', ')}`;

export const ANSWER = {
  summary: 'Consent, refuse or withdraw',
  description:
    'The last answer counts, for 12 months, by a signed cookie. Its proof holds no address and no account. Answered 404 where no part of the site needs consent.',
  tags: ['Consent' as const],
  documents: {
    body: ConsentCall,
    response: {
      200: jsonAnswer('The proof, which is kept for 5 years.', Proof, EXAMPLE),
      400: refusal('The body is no answer.', 'invalid', `allowed: ${FORM}`),
      403: OTHER_SITE,
      429: TOO_MANY,
    },
  },
};
export const PROOF = {
  summary: 'Read the proof of an answer',
  tags: ['Consent' as const],
  documents: {
    params: Type.Object({ id: Type.String({ description: 'As in the cookie of the visitor.', examples: [EXAMPLE.id] }) }),
    response: {
      200: jsonAnswer('The proof.', Proof, EXAMPLE),
      403: OTHER_SITE,
      404: refusal('There is no such proof.', 'unknown', 'there is no such proof'),
      429: TOO_MANY,
    },
  },
};
