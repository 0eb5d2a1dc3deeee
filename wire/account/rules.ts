import { ACCOUNT_PAGE_PATH } from './logged-in.ts';
import type { ProfileId } from './calls.ts';

export const EMAIL_LENGTH = { local: 64, whole: 254 } as const;
export const PASSWORD_LENGTH = { old: 5, new: 8, most: 128 } as const;
export const NAME_LENGTH = 64;
/** VALID-06: stored for an empty nickname. */
export const NO_NICKNAME = '_____';

const SIMPLE_EMAIL = /^[A-Za-z0-9._-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,4}$/;
const STRICT_EMAIL = /^[A-Za-z0-9._%+-]+@(?:[\p{L}\p{Nd}-]+\.)+[A-Za-z]{2,}$/u;
const DOMAIN_LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const NICKNAME = /^[A-Za-z0-9_.-]{5,64}$/;
const CODE = /^[0-9a-f]{40}$/;
const UNSEEN = /[\p{Cc}\p{Cf}]/u;

const lengthOf = (text: string): number => [...text].length;

/** VALID-01: a hint only. Refuses long top-level domains and accepts double dots. */
export const isSimpleEmail = (value: unknown): boolean => typeof value === 'string' && SIMPLE_EMAIL.test(value);

/** VALID-02: the form of an address. `asEmail` adds the rules of mail servers. */
export const isStrictEmail = (value: unknown): boolean =>
  typeof value === 'string' && STRICT_EMAIL.test(value) && !value.includes('..');

/** Domain in ASCII (`xn--kbenhavn-54a.dk`), local part as typed; null if no server accepts it. */
export function asEmail(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > EMAIL_LENGTH.whole || !isStrictEmail(value)) return null;
  const at = value.lastIndexOf('@');
  const local = value.slice(0, at);
  if (local.length > EMAIL_LENGTH.local || local.startsWith('.') || local.endsWith('.')) return null;
  const written = `http://${value.slice(at + 1)}`;
  const domain = URL.canParse(written) ? new URL(written).hostname : '';
  const address = `${local}@${domain}`;
  return address.length <= EMAIL_LENGTH.whole && domain.split('.').every((label) => DOMAIN_LABEL.test(label)) ? address : null;
}

/** VALID-03: passwords that a login form accepts: some are older than the rule for new ones. */
export const isOldPassword = (value: unknown): value is string =>
  typeof value === 'string' && lengthOf(value) >= PASSWORD_LENGTH.old && lengthOf(value) <= PASSWORD_LENGTH.most;

/** One text for all keyboards (Unicode normalization). */
export const normalPassword = (password: string): string => password.normalize('NFKC');

export type PasswordFault = 'tooShort' | 'tooLong' | 'space' | 'noLowercase' | 'noUppercase' | 'noSpecial' | 'unseen';
const PASSWORD_RULES: readonly (readonly [PasswordFault, (password: string) => boolean])[] = [
  ['tooShort', (password) => lengthOf(password) >= PASSWORD_LENGTH.new],
  ['tooLong', (password) => lengthOf(password) <= PASSWORD_LENGTH.most],
  ['space', (password) => !/\s/.test(password)],
  ['noLowercase', (password) => /[a-z]/.test(password)],
  ['noUppercase', (password) => /[A-Z]/.test(password)],
  ['noSpecial', (password) => /[\W_]/.test(password)],
  ['unseen', (password) => !UNSEEN.test(password)],
];

/** VALID-04: the broken rules in their order; empty if there are none. */
export const passwordFaults = (password: string): readonly PasswordFault[] =>
  PASSWORD_RULES.filter(([, holds]) => !holds(normalPassword(password))).map(([fault]) => fault);

/** VALID-05: a nickname that is not empty. */
export const isNickname = (value: unknown): value is string => typeof value === 'string' && NICKNAME.test(value);

/** VALID-06: a nickname as it is stored; null where it is refused. */
export const storedNickname = (typed: string): string | null => (typed === '' ? NO_NICKNAME : isNickname(typed) ? typed : null);

/** VALID-07: a text with a visible character. */
export const isNonEmpty = (value: unknown): value is string => typeof value === 'string' && /\S/.test(value);

export const isName = (value: unknown): value is string =>
  isNonEmpty(value) && lengthOf(value) <= NAME_LENGTH && !UNSEEN.test(value);

/** VALID-08: the code of a mail. */
export const isVerificationCode = (value: unknown): value is string => typeof value === 'string' && CODE.test(value);

export const MAIL_LINK_KINDS = ['verifyAccount', 'verifyEmail', 'newPassword'] as const;

export interface MailLink {
  readonly kind: (typeof MAIL_LINK_KINDS)[number];
  readonly id: ProfileId;
  readonly code: string;
}

export const mailLinkUrl = (siteUrl: string, { kind, id, code }: MailLink): string =>
  `${siteUrl}${ACCOUNT_PAGE_PATH}#t=${kind}&i=${id}&c=${code}`;
