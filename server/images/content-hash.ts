import { createHash } from 'node:crypto';
import { HASH_LETTERS } from './address.ts';

/** Of a drawing or a file, as it stands in addresses. */
export const hashOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, HASH_LETTERS);
