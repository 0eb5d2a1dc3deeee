import type { Database } from '../../database/database.ts';
import type { Identity, LimitRule, MailResult, IdentityMetrics } from '../context.ts';
import type { SendResult, MailTransport, OutgoingMail } from './transport.ts';
import { linkOf, writeMail } from './templates.ts';
import { MAIL_CHANNEL, openMail } from './outbox.ts';
import { asHtml, asText } from './render.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** A mail that nobody took for so long is given up: what it leads to has ended long ago. */
const GIVE_UP_MS = 72 * HOUR_MS;
/** Whoever takes a mail has it to himself for so long: longer than any server is waited for. */
const LEASE_MS = 5 * MINUTE_MS;
const BATCH = 20;

export interface MailWorkerOptions {
  readonly identity: Pick<Identity, 'db' | 'config' | 'vault' | 'limits' | 'nowMs'>;
  readonly transport: MailTransport;
  /** Mails that all processes together may send in a minute. */
  readonly perMinute: number;
  readonly tally: Pick<IdentityMetrics, 'mail'>;
  readonly report: (error: unknown) => void;
}

interface Row {
  readonly id: string;
  readonly sealed: Buffer;
  readonly created_at: Date;
  readonly tries: number;
}

const sendingLimit = (perMinute: number): LimitRule => ({ name: 'mails', windows: [{ seconds: 60, max: perMinute }] });

/** The oldest mails that are due, taken so that no other process takes them. */
async function claim(db: Database, nowMs: number, count: number): Promise<Row[]> {
  return db<Row[]>`
    update mail_outbox set next_at = ${new Date(nowMs + LEASE_MS)}
    where id in (
      select id from mail_outbox where next_at <= ${new Date(nowMs)} order by next_at, id limit ${count} for update skip locked)
    returning id, sealed, created_at, tries`;
}

function outgoing({ vault, config }: MailWorkerOptions['identity'], { id, sealed }: Row): OutgoingMail {
  const mail = openMail(vault, sealed);
  const letter = writeMail(mail, config.siteUrl);
  const named = (text: string): string => vault.digest(text).toString('hex').slice(0, 32);
  return {
    kind: mail.kind,
    // The same each time it is tried, and of no meaning to others.
    id: named(`mail ${id}`),
    owner: named(`mails of ${mail.userId ?? mail.to}`),
    to: mail.to,
    subject: letter.subject,
    text: asText(letter),
    html: asHtml(letter),
    link: linkOf(mail, config.siteUrl),
  };
}

/** Sends one mail and writes down what became of it. Whether others are worth trying now. */
async function send(options: MailWorkerOptions, row: Row): Promise<boolean> {
  const { identity, transport, perMinute, tally, report } = options;
  const { db, limits, nowMs } = identity;
  const now = nowMs();
  const putOff = async (ms: number, tries = row.tries): Promise<void> => {
    await db`update mail_outbox set next_at = ${new Date(now + ms)}, tries = ${tries} where id = ${row.id}`;
  };
  const finish = async (result: MailResult): Promise<void> => {
    await db`delete from mail_outbox where id = ${row.id}`;
    tally.mail(result);
  };
  const waitS = await limits.consume(sendingLimit(perMinute), 'all');
  if (waitS !== null) {
    await putOff(waitS * 1000);
    return false;
  }
  let carried: SendResult;
  try {
    carried = await transport.send(outgoing(identity, row));
  } catch (error) {
    report(error);
    carried = 'later';
  }
  if (carried === 'carried') await finish('sent');
  else if (carried === 'refused') await finish('refused');
  else if (now - row.created_at.getTime() > GIVE_UP_MS) await finish('expired');
  else {
    tally.mail('put-off');
    if (carried === 'away') await putOff(MINUTE_MS);
    else await putOff(Math.min(2 ** row.tries * MINUTE_MS, HOUR_MS), row.tries + 1);
  }
  return carried !== 'away';
}

/**
 * Sends what is due. The first mail goes alone: where nobody is there to take it, the others wait without being tried. A mail is
 * removed after it was taken, so one may come twice, under one id, and none is lost.
 */
export async function sendDue(options: MailWorkerOptions): Promise<void> {
  const { db, nowMs } = options.identity;
  for (let count = 1; ; count = BATCH) {
    const rows = await claim(db, nowMs(), count);
    const goesOn = await Promise.all(rows.map((row) => send(options, row)));
    if (rows.length === 0 || goesOn.includes(false)) return;
  }
}

/** Sends mails as they are queued, and each minute what had to wait. */
export async function runMailWorker(options: MailWorkerOptions): Promise<AsyncDisposable> {
  const { identity, transport, report } = options;
  let isWanted = false;
  let running: Promise<void> = Promise.resolve();
  function nudge(): void {
    if (isWanted) return;
    isWanted = true;
    running = running
      .then(() => {
        isWanted = false;
        return sendDue(options);
      })
      .catch(report);
  }
  const { unlisten } = await identity.db.listen(MAIL_CHANNEL, nudge, nudge);
  const timer = setInterval(nudge, MINUTE_MS).unref();
  return {
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      await unlisten();
      await running;
      await transport[Symbol.asyncDispose]();
    },
  };
}
