import { createStore, type Table } from '@stillingen/client';
import { eventItemId, leagueItemId } from '@stillingen/domain';
import { useSyncExternalStore } from 'react';
import { usePage } from '../page/page-context.ts';
import { starText } from '../text/da-star.ts';
import { Icon } from '../ui/index.ts';
import type { MineController } from './mine-controller.ts';
import styles from './star.module.css';

const onServer = createStore<ReadonlySet<string>>(new Set());

/** A star beside a link. `id` names what it follows, `name` is what it says. */
export function Star({
  id,
  name,
  className = '',
  act,
}: {
  id: string;
  name: string;
  className?: string | undefined;
  act: (controller: MineController) => void;
}) {
  const { mine } = usePage();
  const { subscribe, get } = mine?.starred ?? onServer;
  const isOn = useSyncExternalStore(
    subscribe,
    () => get().has(id),
    () => false,
  );
  return (
    <button
      type="button"
      className={`${styles.star} ${className}`}
      aria-pressed={isOn}
      aria-label={starText.follow(name)}
      data-star={id}
      onClick={() => mine?.press(id, act)}
    >
      <Icon name="star" />
    </button>
  );
}

interface RowStarProps {
  readonly table: Table;
  readonly sportId: number;
  readonly id: string;
  readonly name: string;
}

/** Leftmost in the row of a match, over the room that the row leaves. */
export const MatchStar = ({ table, sportId, id, name }: RowStarProps) => (
  <Star
    id={eventItemId(sportId, id)}
    name={name}
    className={styles.inRow}
    act={(controller) => controller.toggleMatch(table, id, name)}
  />
);

/** Of a race, which is followed whole. `id` is that of its league. */
export const RaceStar = ({ table, sportId, id, name }: RowStarProps) => (
  <Star
    id={leagueItemId(sportId, id)}
    name={name}
    className={styles.inRow}
    act={(controller) => controller.toggleTournament(table, id, name)}
  />
);
