import { CHALLENGE_PATH } from '@stillingen/wire/account';
import type { FastifyInstance } from 'fastify';
import type { HostedCaptcha } from '../../ops/config/captcha.ts';
import type { Captcha, Identity } from '../context.ts';
import { CallErrorV5 } from '../http/errors.ts';
import { enforceLimitV5 } from '../http/routes.ts';
import { LIMITS } from '../limits/limits.ts';

/** Asks nobody anything: rate limits alone stand in the way. */
export const noCaptcha: Captcha = {
  isOff: true,
  offer: 'none',
  challenge: () => Promise.resolve(null),
  verify: () => Promise.resolve(true),
};

const TIMEOUT_MS = 3000;

/**
 * The captcha of somebody else, who is asked whether an answer holds, in the form that all of them share: `secret` and `response`
 * there, `success` back. Where that fails, nobody passes.
 */
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
        const said: unknown = await response.json();
        return response.ok && (said as { success?: unknown } | null)?.success === true;
      } catch (error) {
        report(error);
        return false;
      }
    },
  };
}

/** GET /v5/captcha/challenge: what a page solves before it registers, or asks for a mail. */
export function captchaRoutes(app: FastifyInstance, { captcha, limits, callerOf }: Identity): void {
  app.route({
    method: 'GET',
    url: CHALLENGE_PATH,
    schema: { summary: 'Ask for a proof of work to do' },
    async handler(request) {
      await enforceLimitV5(limits, LIMITS.challengeByAddress, callerOf(request).address);
      const challenge = await captcha.challenge();
      if (challenge === null) throw new CallErrorV5(404, 'unknown', 'no work is asked for here');
      return challenge;
    },
  });
}
