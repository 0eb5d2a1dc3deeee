import type { Identity } from '../../context.ts';
import { sha256 } from '../../secrets/tokens.ts';
import type { GoogleCode } from './google.ts';
import { InvalidCredential } from './request.ts';

/** Time to read the terms; the token expires by then. */
const KEPT_MS = 600_000;

/** The ID token of a code. A provider redeems a code once, but the page sends it again with the
 * agreement or address it was asked for: the sealed token is kept until it is used, keyed by all
 * fields sent with the code. Throws InvalidCredential while another call redeems it and after
 * its use, and what `redeem` throws. */
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
    await db`delete from redeemed_codes where sent_sha256 = ${key}`;
    throw error;
  }
}
