// The push server alone: what is posted to /publish goes to all who follow the subject in the path.
import { parsePushSubject } from '@stillingen/wire';
import { createApp } from '../../server/http/app.ts';
import { createPushHub } from '../../server/push/hub.ts';
import { PUSH_LIMITS } from '../../server/push/limits.ts';
import { push } from '../../server/push/plugin.ts';
import { type Stalls, watchStalls } from './stalls.ts';

const app = createApp({ logLevel: 'warn' });
const clockMs = (): number => performance.now();
const hub = createPushHub({ nowMs: Date.now, clockMs, isKnown: () => true });
push(app, {
  hub,
  clockMs,
  random: Math.random,
  origins: [],
  addressHeader: '',
  limits: { ...PUSH_LIMITS, perAddress: 100_000 },
});
app.post('/publish/:subject', (request, reply) => {
  const subject = parsePushSubject((request.params as { subject: string }).subject)!;
  for (const row of request.body as string[]) hub.publish(subject, () => row);
  return reply.send('');
});
let endWatch: (() => Stalls) | null = null;
app.put('/watch', (_request, reply) => {
  endWatch = watchStalls();
  return reply.send('');
});
/** The stalls of the event loop while it was watched. */
app.delete('/watch', (_request, reply) => reply.send(endWatch!()));
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
process.once('SIGTERM', () => process.exit(0));
