// The push server alone. It publishes posted lines, each a subject and its rows.
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { parsePushSubject } from '@stillingen/wire';
import { createApp } from '../../server/http/app.ts';
import { PushHub } from '../../server/push/hub.ts';
import { PUSH_LIMITS } from '../../server/push/limits.ts';
import { push } from '../../server/push/plugin.ts';
import { type Stalls, watchStalls } from './processors.ts';

const app = createApp({ logLevel: 'warn' });
const clockMs = (): number => performance.now();
const hub = new PushHub({ nowMs: Date.now, clockMs, isKnown: () => true });
push(app, {
  hub,
  clockMs,
  random: Math.random,
  origins: [],
  addressHeader: '',
  limits: { ...PUSH_LIMITS, perAddress: 100_000 },
});
const control = createServer((socket) => {
  createInterface({ input: socket }).on('line', (line) => {
    const [subject, ...rows] = JSON.parse(line) as [string, ...string[]];
    for (const row of rows) hub.publish(parsePushSubject(subject)!, () => row);
  });
});
let endWatch: (() => Stalls) | null = null;
app.put('/watch', (_request, reply) => {
  endWatch = watchStalls();
  return reply.send('');
});
app.delete('/watch', (_request, reply) => reply.send(endWatch!()));
await once(control.listen(0, '127.0.0.1'), 'listening');
console.log(await app.listen({ port: 0, host: '127.0.0.1' }), (control.address() as AddressInfo).port);
process.once('SIGTERM', () => process.exit(0));
