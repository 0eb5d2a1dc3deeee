import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigError } from './setting.ts';
import { temporaryFolder } from '../../testing/run.ts';

it.each(['change-this-token-before-use', 'example-token-of-docs', 'your-token-0123456789'])(
  'refuses METRICS_TOKEN=%s, a token of an example',
  (METRICS_TOKEN) => {
    expect(() => readConfig({ METRICS_TOKEN })).toThrow(/^METRICS_TOKEN is "…"; allowed: .*no token of an example/);
  },
);

describe('readConfig', () => {
  it('[PUSH-02] readConfig has defaults, and returns a frozen object', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ port: 8080, host: '127.0.0.1', projectId: 8, feedSign: 'stillingen', databaseUrl: '' });
    expect(Object.isFrozen(config)).toBe(true);
  });

  it.each([
    ['PORT', '99999'],
    ['PORT', '80a'],
    ['PORT', ''],
    ['PORT', '-1'],
    ['PROJECT_ID', '0'],
    ['FEED_EDITIONS', '2'],
    ['FEED_EDITIONS', '2:xx'],
    ['FEED_EDITIONS', '2:en,2:da'],
    ['FEED_EDITIONS', '02:en'],
    ['FEED_EDITIONS', '2:en,'],
    ['FEED_EDITIONS', '10000:en'],
    ['DATABASE_URL', 'mysql://x'],
    ['DATABASE_URL', 'postgres://'],
    ['DATABASE_URL', 'postgres://host:99999/db'],
    ['DATABASE_URL', 'postgres://a:1,b:2/d b'],
    ['DATABASE_URL', 'postgres://ho%zzst/db'],
    ['DATA_DIR', ''],
    ['HOST', 'a b'],
    ['FEED_SIGN', 'å'],
    ['LOG_LEVEL', 'loud'],
    ['GEO_HEADERS', 'x'],
    ['GALLERY', 'yes'],
    ['FEED_RESOLVER', '{'],
    ['SITE_EDITIONS', 'en'],
    ['SITE_EDITIONS', 'en=https://en.example.dk/path'],
    ['SITE_EDITIONS', 'en=https://a.example,en=https://b.example'],
    ['FEED_RESOLVER', '/no/such/file.json'],
    ['PUSH_ALIASES', 'https://push.example.dk'],
    ['PUSH_ALIASES', Array.from({ length: 11 }, (_, n) => `wss://p${n}.example.dk`).join(',')],
    ['PUSH_NAMESPACE', 'DK'],
    ['PUSH_ORIGINS', 'example.dk'],
    ['PUSH_ORIGINS', 'https://example.dk/'],
    ['PUSH_ORIGINS', 'ftp://example.dk'],
    ['PUSH_PER_ADDRESS', '0'],
    ['DRAIN_SECONDS', '0'],
    ['SITE_URL', 'example.dk'],
    ['SITE_URL', 'https://example.dk/'],
    ['SITE_URL', 'https://a.dk,https://b.dk'],
    ['IDENTITY_ORIGINS', 'example.dk'],
    ['IDENTITY_NAMESPACE', 'a_b'],
    ['IDENTITY_KEY_FILE', 'a\0b'],
    ['IDENTITY_SILENT', 'yes'],
    ['MAIL_FROM', 'example.dk'],
    ['MAIL_FROM', 'Maja <a@example.dk>, b@example.dk'],
    ['MAIL_FROM', 'a@example.dk\r\nBcc: b@example.dk'],
    ['MAIL_PER_MINUTE', '0'],
    ['CAPTCHA', 'on'],
    ['CAPTCHA', ''],
    ['CAPTCHA', '/no/such/file.json'],
    ['CLIENT_ADDRESS_HEADER', 'X-Forwarded-For'],
    ['BOOKMAKERS', '/no/such/file.json'],
    ['ODDS_PROGRAMS', 'dk'],
    ['ROLES', ''],
    ['ROLES', 'edge,edge'],
    ['ROLES', 'edge live'],
  ])('refuses %s=%j in one line with the name, the value and what is allowed', (name, value) => {
    let message = '';
    try {
      readConfig({ [name]: value });
    } catch (error) {
      expect(error).toBeInstanceOf(ConfigError);
      message = (error as Error).message;
    }
    expect(message.startsWith(`${name} is ${JSON.stringify(value)}; allowed: `)).toBe(true);
    expect(message).not.toContain('\n');
  });

  it('refuses a wrong secret without repeating it', () => {
    expect(() => readConfig({ METRICS_TOKEN: 'short' })).toThrow(/^METRICS_TOKEN is "…"; allowed: 16 to 128 letters/);
    for (const headers of ['a b=c', 'a', 'a=%zz'])
      expect(() => readConfig({ OTEL_EXPORTER_OTLP_HEADERS: headers }), headers).toThrow(/ is "…"; allowed: name=value/);
    expect(() => readConfig({ DATABASE_URL: 'mysql://me:secret@host/db' })).toThrow(
      /^DATABASE_URL is "mysql:\/\/me:…@host\/db";/,
    );
    expect(() => readConfig({ DATABASE_URL: 'postgres://me:se cr%et@@host/db' })).toThrow(
      /^DATABASE_URL is "postgres:\/\/me:…@host\/db";/,
    );
  });

  it('[FEED-21] reads projects whose feeds are in another language, except the Danish one of the site', () => {
    expect(readConfig({}).feedEditions.size).toBe(0);
    expect([...readConfig({ FEED_EDITIONS: '2:en, 3:da' }).feedEditions]).toEqual([
      [2, 'en'],
      [3, 'da'],
    ]);
    expect(() => readConfig({ FEED_EDITIONS: '8:en' })).toThrow(
      new ConfigError('FEED_EDITIONS names 8, which is PROJECT_ID; allowed: other projects, as that one is Danish'),
    );
  });

  it('requires SMTP_URL and MAIL_FROM together', () => {
    const smtp = { SMTP_URL: 'smtps://us%40er:p@mail.example.dk:465', MAIL_FROM: 'Kampe på nettet <post@example.dk>' };
    expect(readConfig(smtp)).toMatchObject({ smtpUrl: smtp.SMTP_URL, mailFrom: smtp.MAIL_FROM });
    expect(() => readConfig({ SMTP_URL: smtp.SMTP_URL })).toThrow(/^SMTP_URL is set and MAIL_FROM is not; allowed: both/);
    for (const url of [
      'mail.example.dk',
      'http://x',
      'smtp://',
      'smtp://user:secret@host/x',
      'smtp://host?tls=no',
      'smtp://u:se%cret@host',
    ])
      expect(() => readConfig({ ...smtp, SMTP_URL: url }), url).toThrow(/^SMTP_URL is "…"; allowed: smtp:/);
  });

  it('reads a captcha by name or file', () => {
    expect(readConfig({}).captcha).toBe('proof-of-work');
    expect(readConfig({ CAPTCHA: 'off' }).captcha).toBe('off');
    const file = path.join(temporaryFolder('config').path, 'captcha.json');
    const hosted = { verifyUrl: 'https://a.example/verify', secret: 's', siteKey: 'k', scriptUrl: 'https://a.example/x.js' };
    writeFileSync(file, JSON.stringify(hosted));
    expect(readConfig({ CAPTCHA: file }).captcha).toEqual(hosted);
    for (const change of [
      { verifyUrl: 'http://a.example/' },
      { scriptUrl: 'http://a.example/x.js' },
      { hosts: ['http://b.example'] },
      { hosts: ['https://b.example; script-src *'] },
      { secret: '' },
      { more: 1 },
    ]) {
      writeFileSync(file, JSON.stringify({ ...hosted, ...change }));
      expect(() => readConfig({ CAPTCHA: file }), JSON.stringify(change)).toThrow(
        /^CAPTCHA is ".+"; allowed: proof-of-work, off/,
      );
    }
  });

  it('[ORIGIN-01] [ORIGIN-02] reads the origin resolver as text or file, or refuses it in one line', () => {
    const resolver = {
      local: [{ url: 'https://dk.example', weight: 1, countries: ['DK'] }],
      global: [],
      default_url: 'https://example.dk',
    };
    expect(readConfig({ FEED_RESOLVER: JSON.stringify(resolver) }).feedResolver).toEqual({ resolver });
    const file = path.join(temporaryFolder('config').path, 'resolver.json');
    writeFileSync(file, JSON.stringify(resolver, null, 2));
    expect(readConfig({ FEED_RESOLVER: file }).feedResolver).toEqual({ resolver });
    const wrong = { ...resolver, local: [{ ...resolver.local[0], countries: [] }] };
    expect(() => readConfig({ FEED_RESOLVER: JSON.stringify(wrong) })).toThrow(
      /^FEED_RESOLVER: local\[0\]\.countries .+; allowed: .+$/,
    );
  });

  it.each([
    ['PORT', '65535', { port: 65_535 }],
    [
      'SITE_EDITIONS',
      'en=https://en.example.dk,sv-SE=http://b.se:81',
      {
        siteEditions: [
          { language: 'en', country: null, url: 'https://en.example.dk' },
          { language: 'sv', country: 'SE', url: 'http://b.se:81' },
        ],
      },
    ],
    ['PUSH_ORIGINS', 'https://a.dk,http://b.dk:81', { pushOrigins: ['https://a.dk', 'http://b.dk:81'] }],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'a-key=b%20c=d,e=f', { otlpHeaders: { 'a-key': 'b c=d', e: 'f' } }],
  ])('accepts the setting %s=%s', (name, value, config) => {
    expect(readConfig({ [name]: value })).toMatchObject(config);
  });

  it('[PUSH-03] accepts up to 10 addresses of the push channel', () => {
    expect(readConfig({ PUSH_ALIASES: 'wss://a.example/push,wss://b.example/push' }).pushAliases).toEqual([
      'wss://a.example/push',
      'wss://b.example/push',
    ]);
  });

  it('requires all roles in a process without NATS_URL and DATABASE_URL', () => {
    expect(readConfig({}).roles).toEqual(['live', 'edge', 'identity', 'alerts']);
    const together = { NATS_URL: 'nats://u:p@a:4222,tls://b', DATABASE_URL: 'postgres://h/d' };
    expect(readConfig({ ...together, ROLES: 'edge, live' })).toMatchObject({
      roles: ['live', 'edge'],
      natsUrl: together.NATS_URL,
    });
    expect(() => readConfig({ ROLES: 'live,edge' })).toThrow(/^ROLES is "live,edge"; allowed: without NATS_URL one process/);
    expect(() => readConfig({ NATS_URL: 'nats://a' })).toThrow(/^NATS_URL is set and DATABASE_URL is not; allowed: both/);
    for (const url of [
      'http://user:secret@a',
      'nats://',
      'nats://a:99999',
      'nats://a,',
      'nats://a, nats://b',
      'nats://user:se%cret@a',
    ])
      expect(() => readConfig({ ...together, NATS_URL: url }), url).toThrow(/^NATS_URL is "…"; allowed: nats:\/\//);
  });

  it.each([
    'postgres://h',
    'postgresql://u:p%40,w@h:5433/d?sslmode=require',
    'postgres://u:p,w@a:1,b:2,c/d',
    'postgres://u@[::1]:1/d',
  ])('accepts a database at one address or several: %s', (url) => {
    expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
  });
});

