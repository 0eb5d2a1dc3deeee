import { Agent } from 'node:http';
import { createStore, type Ports } from '@stillingen/client';
import { buildFeedName } from '@stillingen/wire';
import { listFeed } from '../matches.ts';
import { createClock } from '../../client/time/clock.ts';
import { DETAIL_FOLLOW_MS, DETAIL_REFRESH_MS } from '../../client/constants.ts';
import { createPauses } from '../../client/time/pauses.ts';
import { randomBetween } from '../../client/ports.ts';
import { createPush } from '../../client/push/push.ts';
import { start, step } from '../../client/sync/machine.ts';
import type { TableEffect, TableEvent, Feed, TableState, TableTransition } from '../../client/sync/state.ts';
import { DIGITS, MARK, systemUs } from '../push/crowds.ts';
import { fetchAndCount } from './ports.ts';
import { type Counted, noteTime, type Tally } from './report.ts';

const PROJECT_TYPE = 1;
const FEEDS: Readonly<Record<Feed, string>> = {
  update: buildFeedName({ kind: 'update', anySport: 1, projectType: PROJECT_TYPE }),
  repair: buildFeedName({ kind: 'repair', anySport: 1, projectType: PROJECT_TYPE }),
  list: listFeed(),
};
const COUNTED: Readonly<Record<Feed, Counted>> = { update: 'polls', repair: 'repairs', list: 'reloads' };

export interface Visit {
  /** Servers of the site; a visitor moves to the next if one does not answer. */
  readonly origins: readonly string[];
  /** The address of the page, null if it is already open; then its feeds. */
  readonly page: string | null;
  readonly feeds: readonly string[];
  /** The match whose feeds are polled, and refreshed after incidents; null for a list. */
  readonly event: string | null;
  /** Channel to follow by push; null for a visitor that polls. */
  readonly subject: string | null;
}

export interface Visitor {
  isFollowing(): boolean;
  leave(): void;
}

export type Surroundings = ReturnType<typeof createSurroundings>;
export const createSurroundings = (ports: Ports) => ({
  ports,
  agent: new Agent({ keepAlive: true, maxSockets: 128 }),
  pauses: createPauses(ports),
  clock: createClock(ports, createStore(0)),
});

const pathOf = (feed: string): string => `/8/x/feed/${feed}`;

function noteUpdates(tally: Tally, text: string): void {
  const nowUs = systemUs();
  for (let at = text.indexOf(MARK); at !== -1; at = text.indexOf(MARK, at + DIGITS)) {
    noteTime(tally, 'update', (nowUs - Number(text.slice(at + 1, at + 1 + DIGITS))) / 1000);
    tally.counts.updates += 1;
  }
}

type PushMessage = Parameters<Parameters<ReturnType<typeof createPush>['subscribe']>[1]>[0];

/** Follows by the product's push client and repairs gaps by the rules of its tables. */
class PageVisitor implements Visitor {
  readonly #tally: Tally;
  readonly #ports: Ports;
  readonly #shared: Agent;
  readonly #visit: Visit;
  readonly #push: ReturnType<typeof createPush>;
  readonly #tags: Map<string, string> | null;
  #turn: number;
  #hasLeft = false;
  #isUp = false;
  #downMs: number | null = null;
  #state: TableState;
  #cancelTimer = (): void => {};
  #cancelRefresh = (): void => {};

  constructor(tally: Tally, { ports, pauses, clock, agent }: Surroundings, visit: Visit) {
    this.#tally = tally;
    this.#ports = ports;
    this.#shared = agent;
    this.#visit = visit;
    this.#tags = visit.event === null ? null : new Map();
    this.#turn = Math.floor(Math.random() * visit.origins.length);
    this.#state = start({ follows: true, pauses: pauses.reasons() }, ports.nowMs()).state;
    const urls = visit.origins.map((origin) => `${origin.replace('http', 'ws')}/push`);
    this.#push = createPush(ports, pauses, clock, { urls, namespace: '' });
  }

