import webPush from 'web-push';
import type { Database } from '../database/database.ts';
import type { Vault } from './subscriptions.ts';

/** base64url, as web-push writes them. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The keys of the setting, or those of the database, which the first process generates. */
export async function openVapidKeys(db: Database, vault: Vault, given: VapidKeys | null, nowMs: number): Promise<VapidKeys> {
  if (given !== null) return given;
  const made = webPush.generateVAPIDKeys();
  await db`
    insert into alert_keys (public_key, sealed, created_at)
    values (${made.publicKey}, ${vault.seal(made.privateKey)}, ${new Date(nowMs)}) on conflict do nothing`;
  const [row] = await db<{ public_key: string; sealed: Buffer }[]>`select public_key, sealed from alert_keys`;
  return { publicKey: row!.public_key, privateKey: vault.unseal(row!.sealed) };
}

/** Whom a push service may contact (RFC 8292): a mail address, or the site if it has https. */
export const contactOf = (siteUrl: string, operatorEmail: string): string =>
  operatorEmail !== '' ? `mailto:${operatorEmail}` : siteUrl.startsWith('https:') ? siteUrl : 'mailto:post@localhost';
