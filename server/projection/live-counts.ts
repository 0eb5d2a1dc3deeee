import { type EventId, type EventItem, type LiveState, type Race, StageType } from '@stillingen/domain';
import { PAST_MS } from '../journal/snapshots.ts';
import type { Projection } from './projection.ts';
import { LIVE_PLACES } from './topics.ts';

type Played = Pick<LiveState, 'events' | 'races'>;

/** Seconds without a change, after which the provider has forgotten to end an event. */
const FORGOTTEN_S = 3 * 3600;

/** The provider whose reports of the course count. */
const reporterOf = (event: EventItem | Race): string => ('filled' in event ? event.filled?.course : undefined) ?? event.provider;

const liveIds = ({ events, races }: Played): EventId[] =>
  [events, races].flatMap((all) => [...all.values()].flatMap(({ id, stageType }) => (stageType === StageType.live ? [id] : [])));

/** Live matches and races by sport: '1:116|7:3'; '' without any. */
export function liveText({ events, races }: Played): string {
  const counts = new Map<number, number>();
  for (const all of [events, races]) {
    for (const { sportId, stageType } of all.values())
      if (stageType === StageType.live) counts.set(sportId, (counts.get(sportId) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([a], [b]) => a - b)
    .map(([sportId, count]) => `${sportId}:${count}`)
    .join('|');
}

interface Live {
  readonly version: number;
  readonly text: string;
  readonly ids: readonly EventId[];
}

/** What is live now. Counting walks all events: once for each change of them. */
export class LiveNow {
  readonly #projection: Pick<Projection, 'state' | 'version'>;
  #counted: Live | null = null;

  constructor(projection: Pick<Projection, 'state' | 'version'>) {
    this.#projection = projection;
  }

  text(): string {
    return this.#count().text;
  }

  /** The longest silence of a provider that reports a live event; 0 without one. */
  silenceMs(silenceOf: (provider: string) => number, nowS: number): number {
    const { events, races } = this.#projection.state;
    let longest = 0;
    for (const id of this.#count().ids) {
      const event = events.get(id) ?? races.get(id);
      // Entries are applied before they are counted.
      if (event?.stageType !== StageType.live) continue;
      if (event.changedAt > nowS - FORGOTTEN_S) longest = Math.max(longest, silenceOf(reporterOf(event)));
    }
    return longest;
  }

  #count(): Live {
    const version = this.#projection.version(LIVE_PLACES);
    if (this.#counted?.version !== version) {
      const { state } = this.#projection;
      this.#counted = { version, text: liveText(state), ids: liveIds(state) };
    }
    return this.#counted;
  }
}

/** How many competitions are not real ones. */
export function simulatedShare({ leagues }: Pick<LiveState, 'leagues'>): 'all' | 'some' | 'none' {
  let [real, other] = [false, false];
  for (const { origin } of leagues.values()) {
    if (origin === 'real') real = true;
    else other = true;
  }
  return other ? (real ? 'some' : 'all') : 'none';
}

export class LiveCounts {
  #noted: { readonly text: string; readonly fromMs: number }[] = [];

  note(text: string, nowMs: number): void {
    if (this.#noted.at(-1)?.text === text) return;
    const known = this.#noted.findLastIndex(({ fromMs }) => fromMs <= nowMs - PAST_MS);
    this.#noted = [...this.#noted.slice(Math.max(0, known)), { text, fromMs: nowMs }];
  }

  at(atMs: number): string {
    return this.#noted.findLast(({ fromMs }) => fromMs <= atMs)?.text ?? '';
  }
}
