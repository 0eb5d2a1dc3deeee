import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigError } from './setting.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'stillingen-providers-'));
afterAll(() => rmSync(folder, { recursive: true }));
const pemOf = (namedCurve: string): string =>
  String(generateKeyPairSync('ec', { namedCurve }).privateKey.export({ type: 'pkcs8', format: 'pem' }));
const read = (text: string) => {
  const file = path.join(folder, 'providers.json');
  writeFileSync(file, text);
  return readConfig({ LOGIN_PROVIDERS: file }).loginProviders;
};
const apple = (privateKey: string) => ({ clientId: 'c', teamId: 't', keyId: 'k', privateKey });

describe('LOGIN_PROVIDERS', () => {
  it('offers no provider by default', () => {
    expect(readConfig({}).loginProviders).toEqual({});
  });
  it('offers the providers of the file, and no others', () => {
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
  it('refuses a missing file in one line', () => {
    expect(() => readConfig({ LOGIN_PROVIDERS: '/nowhere/providers.json' })).toThrow(/^LOGIN_PROVIDERS is "\/nowhere/);
  });
});
