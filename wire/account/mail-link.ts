import { ACCOUNT_PAGE_PATH } from './account-page.ts';
import type { ProfileId } from './calls.ts';

/** What the link of a mail leads to: a confirmed account, a confirmed address, or a new password. */
export const MAIL_LINK_KINDS = ['verifyAccount', 'verifyEmail', 'newPassword'] as const;

/** The link of a mail, taken apart. */
export interface MailLink {
  readonly kind: (typeof MAIL_LINK_KINDS)[number];
  readonly id: ProfileId;
  /** 40 hexadecimal digits. */
  readonly code: string;
}

/** The link of a mail on the site at `siteUrl`. Its code stands in the fragment, which no server and no mail scanner sees. */
export const mailLinkUrl = (siteUrl: string, { kind, id, code }: MailLink): string =>
  `${siteUrl}${ACCOUNT_PAGE_PATH}#t=${kind}&i=${id}&c=${code}`;
