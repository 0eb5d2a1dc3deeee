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
export type Carried = 'carried' | 'refused' | 'later' | 'away';

/** Takes mails out of the house. */
export interface Carrier extends AsyncDisposable {
  carry(mail: OutgoingMail): Promise<Carried>;
}

/** Who a mail is from: `Stillingen <post@example.dk>`, or the address alone. */
export type Sender = string;
