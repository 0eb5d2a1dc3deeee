import { createHash } from 'node:crypto';
import type { LoginHash, ProfileId } from '@stillingen/wire/account';

type Random = (bytes: number) => Buffer;

const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz';
const ID_LENGTH = 26;
/** Bytes above this would favour the first letters. */
const FAIR_BYTES = 256 - (256 % ALPHABET.length);

/** 26 of 0-9 and a-z, 134 bits of chance, and nothing of the time. */
export function newProfileId(random: Random): ProfileId {
  let id = '';
  while (id.length < ID_LENGTH) {
    for (const byte of random(ID_LENGTH)) if (byte < FAIR_BYTES && id.length < ID_LENGTH) id += ALPHABET[byte % ALPHABET.length];
  }
  return id;
}

/** The secret of a session: 256 bits. */
export const newLoginHash = (random: Random): LoginHash => random(32).toString('hex');
/** The secret of a mail link: 160 bits. */
export const newCode = (random: Random): string => random(20).toString('hex');
/** Names a session in lists; 96 bits. */
export const newSessionKey = (random: Random): string => random(12).toString('base64url');
/** The secret of a device cookie: 128 bits. */
export const newDevice = (random: Random): string => random(16).toString('base64url');

/** How a random secret is kept: it has too many bits to be guessed, and needs no slow hash. */
export const sha256 = (secret: string): Buffer => createHash('sha256').update(secret).digest();
