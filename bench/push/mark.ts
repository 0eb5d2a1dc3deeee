export interface Received {
  readonly messages: number;
  readonly byMs: readonly number[];
}

/** Stands in each message before the time at which it was made. */
export const MARK = '@';
export const DIGITS = 16;
const MESSAGE_BYTES = 300;

const FROM_US = Number(process.hrtime.bigint() / 1000n) - performance.now() * 1000;
/** Time of the system that all its processes share (microseconds). */
export const systemUs = (): number => Math.floor(FROM_US + performance.now() * 1000);

/** The mark and the time at which it is made. */
export const stamp = (): string => `${MARK}${String(systemUs()).padStart(DIGITS, '0')}`;

/** A row of a feed, of 300 bytes, with the time at which it was made. */
export function message(): string {
  const row = (filler: string): string => `AA÷bench000¬ZZ÷${stamp()}${filler}¬~`;
  return row('.'.repeat(MESSAGE_BYTES - Buffer.byteLength(row(''))));
}
