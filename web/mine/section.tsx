import { sportNameById } from '@stillingen/domain';
import { MINE_PATH } from '@stillingen/wire';
import { useId } from 'react';
import { MoreRows, useGradualRows } from '../list/motion/gradual.tsx';
import { byMeeting } from '../list/races/meetings.ts';
import { readToggled, useFolded } from '../list/sections/collapsed.ts';
import { useNow, usePage } from '../page/page-context.ts';
import { mineText } from '#text/mine/mine.ts';
import { Icon } from '../ui/index.ts';
import { GameRows } from './game-rows.tsx';
import type { MineController } from './contract.ts';
import type { MineSlotProps } from './mine-slot.tsx';
import styles from './section.module.css';
import { todaysGames } from './todays-games.ts';
import { useFollowed, useOtherSports } from './use-followed.ts';

/** Among the folded leagues of the cookie. */
const FOLD_KEY = 'minegame';
const LONGEST = 8;

/** Short enough to stand below the stage. */
const shortSport = (id: number): string => {
  const name = sportNameById(id)?.danishName ?? '';
  return name.length <= LONGEST ? name : `${name.slice(0, 5).trimEnd()}.`;
};

/** The first section of the table while something in it runs or is to come today. */
export function MineSection({ controller, day }: { controller: MineController } & MineSlotProps) {
  const { sportId } = usePage();
  const [folded, fold] = useFolded(readToggled(document.cookie));
  const listId = useId();
  const leagues = useFollowed(controller);
  const { table } = controller.followed;
  const nowS = useNow((now) => now - (now % 60));
  const { groups, live, later } = todaysGames(leagues, table.rows, nowS);
  const { groups: drawn, more } = useGradualRows(byMeeting(groups), 'mine');
  useOtherSports(groups);
  if (live + later === 0) return null;
  const isFolded = folded.has(FOLD_KEY);
  return (
    <section className={styles.section} aria-label={mineText.games}>
      <header className={styles.head}>
        <Icon name="star" size={16} className={styles.mark} />
        <h2>{mineText.games}</h2>
        <span className={styles.about}>{mineText.liveAndLater(live, later)}</span>
        <a href={MINE_PATH}>{mineText.all}</a>
        <button
          type="button"
          aria-expanded={!isFolded}
          aria-controls={listId}
          aria-label={isFolded ? mineText.show : mineText.hide}
          onClick={() => fold(FOLD_KEY)}
        >
          <Icon name={isFolded ? 'down' : 'up'} size={16} />
        </button>
      </header>
      {isFolded ? null : (
        <ul id={listId} className={styles.rows}>
          <GameRows
            table={table}
            groups={drawn}
            day={day}
            placeOf={({ league }) => (league.sportId === sportId ? undefined : shortSport(league.sportId ?? 0))}
          />
        </ul>
      )}
      {isFolded ? null : <MoreRows more={more} />}
    </section>
  );
}
