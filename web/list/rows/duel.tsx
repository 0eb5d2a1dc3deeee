import type { Table } from '@stillingen/client';
import { StageType } from '@stillingen/domain';
import { Chip, Flag, PlaceName } from '../../ui/index.ts';
import { tableText } from '#text/table.ts';
import type { RowsProps, TitleProps } from '../races/meetings.ts';
import styles from '../sections/league-section.module.css';
import { MatchRow } from './row.tsx';

function roundOf(table: Table, { league, events }: TitleProps['group']): string {
  const rounds = new Set(events.map((id) => table.rows.get(id)?.round ?? ''));
  const [round = ''] = rounds;
  return rounds.size === 1 && round !== '' ? tableText.round(round, league) : '';
}

const liveCount = (table: Table, events: readonly string[]): number =>
  events.filter((id) => table.rows.get(id)?.stageType === StageType.live).length;

export function LeagueTitle({ table, group, folded, origin }: TitleProps) {
  const { league, events } = group;
  const about = [league.stageName, folded ? tableText.matches(events.length, liveCount(table, events)) : roundOf(table, group)];
  return (
    <>
      <h2>
        <a href={league.url ?? '/'}>
          <Flag code={league.countryCode ?? ''} label="" />
          <bdi>{league.name ?? league.title}</bdi>
        </a>
      </h2>
      {origin === null ? null : <Chip kind="quiet">{origin}</Chip>}
      <span className={styles.about}>
        <PlaceName name={league.category ?? league.countryName} short={league.countryShort} />
        {about.filter(Boolean).map((each) => ` · ${each}`)}
      </span>
      {league.tables && !folded ? (
        <a className={styles.standingsLink} href={`${league.url ?? '/'}stilling/`}>
          {tableText.standings}
        </a>
      ) : null}
    </>
  );
}

export const MatchRows = ({ group: { events }, listId, ...row }: RowsProps) => (
  <ul id={listId} className={styles.rows}>
    {events.map((id) => (
      <MatchRow key={id} id={id} {...row} />
    ))}
  </ul>
);
