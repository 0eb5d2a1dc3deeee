import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { strictObject } from '../../http/request.ts';
import type { Database } from '../../database/database.ts';
import type { Captcha, Vault } from '../context.ts';

const LIFE_MS = 10 * 60_000;
/** Derivations until the key is found: half of these on average, about a second of one processor. */
const MAX_DERIVATIONS = 2000;
const ITERATIONS = 4000;

const hex = (bytes: number) => Type.String({ pattern: `^[0-9a-f]{${bytes * 2}}$` });
const Answer = strictObject({
  challenge: strictObject({
    parameters: strictObject({
      algorithm: Type.Literal('PBKDF2/SHA-256'),
      nonce: hex(16),
      salt: hex(16),
      cost: Type.Literal(ITERATIONS),
      keyLength: Type.Literal(32),
      keyPrefix: hex(16),
      keySignature: hex(32),
      data: strictObject({ until: Type.Integer() }),
    }),
    signature: hex(32),
  }),
  solution: strictObject({ counter: Type.Integer({ minimum: 0 }), derivedKey: hex(32), time: Type.Optional(Type.Number()) }),
});
const checker = Compile(Answer);

function parseAnswer(answer: unknown): Static<typeof Answer> | null {
  if (typeof answer !== 'string') return null;
  try {
    const value: unknown = JSON.parse(Buffer.from(answer, 'base64').toString());
    return checker.Check(value) ? value : null;
  } catch {
    return null;
  }
}

/** Challenges are signed, not stored; the nonce of an answer is, so that it counts once. */
export function createProofOfWork({ db, vault, nowMs }: { db: Database; vault: Vault; nowMs: () => number }): Captcha {
  const secrets = {
    hmacSignatureSecret: vault.digest('captcha challenge').toString('hex'),
    hmacKeySignatureSecret: vault.digest('captcha key').toString('hex'),
  };
  return {
    isOff: false,
    offer: 'proof-of-work',
    challenge: () =>
      createChallenge({
        ...secrets,
        algorithm: 'PBKDF2/SHA-256',
        deriveKey,
        cost: ITERATIONS,
        counter: randomInt(MAX_DERIVATIONS),
        keyLength: 32,
        data: { until: nowMs() + LIFE_MS },
      }),
    async verify(answer) {
      const parsed = parseAnswer(answer);
      if (parsed === null) return false;
      const { challenge, solution } = parsed;
      const { verified } = await verifySolution({ ...secrets, challenge, solution, deriveKey });
      const { nonce, data } = challenge.parameters;
      if (!verified || data.until <= nowMs()) return false;
      const { count } = await db`
        insert into captcha_spent (nonce, expires_at) values (${Buffer.from(nonce, 'hex')}, ${new Date(data.until)})
        on conflict do nothing`;
      return count === 1;
    },
  };
}
