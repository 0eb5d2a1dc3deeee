import type { Table } from '@stillingen/client';
import { leagueItemId } from '@stillingen/domain';
import { raceName } from '../../list/races/meetings.ts';
import { FollowButton } from '../../mine/follow/follow.tsx';
import { useIsNear } from '../../mine/limits.ts';
import type { PageSport } from '../../page/page-context.ts';
import type { RaceFeed } from './race-feed.ts';

/** While my games take it, which need its competitors. */
export function FollowRace({
  race: { league, lead, start, end },
  sport,
  table,
}: {
  race: RaceFeed;
  sport: PageSport;
  table: Table;
}) {
  const isOffered = useIsNear({ start, end });
  if (!isOffered || lead === null) return null;
  const stageId = league.stageId ?? '';
  const name = [raceName(league), league.session].filter(Boolean).join(', ');
  return (
    <FollowButton
      ids={[leagueItemId(sport.id, stageId)]}
      name={name}
      act={(controller) => controller.toggleRace(table, stageId, name, sport.limits.onMain)}
    />
  );
}
