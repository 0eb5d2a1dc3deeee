import type { Table, TableLeague } from '@stillingen/client';
import { StageType } from '@stillingen/domain';
import type { LeagueRow } from '@stillingen/wire';
import { memo, useId } from 'react';
import { Chip, clockTime, Flag, Icon } from '../design/index.ts';
import { tableText } from '../text/da-table.ts';
import styles from './league-section.module.css';
import { MatchRow } from './row.tsx';

/** The round that all matches share, empty where they do not. */
function roundOf(table: Table, events: readonly string[]): string {
  const rounds = new Set(events.map((id) => table.rows.get(id)?.round ?? ''));
  const [round = ''] = rounds;
  return rounds.size === 1 && round !== '' ? tableText.round(round) : '';
}

/** The mark of a league whose matches are not real ones; they never share a league with real ones. */
const originOf = (table: Table, events: readonly string[]): string =>
  events.some((id) => table.rows.get(id)?.origin === 'replay') ? tableText.replayed : tableText.simulated;

/** What tells this section from all others of the page; sorted by time, a league has a section for each start. */
function labelOf(table: Table, { league, events }: TableLeague, byTime: boolean): string {
  const start = table.rows.get(events[0] ?? '')?.start;
  const name = `${league.countryName ?? ''}: ${[league.name ?? league.title, league.stageName].filter(Boolean).join(', ')}`;
  return byTime && start ? `${clockTime(start)} ${name}` : name;
}

const liveCount = (table: Table, events: readonly string[]): number =>
  events.filter((id) => table.rows.get(id)?.stageType === StageType.live).length;

function leaguePath(league: LeagueRow): string {
  const url = league.url ?? '/';
  return url.endsWith('/') ? url : `${url}/`;
}

/** The league's standings within its page. */
const standingsPath = (league: LeagueRow): string => `${leaguePath(league)}stilling/`;

/** A league and its matches. `onFold` null where it can not be folded; then it is open. `marksOrigin` where not all of the page is simulated. */
export const LeagueSection = memo(function LeagueSection({
  sectionKey,
  table,
  group,
  folded,
  day,
  marksOrigin,
  onFold,
}: {
  table: Table;
  group: TableLeague;
  folded: boolean;
  day: string;
  marksOrigin: boolean;
  /** Names this section among those of the list. */
  sectionKey: string;
  onFold: ((stageId: string) => void) | null;
}) {
  const listId = useId();
  const { league, events } = group;
  const name = league.name ?? league.title ?? '';
  const about = [
    league.countryName,
    league.stageName,
    folded ? tableText.matches(events.length, liveCount(table, events)) : roundOf(table, events),
  ];
  return (
    <section
      className={styles.league}
      data-glide={sectionKey}
      data-rows={folded ? 0 : Math.min(events.length, 20)}
      aria-label={labelOf(table, group, onFold === null)}
    >
      <header className={`${styles.header} ${folded ? styles.folded : ''}`}>
        <h2>
          <a href={leaguePath(league)}>
            <Flag code={league.countryCode ?? ''} label="" />
            <bdi>{name}</bdi>
          </a>
        </h2>
        {league.simulated === true && marksOrigin ? <Chip kind="quiet">{originOf(table, events)}</Chip> : null}
        <span className={styles.about}>{about.filter(Boolean).join(' · ')}</span>
        {league.tables && !folded ? (
          <a className={styles.go} href={standingsPath(league)}>
            {tableText.standings}
          </a>
        ) : null}
        {onFold === null ? null : (
          <button
            type="button"
            className={styles.fold}
            aria-expanded={!folded}
            aria-controls={listId}
            aria-label={folded ? tableText.show(name) : tableText.hide(name)}
            onClick={() => onFold(league.stageId ?? '')}
          >
            <Icon name={folded ? 'down' : 'up'} size={16} />
          </button>
        )}
      </header>
      {folded ? null : (
        <ul id={listId} className={styles.rows}>
          {events.map((id) => (
            <MatchRow key={id} table={table} id={id} day={day} marksOrigin={marksOrigin && league.simulated !== true} />
          ))}
        </ul>
      )}
    </section>
  );
});
