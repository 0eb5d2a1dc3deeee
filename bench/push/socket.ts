import { createConnection } from 'node:net';
import { clientFrame, createFrameReader } from './frames.ts';

const TEXT = 1;
const HEAD_END = '\r\n\r\n';
/** All sockets of a process read into it, one after another: a stream would make a buffer for each message, and crowds would keep servers waiting. */
const buffer = Buffer.alloc(64 * 1024);

interface Listeners {
  onOpen(): void;
  /** The payload of a frame; its bytes do not outlive the call. */
  onPayload(payload: Buffer): void;
  /** It ended; `answer` is how the server refused it, or empty where it was open or nothing was answered. */
  onClose(answer: string): void;
}

/** A WebSocket of which no more is done than a crowd needs. */
export interface BareSocket {
  /** Sends a text of up to 125 bytes. */
  send(text: string): void;
  destroy(): void;
}

/** Opens a WebSocket at `HOST:PORT`, as a page from there does. */
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
