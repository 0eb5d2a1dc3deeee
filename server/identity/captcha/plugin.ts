import { CHALLENGE_PATH } from '@stillingen/wire/account';
import type { FastifyInstance } from 'fastify';
import type { Identity } from '../context.ts';
import { paceV5 } from '../http/pace.ts';
import { V5Refusal } from '../http/errors.ts';
import { LIMITS } from '../limits/rules.ts';

/** GET /v5/captcha/challenge: what a page solves before it registers, or asks for a mail. */
export function challengeCall(app: FastifyInstance, { captcha, limits, callerOf }: Identity): void {
  app.route({
    method: 'GET',
    url: CHALLENGE_PATH,
    schema: { summary: 'Ask for a proof of work to do' },
    async handler(request) {
      await paceV5(limits, LIMITS.challengeByAddress, callerOf(request).address);
      const challenge = await captcha.challenge();
      if (challenge === null) throw new V5Refusal(404, 'unknown', 'no work is asked for here');
      return challenge;
    },
  });
}
