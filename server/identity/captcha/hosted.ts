import type { HostedCaptcha } from '../../captcha-setting.ts';
import type { Captcha } from '../context.ts';

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
