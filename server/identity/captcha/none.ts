import type { Captcha } from '../context.ts';

/** Asks nobody anything: rate limits alone stand in the way. */
export const noCaptcha: Captcha = {
  isOff: true,
  offer: 'none',
  challenge: () => Promise.resolve(null),
  verify: () => Promise.resolve(true),
};
