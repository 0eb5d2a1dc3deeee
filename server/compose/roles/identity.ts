import path from 'node:path';
import { ACCOUNT_PREFIX } from '@stillingen/wire/account';
import type { FastifyBaseLogger } from 'fastify';
import { addressOf } from '../../http/request.ts';
import { createHostedCaptcha, noCaptcha } from '../../identity/captcha/plugin.ts';
import { createProofOfWork } from '../../identity/captcha/proof-of-work.ts';
import { maintainDeletionList } from '../../identity/deletion/deletion-list.ts';
import { runMailWorker } from '../../identity/mail/mail-worker.ts';
import { createFolderTransport, createSmtpTransport, type MailTransport } from '../../identity/mail/transports.ts';
import { createMarketing } from '../../identity/terms/consents.ts';
import { type IdentityOptions, openIdentity } from '../../identity/open.ts';
import { identityService } from '../../identity/plugin.ts';
import { providerRoutes } from '../../identity/providers/plugin.ts';
import { createProviders } from '../../identity/providers/verification/providers.ts';
import { termsRoutes } from '../../identity/terms/plugin.ts';
import { DOCUMENTS, operatorDetails, publishDocuments } from '../../identity/terms/publish.ts';
import { ProjectTerms } from '../../identity/terms/terms.ts';
import { type Config, deletionsFileOf, keyFileOf } from '../../ops/config/config.ts';
import { ownUrl, type RoleContext } from '../infrastructure.ts';
const captchaOf =
  (setting: Config['captcha'], report: (error: unknown) => void): IdentityOptions['captcha'] =>
  (parts) => {
    if (setting === 'off') return noCaptcha;
    return setting === 'proof-of-work' ? createProofOfWork(parts) : createHostedCaptcha(setting, report);
  };

export async function startIdentity({ config, app, infrastructure, metrics, notice }: RoleContext): Promise<AsyncDisposable> {
  await using stack = new AsyncDisposableStack();
  const { db } = infrastructure;
  const { projectId: project } = config;
  const nowMs = Date.now;
  const report =
    (what: string) =>
    (error: unknown): void =>
      app.log.error({ err: error }, what);
  if (config.siteUrl === '')
    notice(
      'SITE_URL is not set: links in mails lead to the address above, and accounts accept calls from pages of any host. Set it before others use the site.',
    );
  const words = operatorDetails(config);
  const documents = await publishDocuments(db, { folder: config.termsDir || DOCUMENTS, words, project, nowMs: nowMs() });
  const terms = new ProjectTerms(documents, { project, nowMs });
  const marketing = createMarketing({ isEnabled: config.marketingConsent, nowMs });
  const identity = stack.use(
    await openIdentity({
      db,
      config: {
        // Never from the host header of a call: mails link to it.
        get siteUrl() {
          return config.siteUrl || ownUrl(config, app.server);
        },
        allowsAnyHost: config.siteUrl === '',
        isProxied: config.clientAddressHeader !== '',
        origins: config.identityOrigins,
        namespace: config.identityNamespace,
        project,
        hidesTakenAddresses: config.identitySilent,
      },
      keyFile: keyFileOf(config),
      nowMs,
      addressOf: (request) => addressOf(request.raw, config.clientAddressHeader),
      guessesPerAddress: config.guessesPerAddress,
      captcha: captchaOf(config.captcha, report('the captcha service failed')),
      terms,
      marketing,
      metrics,
      onCredentialStuffing: () => app.log.error('far more failed logins than usual: possible credential stuffing'),
      report: report('the account cleanup failed'),
    }),
  );
  stack.use(
    await runMailWorker({
      identity,
      transport: openMailTransport({ ...config, siteUrl: identity.config.siteUrl }, app.log, notice),
      perMinute: config.mailPerMinute,
      metrics,
      report: report('a mail was not sent'),
    }),
  );
  stack.use(await maintainDeletionList(db, deletionsFileOf(config), report('the deletion list was not written')));
  const providers = createProviders(config.loginProviders, nowMs);
  await app.register(
    async (scope) => identityService(scope, identity, [termsRoutes(terms, marketing), providerRoutes(providers)]),
    { prefix: ACCOUNT_PREFIX },
  );
  return stack.move();
}

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
  const onLink = (link: string): void => log.warn(`mail link: ${link}`);
  return createFolderTransport({ folder, from, nowMs: Date.now, ...(showsLinks ? { onLink } : {}) });
}
