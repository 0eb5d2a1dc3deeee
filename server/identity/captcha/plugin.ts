import { CHALLENGE_PATH, V5_CODES } from '@stillingen/wire/account';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { jsonAnswer } from '../../http/documentation.ts';
import type { HostedCaptcha } from '../../ops/config/accounts.ts';
import type { Captcha, Identity } from '../context.ts';
import { CallErrorV5 } from '../http/errors.ts';
import { LIMITS } from '../limits/limits.ts';

export const noCaptcha: Captcha = {
  isOff: true,
  offer: 'none',
  challenge: () => Promise.resolve(null),
  verify: () => Promise.resolve(true),
};

const TIMEOUT_MS = 3000;

/** Hosted services share a form: `secret` and `response`, answered by `success`. */
export function createHostedCaptcha(
  { verifyUrl, secret, siteKey, scriptUrl }: HostedCaptcha,
  report: (error: unknown) => void,
): Captcha {
  return {
    isOff: false,
    offer: { kind: 'hosted', siteKey, scriptUrl },
    challenge: () => Promise.resolve(null),
    async verify(answer) {
      if (typeof answer !== 'string' || answer === '') return false;
      try {
        const response = await fetch(verifyUrl, {
          method: 'POST',
          body: new URLSearchParams({ secret, response: answer }),
          redirect: 'error',
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        const result: unknown = await response.json();
        return response.ok && (result as { success?: unknown } | null)?.success === true;
      } catch (error) {
        report(error);
        return false;
      }
    },
  };
}

export function captchaRoutes(app: FastifyInstance, identity: Identity): void {
  const { captcha, callerOf } = identity;
  app.route({
    method: 'GET',
    url: CHALLENGE_PATH,
    schema: {
      summary: 'Request a proof-of-work challenge',
      tags: ['Accounts'],
      documents: {
        response: {
          200: jsonAnswer('A challenge of ALTCHA.', Type.Object({}, { additionalProperties: true }), {
            parameters: {},
            signature: '0a1b',
          }),
          404: jsonAnswer('No proof of work is used.', Type.Object({ code: Type.Integer(), message: Type.String() }), {
            ...{ code: V5_CODES.unknown, message: 'this site uses no proof of work' },
          }),
        },
      },
    },
    async handler(request) {
      await identity.limits.enforce(LIMITS.challengeByAddress, callerOf(request).address);
      const challenge = await captcha.challenge();
      if (challenge === null) throw new CallErrorV5(404, 'unknown', 'this site uses no proof of work');
      return challenge;
    },
  });
}
