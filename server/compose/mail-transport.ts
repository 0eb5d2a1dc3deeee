import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../ops/config/config.ts';
import type { MailTransport } from '../identity/mail/transport.ts';
import { createFolderTransport, createSmtpTransport } from '../identity/mail/transports.ts';

const THIS_MACHINE: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);

/** Links in mails open accounts: they are logged only if the site serves this machine alone. */
export function openMailTransport(config: Config, log: FastifyBaseLogger, notice: (line: string) => void): MailTransport {
  const { smtpUrl, mailFrom, dataDir } = config;
  const { hostname } = new URL(config.siteUrl);
  const from = mailFrom || `noreply@${hostname}`;
  if (smtpUrl !== '')
    return createSmtpTransport({ smtpUrl, from, report: (error) => log.error({ err: error }, 'the mail server is unavailable') });
  const folder = path.join(dataDir, 'mail');
  const isProxied = config.clientAddressHeader !== '';
  const showsLinks = config.databaseUrl === '' && !isProxied && [hostname, config.host].every((host) => THIS_MACHINE.has(host));
  const links = showsLinks ? ', and their links are shown here' : '';
  notice(`SMTP_URL is not set: mails of accounts are written to ${folder}${links}. Set it before others use the site.`);
  const onLink = (link: string): void => log.warn(`a mail leads to ${link}`);
  return createFolderTransport({ folder, from, nowMs: Date.now, ...(showsLinks ? { onLink } : {}) });
}
