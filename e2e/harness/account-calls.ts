import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ACCOUNT_PREFIX, type CallName, CALLS, type Calls } from '@stillingen/wire/account';
import { expect } from 'vitest';
import { type ReadMail, readMail } from '../../server/testing/identity/mail-server.ts';

/** A server, and where it keeps what it writes. */
interface AccountServer {
  readonly url: string;
  readonly config: { readonly dataDir: string };
}

export const PLACE = { namespace: 'stillingen', project: 8 } as const;
export const PASSWORD = 'Kvast-og-t4age';
export const NAME = 'Anna Ågård';
const PATIENT = { timeout: 30_000, interval: 50 } as const;
const LINK = /#t=\w+&i=(\w+)&c=(\w+)/;

/** Makes a call as a page of the site does. */
export async function call<Name extends CallName>(
  { url }: Pick<AccountServer, 'url'>,
  name: Name,
  sent: Calls[Name]['sent'],
): Promise<Calls[Name]['answer']> {
  const { method, path: at } = CALLS[name];
  const headers = { 'content-type': 'application/json', origin: url };
  const response = await fetch(`${url}${ACCOUNT_PREFIX}${at}`, { method, headers, body: JSON.stringify(sent) });
  return (await response.json()) as Calls[Name]['answer'];
}

/** The mails of a kind to an address, oldest first. Mails are files, as no mail server is named. */
async function mailsTo({ config }: AccountServer, kind: string, address: string): Promise<ReadMail[]> {
  const folder = path.join(config.dataDir, 'mail');
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.includes(`-${kind}-`)).toSorted();
  const mails = await Promise.all(files.map(async (file) => readMail(await readFile(path.join(folder, file), 'utf8'))));
  return mails.filter(({ head }) => head.get('to') === address);
}

/** Waits for as many mails of a kind as are to come to an address, and takes the newest. */
export async function newestMail(server: AccountServer, kind: string, address: string, count = 1): Promise<ReadMail> {
  await expect.poll(async () => (await mailsTo(server, kind, address)).length, PATIENT).toBe(count);
  return (await mailsTo(server, kind, address)).at(-1)!;
}

/** The link of that mail: the fragment that leads on. */
export const linkOfMail = async (...which: Parameters<typeof newestMail>): Promise<string> =>
  LINK.exec((await newestMail(...which)).text)![0];

/** What that link proves, in the words of the calls. */
export async function codeOfMail(...which: Parameters<typeof newestMail>): Promise<{ readonly i: string; readonly c: string }> {
  const [, i, c] = LINK.exec(await linkOfMail(...which))!;
  return { i: i!, c: c! };
}

export const APPROVALS = { termsofservice: true, touApproval: true, ppApproval: true } as const;

/** Registers and verifies the address by calls, on a server without a captcha. */
export async function openAccount(server: AccountServer, email: string, password = PASSWORD): Promise<void> {
  const sent = { ...PLACE, ...APPROVALS, email, name: NAME, password, captcha: '' };
  expect(await call(server, 'registration', sent)).toEqual({ r: 'XY1' });
  const code = await codeOfMail(server, 'verify', email);
  expect(await call(server, 'verification', { namespace: PLACE.namespace, ...code })).toEqual({ r: 'XY1' });
}
