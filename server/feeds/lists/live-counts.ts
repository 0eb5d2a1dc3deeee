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
