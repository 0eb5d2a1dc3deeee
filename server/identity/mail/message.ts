import type { OutgoingMail, Sender } from './transport.ts';

/**
 * A mail as nodemailer takes it. Every field of the head is ours but for the address, which stands alone: no name of a user comes
 * near it, and nothing is read from files or fetched.
 */
export const messageOf = ({ id, to, subject, text, html }: OutgoingMail, from: Sender) => ({
  from,
  to: { name: '', address: to },
  envelope: { from: /<([^>]+)>/.exec(from)?.[1] ?? from, to: [to] },
  subject,
  text,
  html,
  messageId: `<${id}@${from.replace(/^.*@/, '').replace('>', '')}>`,
  // Nobody who is away answers it.
  headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  disableFileAccess: true,
  disableUrlAccess: true,
});
