import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Database, StoreError } from '../../database/database.ts';
import type { Vault } from '../context.ts';

export interface Key {
  readonly kid: string;
  readonly secret: Buffer;
}
/** The current key writes; all keys read. */
export interface Keys {
  readonly current: Key;
  readonly byId: ReadonlyMap<string, Buffer>;
}

const LINE = /^([a-z0-9-]{1,16}) ([A-Za-z0-9_-]{43})$/;
const FORM = 'lines of a name and a key ("k1 " and 32 bytes as base64url), the current one first';

/** Parses a key file. Throws StoreError without the line's content. */
export function parseKeys(text: string, file: string): Keys {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const keys = lines.map((line): Key => {
    const [, kid, secret] = LINE.exec(line.trim()) ?? [];
    if (kid === undefined || secret === undefined) throw new StoreError(`the key file ${file} is malformed; allowed: ${FORM}`);
    return { kid, secret: Buffer.from(secret, 'base64url') };
  });
  const byId = new Map(keys.map(({ kid, secret }) => [kid, secret]));
  const [current] = keys;
  if (current === undefined || byId.size !== keys.length)
    throw new StoreError(`the key file ${file} ${current === undefined ? 'is empty' : 'names a key twice'}; allowed: ${FORM}`);
  return { current, byId };
}

/** Reads a key file that must hold the keys `written`. Throws StoreError. */
export function readKeyFile(file: string, written: readonly string[]): Keys {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new StoreError(`the key file ${file} can not be read: ${(error as Error).message}`);
  }
  const keys = parseKeys(text, file);
  const lacking = written.find((kid) => !keys.byId.has(kid));
  if (lacking !== undefined)
    throw new StoreError(`the key file ${file} lacks the key ${lacking}, with which accounts were written; add its line`);
  return keys;
}

function makeKeyFile(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const kid = `k${randomBytes(4).toString('hex')}`;
  writeFileSync(file, `${kid} ${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
}

/** Creates a missing file, unless the database has used a key before. Throws StoreError. */
export async function openKeyFile(db: Database, file: string): Promise<Keys> {
  const known = (await db<{ kid: string }[]>`select kid from pepper_keys order by kid`).map(({ kid }) => kid);
  if (!existsSync(file)) {
    if (known.length > 0)
      throw new StoreError(`the key file ${file} is missing, and accounts were written with its key ${known[0]}; put it back`);
    makeKeyFile(file);
  }
  const keys = readKeyFile(file, known);
  await db`insert into pepper_keys (kid) values (${keys.current.kid}) on conflict do nothing`;
  return keys;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const deriveKey = (secret: Buffer, purpose: 'seal' | 'digest'): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', `stillingen identity ${purpose}`, 32)));

/** AES-256-GCM with the key id in front, so that older keys still open. */
export function createVault({ current, byId }: Keys): Vault {
  const sealing = new Map([...byId].map(([kid, secret]) => [kid, deriveKey(secret, 'seal')]));
  const digesting = deriveKey(current.secret, 'digest');
  return {
    seal(text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', sealing.get(current.kid)!, nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([Buffer.from(`${current.kid} `), nonce, cipher.getAuthTag(), body]);
    },
    unseal(sealed) {
      const space = sealed.indexOf(' ');
      const key = sealing.get(sealed.subarray(0, Math.max(0, space)).toString());
      if (key === undefined) throw new Error('sealed with a key that the key file does not hold');
      const [nonceFrom, tagFrom] = [space + 1, space + 1 + NONCE_BYTES];
      const bodyFrom = tagFrom + TAG_BYTES;
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(nonceFrom, tagFrom));
      decipher.setAuthTag(sealed.subarray(tagFrom, bodyFrom));
      return decipher.update(sealed.subarray(bodyFrom), undefined, 'utf8') + decipher.final('utf8');
    },
    digest: (text) => createHmac('sha256', digesting).update(text).digest(),
  };
}
