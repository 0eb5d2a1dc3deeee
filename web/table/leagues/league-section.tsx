import type { Table, TableLeague } from '@stillingen/client';
import { DateFormat, dayOf, formatDate, leagueItemId } from '@stillingen/domain';
import { memo, useId } from 'react';
import { type PageSport, usePage } from '../../app/page-context.ts';
import { clockTime, Icon } from '../../design/index.ts';
import { tableText } from '../../text/da-table.ts';
import styles from './league-section.module.css';
import { LeagueTitle } from './league-title.tsx';
import { raceName } from '../races/race-name.ts';
import { MatchRow } from '../rows/row.tsx';
import { raceParts } from '../rows/row-kinds.ts';

/**
 * What tells this section from all others of the page: where a league has several, and of races, when its first event is.
 * `day` is the day that the page stands for.
 */
function labelOf(table: Table, { league, events }: TableLeague, hasSeveral: boolean, day: string): string {
  const start = table.rows.get(events[0] ?? '')?.start;
  const words = league.noDuel ? [raceName(league), league.session] : [league.name ?? league.title, league.stageName];
  const name = [league.category ?? league.countryName, words.filter(Boolean).join(', ')].filter(Boolean).join(': ');
  if (!start || !(hasSeveral || league.noDuel)) return name;
  return `${dayOf(start) === day ? '' : `${formatDate(start, DateFormat.shortDate)} `}${clockTime(start)} ${name}`;
}

/** Exact heights are known up to so many rows; above, of every fifth number of rows up to the most that is told. */
const EXACT_ROWS = 20;
const MOST_ROWS = 40;
const told = (rows: number): number => (rows <= EXACT_ROWS ? rows : Math.min(MOST_ROWS, Math.ceil(rows / 5) * 5));

function shownRows({ league, events }: TableLeague, sport: PageSport): number {
  return league.noDuel ? Math.min(events.length, sport.limits.onMain ?? events.length) : events.length;
}

/**
 * A league with its matches, or a race with its competitors. `onFold` null where it can not be folded; then it is open.
 * `marksOrigin` where not all of the page is simulated. Its sport is the league's own; `sportId` where the league says none.
 */
export const LeagueSection = memo(function LeagueSection({
  sectionKey,
  table,
  group,
  sportId,
  folded,
  day,
  marksOrigin,
  onFold,
}: {
  table: Table;
  group: TableLeague;
  sportId: number;
  folded: boolean;
  day: string;
  marksOrigin: boolean;
  /** Names this section among those of the list. */
  sectionKey: string;
  onFold: ((stageId: string) => void) | null;
}) {
  const listId = useId();
  const { league, events } = group;
  const sport = usePage().sport(league.sportId ?? sportId);
  const race = league.noDuel === true ? raceParts() : null;
  const name = race === null ? (league.name ?? league.title ?? '') : raceName(league);
  const title = { table, group, folded, marksOrigin };
  return (
    <section
      // Sorted by time, a league has several sections.
      id={onFold === null ? undefined : leagueItemId(sport.id, league.stageId ?? '')}
      className={`${styles.league} ${race === null ? '' : styles.race}`}
      data-glide={sectionKey}
      data-rows={folded ? 0 : told(shownRows(group, sport))}
      aria-label={labelOf(table, group, onFold === null, day)}
    >
      <header className={`${styles.header} ${folded ? styles.folded : ''}`}>
        {race === null ? <LeagueTitle {...title} /> : <race.RaceTitle {...title} sport={sport} day={day} />}
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
      {folded ? null : race === null ? (
        <ul id={listId} className={styles.rows}>
          {events.map((id) => (
            <MatchRow
              key={id}
              table={table}
              id={id}
              sport={sport}
              day={day}
              marksOrigin={marksOrigin && league.simulated !== true}
            />
          ))}
        </ul>
      ) : (
        <race.RaceRows table={table} group={group} sport={sport} limit={sport.limits.onMain} listId={listId} />
      )}
    </section>
  );
});
