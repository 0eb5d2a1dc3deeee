import { asEmail, isName, passwordFaults, storedNickname } from '@stillingen/wire/account';
import Type from 'typebox';
import type { IdentityConfig } from '../context.ts';
import { invalidField } from '../http/errors.ts';
import { isCommonPassword } from '../secrets/common-passwords.ts';

/** Shapes of fields that several calls share. Rules beyond the shape are checked by the functions below. */
export const EmailField = Type.String({ maxLength: 254 });
export const PasswordField = Type.String({ minLength: 5, maxLength: 256 });
export const CaptchaField = Type.String({ maxLength: 4096 });
export const NameField = Type.String({ maxLength: 128 });
export const NicknameField = Type.String({ maxLength: 64 });
export const IdField = Type.String({ pattern: '^[0-9a-z]{26}$' });
export const CodeField = Type.String({ pattern: '^[0-9a-f]{40}$' });
export const NamespaceField = Type.String({ minLength: 1, maxLength: 64 });
export const ProjectField = Type.Integer({ minimum: 1, maximum: 9999 });

/** An address as mail is sent to it, and the form in which two spellings of one are the same. */
export interface Address {
  readonly email: string;
  readonly norm: string;
}

/** The address of a text; null where no mail can be sent to it. */
export function parseAddress(text: string): Address | null {
  const email = asEmail(text);
  return email === null ? null : { email, norm: email.toLowerCase() };
}

/** Refuses with XE11. */
export function requireAddress(text: string, field = 'email'): Address {
  const address = parseAddress(text);
  if (address === null) throw invalidField(field);
  return address;
}

/** A new password that the rules allow, that others do not use, and that does not stand on the same page. Refuses with XE11. */
export function requireNewPassword(text: string, field: string, context: readonly string[]): string {
  if (passwordFaults(text).length > 0 || isCommonPassword(text, context)) throw invalidField(field);
  return text;
}

/** Refuses with XE11. */
export function requireName(text: string): string {
  if (!isName(text)) throw invalidField('name');
  return text.normalize('NFC');
}

/** Refuses with XE11. */
export function requireNickname(text: string): string {
  const stored = storedNickname(text);
  if (stored === null) throw invalidField('nickname');
  return stored;
}

/** Refuses a call for another site with XE11. */
export function checkSite(
  { namespace, project }: IdentityConfig,
  place: { readonly namespace?: string; readonly project?: number; readonly p?: number },
): void {
  if (place.namespace !== undefined && place.namespace !== namespace) throw invalidField('namespace');
  for (const field of ['project', 'p'] as const)
    if (place[field] !== undefined && place[field] !== project) throw invalidField(field);
}
