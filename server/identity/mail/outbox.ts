import type { Statements } from '../../database/database.ts';
import type { Mail, Outbox, Vault } from '../context.ts';

export const MAIL_CHANNEL = 'stillingen_mail';

export function createOutbox({ vault, nowMs }: { vault: Vault; nowMs: () => number }): Outbox {
  return {
    async enqueue(tx, mail) {
      const at = new Date(nowMs());
      // The receipt must survive its user.
      const userId = mail.kind === 'deleteAccount' ? null : (mail.userId ?? null);
      await tx`
        insert into mail_outbox (kind, user_id, sealed, created_at, next_at)
        values (${mail.kind}, ${userId}, ${vault.seal(JSON.stringify(mail))}, ${at}, ${at})`;
      await tx`select pg_notify(${MAIL_CHANNEL}, '')`;
    },
  };
}

export const openMail = (vault: Vault, sealed: Buffer): Mail => JSON.parse(vault.unseal(sealed)) as Mail;

export async function withdrawMails(tx: Statements, userId: string): Promise<void> {
  await tx`delete from mail_outbox where user_id = ${userId}`;
}
