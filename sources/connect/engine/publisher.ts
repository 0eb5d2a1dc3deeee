import { isDecided, Stage } from '@stillingen/domain';
import { HEARTBEAT_MS, sendHeartbeat } from '../../ingest-client.ts';
import type { IngestClient } from '../../ports.ts';
import { UnreadableAnswer } from '../kit/answer.ts';
import type { Answer, Connector, MatchPlan } from '../kit/connector.ts';
import { advance } from './advance.ts';
import { deliverDrafts, type Waiting } from './deliver.ts';
import { DraftWriter } from './drafts.ts';
import { type MatchMemory, planOf } from './match-memory.ts';
import type { Notes } from './notes.ts';
import { isInPlay, isKept, isPlanned, VANISHED_MS } from './source-state.ts';

/** What an answer still waits for: a second answer, the provider API, or nothing. */
export type Pending = 'answer' | 'server' | 'nothing';

export interface PublisherOptions {
  readonly connector: Connector;
  readonly leagues: readonly string[];
  readonly ingest: IngestClient;
  readonly notes: Notes;
}

/** Reads answers of one source, and delivers how they differ from what it remembers of each match. */
export class Publisher {
  readonly #options: PublisherOptions;
  readonly #matches = new Map<string, MatchMemory>();
  readonly #unmapped = new Set<string>();
  #deliveredMs = 0;

  constructor(options: PublisherOptions) {
    this.#options = options;
  }

  get matches(): ReadonlyMap<string, MatchMemory> {
    return this.#matches;
  }

  get unmapped(): readonly string[] {
    return [...this.#unmapped];
  }

  remember(matches: readonly MatchMemory[], unmapped: readonly string[], nowMs: number): void {
    for (const match of matches) if (isKept(match, nowMs)) this.#matches.set(match.key, match);
    for (const name of unmapped) this.#unmapped.add(name);
  }

  forget(nowMs: number): void {
    for (const [key, match] of this.#matches) if (!isKept(match, nowMs)) this.#matches.delete(key);
  }

  plans(nowMs: number): MatchPlan[] {
    return [...this.#matches.values()].filter((match) => isPlanned(match, nowMs)).map(planOf);
  }

  /** Throws UnreadableAnswer where the answer as a whole is not of the documented shape. */
  read(path: string, text: string, nowMs: number): Answer {
    const { connector, leagues, notes } = this.#options;
    const answer = connector.read({ path, body: parseJson(text), nowMs, leagues });
    for (const line of answer.unread) notes.warn(`${path}: ${line}`, nowMs);
    for (const name of answer.unmapped) {
      if (this.#unmapped.has(name)) continue;
      this.#unmapped.add(name);
      notes.warn(`the competition ${JSON.stringify(name)} is not in the catalogue; its matches are left out`, nowMs);
    }
    return answer;
  }

  async publish({ matches }: Answer, nowMs: number): Promise<Pending> {
    const waiting: Waiting[] = [];
    let waits = false;
    for (const report of matches) {
      const step = advance(this.#matches.get(report.key) ?? null, report, nowMs, this.#options.connector.withdrawal);
      this.#matches.set(report.key, step.memory);
      if (step.drafts.length > 0) waiting.push({ key: report.key, drafts: step.drafts });
      waits ||= step.waits;
    }
    if (!(await this.#deliver(waiting, nowMs))) return 'server';
    return waits ? 'answer' : 'nothing';
  }

  /**
   * While matches are in play: 'Vent' for those that no answer has, or for all where the source is
   * silent; else a sign of life, where `isAlive`.
   */
  async keepAlive(nowMs: number, { isSilent, isAlive }: { isSilent: boolean; isAlive: boolean }): Promise<void> {
    const inPlay = [...this.#matches.values()].filter((match) => isInPlay(match) && isPlanned(match, nowMs));
    if (inPlay.length === 0) return;
    await this.#markAwaiting(
      inPlay.filter(({ seenMs }) => isSilent || (isAlive && nowMs - seenMs >= VANISHED_MS)),
      isSilent,
      nowMs,
    );
    if (!isAlive || nowMs - this.#deliveredMs < HEARTBEAT_MS) return;
    this.#deliveredMs = nowMs;
    await sendHeartbeat(this.#options.ingest);
  }

  async #markAwaiting(lost: readonly MatchMemory[], isSilent: boolean, nowMs: number): Promise<void> {
    const shown = lost.filter(({ stage }) => stage !== null && stage !== Stage.awaitingUpdate && !isDecided(stage));
    const waiting = shown.map((memory): Waiting => {
      const writer = new DraftWriter(memory, nowMs, nowMs);
      const stage = Stage.awaitingUpdate;
      writer.write<'status'>('status', { kind: 'status', event: writer.event, stage }, { learned: { stage } });
      if (!isSilent) this.#options.notes.warn(`${memory.key} is in no answer any more`, nowMs);
      return { key: memory.key, drafts: writer.drafts };
    });
    await this.#deliver(waiting, nowMs);
  }

  async #deliver(waiting: readonly Waiting[], nowMs: number): Promise<boolean> {
    const { ingest, notes } = this.#options;
    if (waiting.length === 0) return true;
    try {
      const { refused } = await deliverDrafts(ingest, this.#matches, waiting);
      for (const line of refused) notes.warn(line, nowMs);
      this.#deliveredMs = nowMs;
      return true;
    } catch (error) {
      notes.warn(`the provider API does not answer: ${(error as Error).message}`, nowMs);
      return false;
    }
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const start = text.trimStart().slice(0, 20);
    throw new UnreadableAnswer(start === '' ? 'an empty answer' : `not JSON: it begins with ${JSON.stringify(start)}`);
  }
}
