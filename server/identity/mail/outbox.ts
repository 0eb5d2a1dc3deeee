import type { Statements } from '../../database/database.ts';
import type { Mail, Outbox, Vault } from '../context.ts';

/** Tells whoever sends mails that one waits, when the transaction is committed and not before. */
export const MAIL_CHANNEL = 'stillingen_mail';

/** Mails are written down, sealed, beside what they tell of. */
export function createOutbox({ vault, nowMs }: { vault: Vault; nowMs: () => number }): Outbox {
  return {
    async enqueue(tx, mail) {
      const at = new Date(nowMs());
      // The receipt of a deletion is of nobody any more.
      const userId = mail.kind === 'deleteAccount' ? null : (mail.userId ?? null);
      await tx`
        insert into mail_outbox (kind, user_id, sealed, created_at, next_at)
        values (${mail.kind}, ${userId}, ${vault.seal(JSON.stringify(mail))}, ${at}, ${at})`;
      await tx`select pg_notify(${MAIL_CHANNEL}, '')`;
    },
  };
}

/** The mail of a row of the outbox. */
export const openMail = (vault: Vault, sealed: Buffer): Mail => JSON.parse(vault.unseal(sealed)) as Mail;

/** Takes back what waits to be sent to a user. */
export async function withdrawMails(tx: Statements, userId: string): Promise<void> {
  await tx`delete from mail_outbox where user_id = ${userId}`;
}
