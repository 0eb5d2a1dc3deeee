import { readFileSync } from 'node:fs';
import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';

const Text = Type.String({ minLength: 1, maxLength: 512 });
/** https, except on this machine. */
const Address = Type.String({ pattern: '^(?:https://|http://(?:127\\.0\\.0\\.1|localhost)[:/])[^\\s#]+$', maxLength: 512 });
const Origin = Type.String({ pattern: '^https://(?:\\*\\.)?[a-z0-9-]+(?:\\.[a-z0-9-]+)+(?::[0-9]{1,5})?$', maxLength: 128 });
const Hosted = Type.Object(
  {
    verifyUrl: Address,
    secret: Text,
    siteKey: Text,
    scriptUrl: Address,
    hosts: Type.Optional(Type.Array(Origin, { maxItems: 8 })),
  },
  { additionalProperties: false },
);
export type HostedCaptcha = Static<typeof Hosted>;
export type CaptchaSetting = 'proof-of-work' | 'off' | HostedCaptcha;

const checker = Compile(Hosted);

export const CAPTCHA_FORM =
  'proof-of-work, off, or a file that holds a JSON object {"verifyUrl", "secret", "siteKey", "scriptUrl"} and, where its script needs more, {"hosts": ["https://…"]}, the addresses by https';

export function readCaptchaSetting(text: string): CaptchaSetting | null {
  if (text === 'proof-of-work' || text === 'off') return text;
  try {
    const value: unknown = JSON.parse(readFileSync(text, 'utf8'));
    return checker.Check(value) ? value : null;
  } catch {
    return null;
  }
}

export const captchaOrigins = (setting: CaptchaSetting): readonly string[] =>
  typeof setting === 'string' ? [] : [new URL(setting.scriptUrl).origin, ...(setting.hosts ?? [])];
