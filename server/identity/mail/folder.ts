import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Carrier, Sender } from './transport.ts';
import { messageOf } from './message.ts';

const DAY_MS = 86_400_000;
const KEPT_MS = 30 * DAY_MS;

interface Options {
  readonly folder: string;
  readonly from: Sender;
  readonly nowMs: () => number;
  /** Told of where the code of a mail leads; of nothing else that it says. */
  readonly onLink?: (link: string) => void;
}

const stampMsOf = (file: string): number => Number(file.split('-')[0]);

/**
 * Writes mails as files, where no mail server is named. What was written to a user goes with the account, all but its receipt;
 * the rest after 30 days.
 */
export function createFolderCarrier({ folder, from, nowMs, onLink = () => undefined }: Options): Carrier {
  async function removeOld(hasEnded: (file: string) => boolean): Promise<void> {
    const files = (await readdir(folder)).filter((file) => file.endsWith('.eml') && hasEnded(file));
    await Promise.all(files.map((file) => rm(path.join(folder, file), { force: true })));
  }
  return {
    async carry(mail) {
      const { createTransport } = await import('nodemailer');
      const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(messageOf(mail, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const { owner, kind, id } = mail;
      const now = nowMs();
      await removeOld((file) => stampMsOf(file) < now - KEPT_MS || (kind === 'deleteAccount' && file.includes(owner)));
      await writeFile(path.join(folder, `${now}-${owner}-${kind}-${id}.eml`), message as Buffer, { mode: 0o600 });
      if (mail.link !== null) onLink(mail.link);
      return 'carried';
    },
    [Symbol.asyncDispose]: () => Promise.resolve(),
  };
}
