import { readFileSync } from 'node:fs';
import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';

const Text = Type.String({ minLength: 1, maxLength: 512 });
const Hosted = Type.Object(
  {
    /** Asked whether an answer holds; on another machine by https alone. */
    verifyUrl: Type.String({ pattern: '^(?:https://|http://(?:127\\.0\\.0\\.1|localhost)[:/])[^\\s#]+$', maxLength: 512 }),
    secret: Text,
    siteKey: Text,
    scriptUrl: Type.String({ pattern: '^https://[^\\s#]+$', maxLength: 512 }),
  },
  { additionalProperties: false },
);
/** A captcha of somebody else, and by what the operator is known there. */
export type HostedCaptcha = Static<typeof Hosted>;
export type CaptchaSetting = 'proof-of-work' | 'off' | HostedCaptcha;

const checker = Compile(Hosted);

/** What CAPTCHA may be, in one line. */
export const CAPTCHA_FORM =
  'proof-of-work, off, or a file that holds a JSON object {"verifyUrl", "secret", "siteKey", "scriptUrl"}, the addresses by https';

/** Null where it is neither a word nor a file of the form. */
export function readCaptchaSetting(text: string): CaptchaSetting | null {
  if (text === 'proof-of-work' || text === 'off') return text;
  try {
    const value: unknown = JSON.parse(readFileSync(text, 'utf8'));
    return checker.Check(value) ? value : null;
  } catch {
    return null;
  }
}
