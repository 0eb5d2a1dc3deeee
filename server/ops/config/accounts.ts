import { CAPTCHA_FORM, readCaptchaSetting } from './captcha.ts';
import { LOGIN_PROVIDERS_FORM, readLoginProviders } from './login-providers.ts';
import { matching, ON_OFF, originList, type Setting } from './setting.ts';

export const ACCOUNTS_SETTINGS = {
  identityOrigins: {
    name: 'IDENTITY_ORIGINS',
    fallback: '',
    allowed: 'origins such as https://m.example.dk, separated by commas, or empty for none',
    meaning: 'further origins whose pages may call the account service',
    parse: originList,
  },
  identityNamespace: {
    name: 'IDENTITY_NAMESPACE',
    fallback: 'stillingen',
    allowed: '1 to 32 letters, digits or -',
    meaning: 'the name of the site among sites that share accounts',
    parse: matching(/^[A-Za-z0-9-]{1,32}$/),
  },
  identityKeyFile: {
    name: 'IDENTITY_KEY_FILE',
    fallback: '',
    allowed: 'a file with the keys of accounts, or empty for identity.keys in DATA_DIR',
    meaning:
      'its keys are needed to check passwords and to read queued mails: keep a copy apart from the database, and give every machine the same file; created if it does not exist',
    parse: (text: string) => (text.includes('\0') ? null : text),
  },
  loginProviders: {
    name: 'LOGIN_PROVIDERS',
    fallback: '',
    allowed: `a file that holds ${LOGIN_PROVIDERS_FORM}, or empty for none`,
    meaning: 'login providers that visitors may use, with the credentials of the operator; the file holds secrets',
    parse: (text: string) => (text === '' ? {} : readLoginProviders(text)),
  },
  captcha: {
    name: 'CAPTCHA',
    fallback: 'proof-of-work',
    allowed: CAPTCHA_FORM,
    meaning:
      'what protects registrations from programs: a second of computation in the background, nothing (for tests and closed networks), or a hosted captcha, which edges need as well because their pages embed it; the file holds a secret',
    parse: readCaptchaSetting,
  },
  identitySilent: {
    name: 'IDENTITY_SILENT',
    fallback: 'off',
    allowed: 'on, or off',
    meaning:
      'on: a registration with an address that is taken gets the same answer as any other, and the owner of the address gets a mail',
    parse: (text: string) => ON_OFF[text] ?? null,
  },
} as const satisfies Record<string, Setting<unknown>>;
