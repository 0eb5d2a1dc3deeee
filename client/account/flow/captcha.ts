interface Parameters {
  readonly algorithm: 'PBKDF2/SHA-256';
  readonly nonce: string;
  readonly salt: string;
  readonly cost: number;
  readonly keyLength: number;
  readonly keyPrefix: string;
}

const MAX_COST = 100_000;
const MAX_KEYS = 20_000;
/** Derived at a time, in threads of the browser: the page stays responsive. */
const AT_A_TIME = 16;

const HEX = /^(?:[0-9a-f]{2}){1,64}$/;
const isHex = (value: unknown): value is string => typeof value === 'string' && HEX.test(value);
const isCount = (value: unknown, max: number): boolean =>
  Number.isSafeInteger(value) && (value as number) >= 1 && (value as number) <= max;

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Throws for another kind of challenge. */
function parametersOf(challenge: unknown): Parameters {
  const { parameters } = (challenge ?? {}) as { parameters?: Record<keyof Parameters, unknown> };
  const isOurs =
    parameters?.algorithm === 'PBKDF2/SHA-256' &&
    [parameters.nonce, parameters.salt, parameters.keyPrefix].every(isHex) &&
    isCount(parameters.cost, MAX_COST) &&
    isCount(parameters.keyLength, 64);
  if (!isOurs) throw new Error('no challenge that can be solved here');
  return parameters as unknown as Parameters;
}

/** Derived from the nonce followed by the number as four bytes. */
async function keyOf({ nonce, salt, cost, keyLength }: Parameters, counter: number): Promise<string> {
  const before = bytesOf(nonce);
  const password = new Uint8Array(before.length + 4);
  password.set(before);
  new DataView(password.buffer).setUint32(before.length, counter);
  const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits']);
  const params = { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(salt), iterations: cost };
  return hexOf(new Uint8Array(await crypto.subtle.deriveBits(params, key, keyLength * 8)));
}

/** Solves a proof-of-work challenge: the answer is sent as `captcha`. Rejects an unknown kind. */
export async function solveCaptcha(challenge: unknown): Promise<string> {
  const parameters = parametersOf(challenge);
  for (let first = 0; first < MAX_KEYS; first += AT_A_TIME) {
    const keys = await Promise.all(Array.from({ length: AT_A_TIME }, (_, i) => keyOf(parameters, first + i)));
    const found = keys.findIndex((key) => key.startsWith(parameters.keyPrefix));
    if (found >= 0) return btoa(JSON.stringify({ challenge, solution: { counter: first + found, derivedKey: keys[found] } }));
  }
  throw new Error('a challenge that can not be solved');
}
