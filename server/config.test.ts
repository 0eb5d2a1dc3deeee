import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('settings', () => {
  it('[PUSH-02] have defaults, and are frozen', () => {
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
    ['DATABASE_URL', 'mysql://x'],
    ['DATA_DIR', ''],
    ['HOST', 'a b'],
    ['FEED_SIGN', 'å'],
    ['LOG_LEVEL', 'loud'],
    ['GEO_HEADERS', 'x'],
    ['GALLERY', 'yes'],
    ['FEED_RESOLVER', '{'],
    ['FEED_RESOLVER', '/no/such/file.json'],
    ['PUSH_ALIASES', 'https://push.example.dk'],
    ['PUSH_ALIASES', Array.from({ length: 11 }, (_, n) => `wss://p${n}.example.dk`).join(',')],
    ['PUSH_NAMESPACE', 'DK'],
    ['PUSH_ORIGINS', 'example.dk'],
    ['PUSH_ORIGINS', 'https://example.dk/'],
    ['PUSH_PER_ADDRESS', '0'],
    ['DRAIN_SECONDS', '0'],
    ['CLIENT_ADDRESS_HEADER', 'X-Forwarded-For'],
  ])('%s=%j stops the start with one line that names it, what it holds, and what is allowed', (name, value) => {
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

  it('a secret that is wrong is not repeated', () => {
    expect(() => readConfig({ METRICS_TOKEN: 'short' })).toThrow(/^METRICS_TOKEN is "…"; allowed: 16 to 128 letters/);
    expect(() => readConfig({ DATABASE_URL: 'mysql://me:secret@host/db' })).toThrow(
      /^DATABASE_URL is "mysql:\/\/me:…@host\/db";/,
    );
  });

  it('[ORIGIN-01] [ORIGIN-02] take the origin resolver as text or as a file, or say in one line what does not match', () => {
    const resolver = {
      local: [{ url: 'https://dk.example', weight: 1, countries: ['DK'] }],
      global: [],
      default_url: 'https://example.dk',
    };
    expect(readConfig({ FEED_RESOLVER: JSON.stringify(resolver) }).feedResolver).toEqual({ resolver });
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'stillingen-config-')), 'resolver.json');
    writeFileSync(file, JSON.stringify(resolver, null, 2));
    expect(readConfig({ FEED_RESOLVER: file }).feedResolver).toEqual({ resolver });
    rmSync(path.dirname(file), { recursive: true });
    const wrong = { ...resolver, local: [{ ...resolver.local[0], countries: [] }] };
    expect(() => readConfig({ FEED_RESOLVER: JSON.stringify(wrong) })).toThrow(
      /^FEED_RESOLVER: local\[0\]\.countries .+; allowed: .+$/,
    );
  });

  it('[PUSH-03] take up to 10 addresses of the push channel', () => {
    expect(readConfig({ PUSH_ALIASES: 'wss://a.example/push,wss://b.example/push' }).pushAliases).toEqual([
      'wss://a.example/push',
      'wss://b.example/push',
    ]);
  });
});
