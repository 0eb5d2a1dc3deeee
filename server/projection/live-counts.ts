import { PAST_MS } from '../journal/past.ts';
import { type LiveState, StageType } from '@stillingen/domain';

type Played = Pick<LiveState, 'events' | 'races'>;

/** Nothing is played for so long without a word of it (seconds): its provider has forgotten to say that it is over. */
const FORGOTTEN_S = 3 * 3600;

/** Whether anything is being played, and was said to be so not too long ago. */
export const isAnythingLive = ({ events, races }: Played, nowS: number): boolean =>
  [events, races].some((all) =>
    all.values().some(({ stageType, changedAt }) => stageType === StageType.live && changedAt > nowS - FORGOTTEN_S),
  );

/** How many matches and races are being played, by sport in order of id: '1:116|7:3'; empty where none is. */
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

/** What the counts were within the last minutes, for visitors who see everything later. */
export interface LiveCounts {
  /** The counts are these from now on. */
  note(text: string, nowMs: number): void;
  /** The counts at a moment; empty where they are not known any more. */
  at(atMs: number): string;
}

/** Keeps the counts for as long as a delay may be. */
export function createLiveCounts(): LiveCounts {
  let noted: { readonly text: string; readonly fromMs: number }[] = [];
  return {
    note(text, nowMs) {
      if (noted.at(-1)?.text === text) return;
      const known = noted.findLastIndex(({ fromMs }) => fromMs <= nowMs - PAST_MS);
      noted = [...noted.slice(Math.max(0, known)), { text, fromMs: nowMs }];
    },
    at: (atMs) => noted.findLast(({ fromMs }) => fromMs <= atMs)?.text ?? '',
  };
}
