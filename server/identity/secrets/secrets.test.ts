import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import { passwordFaults } from '@stillingen/wire/account';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../database/database.ts';
import { openStore, type OpenedStore } from '../../database/open.ts';
import { HASH_POOL_LIMITS, HashingBusy, HashPool } from './hash-pool.ts';
import type { HashJob } from './hash-worker.ts';
import { createHasher, HASH_COST } from './hasher.ts';
import { createCodes, newCode, newLoginHash, newProfileId } from './tokens.ts';
import { isCommonPassword } from './common-passwords.ts';
import { createVault, type Keys, openKeyFile, parseKeys } from './keys.ts';
import { temporaryFolder } from '../../testing/run.ts';

const LIGHT = { memory: 64, passes: 1 } as const;
const line = (kid: string): string => `${kid} ${randomBytes(32).toString('base64url')}`;
const keysOf = (...lines: string[]): Keys => parseKeys(lines.join('\n'), 'keys');

const { path: folder } = temporaryFolder('secrets');
let store: OpenedStore;
let db: Database;
beforeAll(async () => {
  store = await openStore({ dataDir: path.join(folder, 'data'), databaseUrl: '' });
  db = store.db;
});
afterAll(async () => {
  await store[Symbol.asyncDispose]();
});

describe('the key file', () => {
  const file = path.join(folder, 'new', 'keys');
  it('creates the key file once with owner permissions and requires it from then on', async () => {
    const made = await openKeyFile(db, file);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect((await openKeyFile(db, file)).current).toEqual(made.current);
    await expect(openKeyFile(db, path.join(folder, 'other'))).rejects.toThrow(
      /is missing, and accounts were written with its key k\w+; put it back$/,
    );
    const strange = path.join(folder, 'strange');
    writeFileSync(strange, line('k9'));
    await expect(openKeyFile(db, strange)).rejects.toThrow(/lacks the key k\w+, with which accounts were written; add its line$/);
    expect((await db`select kid from pepper_keys`).length).toBe(1);
    writeFileSync(strange, `${line('k9')}\n${readFileSync(file, 'utf8')}`);
    expect((await openKeyFile(db, strange)).current.kid).toBe('k9');
  });

  it.each(['', 'k1', 'k1 short', `${line('k1')}\n${line('k1')}`, `K1 ${'a'.repeat(43)}`])(
    'rejects the key file %j without showing a secret',
    (text) => {
      expect(() => parseKeys(text, 'keys')).toThrow(/^the key file keys (?:is malformed|is empty|names a key twice); allowed: /);
      for (const secret of text.match(/[\w-]{43}/g) ?? []) expect(() => parseKeys(text, 'keys')).not.toThrow(secret);
    },
  );

  it('reports a key file that can not be read in one line', async () => {
    const locked = path.join(folder, 'locked');
    writeFileSync(locked, '');
    chmodSync(locked, 0);
    await expect(openKeyFile(db, locked)).rejects.toThrow(/^the key file .* (?:can not be read|is empty)/);
  });
});

describe('the vault', () => {
  it('unseals data sealed by current and by replaced keys only', () => {
    const [old, next] = [line('k1'), line('k2')];
    const sealed = createVault(keysOf(old)).seal('hemmeligt æøå');
    expect(createVault(keysOf(next, old)).unseal(sealed)).toBe('hemmeligt æøå');
    expect(() => createVault(keysOf(next)).unseal(sealed)).toThrow('does not hold');
    expect(() => createVault(keysOf(line('k1'))).unseal(sealed)).toThrow('authenticate');
    const bent = Buffer.from(sealed);
    bent[bent.length - 1]! ^= 1;
    expect(() => createVault(keysOf(old)).unseal(bent)).toThrow('authenticate');
    expect(sealed.toString('latin1')).not.toContain('hemmeligt');
  });

  it('computes different digests for different keys', () => {
    const keys = keysOf(line('k1'));
    expect(createVault(keys).digest('a')).toEqual(createVault(keys).digest('a'));
    expect(createVault(keys).digest('a')).not.toEqual(createVault(keysOf(line('k1'))).digest('a'));
  });
});

