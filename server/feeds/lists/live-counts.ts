import { type LiveState, StageType } from '@stillingen/domain';

/** How many matches and races are being played, by sport in order of id: '1:116|7:3'; empty where none is. */
export function liveText({ events, races }: Pick<LiveState, 'events' | 'races'>): string {
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
