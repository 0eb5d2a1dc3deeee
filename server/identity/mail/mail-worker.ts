import type { Database, Statements } from '../../database/database.ts';
import type { Identity, IdentityMetrics, LimitRule, Mail, MailResult, MailQueue, Vault } from '../context.ts';
import { asHtml, asText, linkOf, writeMail } from './render.ts';
import type { MailTransport, OutgoingMail, SendResult } from './transports.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Undelivered mails are dropped after this time; their links have expired. */
const GIVE_UP_MS = 72 * HOUR_MS;
/** Lease of a claimed mail; longer than any SMTP timeout. */
const LEASE_MS = 5 * MINUTE_MS;
const BATCH = 20;

export interface MailWorkerOptions {
  readonly identity: Pick<Identity, 'db' | 'config' | 'vault' | 'limits' | 'nowMs'>;
  readonly transport: MailTransport;
  /** Limit of all processes together. */
  readonly perMinute: number;
  readonly metrics: Pick<IdentityMetrics, 'mail'>;
  readonly report: (error: unknown) => void;
}

interface MailRow {
  readonly id: string;
  readonly sealed: Buffer;
  readonly created_at: Date;
  readonly tries: number;
}

const sendingLimit = (perMinute: number): LimitRule => ({ name: 'mails', windows: [{ seconds: 60, max: perMinute }] });

async function claim(db: Database, nowMs: number, count: number): Promise<MailRow[]> {
  return db<MailRow[]>`
    update mail_outbox set next_at = ${new Date(nowMs + LEASE_MS)}
    where id in (
      select id from mail_outbox where next_at <= ${new Date(nowMs)} order by next_at, id limit ${count} for update skip locked)
    returning id, sealed, created_at, tries`;
}

function outgoing({ vault, config }: MailWorkerOptions['identity'], { id, sealed }: MailRow): OutgoingMail {
  const mail = openMail(vault, sealed);
  const letter = writeMail(mail, config.siteUrl);
  const named = (text: string): string => vault.digest(text).toString('hex').slice(0, 32);
  return {
    kind: mail.kind,
    // Stable over retries; keyed digests reveal nothing.
    id: named(`mail ${id}`),
    owner: named(`mails of ${mail.userId ?? mail.to}`),
    to: mail.to,
    subject: letter.subject,
    text: asText(letter),
    html: asHtml(letter),
    link: linkOf(mail, config.siteUrl),
  };
}

/** Whether to continue with others. */
async function send(options: MailWorkerOptions, row: MailRow): Promise<boolean> {
  const { identity, transport, perMinute, metrics, report } = options;
  const { db, limits, nowMs } = identity;
  const now = nowMs();
  const defer = async (ms: number, tries = row.tries): Promise<void> => {
    await db`update mail_outbox set next_at = ${new Date(now + ms)}, tries = ${tries} where id = ${row.id}`;
  };
  const finish = async (label: MailResult): Promise<void> => {
    await db`delete from mail_outbox where id = ${row.id}`;
    metrics.mail(label);
  };
  const waitS = await limits.consume(sendingLimit(perMinute), 'all');
  if (waitS !== null) {
    await defer(waitS * 1000);
    return false;
  }
  let result: SendResult;
  try {
    result = await transport.send(outgoing(identity, row));
  } catch (error) {
    report(error);
    result = 'deferred';
  }
  if (result === 'sent') await finish('sent');
  else if (result === 'rejected') await finish('refused');
  else if (now - row.created_at.getTime() > GIVE_UP_MS) await finish('expired');
  else {
    metrics.mail('put-off');
    if (result === 'unavailable') await defer(MINUTE_MS);
    else await defer(Math.min(2 ** row.tries * MINUTE_MS, HOUR_MS), row.tries + 1);
  }
  return result !== 'unavailable';
}

/** The first alone: if the transport is unavailable, the others wait untried. At-least-once. */
export async function sendDue(options: MailWorkerOptions): Promise<void> {
  const { db, nowMs } = options.identity;
  for (let count = 1; ; count = BATCH) {
    const rows = await claim(db, nowMs(), count);
    const canContinue = await Promise.all(rows.map((row) => send(options, row)));
    if (rows.length === 0 || canContinue.includes(false)) return;
  }
}

export async function runMailWorker(options: MailWorkerOptions): Promise<AsyncDisposable> {
  const { identity, transport, report } = options;
  let isPending = false;
  let running: Promise<void> = Promise.resolve();
  function wake(): void {
    if (isPending) return;
    isPending = true;
    running = running
      .then(() => {
        isPending = false;
        return sendDue(options);
      })
      .catch(report);
  }
  const { unlisten } = await identity.db.listen(MAIL_CHANNEL, wake, wake);
  const timer = setInterval(wake, MINUTE_MS).unref();
  return {
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      await unlisten();
      await running;
      await transport[Symbol.asyncDispose]();
    },
  };
}

export const MAIL_CHANNEL = 'stillingen_mail';

export function createOutbox({ vault, nowMs }: { vault: Vault; nowMs: () => number }): MailQueue {
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
