import type { ServerFrame } from '@stillingen/wire';

/** A frame with its bytes for each transport, encoded once for all subscribers. */
export interface Frame {
  readonly message: ServerFrame;
  readonly json: string;
  readonly size: number;
  /** Shared by outboxes: the collector would copy thousands of short lists. */
  readonly alone: readonly [Frame];
  readonly webSocket: Buffer;
  readonly event: Buffer;
}

const TEXT_FRAME = 0x81;
const LENGTH_16_BIT = 126;
const LENGTH_64_BIT = 127;

/** A whole unmasked text frame (RFC 6455, 5.2). */
export function webSocketFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const headBytes = length < LENGTH_16_BIT ? 2 : length < 0x1_00_00 ? 4 : 10;
  const frame = Buffer.allocUnsafe(headBytes + length);
  frame[0] = TEXT_FRAME;
  if (headBytes === 2) frame[1] = length;
  else if (headBytes === 4) {
    frame[1] = LENGTH_16_BIT;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = LENGTH_64_BIT;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, headBytes);
  return frame;
}

export function createFrame(message: ServerFrame): Frame {
  const json = JSON.stringify(message);
  let webSocket: Buffer | null = null;
  let event: Buffer | null = null;
  let alone: readonly [Frame] | null = null;
  const frame: Frame = {
    message,
    json,
    size: json.length,
    get alone() {
      alone ??= [frame];
      return alone;
    },
    get webSocket() {
      webSocket ??= webSocketFrame(json);
      return webSocket;
    },
    get event() {
      event ??= Buffer.from(`data: ${json}\n\n`);
      return event;
    },
  };
  return frame;
}

/** The connection of one subscriber over either transport. */
export interface Connection {
  readonly transport: 'webSocket' | 'eventStream';
  write(frames: readonly Frame[]): void;
  /** The previous write is not finished: nothing is written until it is. */
  isFull(): boolean;
  /** Sends a ping with the next write, where the transport has one. */
  probe(): void;
  /** The last ping was not answered in time. */
  isSilent(): boolean;
  close(code: number, reason: string): void;
  terminate(): void;
}
