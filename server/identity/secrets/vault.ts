import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Vault } from '../context.ts';
import type { Keys } from './key-file.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Each purpose has a key of its own, derived from that of the file. */
const derived = (secret: Buffer, purpose: 'seal' | 'digest'): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `stillingen identity ${purpose}`, 32));

/** Seals by AES-256-GCM, with the id of the key in front, so that what an older key sealed still opens. */
export function createVault({ current, byId }: Keys): Vault {
  const sealing = new Map([...byId].map(([kid, secret]) => [kid, derived(secret, 'seal')]));
  const digesting = derived(current.secret, 'digest');
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
