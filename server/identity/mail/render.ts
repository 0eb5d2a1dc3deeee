import { mailLinkUrl } from '@stillingen/wire/account';
import type { LinkProvider, Mail } from '../context.ts';
import { isLoopbackHost } from '../http/origins.ts';
import { type Block, type MailContent, TEMPLATES } from './templates.ts';

const NAMES: Readonly<Record<LinkProvider, string>> = { apple: 'Apple', facebook: 'Facebook', google: 'Google' };
const LIST = new Intl.ListFormat('da', { type: 'conjunction' });
export function linkOf({ kind, code, userId }: Mail, siteUrl: string): string | null {
  const { linkKind } = TEMPLATES[kind];
  if (linkKind === undefined || code === undefined || userId === undefined) return null;
  return mailLinkUrl(siteUrl, { kind: linkKind, id: userId, code });
}

function siteName(siteUrl: string): string {
  const { host, hostname } = new URL(siteUrl);
  return isLoopbackHost(hostname) ? 'Stillingen' : host;
}

export function writeMail(mail: Mail, siteUrl: string): MailContent {
  const site = siteName(siteUrl);
  const { greets, write } = TEMPLATES[mail.kind];
  const providers = LIST.format((mail.providers ?? []).map((provider) => NAMES[provider]));
  const { subject, blocks } = write({ site, link: linkOf(mail, siteUrl) ?? siteUrl, providers });
  const name = greets ? (mail.name ?? '').replace(/\s+/g, ' ').trim() : '';
  return { subject, blocks: [name === '' ? 'Hej' : `Hej ${name}`, ...blocks, `Venlig hilsen ${site}`] };
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string): string => text.replace(/[&<>"']/g, (char) => ENTITIES[char]!);

const textOf = (block: Block): string => (typeof block === 'string' ? block : `${block.label}:\n${block.url}`);

function htmlOf(block: Block): string {
  if (typeof block === 'string') return `<p>${escape(block)}</p>`;
  const url = escape(block.url);
  return `<p>${escape(block.label)}:<br><a href="${url}">${url}</a></p>`;
}

export const asText = ({ blocks }: MailContent): string => `${blocks.map(textOf).join('\n\n')}\n`;

/** HTML without external resources; link texts are the addresses. */
export const asHtml = ({ subject, blocks }: MailContent): string => `<!doctype html>
<html lang="da">
<head><meta charset="utf-8"><title>${escape(subject)}</title></head>
<body style="font-family: sans-serif; max-width: 34em">
${blocks.map(htmlOf).join('\n')}
</body>
</html>
`;
