import { isProfileId, isVerificationCode, MAIL_LINK_KINDS, type MailLink } from '@stillingen/wire/account';

/**
 * What the link of a mail asks for, in the words of the call that it leads to: `#t=verifyAccount&i={id}&c={code}`. It stands in the
 * fragment, which no server and no mail scanner sees. Null where the fragment is no such link; take it out of the address at once.
 */
export function parseMailLink(fragment: string): MailLink | null {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''));
  const kind = MAIL_LINK_KINDS.find((one) => one === (fields.get('t') ?? 'verifyAccount'));
  const [id, code] = [fields.get('i'), fields.get('c')];
  return kind !== undefined && isProfileId(id) && isVerificationCode(code) ? { kind, id, code } : null;
}
