/** What may name a person or open an account; the first that fits names the reason. */
const PERSONAL = [
  ['email', /[^\s@]@[^\s@]|%40/],
  ['address', /(?:\d{1,3}\.){3}\d{1,3}|\b(?:[\da-f]{1,4}:){2,}[\da-f:]*|::[\da-f]/i],
  // A session, a key or an id of an account: long, of letters and digits without a word's spaces.
  ['token', /(?=[\w+/=-]*\d)[\w+/=-]{16,}|\b[\da-f]{16,}\b|\b[a-z\d]{24,}\b|\beyJ[\w-]+/i],
  ['phone', /\+?\d(?:[ .()-]?\d){7,}/],
  ['query', /[?&#][\w-]+=/],
] as const;

export type PersonalReason = (typeof PERSONAL)[number][0];

/** Null for a text without such a part. */
export function personalIn(text: string): PersonalReason | null {
  // Full-width digits and other forms of the same letters count as these.
  const plain = text.normalize('NFKC');
  return PERSONAL.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}

/** One line, whatever prints it. */
export const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
