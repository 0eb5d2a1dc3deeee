import { once } from 'node:events';
import { createConnection, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const TEXT = 1;
const HEAD_END = '\r\n\r\n';
/** Shared by all sockets of a process: a stream would allocate a buffer for each message. */
const buffer = Buffer.alloc(64 * 1024);

interface Listeners {
  onOpen(): void;
  /** The bytes are valid during the call. */
  onPayload(payload: Buffer): void;
  /** `answer` is the HTTP refusal; empty after an open connection or without an answer. */
  onClose(answer: string): void;
}

export interface BareSocket {
  /** At most 125 bytes. */
  send(text: string): void;
  destroy(): void;
}

/** `address` is HOST:PORT, also used as the origin. */
export function openBareSocket(address: string, path: string, { onOpen, onPayload, onClose }: Listeners): BareSocket {
  const [host, port] = address.split(':');
  const socket = createConnection({
    host,
    port: Number(port),
    noDelay: true,
    onread: {
      buffer,
      callback(length) {
        receive(buffer.subarray(0, length));
        return true;
      },
    },
  });
  const read = createFrameReader(onPayload, (bytes) => socket.write(bytes));
  let isOpen = false;
  let answer = '';
  function receive(bytes: Buffer): void {
    if (isOpen) return read(bytes);
    const before = answer.length;
    answer += bytes.toString('latin1');
    const end = answer.indexOf(HEAD_END);
    if (end === -1) return;
    if (!answer.startsWith('HTTP/1.1 101')) {
      socket.destroy();
      return;
    }
    isOpen = true;
    answer = '';
    onOpen();
    read(bytes.subarray(end + HEAD_END.length - before));
  }
  socket.on('error', () => undefined);
  socket.on('close', () => onClose(answer.split('\r\n')[0]!));
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: ${address}\r\nOrigin: http://${address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n`,
  );
  return {
    send: (text) => void socket.write(clientFrame(TEXT, text)),
    destroy: () => void socket.destroy(),
  };
}

/** Retries: the server may have just been started. */
export async function connect(port: number): Promise<Socket> {
  for (let attempt = 0; ; attempt += 1) {
    const socket = createConnection({ host: '127.0.0.1', port, noDelay: true });
    try {
      await once(socket, 'connect');
      return socket;
    } catch (error) {
      if (attempt === 50) throw error;
      await sleep(100);
    }
  }
}

/** Frames of a WebSocket client (RFC 6455), enough to count messages. */

const CLOSE = 8;
const PING = 9;
const MASK_BIT = 0x80;
const FINAL_BIT = 0x80;
const OPCODE_BITS = 0x0f;

/** Masked, at most 125 bytes. */
export function clientFrame(opcode: number, text: string): Buffer {
  const payload = Buffer.from(text);
  // A mask of zeros leaves the bytes as they are.
  return Buffer.concat([Buffer.from([FINAL_BIT | opcode, MASK_BIT | payload.length, 0, 0, 0, 0]), payload]);
}
const PONG = clientFrame(10, '');
const GOODBYE = clientFrame(CLOSE, '');

/** Passes on data payloads, answers pings and closes. Bytes are valid during the call. */
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
