// The connectors of all sources as a process of their own. Commands and results are messages.
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Message } from '@stillingen/domain/messages';
import { createIngestClient } from '@stillingen/sources';
import { connectorNamed, ConnectorRun, createStateFile } from '@stillingen/sources/connect';
import { createHttpGet } from '../../server/http/outbound/http-get.ts';
import { sharedNowMs } from './source-server.ts';

export interface Assignment {
  readonly sources: readonly { readonly name: string; readonly leagues: readonly string[]; readonly key: string }[];
  readonly mirror: string;
  readonly url: string;
  readonly dataDir: string;
  /** The clock: `fromMs` at the real time `realMs`, and `factor` times as fast. */
  readonly fromMs: number;
  readonly realMs: number;
  readonly factor: number;
}

/** A message with a score that the provider API accepted. */
export interface AcceptedScore {
  readonly source: string;
  readonly match: string;
  readonly goals: number;
  readonly atMs: number;
}

/** An answer by its number, and the messages that followed from it. */
export interface Step {
  readonly source: string;
  readonly answer: number;
  readonly atMs: number;
  readonly messages: Message[];
}

export interface Results {
  readonly scores: readonly AcceptedScore[];
  readonly steps: readonly Step[];
  readonly warnings: readonly string[];
  readonly cpuMs: number;
  readonly rssMb: number;
  readonly heapMb: number;
}

const MB = 2 ** 20;

function scoreOf(source: string, message: Message, atMs: number): AcceptedScore[] {
  if ((message.kind !== 'score' && message.kind !== 'status') || message.score === undefined) return [];
  const [, match = ''] = message.key.split('/');
  return [{ source, match, goals: message.score.home + message.score.away, atMs }];
}

function run(assignment: Assignment, signal: AbortSignal) {
  const { sources, mirror, url, dataDir, fromMs, realMs, factor } = assignment;
  const scores: AcceptedScore[] = [];
  const steps: Step[] = [];
  const warnings: string[] = [];
  const clock = {
    nowMs: () => Math.floor(fromMs + (Date.now() - realMs) * factor),
    sleep: (ms: number) => sleep(ms / factor, undefined, { signal }).catch(() => undefined),
  };
  const runs = sources.map(({ name, leagues, key }) => {
    const client = createIngestClient({ url, key });
    return new ConnectorRun({
      ...{ connector: connectorNamed(name)!, leagues, key: 'bench', userAgent: 'stillingen/bench', clock, signal },
      address: new URL(`${mirror}/${name}`),
      httpGet: createHttpGet('any'),
      random: Math.random,
      store: createStateFile(dataDir, name),
      log: { info: () => undefined, warn: (line) => void warnings.push(line) },
      record: (_path, { headers }) =>
        void steps.push({ source: name, answer: Number(headers['x-answer']), atMs: sharedNowMs(), messages: [] }),
      ingest: {
        async deliver(messages, options) {
          const results = await client.deliver(messages, options);
          const atMs = sharedNowMs();
          const accepted = messages.filter((_, index) => results[index]?.result === 'accepted');
          steps.findLast(({ source }) => source === name)?.messages.push(...accepted);
          scores.push(...accepted.flatMap((message) => scoreOf(name, message, atMs)));
          return results;
        },
      },
    }).run();
  });
  return { scores, steps, warnings, over: Promise.all(runs) };
}

const [assignment] = (await once(process, 'message')) as [Assignment];
const ending = new AbortController();
const { over, ...results } = run(assignment, ending.signal);
// The measured time begins, and ends, with a message.
await once(process, 'message');
const before = process.cpuUsage();
await once(process, 'message');
const { user, system } = process.cpuUsage(before);
const { rss } = process.memoryUsage();
(globalThis as { gc?: () => void }).gc?.();
const { heapUsed } = process.memoryUsage();
ending.abort();
await over;
const all: Results = { ...results, cpuMs: (user + system) / 1000, rssMb: rss / MB, heapMb: heapUsed / MB };
process.send!(all, () => process.disconnect());