describe('passwords', () => {
  it('stores passwords as salted argon2id with a key, of which only the right one matches', async () => {
    await using pool = new HashPool();
    const hasher = createHasher({ keys: keysOf(line('k1')), pool, cost: LIGHT });
    const [one, other] = [await hasher.hash('Kodeård_1'), await hasher.hash('Kodeård_1')];
    expect(one).toMatchObject({
      kid: 'k1',
      phc: expect.stringMatching(/^\$argon2id\$v=19\$m=64,t=1,p=1\$[\w+/]{22}\$[\w+/]{43}$/),
    });
    expect(one.phc).not.toBe(other.phc);
    expect(await hasher.verify('Kodeård_1', one)).toEqual({ isRight: true, isOutdated: false });
    expect((await hasher.verify('Kodeård_1'.normalize('NFD'), one)).isRight).toBe(true);
    for (const wrong of ['kodeård_1', 'Kodeård_1 ', '']) expect((await hasher.verify(wrong, one)).isRight).toBe(false);
    expect((await hasher.verify('Kodeård_1', null)).isRight).toBe(false);
    const stranger = createHasher({ keys: keysOf(line('k1')), pool, cost: LIGHT });
    expect((await stranger.verify('Kodeård_1', one)).isRight).toBe(false);
  });

  it('accepts passwords hashed with an older cost or key and reports them as outdated', async () => {
    await using pool = new HashPool();
    const old = line('k1');
    const stored = await createHasher({ keys: keysOf(old), pool, cost: LIGHT }).hash('Kodeård_1');
    const dearer = createHasher({ keys: keysOf(old), pool, cost: { memory: 128, passes: 1 } });
    expect(await dearer.verify('Kodeård_1', stored)).toEqual({ isRight: true, isOutdated: true });
    const rotated = createHasher({ keys: keysOf(line('k2'), old), pool, cost: LIGHT });
    expect(await rotated.verify('Kodeård_1', stored)).toEqual({ isRight: true, isOutdated: true });
  });

  it('takes the same work without a stored password', async () => {
    await using pool = new HashPool();
    const jobs: HashJob[] = [];
    const watched: Pick<HashPool, 'run'> = {
      run(job) {
        jobs.push(job);
        return pool.run(job);
      },
    };
    const hasher = createHasher({ keys: keysOf(line('k1')), pool: watched, cost: LIGHT });
    const stored = await hasher.hash('Kodeård_1');
    await hasher.verify('Forkert_1', stored);
    await hasher.verify('Forkert_1', null);
    const [made, known, unknown] = jobs.map(({ message, nonce, ...cost }) => ({
      ...cost,
      bytes: [message.length, nonce.length],
    }));
    expect(made).toEqual({ ...LIGHT, parallelism: 1, tagLength: 32, bytes: [32, 16] });
    expect([known, unknown]).toEqual([made, made]);
  });

  it('hashes passwords at the configured cost, four at a time', () => {
    expect(HASH_COST).toEqual({ memory: 65_536, passes: 3 });
    expect(HASH_POOL_LIMITS).toEqual({ inFlight: 4, queue: 64, waitMs: 5000 });
  });

  it('rejects a password as busy for a full queue or a long wait', async () => {
    const keys = keysOf(line('k1'));
    {
      await using pool = new HashPool({ inFlight: 1, queue: 2, waitMs: 60_000 });
      const hasher = createHasher({ keys, pool, cost: { memory: 4096, passes: 1 } });
      const results = await Promise.allSettled(Array.from({ length: 5 }, () => hasher.hash('x')));
      expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected']);
      expect((results.at(-1) as PromiseRejectedResult).reason).toBeInstanceOf(HashingBusy);
      expect((await hasher.hash('x')).kid).toBe('k1');
    }
    await using slow = new HashPool({ inFlight: 1, queue: 64, waitMs: 1 });
    const slowHasher = createHasher({ keys, pool: slow, cost: { memory: 65_536, passes: 3 } });
    const waited = await Promise.allSettled([slowHasher.hash('x'), slowHasher.hash('x')]);
    expect(waited.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect((await slowHasher.hash('x')).kid).toBe('k1');
  });

  it('hashes passwords in a new thread after one ended, whose job fails', async () => {
    await using pool = new HashPool({ inFlight: 1, queue: 64, waitMs: 60_000 });
    const job = { message: randomBytes(32), nonce: randomBytes(16), ...LIGHT, parallelism: 1, tagLength: 32 };
    const bad = { ...job, memory: 0 };
    for (let round = 0; round < 3; round += 1) {
      const results = await Promise.allSettled([pool.run(bad), pool.run(job), pool.run(bad), pool.run(job)]);
      expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled']);
      await expect(pool.run(bad)).rejects.toThrow(/memory/);
    }
    expect(await pool.run(job)).toHaveLength(32);
  });

  it('keeps no process alive once its passwords are hashed', () => {
    const script = `import('./hash-pool.ts').then(async ({ HashPool }) => {
      const pool = new HashPool({ inFlight: 1, queue: 2, waitMs: 600_000 });
      const job = { message: Buffer.alloc(32), nonce: Buffer.alloc(16), memory: 64, passes: 1, parallelism: 1, tagLength: 32 };
      const tags = await Promise.all([pool.run(job), pool.run(job), pool.run(job)]);
      console.log(tags.length);
    })`;
    const options = { cwd: import.meta.dirname, timeout: 60_000, encoding: 'utf8' } as const;
    const { stdout, signal } = spawnSync(process.execPath, ['--eval', script], options);
    expect([stdout, signal]).toEqual(['3\n', null]);
  });

  it('rejects common passwords, in all disguises of the 3,000 most common ones', () => {
    for (const password of [
      'Password_',
      'Trustno1!',
      'Solskin_99',
      'Fr3ja_2024',
      'Elskerdig!',
      'P@ssw0rd!',
      'Kodeord123_',
      '123Kodeord_',
      'Adgangskode-1',
      'QWErty_12',
      'Liverpool_1',
      'Abcabcabc_',
    ])
      expect(isCommonPassword(password, []), password).toBe(true);
    for (const password of ['Aa_45678', 'Kodeordæ', 'Tre-Gule-Huse', 'xK9_qqmB2'])
      expect(isCommonPassword(password, ['anders@example.dk']), password).toBe(false);
    expect(isCommonPassword('Zebraøst_99', ['zebraøst@example.dk'])).toBe(true);
    for (const near of ['Zebra.Øst1', 'Zebra_123', '#Ostebord.dk'])
      expect(isCommonPassword(near, ['zebra.øst@ostebord.dk']), near).toBe(true);
    const { dictionary } = createRequire(import.meta.url)('@zxcvbn-ts/language-common') as {
      dictionary: Record<string, string[]>;
    };
    const most = dictionary['passwords-common']!.slice(0, 3000);
    expect(most).toHaveLength(3000);
    expect(most.filter((each) => !isCommonPassword(each, []))).toEqual([]);
    const dressed = most.map((each) => `${each[0]!.toUpperCase()}${each.slice(1)}_`);
    expect(dressed.filter((each) => passwordFaults(each).length === 0 && !isCommonPassword(each, []))).toEqual([]);
  });
});

describe('stored formats', () => {
  const keys = keysOf(`k1 ${'A'.repeat(43)}`);
  it('reads keys, seals and digests of the first version', () => {
    expect(keys.current.secret).toEqual(Buffer.alloc(32));
    const vault = createVault(keys);
    expect(vault.unseal(Buffer.from('azEg6G7cF240TvXZWUriK2lgtbLaumWoeeQt5GXE+ZW1eFacAZe0/G5G2Ws=', 'base64'))).toBe(
      'Blåbærgrød',
    );
    expect(vault.digest('Blåbærgrød').toString('base64')).toBe('xFSYczrBqi2GJ/tgl6zBNq6k4v+S+VcVnF6YGnrU6/4=');
  });

  it('rejects torn data and data of a missing key', async () => {
    await using pool = new HashPool();
    const hasher = createHasher({ keys, pool, cost: LIGHT });
    const { phc } = await hasher.hash('Aa_45678');
    await expect(hasher.verify('Aa_45678', { phc: phc.slice(0, -1), kid: 'k1' })).rejects.toThrow('malformed');
    await expect(hasher.verify('Aa_45678', { phc, kid: 'k2' })).rejects.toThrow('a key that the key file does not hold');
  });

  it('reports an unreadable key file', async () => {
    await expect(openKeyFile(db, folder)).rejects.toThrow(`the key file ${folder} can not be read`);
  });

  it.each([
    ['verifyEmail', 60],
    ['forgottenPassword', 30],
  ] as const)('accepts a code of kind %s for %i minutes', async (kind, minutes) => {
    let now = Date.UTC(2027, 2, 1);
    const codes = createCodes({ nowMs: () => now, random: randomBytes });
    const userId = newProfileId(randomBytes);
    await db`insert into users (id, status, created_at, last_seen_day) values (${userId}, 1, now(), now())`;
    const use = async (afterMs: number) => {
      const code = await codes.issue(db, { userId, kind, targetEmail: 'a@example.dk' });
      now += afterMs;
      return codes.use(db, { userId, kind, code });
    };
    expect(await use(minutes * 60_000 - 1)).toEqual({ targetEmail: 'a@example.dk' });
    expect(await use(minutes * 60_000)).toBeNull();
  });
});

describe('random values', () => {
  it('draws random values of their format that do not repeat', () => {
    const draw = (): string => newProfileId(randomBytes);
    const ids = Array.from({ length: 2000 }, draw);
    expect(new Set(ids).size).toBe(2000);
    expect(ids.every((id) => /^[0-9a-z]{26}$/.test(id))).toBe(true);
    expect(newCode(randomBytes)).toMatch(/^[0-9a-f]{40}$/);
    expect(newLoginHash(randomBytes)).toMatch(/^[0-9a-f]{64}$/);
    // Every letter is as likely: far from what chance gives in 52,000 draws.
    const counts = new Map<string, number>();
    for (const letter of ids.join('')) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    expect(counts.size).toBe(36);
    for (const count of counts.values()) expect(Math.abs(count - 52_000 / 36)).toBeLessThan(300);
  });

  it('seals any text', () => {
    const vault = createVault(keysOf(line('k1')));
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => vault.unseal(vault.seal(text)) === text));
  });
});
