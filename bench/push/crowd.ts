// `crowd.ts HOST_PORT WORDS`: subscribers in a process, as many as the parent requests.
import { type CrowdRequest, type CrowdWords, DIGITS, MARK, type Received, systemUs } from './crowds.ts';
import { openBareSocket } from './socket.ts';

const MAX_MS = 10_000;
const CONNECTS_AT_ONCE = 20;

const [address = '', words = ''] = process.argv.slice(2);
const { path, hellos, ready } = JSON.parse(words) as CrowdWords;
let byMs = new Uint32Array(MAX_MS + 1);
let messages = 0;

const mark = MARK.charCodeAt(0);
const zero = '0'.charCodeAt(0);
/** Without a string per number, which would double the cost of a crowd. */
function numberAt(bytes: Buffer, from: number): number {
  let number = 0;
  for (let at = from; at < from + DIGITS; at += 1) number = number * 10 + bytes[at]! - zero;
  return number;
}

function take(payload: Buffer): void {
  const nowUs = systemUs();
  for (let at = payload.indexOf(mark); at !== -1; at = payload.indexOf(mark, at + DIGITS)) {
    const sentUs = numberAt(payload, at + 1);
    const ms = Math.min(MAX_MS, Math.max(0, Math.floor((nowUs - sentUs) / 1000)));
    byMs[ms]! += 1;
    messages += 1;
  }
}

const join = (hello: string): Promise<void> =>
  new Promise((resolve, reject) => {
    let isReady = false;
    const socket = openBareSocket(address, path, {
      onOpen: () => socket.send(hello),
      onPayload(payload) {
        if (isReady) take(payload);
        else if (payload.includes(ready)) {
          isReady = true;
          resolve();
        }
      },
      onClose: (answer) => reject(new Error(`refused: ${answer}`)),
    });
  });

async function joinAll({ count, stepMs }: Extract<CrowdRequest, { kind: 'join' }>): Promise<void> {
  for (let i = 0; i < count; i += CONNECTS_AT_ONCE) {
    const joining = Array.from({ length: Math.min(CONNECTS_AT_ONCE, count - i) }, (_, k) =>
      join(hellos[(i + k) % hellos.length]!),
    );
    // A server admits a thousand a second: late connections must not hurry.
    await Promise.all([...joining, new Promise((resolve) => setTimeout(resolve, stepMs))]);
  }
}

function report(): Received {
  const received: Received = { messages, byMs: [...byMs] };
  byMs = new Uint32Array(MAX_MS + 1);
  messages = 0;
  return received;
}

process.on('message', (request: CrowdRequest) => {
  if (request.kind === 'report') process.send!(report());
  else void joinAll(request).then(() => process.send!('joined'));
});
process.once('disconnect', () => process.exit(0));
