import { createHmac, pbkdf2Sync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { solveCaptcha } from './captcha.ts';

const NONCE = '4f0327be2ebe08820f6d5f3cef6301e2';
const SALT = 'd66c664cfb000cf737013417fcafd4f4';
const COST = 10;

/** The key of a number, as the account service derives it. */
function keyOf(counter: number): string {
  const number = Buffer.alloc(4);
  number.writeUInt32BE(counter);
  const password = Buffer.concat([Buffer.from(NONCE, 'hex'), number]);
  return pbkdf2Sync(password, Buffer.from(SALT, 'hex'), COST, 32, 'sha256').toString('hex');
}
const challengeOf = (counter: number, change: object = {}) => ({
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    nonce: NONCE,
    salt: SALT,
    cost: COST,
    keyLength: 32,
    keyPrefix: keyOf(counter).slice(0, 32),
    data: { until: 1 },
    ...change,
  },
  signature: createHmac('sha256', 'key').update('x').digest('hex'),
});

describe('the proof of work', () => {
  it.each([0, 1, 15, 16, 300])('[REG-01] finds the number %i, and sends the challenge back as it came', async (counter) => {
    const challenge = challengeOf(counter);
    const answer: unknown = JSON.parse(atob(await solveCaptcha(challenge)));
    expect(answer).toEqual({ challenge, solution: { counter, derivedKey: keyOf(counter) } });
  });

  it.each([
    null,
    {},
    'x',
    challengeOf(1, { algorithm: 'SHA-256' }),
    challengeOf(1, { cost: 100_001 }),
    challengeOf(1, { cost: '10' }),
    challengeOf(1, { keyLength: 65 }),
    challengeOf(1, { nonce: 'zz' }),
    challengeOf(1, { keyPrefix: '' }),
  ])('does no work for what is no challenge of ours (%#)', async (challenge) => {
    await expect(solveCaptcha(challenge)).rejects.toThrow('no challenge');
  });

  it('gives up where no number fits', async () => {
    await expect(solveCaptcha(challengeOf(1, { keyPrefix: '0'.repeat(32), cost: 1 }))).rejects.toThrow('can not be solved');
  });
});
