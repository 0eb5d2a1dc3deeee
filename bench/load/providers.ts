import { setTimeout as sleep } from 'node:timers/promises';
import { createIngestClient } from '@stillingen/sources';
import { type Match, scoreMessage } from '../matches.ts';
import { stamp } from '../push/crowds.ts';
import { noteTime, type Tally } from './report.ts';

const RETRY_MS = 250;

export interface Providers {
  /** Resolves when every submitted message is answered. */
  end(): Promise<void>;
}

/** `count` providers with their own matches, `perSecond` goals in total; retries until answered. */
export function startProviders(
  tally: Tally,
  {
    urls,
    key,
    matches,
    count,
    perSecond,
  }: {
    readonly urls: string;
    readonly key: string;
    readonly matches: readonly Match[];
    readonly count: number;
    readonly perSecond: number;
  },
): Providers {
  let isOver = false;
  async function retryUntilAnswered(client: ReturnType<typeof createIngestClient>, match: Match, goals: number): Promise<void> {
    const fromMs = performance.now();
    const message = { ...scoreMessage(match, goals), situation: stamp() };
    while (!isOver) {
      const results = await client.deliver([message]).catch(() => null);
      if (results !== null) {
        noteTime(tally, 'answer', performance.now() - fromMs);
        tally.counts[results[0]!.result === 'accepted' ? 'accepted' : 'errors'] += 1;
        return;
      }
      tally.counts.unanswered += 1;
      await sleep(RETRY_MS);
    }
  }
  async function provide(provider: number): Promise<void> {
    const client = createIngestClient({ url: urls, key });
    const own = matches.filter((_match, i) => i % count === provider);
    const sent: Promise<void>[] = [];
    const startMs = performance.now();
    for (let n = 0; !isOver; n += 1) {
      const dueMs = startMs + ((n + provider / count) * 1000 * count) / perSecond;
      await sleep(Math.max(0, dueMs - performance.now()));
      // In order per match: a later message would make an earlier one stale.
      const place = n % own.length;
      const before = sent[place] ?? Promise.resolve();
      sent[place] = before.then(() => retryUntilAnswered(client, own[place]!, 1 + Math.floor(n / own.length)));
    }
    await Promise.all(sent);
  }
  const all = Promise.all(Array.from({ length: count }, (_, provider) => provide(provider)));
  return {
    async end() {
      isOver = true;
      await all;
    },
  };
}
