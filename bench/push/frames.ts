/** Frames of a WebSocket as a client sees them (RFC 6455): just enough to count what comes. */

const CLOSE = 8;
const PING = 9;
const MASK_BIT = 0x80;
const FINAL_BIT = 0x80;
const OPCODE_BITS = 0x0f;

/** One masked frame of up to 125 bytes. */
export function clientFrame(opcode: number, text: string): Buffer {
  const payload = Buffer.from(text);
  // A mask of zeros leaves the bytes as they are.
  return Buffer.concat([Buffer.from([FINAL_BIT | opcode, MASK_BIT | payload.length, 0, 0, 0, 0]), payload]);
}
const PONG = clientFrame(10, '');
const GOODBYE = clientFrame(CLOSE, '');

/** Reads bytes as they arrive, passes on the payload of each data frame, and answers pings and closes. The bytes need not outlive the call. */
export function createFrameReader(
  onPayload: (payload: Buffer) => void,
  answer: (bytes: Buffer) => void,
): (bytes: Buffer) => void {
  let rest: Buffer | null = null;
  return (bytes) => {
    const all: Buffer = rest === null ? bytes : Buffer.concat([rest, bytes]);
    let at = 0;
    while (all.length - at >= 2) {
      const short = all[at + 1]!;
      const head = short === 127 ? 10 : short === 126 ? 4 : 2;
      if (all.length - at < head) break;
      const length = short === 127 ? Number(all.readBigUInt64BE(at + 2)) : short === 126 ? all.readUInt16BE(at + 2) : short;
      if (all.length - at < head + length) break;
      const opcode = all[at]! & OPCODE_BITS;
      if (opcode === PING) answer(PONG);
      else if (opcode === CLOSE) answer(GOODBYE);
      else onPayload(all.subarray(at + head, at + head + length));
      at += head + length;
    }
    rest = at === all.length ? null : Buffer.from(all.subarray(at));
  };
}
