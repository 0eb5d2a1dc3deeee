import { type LiveState, StageType } from '@stillingen/domain';

type Played = Pick<LiveState, 'events' | 'races'>;

/** Whether anything is being played. */
export const isAnythingLive = ({ events, races }: Played): boolean =>
  [events, races].some((all) => all.values().some(({ stageType }) => stageType === StageType.live));

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