const { path: folder } = temporaryFolder('providers');
const pemOf = (namedCurve: string): string =>
  String(generateKeyPairSync('ec', { namedCurve }).privateKey.export({ type: 'pkcs8', format: 'pem' }));
const read = (text: string) => {
  const file = path.join(folder, 'providers.json');
  writeFileSync(file, text);
  return readConfig({ LOGIN_PROVIDERS: file }).loginProviders;
};
const apple = (privateKey: string) => ({ clientId: 'c', teamId: 't', keyId: 'k', privateKey });

describe('LOGIN_PROVIDERS', () => {
  it('offers no login provider by default', () => {
    expect(readConfig({}).loginProviders).toEqual({});
  });
  it('offers the login providers of the file, and no others', () => {
    const google = { clientId: 'c', clientSecret: 's' };
    expect(read(JSON.stringify({ google }))).toEqual({ google });
    const both = { apple: apple(pemOf('P-256')), facebook: google };
    expect(read(JSON.stringify(both))).toEqual(both);
  });
  it.each([
    ['no JSON', '{'],
    ['no object', '[]'],
    ['an unknown provider', '{"myspace": {}}'],
    ['an unknown field', '{"google": {"clientId": "c", "secret": "s"}}'],
    ['Facebook without its secret', '{"facebook": {"clientId": "c"}}'],
    ['an address that is none', '{"google": {"clientId": "c", "keysUrl": "ftp://x"}}'],
    ['Apple with a key that is none', JSON.stringify({ apple: apple('a key') })],
    ['Apple with a key of another kind', JSON.stringify({ apple: apple(pemOf('P-384')) })],
  ])('refuses %s in one line, without the content of the file', (_, text) => {
    expect(() => read(text)).toThrow(ConfigError);
    expect(() => read(text)).toThrow(/^LOGIN_PROVIDERS is ".*providers\.json"; allowed: a file that holds a JSON object/);
  });
  it('refuses a missing file of LOGIN_PROVIDERS in one line', () => {
    expect(() => readConfig({ LOGIN_PROVIDERS: '/nowhere/providers.json' })).toThrow(/^LOGIN_PROVIDERS is "\/nowhere/);
  });
});

it('a usual value yields to the environment, also to an empty one', () => {
  const usual = { BOOKMAKERS: 'demo' };
  expect(readConfig({}, {}, usual).bookmakers).toBe('demo');
  expect(readConfig({ BOOKMAKERS: '' }, {}, usual).bookmakers).toBe('');
});
