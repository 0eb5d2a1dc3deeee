// The push server alone: what is posted to /publish goes to all who follow the subject in the path.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parsePushSubject } from '@stillingen/wire';
import { createApp } from '../../server/http/app.ts';
import { createPushHub } from '../../server/push/hub.ts';
import { PUSH_LIMITS } from '../../server/push/limits.ts';
import { push } from '../../server/push/plugin.ts';

const app = createApp({ logLevel: 'warn' });
const hub = createPushHub({ nowMs: Date.now, isKnown: () => true });
push(app, {
  hub,
  nowMs: Date.now,
  random: Math.random,
  origins: [],
  addressHeader: '',
  limits: { ...PUSH_LIMITS, perAddress: 100_000 },
});
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
app.post('/publish/:subject', (request, reply) => {
  const subject = parsePushSubject((request.params as { subject: string }).subject)!;
  for (const row of request.body as string[]) hub.publish(subject, () => row);
  return reply.send('');
});
/** The stalls of the event loop since it was last asked (milliseconds). */
app.get('/stall', (_request, reply) => {
  const stall = { maxMs: delay.max / 1e6, p999Ms: delay.percentile(99.9) / 1e6 };
  delay.reset();
  return reply.send(stall);
});
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
process.once('SIGTERM', () => process.exit(0));
