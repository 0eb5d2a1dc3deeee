import type { TableLeague } from '@stillingen/client';
import { dayOf, PROJECT_TYPE, StageType } from '@stillingen/domain';
import { buildPageFeedName, type EventRow } from '@stillingen/wire';
import { byMeeting, type TableGroup } from '../list/races/meetings.ts';

export const PARTS = ['today', 'coming', 'latest'] as const;
export type PartName = (typeof PARTS)[number];

export interface CategoryPart {
  readonly name: PartName;
  readonly groups: readonly TableGroup[];
}

/** Events of several days, and past midnight, count as today. `today`: '2026-11-20'. */
function partOf({ start, end, stageType }: EventRow, today: string): PartName {
  const first = dayOf(start ?? 0);
  if (stageType === StageType.live || (first <= today && dayOf(end ?? start ?? 0) >= today)) return 'today';
  return first > today ? 'coming' : 'latest';
}

/** Leagues by when their events are played; parts without events are left out. */
export function partsOf(
  leagues: readonly TableLeague[],
  rows: ReadonlyMap<string, EventRow>,
  today: string,
): readonly CategoryPart[] {
  const parts: Record<PartName, TableLeague[]> = { today: [], coming: [], latest: [] };
  for (const { league, events } of leagues) {
    const byPart = Map.groupBy(
      events.filter((id) => rows.has(id)),
      (id) => partOf(rows.get(id)!, today),
    );
    for (const [name, ids] of byPart) parts[name].push({ league, events: ids });
  }
  return PARTS.map((name) => ({ name, groups: byMeeting(parts[name]) })).filter(({ groups }) => groups.length > 0);
}

export function firstGroups(parts: readonly CategoryPart[], drawn: readonly TableGroup[]): readonly CategoryPart[] {
  let from = 0;
  return parts.flatMap((part) => {
    const groups = drawn.slice(from, from + part.groups.length);
    from += part.groups.length;
    return groups.length === 0 ? [] : [{ ...part, groups }];
  });
}

export const categoryFeed = ({ sportId, categoryId }: { sportId: number; categoryId: number }, tz: number): string =>
  buildPageFeedName({
    kind: 'country',
    sport: sportId,
    country: categoryId,
    tz,
    lang: 'da',
    order: 'y',
    projectType: PROJECT_TYPE.id,
  });
