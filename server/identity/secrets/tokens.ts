import { createHash } from 'node:crypto';
import type { LoginHash, ProfileId } from '@stillingen/wire/account';
import type { CodeKind, Codes } from '../context.ts';

type Random = (bytes: number) => Buffer;

const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz';
const ID_LENGTH = 26;
/** Larger bytes would bias the modulo. */
const FAIR_BYTES = 256 - (256 % ALPHABET.length);

/** 26 of 0-9 and a-z: 134 random bits. */
export function newProfileId(random: Random): ProfileId {
  let id = '';
  while (id.length < ID_LENGTH) {
    for (const byte of random(ID_LENGTH)) if (byte < FAIR_BYTES && id.length < ID_LENGTH) id += ALPHABET[byte % ALPHABET.length];
  }
  return id;
}

export const newLoginHash = (random: Random): LoginHash => random(32).toString('hex'); // 256 bits
export const newCode = (random: Random): string => random(20).toString('hex'); // 160 bits
export const newSessionKey = (random: Random): string => random(12).toString('base64url'); // 96 bits
export const newDevice = (random: Random): string => random(16).toString('base64url'); // 128 bits

/** The stored form of random secrets, which need no slow hash. */
export const sha256 = (secret: string): Buffer => createHash('sha256').update(secret).digest();

export const CODE_MINUTES: Readonly<Record<CodeKind, number>> = {
  verifyAccount: 24 * 60,
  verifyEmail: 60,
  forgottenPassword: 30,
};
export const MAX_TRIES = 5;

interface Options {
  readonly nowMs: () => number;
  readonly random: (bytes: number) => Buffer;
}

export function createCodes({ nowMs, random }: Options): Codes {
  return {
    async issue(tx, { userId, kind, targetEmail = null }) {
      const code = newCode(random);
      const now = nowMs();
      await tx`delete from codes where user_id = ${userId} and kind = ${kind}`;
      await tx`
        insert into codes (sha256, user_id, kind, target_email, created_at, expires_at)
        values (${sha256(code)}, ${userId}, ${kind}, ${targetEmail}, ${new Date(now)},
          ${new Date(now + CODE_MINUTES[kind] * 60_000)})`;
      return code;
    },
    async use(tx, { userId, kind, code }) {
      const now = new Date(nowMs());
      // One statement: of concurrent calls only one consumes the code.
      const [used] = await tx<{ target_email: string | null }[]>`
        update codes set used_at = ${now}
        where sha256 = ${sha256(code)} and user_id = ${userId} and kind = ${kind}
          and used_at is null and expires_at > ${now} and tries < ${MAX_TRIES}
        returning target_email`;
      if (used !== undefined) return { targetEmail: used.target_email };
      await tx`
        update codes set tries = tries + 1
        where user_id = ${userId} and kind = ${kind} and used_at is null and tries < ${MAX_TRIES}`;
      return null;
    },
  };
}
