import { createStore, type Table } from '@stillingen/client';
import { eventItemId, labelKey, leagueItemId } from '@stillingen/domain';
import type { LeagueRow } from '@stillingen/wire';
import { useSyncExternalStore } from 'react';
import { usePage } from '../page/page-context.ts';
import { starText } from '#text/mine/star.ts';
import { Icon } from '../ui/index.ts';
import type { MineController } from './contract.ts';
import styles from './star.module.css';

const onServer = createStore<ReadonlySet<string>>(new Set());

export function useAreStarred(ids: readonly string[]): boolean {
  const { subscribe, get } = usePage().mine?.starred ?? onServer;
  return useSyncExternalStore(
    subscribe,
    () => ids.every((id) => get().has(id)),
    () => false,
  );
}

/** A star or pin beside a link. `id` is that of what it follows or pins. */
export function Star({
  kind = 'star',
  id,
  name,
  className = '',
  act,
}: {
  kind?: 'star' | 'pin';
  id: string;
  name: string;
  className?: string | undefined;
  act: (controller: MineController) => void;
}) {
  const { mine } = usePage();
  const isOn = useAreStarred([id]);
  return (
    <button
      type="button"
      className={`${styles.star} ${className}`}
      aria-pressed={isOn}
      aria-label={starText[kind](name)}
      {...{ [`data-${kind}`]: id }}
      // A pin may need a login first.
      onClick={() => mine?.press([id], act, kind === 'star')}
    >
      <Icon name={kind} />
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

/** Of a race, followed whole. `id` is that of its league; `shown` competitors are listed. */
export const RaceStar = ({ table, sportId, id, name, shown }: RowStarProps & { shown: number | null }) => (
  <Star
    id={leagueItemId(sportId, id)}
    name={name}
    className={styles.inRow}
    act={(controller) => controller.toggleRace(table, id, name, shown)}
  />
);

/** At the end of a league's header. */
export function Pin({ league, className }: { league: LeagueRow; className?: string | undefined }) {
  const key = labelKey(league.sportId ?? 0, league.templateKey ?? '');
  const name = league.name ?? '';
  return (
    <Star kind="pin" id={key} name={name} className={className} act={(controller) => void controller.togglePin(key, name)} />
  );
}
