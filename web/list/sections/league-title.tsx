import type { Table } from '@stillingen/client';
import { StageType } from '@stillingen/domain';
import { Chip, Flag } from '../../ui/index.ts';
import { tableText } from '../../text/da-table.ts';
import type { TitleProps } from '../rows/row-kinds.ts';
import styles from './league-section.module.css';

/** The round that all matches share, empty where they do not. */
function roundOf(table: Table, events: readonly string[]): string {
  const rounds = new Set(events.map((id) => table.rows.get(id)?.round ?? ''));
  const [round = ''] = rounds;
  return rounds.size === 1 && round !== '' ? tableText.round(round) : '';
}

const liveCount = (table: Table, events: readonly string[]): number =>
  events.filter((id) => table.rows.get(id)?.stageType === StageType.live).length;

export function LeagueTitle({ table, group: { league, events }, folded, origin }: TitleProps) {
  const about = [
    league.category ?? league.countryName,
    league.stageName,
    folded ? tableText.matches(events.length, liveCount(table, events)) : roundOf(table, events),
  ];
  return (
    <>
      <h2>
        <a href={league.url ?? '/'}>
          <Flag code={league.countryCode ?? ''} label="" />
          <bdi>{league.name ?? league.title}</bdi>
        </a>
      </h2>
      {origin === null ? null : <Chip kind="quiet">{origin}</Chip>}
      <span className={styles.about}>{about.filter(Boolean).join(' · ')}</span>
      {league.tables && !folded ? (
        <a className={styles.go} href={`${league.url ?? '/'}stilling/`}>
          {tableText.standings}
        </a>
      ) : null}
    </>
  );
}
