import { setTimeout as sleep } from 'node:timers/promises';
import type { Message, MessageResult } from '@stillingen/domain/messages';
import { createRandom } from '../../../sources/random.ts';
import { deliver } from '../feed.ts';
import { createMatch, type Match } from '../match.ts';

const RETRY_MS = 25;
/** Time to an answer, after which the request is retried. */
const ANSWER_MS = 4000;
const MAX_GOALS = 9;

/** One match with its last answered score, as `home-away`. */
export interface ReportedMatch {
  readonly home: string;
  score: string;
}

/** Retries unanswered messages and records the answered ones, none of which may be lost. */
export interface LoadProvider {
  /** All that was answered `accepted` or `duplicate`, as `key seq`. */
  readonly answered: ReadonlySet<string>;
  readonly matches: readonly ReportedMatch[];
  /** Answers by result, with the number of failed requests and of 503. */
  readonly counts: { accepted: number; duplicate: number; unanswered: number };
  readonly answeredMs: readonly number[];
  kickOff(): Promise<void>;
  /** Submits goals at this rate until `stop`. */
  begin(perSecond: number): void;
  /** Resolves when every submitted message is answered. Rejects if one was refused. */
  stop(): Promise<void>;
}

interface ProviderOptions {
  readonly seed: number;
  /** Addresses of the API: the next one is tried if one does not answer 200. */
  readonly urls: () => readonly string[];
  readonly key: string;
  /** Number of matches that are reported concurrently. */
  readonly senders?: number;
}

export function createProvider({ seed, urls, key, senders = 20 }: ProviderOptions): LoadProvider {
  const answered = new Set<string>();
  const answeredMs: number[] = [];
  const matches: ReportedMatch[] = [];
  const counts = { accepted: 0, duplicate: 0, unanswered: 0 };
  let over = false;
  let begun = 0;
  let sending: Promise<unknown> = Promise.resolve();

  async function request(url: string, batch: readonly Message[]): Promise<MessageResult[] | null> {
    try {
      const response = await deliver(url, key, batch, AbortSignal.timeout(ANSWER_MS));
      if (response.status === 200) return ((await response.json()) as { results: MessageResult[] }).results;
      const text = await response.text();
      if (response.status !== 503) throw new Error(`answered ${response.status}: ${text}`);
    } catch (error) {
      // No whole answer in time.
      if (!(error instanceof TypeError || error instanceof SyntaxError || error instanceof DOMException)) throw error;
    }
    return null;
  }

  async function deliverAll(batch: readonly Message[]): Promise<void> {
    for (let attempt = 0; ; attempt += 1) {
      const all = urls();
      const results = await request(all[attempt % all.length]!, batch);
      if (results === null) {
        counts.unanswered += 1;
        await sleep(RETRY_MS);
        continue;
      }
      for (const [index, { result }] of results.entries()) {
        const message = batch[index]!;
        if (result !== 'accepted' && result !== 'duplicate')
          throw new Error(`${JSON.stringify(results[index])} for ${JSON.stringify(message)}`);
        counts[result] += 1;
        answered.add(`${message.key} ${message.seq}`);
        if (result === 'accepted') answeredMs.push(performance.now());
      }
      return;
    }
  }

  const plans = Array.from({ length: senders }, (_, sender) => {
    const name = `${seed}-${sender}`;
    return createMatch({ key: `m${name}`, home: `Hjemme ${name}`, away: `Ude ${name}` });
  });

  async function send(match: Match, reported: ReportedMatch, sender: number, pauseMs: number): Promise<void> {
    const random = createRandom('faults', seed, sender, begun);
    while (!over) {
      await sleep(pauseMs * (0.5 + random.next()));
      const [home, away] = reported.score.split('-').map(Number) as [number, number];
      // Goals are also withdrawn: a score may fall.
      const next =
        home + away === MAX_GOALS
          ? ([0, 0] as const)
          : random.chance(0.5)
            ? ([home + 1, away] as const)
            : ([home, away + 1] as const);
      await deliverAll([match.score(...next)]);
      reported.score = next.join('-');
    }
  }

  return {
    answered,
    answeredMs,
    matches,
    counts,
    async kickOff() {
      await deliverAll(plans.flatMap((match) => match.kickedOff(20)));
      matches.push(...plans.map(({ key: name }) => ({ home: `Hjemme ${name.slice(1)}`, score: '0-0' })));
    },
    begin(perSecond) {
      over = false;
      begun += 1;
      const pauseMs = (1000 * senders) / perSecond;
      sending = Promise.all(plans.map((match, sender) => send(match, matches[sender]!, sender, pauseMs)));
      sending.catch(() => undefined);
    },
    async stop() {
      over = true;
      await sending;
    },
  };
}
