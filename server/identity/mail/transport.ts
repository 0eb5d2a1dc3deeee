import type { MailKind } from '../context.ts';

/** A mail, written out. */
export interface OutgoingMail {
  readonly kind: MailKind;
  /** Where it was sent before, whoever receives it sees that it is the same. */
  readonly id: string;
  /** Stands for the user among mails, and tells nobody who it is. */
  readonly owner: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where its code leads; null where it has none. */
  readonly link: string | null;
}

/**
 * What became of a mail. `refused`: it will never be taken. `later`: it is not taken now, others may be. `away`: nobody was
 * there to take it, or any other.
 */
export type SendResult = 'carried' | 'refused' | 'later' | 'away';

/** Takes mails out of the house. */
export interface MailTransport extends AsyncDisposable {
  send(mail: OutgoingMail): Promise<SendResult>;
}

/** Who a mail is from: `Stillingen <post@example.dk>`, or the address alone. */
export type Sender = string;

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
