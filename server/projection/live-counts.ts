import { type LiveState, StageType } from '@stillingen/domain';
import { PAST_MS } from '../journal/snapshots.ts';
import type { Projection } from './projection.ts';
import { LIVE_PLACES } from './topics.ts';

type Played = Pick<LiveState, 'events' | 'races'>;

/** Seconds without a change, after which the provider has forgotten to end an event. */
const FORGOTTEN_S = 3 * 3600;

export const isAnythingLive = ({ events, races }: Played, nowS: number): boolean =>
  [events, races].some((all) =>
    all.values().some(({ stageType, changedAt }) => stageType === StageType.live && changedAt > nowS - FORGOTTEN_S),
  );

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

/** The counts of now, for every page. Counting walks all events: once for each change of them. */
export class LiveNow {
  readonly #projection: Pick<Projection, 'state' | 'version'>;
  #counted: { readonly version: number; readonly text: string } | null = null;

  constructor(projection: Pick<Projection, 'state' | 'version'>) {
    this.#projection = projection;
  }

  text(): string {
    const version = this.#projection.version(LIVE_PLACES);
    if (this.#counted?.version !== version) this.#counted = { version, text: liveText(this.#projection.state) };
    return this.#counted.text;
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
