import type { Identity } from '../../context.ts';
import { sha256 } from '../../secrets/tokens.ts';
import type { GoogleCode } from './google.ts';
import { InvalidCredential } from './request.ts';

/** As long as somebody may read the terms before agreeing to them: the token is too old by then. */
const KEPT_MS = 600_000;

/**
 * The ID token of a code. A provider redeems each code once, and the page sends it again with what it was asked for: agreement, or
 * an address. So the token is kept until it lets somebody in, for all processes; whoever sends the code again has to send all that
 * came with it. Throws ProofRefused while another call redeems it and once its token was spent, and what `redeem` throws.
 */
export async function redeemOnce(
  { db, vault, nowMs }: Pick<Identity, 'db' | 'vault' | 'nowMs'>,
  sent: GoogleCode,
  redeem: (sent: GoogleCode) => Promise<string>,
): Promise<string> {
  const key = sha256(JSON.stringify(sent));
  const { count } = await db`
    insert into redeemed_codes (sent_sha256, expires_at) values (${key}, ${new Date(nowMs() + KEPT_MS)})
    on conflict do nothing`;
  if (count === 0) {
    const [kept] = await db<{ sealed_token: Buffer | null }[]>`
      select sealed_token from redeemed_codes where sent_sha256 = ${key}`;
    if (kept?.sealed_token == null) throw new InvalidCredential('the code is being redeemed, or was used');
    return vault.unseal(kept.sealed_token);
  }
  try {
    const token = await redeem(sent);
    await db`
      update redeemed_codes set token_sha256 = ${sha256(token)}, sealed_token = ${vault.seal(token)}
      where sent_sha256 = ${key}`;
    return token;
  } catch (error) {
    // The provider may be asked again.
    await db`delete from redeemed_codes where sent_sha256 = ${key}`;
    throw error;
  }
}
