import path from 'node:path';
import { ON_OFF, originList, type Setting, wholeNumber } from './setting.ts';

export const PAGES_SETTINGS = {
  siteUrl: {
    name: 'SITE_URL',
    fallback: '',
    allowed: 'an origin such as https://example.dk, or empty for the listening address',
    meaning:
      'the site as visitors type it: links in mails lead there, and the account service accepts calls only from its pages; with https a login is bound to its device; if empty, calls are accepted from pages of any host',
    parse: (text: string) => ((originList(text)?.length ?? 2) <= 1 ? text : null),
  },
  hstsSeconds: {
    name: 'HSTS_SECONDS',
    fallback: '0',
    allowed: 'a number of seconds from 0, for none, to 63072000 (two years)',
    meaning:
      'how long browsers use only https for this host after a visit (Strict-Transport-Security), if the proxy does not send that header itself',
    parse: wholeNumber(0, 63_072_000),
  },
  webDir: {
    name: 'WEB_DIR',
    fallback: path.join(import.meta.dirname, '../../../web/dist'),
    allowed: 'the folder of the built web app',
    meaning: 'pages and assets',
    parse: (text: string) => (text === '' ? null : path.resolve(text)),
  },
  gallery: {
    name: 'GALLERY',
    fallback: 'off',
    allowed: 'on, or off; on only if NODE_ENV is not production',
    meaning: 'for developers: /_galleri/ shows every kind of row in every state',
    parse: (text: string) => (text === 'on' && process.env.NODE_ENV === 'production' ? null : (ON_OFF[text] ?? null)),
  },
} as const satisfies Record<string, Setting<unknown>>;