  async open(): Promise<void> {
    const { page, feeds, event, subject } = this.#visit;
    this.#tally.counts.visits += 1;
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    if (page !== null) await this.#request('page', page, agent);
    for (const feed of feeds) await this.#request('feed', pathOf(feed), agent);
    agent.destroy();
    if (this.#hasLeft) return;
    if (event !== null) this.#refreshIn(DETAIL_REFRESH_MS);
    // The page contains the list.
    this.#dispatch({ type: 'fetched', atS: Math.floor(this.#ports.nowMs() / 1000) });
    if (subject !== null) this.#push.subscribe(subject, (message) => this.#receive(message));
  }

  isFollowing(): boolean {
    return this.#isUp || this.#visit.subject === null;
  }

  leave(): void {
    this.#hasLeft = true;
    this.#cancelRefresh();
    this.#push.close();
    this.#dispatch({ type: 'close' });
  }

  /** Moves to the next server if one does not answer. */
  async #request(what: 'page' | 'feed', path: string, agent: Agent): Promise<boolean> {
    const { origins } = this.#visit;
    for (const _ of origins) {
      if (await fetchAndCount(this.#tally, what, origins[this.#turn % origins.length]! + path, agent, this.#tags)) return true;
      this.#turn += 1;
    }
    return false;
  }

  #refreshIn({ least, most }: { readonly least: number; readonly most: number }): void {
    this.#cancelRefresh();
    this.#cancelRefresh = this.#ports.after(randomBetween(this.#ports, least, most), () => {
      this.#tally.counts.refreshes += 1;
      for (const feed of this.#visit.feeds) void this.#request('feed', pathOf(feed), this.#shared);
      this.#refreshIn(DETAIL_REFRESH_MS);
    });
  }

  #dispatch(input: TableEvent): void {
    const { state, effects }: TableTransition = step(this.#state, input, this.#ports.nowMs());
    this.#state = state;
    for (const effect of effects) this.#run(effect);
  }

  #run(effect: TableEffect): void {
    this.#cancelTimer();
    if (effect.type === 'wait') {
      const pauseMs = randomBetween(this.#ports, effect.leastMs, effect.mostMs);
      this.#cancelTimer = this.#ports.after(pauseMs, () => this.#dispatch({ type: 'due' }));
    } else if (effect.type === 'fetch') void this.#fetch(effect.feed);
  }

  async #fetch(feed: Feed): Promise<void> {
    this.#tally.counts[COUNTED[feed]] += 1;
    const atS = Math.floor(this.#ports.nowMs() / 1000);
    const isAnswered = await this.#request('feed', pathOf(FEEDS[feed]), this.#shared);
    this.#dispatch(isAnswered ? { type: 'fetched', atS } : { type: 'failed' });
  }

  #receive(message: PushMessage): void {
    switch (message.type) {
      case 'up':
        this.#isUp = true;
        if (this.#downMs !== null) noteTime(this.#tally, 'back', this.#ports.nowMs() - this.#downMs);
        this.#downMs = null;
        return this.#dispatch({ type: 'pushUp', recovered: message.recovered });
      case 'down':
        this.#isUp = false;
        this.#downMs = this.#ports.nowMs();
        return this.#dispatch({ type: 'pushDown' });
      case 'gap':
        this.#tally.counts.gaps += 1;
        return this.#dispatch(message);
      case 'data':
        if (this.#visit.event !== null && message.text.includes(this.#visit.event)) this.#refreshIn(DETAIL_FOLLOW_MS);
        noteUpdates(this.#tally, message.text);
        return this.#dispatch({ type: 'verified' });
      case 'verified':
        return this.#dispatch(message);
    }
  }
}

export function startVisitor(tally: Tally, surroundings: Surroundings, visit: Visit): Visitor {
  const visitor = new PageVisitor(tally, surroundings, visit);
  void visitor.open();
  return visitor;
}
