import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { normalPassword } from '@stillingen/wire/account';
import type { Hasher } from '../context.ts';
import type { HashPool } from './hash-pool.ts';
import type { Keys } from './keys.ts';

/** `memory` in KiB. */
export interface HashCost {
  readonly memory: number;
  readonly passes: number;
}
/** Five times OWASP's minimum; 56 ms of a processor. */
export const HASH_COST: HashCost = { memory: 65_536, passes: 3 };

const SALT_BYTES = 16;
const TAG_BYTES = 32;
const PARALLELISM = 1;
const PHC = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d)\$([A-Za-z0-9+/]{22})\$([A-Za-z0-9+/]{43})$/;

interface Parsed extends HashCost {
  readonly parallelism: number;
  readonly salt: Buffer;
  readonly tag: Buffer;
}

const base64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

function parsePhc(phc: string): Parsed {
  const [, memory, passes, parallelism, salt, tag] = PHC.exec(phc) ?? [];
  if (tag === undefined) throw new Error('a stored password is malformed');
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt!, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

/** argon2id of the password's HMAC: without the key file a database dump allows no guessing. */
export function createHasher({
  keys,
  pool,
  cost = HASH_COST,
}: {
  keys: Keys;
  pool: Pick<HashPool, 'run'>;
  cost?: HashCost;
}): Hasher {
  const peppered = (password: string, secret: Buffer): Buffer =>
    createHmac('sha256', secret).update(normalPassword(password)).digest();
  const tagOf = (password: string, secret: Buffer, salt: Buffer, { memory, passes }: HashCost, parallelism: number) =>
    pool.run({ message: peppered(password, secret), nonce: salt, memory, passes, parallelism, tagLength: TAG_BYTES });
  const { kid, secret: current } = keys.current;
  /** Compared where there is no stored password: same work, never equal. */
  const decoy: Parsed = { ...cost, parallelism: PARALLELISM, salt: randomBytes(SALT_BYTES), tag: randomBytes(TAG_BYTES) };

  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES);
      const tag = await tagOf(password, current, salt, cost, PARALLELISM);
      const parameters = `m=${cost.memory},t=${cost.passes},p=${PARALLELISM}`;
      return { phc: `$argon2id$v=19$${parameters}$${base64(salt)}$${base64(tag)}`, kid };
    },
    async verify(password, stored) {
      const secret = stored === null ? current : keys.byId.get(stored.kid);
      if (secret === undefined) throw new Error('a stored password was made with a key that the key file does not hold');
      const known = stored === null ? decoy : parsePhc(stored.phc);
      const tag = await tagOf(password, secret, known.salt, known, known.parallelism);
      return {
        isRight: timingSafeEqual(tag, known.tag) && stored !== null,
        isOutdated: known.memory !== cost.memory || known.passes !== cost.passes || (stored !== null && stored.kid !== kid),
      };
    },
  };
}
