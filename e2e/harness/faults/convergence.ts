import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { emptyState, type LiveState } from '@stillingen/domain';
import { buildFeedName } from '@stillingen/wire';
import { replayJournal } from '../../../server/journal/load-state.ts';
import type { Database } from '../../../server/database/database.ts';
import { readJournal, readProviders } from '../../../server/journal/journal.ts';
import { eventsOf, listFeed } from '../feed.ts';
import type { LoadProvider } from './provider.ts';
import type { Watcher } from './watcher.ts';

/** Time to converge after the last message: a client retries a failed list after a minute. */
const QUIET_MS = 90_000;
const POLL_MS = 250;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const hashOfScores = (scores: ReadonlyMap<string, string>): string =>
  hashOf(
    [...scores]
      .map((pair) => pair.join(' '))
      .toSorted()
      .join('\n'),
  );

export async function textOf(url: string, feed: string): Promise<string> {
  const response = await fetch(`${url}/8/x/feed/${feed}`, { headers: { 'x-fsign': 'stillingen' } });
  if (response.status !== 200) throw new Error(`${feed} of ${url} answers ${response.status}`);
  return response.text();
}

/** By the name of the home side. */
export function scoresIn(text: string): ReadonlyMap<string, string> {
  return new Map(
    eventsOf(text).map(({ homeName, homeScore, awayScore }) => [homeName ?? '', `${homeScore ?? '?'}-${awayScore ?? '?'}`]),
  );
}

export async function untilShown(urls: readonly string[], { matches }: LoadProvider): Promise<void> {
  const isShown = async (url: string): Promise<boolean> => {
    // A server that was just restarted may not answer yet.
    const shown = scoresIn(await textOf(url, listFeed()).catch(() => ''));
    return matches.every(({ home }) => shown.has(home));
  };
  for (const url of urls) while (!(await isShown(url))) await sleep(POLL_MS);
}

export async function stateOf(db: Database): Promise<LiveState> {
  const state = emptyState();
  await replayJournal(state, readJournal(db, 0), await readProviders(db));
  return state;
}

interface Convergence {
  /** Answered messages that the journal does not hold. */
  readonly lost: readonly string[];
  /** Messages that it holds more than once. */
  readonly doubled: readonly string[];
  /** Clients and edges with other scores than were submitted, and feeds that differ between edges. */
  readonly divergent: readonly string[];
}

export interface Observed {
  readonly db: Database;
  readonly provider: LoadProvider;
  /** Addresses of all edges. */
  readonly edges: readonly string[];
  readonly watchers: Readonly<Record<string, Watcher>>;
}

async function hashesOf(url: string): Promise<ReadonlyMap<string, string>> {
  const list = await textOf(url, listFeed());
  const summaries = eventsOf(list).map(({ id }) => buildFeedName({ kind: 'summary', projectType: 1, event: id ?? '' }));
  const texts = await Promise.all(summaries.map(async (name) => [name, hashOf(await textOf(url, name))] as const));
  return new Map([[listFeed(), hashOf(list)], ...texts]);
}

async function divergencesOf({ db, provider, edges, watchers }: Observed): Promise<string[]> {
  const expectedScores = new Map(provider.matches.map(({ home, score }) => [home, score]));
  const expected = hashOfScores(expectedScores);
  const found: string[] = [];
  const compare = (source: string, shown: ReadonlyMap<string, string>): void => {
    const scores = new Map([...expectedScores.keys()].map((home) => [home, shown.get(home) ?? 'nothing']));
    if (hashOfScores(scores) === expected) return;
    const [home, score] = [...expectedScores].find((each) => scores.get(each[0]) !== each[1])!;
    found.push(`${source}: ${home} shows ${scores.get(home)} instead of ${score}`);
  };
  const state = await stateOf(db);
  const byState = [...state.events.values()].map(({ home, score }) => [
    state.participants.get(home)?.name ?? '',
    score === null ? '?-?' : score.join('-'),
  ]);
  compare('the journal', new Map(byState as [string, string][]));
  for (const url of edges) compare(url, scoresIn(await textOf(url, listFeed())));
  for (const [name, watcher] of Object.entries(watchers)) compare(name, watcher.scores());
  const [first, ...others] = await Promise.all(edges.map(hashesOf));
  for (const [at, other] of others.entries())
    for (const [name, hash] of first!) if (other.get(name) !== hash) found.push(`${name} of ${edges[at + 1]} differs`);
  return found;
}

export async function journalFaults(db: Database, { answered }: LoadProvider): Promise<Pick<Convergence, 'lost' | 'doubled'>> {
  const rows = await db<{ key: string; seq: string }[]>`select key, seq from journal order by n`;
  const [once, doubled] = [new Set<string>(), new Set<string>()];
  for (const { key, seq } of rows) {
    const message = `${key} ${seq}`;
    if (once.has(message)) doubled.add(message);
    once.add(message);
  }
  return { lost: [...answered].filter((message) => !once.has(message)), doubled: [...doubled] };
}

/** Waits until all agree with the submitted scores or the time is over; returns the differences. */
export async function convergence(observed: Observed): Promise<Convergence> {
  await observed.provider.stop();
  let divergent: string[] = [];
  for (const startMs = Date.now(); Date.now() - startMs < QUIET_MS; await sleep(POLL_MS)) {
    divergent = await divergencesOf(observed).catch((error: unknown) => [String(error)]);
    if (divergent.length === 0) break;
  }
  return { ...(await journalFaults(observed.db, observed.provider)), divergent };
}

/** Nothing lost, doubled or divergent. */
export const CONVERGED: Convergence = { lost: [], doubled: [], divergent: [] };
