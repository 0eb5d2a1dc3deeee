import type { MessageResult, OfferMessage } from '@stillingen/domain/messages';
import type { Clock, HttpGet, Log, OddsClient } from '../../ports.ts';
import { fetchAnswer } from '../engine/fetch-answer.ts';
import { UnreadableAnswer } from '../kit/answer.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../kit/pace.ts';
import { instantOf } from '../kit/start.ts';
import { matchOffers } from './match-events.ts';
import type { KnownFixture, OddsConnector } from './odds-connector.ts';

/** By the event that is nearest. A price that is not confirmed for ten minutes counts in nothing. */
const PACE = { live: MINUTE, near: 5 * MINUTE, day: 30 * MINUTE, idle: 6 * HOUR };
const NEAR = 3 * HOUR;
const AHEAD = 8 * DAY;
const BACK = 6 * HOUR;
const RETRY = 10 * MINUTE;
/** A part of the month's quota is left to the operator. */
const SPENT = 0.9;
const MOST_WAIT = 30 * SECOND;

/** The events of a sport that start between two times. */
export type FixturesBetween = (sport: number, fromMs: number, toMs: number) => readonly KnownFixture[];

export interface OddsRunOptions {
  readonly connector: OddsConnector;
  readonly leagues: readonly string[];
  readonly key: string;
  readonly userAgent: string;
  readonly httpGet: HttpGet;
  readonly client: OddsClient;
  readonly fixturesBetween: FixturesBetween;
  readonly clock: Clock;
  readonly log: Log;
}

interface League {
  readonly code: string;
  dueMs: number;
  /** The offers of the last answer, by key: those that are missing from the next are closed. */
  sent: ReadonlyMap<string, OfferMessage>;
}

/** How long the source's quota lasts at one request of every league: until the month ends. */
export function spreadMs(remaining: number, leagues: number, cost: number, nowMs: number): number {
  const now = new Date(nowMs);
  const leftMs = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1) - nowMs;
  return remaining < cost ? leftMs : (leftMs * leagues * cost) / (remaining * SPENT);
}

function paceOf(fixtures: readonly KnownFixture[], nowMs: number): number {
  const open = fixtures.filter(({ phase }) => phase !== 'over');
  if (open.some(({ phase }) => phase !== 'before')) return PACE.live;
  const nextMs = Math.min(Infinity, ...open.map(({ startMs }) => startMs - nowMs));
  return nextMs < NEAR ? PACE.near : nextMs < DAY ? PACE.day : PACE.idle;
}

/** Reads a source of odds league by league, within its quota, and submits what it offers. */
export class OddsRun {
  readonly #options: OddsRunOptions;
  readonly #leagues: readonly League[];
  readonly #reported = new Set<string>();
  #remaining = Infinity;

  constructor(options: OddsRunOptions) {
    this.#options = options;
    this.#leagues = options.leagues.map((code) => ({ code, dueMs: 0, sent: new Map() }));
  }

  /** Credits that the source still allows, as it stated last. */
  get remaining(): number {
    return this.#remaining;
  }

  /** Until `signal` is aborted, or the source refuses the key. */
  async run(signal: AbortSignal): Promise<void> {
    const { clock } = this.#options;
    while (!signal.aborted) {
      const league = this.#leagues.toSorted((a, b) => a.dueMs - b.dueMs)[0];
      if (league === undefined) return;
      const waitMs = league.dueMs - clock.nowMs();
      if (waitMs > 0) await clock.sleep(Math.min(waitMs, MOST_WAIT), signal);
      else if ((await this.#ask(league, signal)) === 'ends') return;
    }
  }

  async #ask(league: League, signal: AbortSignal): Promise<'ends' | 'goes on'> {
    const { connector, key, userAgent, httpGet, clock } = this.#options;
    const { name, address, key: keyed, cost, remainingHeader } = connector;
    const path = `${connector.path(league.code)}&${keyed.field}=${encodeURIComponent(key)}`;
    const input = { connector: { key: null }, address: new URL(address), path, key: '', userAgent, validators: {}, httpGet };
    const fetched = await fetchAnswer({ ...input, nowMs: clock.nowMs(), signal });
    const nowMs = clock.nowMs();
    if (fetched.kind !== 'answer') {
      const isRefused = fetched.kind === 'failed' && fetched.ends === 'source';
      const why = fetched.kind === 'failed' ? fetched.why : 'no answer';
      this.#warn(`${name}, ${league.code}: ${why}${isRefused ? `: check ${keyed.setting}, or its quota is spent` : ''}`);
      league.dueMs = nowMs + ((fetched.kind === 'failed' ? fetched.retryMs : null) ?? RETRY);
      return isRefused ? 'ends' : 'goes on';
    }
    this.#remaining = Number(fetched.headers[remainingHeader] ?? this.#remaining);
    const pace = await this.#publish(league, fetched.text, nowMs);
    league.dueMs = nowMs + Math.max(pace, spreadMs(this.#remaining, this.#leagues.length, cost, nowMs));
    return 'goes on';
  }

  /** Returns the pace of the next request. */
  async #publish(league: League, text: string, nowMs: number): Promise<number> {
    const { connector, fixturesBetween, client } = this.#options;
    try {
      const { events, unread } = connector.read({ league: league.code, body: JSON.parse(text) as unknown });
      const sport = events[0]?.sport;
      const fixtures = sport === undefined ? [] : fixturesBetween(sport, nowMs - BACK, nowMs + AHEAD);
      const { offers, unmatched, unmapped } = matchOffers({ events }, fixtures, connector.bookmakers, nowMs);
      for (const line of unread) this.#warn(`${connector.name}, ${league.code}: ${line}`);
      for (const line of unmatched) this.#warn(`${connector.name}, ${league.code}: ${line}`);
      for (const bookmaker of unmapped) this.#warn(`${connector.name}: no id for the bookmaker ${bookmaker}`);
      const sent = new Map(offers.map((offer) => [offer.key, offer]));
      const gone = [...league.sent.values()].filter(({ key }) => !sent.has(key));
      const closed = gone.map((offer): OfferMessage => ({ ...offer, seq: offer.seq + 1, at: instantOf(nowMs), state: 'closed' }));
      const messages = [...closed, ...offers];
      if (messages.length > 0) this.#reportRefusals(messages, await client.submitOdds(messages));
      league.sent = sent;
      const ours = new Set(offers.map(({ event }) => (typeof event === 'string' ? event : event.id)));
      return paceOf(
        fixtures.filter(({ id }) => ours.has(id)),
        nowMs,
      );
    } catch (error) {
      const isShape = error instanceof UnreadableAnswer || error instanceof SyntaxError;
      this.#warn(`${connector.name}, ${league.code}: ${isShape ? error.message : `not delivered: ${String(error)}`}`);
      return RETRY;
    }
  }

  #reportRefusals(messages: readonly OfferMessage[], results: readonly MessageResult[]): void {
    results.forEach(({ result, code = 'unknown', path = '' }, index) => {
      const { betType, bookmaker } = messages[index]!;
      if (result === 'refused')
        this.#warn(`${this.#options.connector.name}: ${betType} of bookmaker ${bookmaker} is refused: ${code} ${path}`);
    });
  }

  /** Once, and never with the key. */
  #warn(line: string): void {
    const { key, log } = this.#options;
    const shown = key === '' ? line : line.replaceAll(key, '…').replaceAll(encodeURIComponent(key), '…');
    if (this.#reported.has(shown)) return;
    this.#reported.add(shown);
    log.warn(shown);
  }
}
