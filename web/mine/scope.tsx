import { MINE_PATH } from '@stillingen/wire';
import { useMemo } from 'react';
import { MoreRows, useGradual } from '../list/motion/gradual.tsx';
import { byMeeting } from '../list/races/meetings.ts';
import { LeagueSection } from '../list/sections/league-section.tsx';
import { useNow, usePage, useStore } from '../page/page-context.ts';
import { mineText } from '#text/mine/mine.ts';
import { Empty } from '../ui/panel.tsx';
import type { MineController } from './contract.ts';
import type { MineSlotProps } from './mine-slot.tsx';
import styles from './section.module.css';
import { todaysGames } from './todays-games.ts';
import { useFollowed, useOtherSports } from './use-followed.ts';

/** My games of today in place of the list of a sport, by league (MYG-23). */
export function MineScope({ controller, day }: { controller: MineController } & MineSlotProps) {
  const { request } = usePage();
  const leagues = useFollowed(controller);
  const { favourites, teams } = useStore(controller.mine);
  const { table, status } = controller.followed;
  const isLoading = useStore(status) === 'loading' && leagues.length === 0;
  const nowS = useNow((now) => now - (now % 60));
  const today = useMemo(() => byMeeting(todaysGames(leagues, table.rows, nowS).groups), [leagues, table, nowS]);
  const { groups, more } = useGradual(today, 'mine');
  useOtherSports(today);
  const isEmpty = favourites.games.size + favourites.tournaments.size + teams.size === 0;
  if (isLoading) return null;
  if (groups.length === 0)
    return (
      <div className={styles.none}>
        {isEmpty ? (
          <Empty title={mineText.noneTitle} hint={mineText.noneHint} />
        ) : (
          <Empty title={mineText.noneToday} hint={<a href={MINE_PATH}>{mineText.noneTodayHint}</a>} />
        )}
      </div>
    );
  return (
    <>
      {groups.map((group) => (
        <LeagueSection
          key={group.league.stageId}
          sectionKey={group.league.stageId ?? ''}
          table={table}
          group={group}
          sportId={group.league.sportId ?? 0}
          day={day}
          marksOrigin={request.demo !== 'all'}
          folded={false}
          onFold={null}
        />
      ))}
      <MoreRows more={more} />
    </>
  );
}
