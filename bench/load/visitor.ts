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
import type { Effect, Event, Feed, State, Transition } from '../../client/sync/state.ts';
import { DIGITS, MARK, systemUs } from '../push/mark.ts';
import { ask } from './ports.ts';
import { type Counted, noteTime, type Tally } from './tally.ts';

const PROJECT_TYPE = 1;
const FEEDS: Readonly<Record<Feed, string>> = {
  update: buildFeedName({ kind: 'update', anySport: 1, projectType: PROJECT_TYPE }),
  repair: buildFeedName({ kind: 'repair', anySport: 1, projectType: PROJECT_TYPE }),
  list: listFeed(),
};
const COUNTED: Readonly<Record<Feed, Counted>> = { update: 'polls', repair: 'repairs', list: 'reloads' };

export interface Visit {
  /** Where the site is served: one of them at first, and the next where it does not answer. */
  readonly origins: readonly string[];
  /** Requests of a new visitor: the address of the page, null if it is open already, then its feeds. */
  readonly page: string | null;
  readonly feeds: readonly string[];
  /** The match whose page it is: its feeds are asked for again every few seconds, and soon after something happens in it. Null for a list. */
  readonly event: string | null;
  /** Channels to follow by push; null for a visitor without push, which polls. */
  readonly subject: string | null;
}

export interface Visitor {
  /** Whether push delivers updates. */
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

/** Times each update by the mark in its text. */
function noteUpdates(tally: Tally, text: string): void {
  const nowUs = systemUs();
  for (let at = text.indexOf(MARK); at !== -1; at = text.indexOf(MARK, at + DIGITS)) {
    noteTime(tally, 'update', (nowUs - Number(text.slice(at + 1, at + 1 + DIGITS))) / 1000);
    tally.counts.updates += 1;
  }
}

/**
 * A visitor that loads a page and its feeds and stays: it follows by the push of the product's client, and loads missed updates by
 * the rules of that client's tables.
 */
export function startVisitor(
  tally: Tally,
  { ports, pauses, clock, agent: shared }: Surroundings,
  { origins, page, feeds, event, subject }: Visit,
): Visitor {
  let turn = Math.floor(Math.random() * origins.length);
  let hasLeft = false;
  let isUp = false;
  let downMs: number | null = null;
  let cancelTimer = (): void => {};
  let cancelRefresh = (): void => {};
  const tags = event === null ? null : new Map<string, string>();
  const push = createPush(ports, pauses, clock, {
    urls: origins.map((origin) => `${origin.replace('http', 'ws')}/push`),
    namespace: '',
  });

  /** Asks once more at the next address where there is no answer. */
  async function askSomewhere(what: 'page' | 'feed', path: string, agent: Agent): Promise<boolean> {
    for (const _ of origins) {
      if (await ask(tally, what, origins[turn % origins.length]! + path, agent, tags)) return true;
      turn += 1;
    }
    return false;
  }

  async function come(): Promise<void> {
    tally.counts.visits += 1;
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    if (page !== null) await askSomewhere('page', page, agent);
    for (const feed of feeds) await askSomewhere('feed', pathOf(feed), agent);
    agent.destroy();
    if (hasLeft) return;
    if (event !== null) refreshIn(DETAIL_REFRESH_MS);
    // What came with the page is the list.
    dispatch({ type: 'fetched', atS: Math.floor(ports.nowMs() / 1000) });
    if (subject !== null) push.subscribe(subject, onPush);
  }

  function refreshIn({ least, most }: { readonly least: number; readonly most: number }): void {
    cancelRefresh();
    cancelRefresh = ports.after(randomBetween(ports, least, most), () => {
      tally.counts.refreshes += 1;
      for (const feed of feeds) void askSomewhere('feed', pathOf(feed), shared);
      refreshIn(DETAIL_REFRESH_MS);
    });
  }
  /** The sync machine of the product's client. */
  let state: State = start({ follows: true, pauses: pauses.reasons() }, ports.nowMs()).state;
  const dispatch = (input: Event): void => enter(step(state, input, ports.nowMs()));
  function enter(next: Transition): void {
    state = next.state;
    for (const effect of next.effects) run(effect);
  }
  function run(effect: Effect): void {
    cancelTimer();
    if (effect.type === 'wait') {
      const pauseMs = randomBetween(ports, effect.leastMs, effect.mostMs);
      cancelTimer = ports.after(pauseMs, () => dispatch({ type: 'due' }));
    } else if (effect.type === 'fetch') void fetchFeed(effect.feed);
  }
  async function fetchFeed(feed: Feed): Promise<void> {
    tally.counts[COUNTED[feed]] += 1;
    const atS = Math.floor(ports.nowMs() / 1000);
    const isAnswered = await askSomewhere('feed', pathOf(FEEDS[feed]), shared);
    dispatch(isAnswered ? { type: 'fetched', atS } : { type: 'failed' });
  }

  function onPush(message: Parameters<Parameters<typeof push.subscribe>[1]>[0]): void {
    switch (message.type) {
      case 'up':
        isUp = true;
        if (downMs !== null) noteTime(tally, 'back', ports.nowMs() - downMs);
        downMs = null;
        return dispatch({ type: 'pushUp', recovered: message.recovered });
      case 'down':
        isUp = false;
        downMs = ports.nowMs();
        return dispatch({ type: 'pushDown' });
      case 'gap':
        tally.counts.gaps += 1;
        return dispatch(message);
      case 'data':
        if (event !== null && message.text.includes(event)) refreshIn(DETAIL_FOLLOW_MS);
        noteUpdates(tally, message.text);
        return dispatch({ type: 'verified' });
      case 'verified':
        return dispatch(message);
    }
  }

  void come();
  return {
    isFollowing: () => isUp || subject === null,
    leave() {
      hasLeft = true;
      cancelRefresh();
      push.close();
      dispatch({ type: 'close' });
    },
  };
}
