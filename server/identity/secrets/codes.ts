import type { CodeKind, Codes } from '../context.ts';
import { newCode, sha256 } from './tokens.ts';

/** Lives of codes, in minutes. */
export const CODE_MINUTES: Readonly<Record<CodeKind, number>> = {
  verifyAccount: 24 * 60,
  verifyEmail: 60,
  forgottenPassword: 30,
};
/** Wrong ones after which a code no longer works. */
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
      // One statement, so that of many at once one alone finds the code unused.
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
