import type { MailKind } from '../context.ts';

export interface OutgoingMail {
  readonly kind: MailKind;
  /** Stable over retries. */
  readonly id: string;
  /** Pseudonym of the user. */
  readonly owner: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly link: string | null;
}

/** `rejected`: permanent. `deferred`: retry this mail later. `unavailable`: no mail can be sent now. */
export type SendResult = 'sent' | 'rejected' | 'deferred' | 'unavailable';

export interface MailTransport extends AsyncDisposable {
  send(mail: OutgoingMail): Promise<SendResult>;
}

/** `Stillingen <post@example.dk>`, or the address alone. */
export type Sender = string;

/** A mail for nodemailer. Headers hold no user input but the bare address; files and addresses
 * are not loaded. */
export const messageOf = ({ id, to, subject, text, html }: OutgoingMail, from: Sender) => ({
  from,
  to: { name: '', address: to },
  envelope: { from: /<([^>]+)>/.exec(from)?.[1] ?? from, to: [to] },
  subject,
  text,
  html,
  messageId: `<${id}@${from.replace(/^.*@/, '').replace('>', '')}>`,
  headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  disableFileAccess: true,
  disableUrlAccess: true,
});
