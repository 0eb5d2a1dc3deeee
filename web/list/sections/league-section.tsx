import type { Table, TableLeague } from '@stillingen/client';
import { DateFormat, dayOf, formatDate, leagueItemId, StageType } from '@stillingen/domain';
import type { LeagueRow } from '@stillingen/wire';
import { memo, useId } from 'react';
import { usePage } from '../../page/page-context.ts';
import { clockTime, Flag, Icon } from '../../ui/index.ts';
import { tableText } from '../../text/da-table.ts';
import styles from './league-section.module.css';
import type { TableGroup } from '../races/meetings.ts';
import { raceName } from '../races/race-name.ts';
import { sectionParts } from '../rows/row-kinds.ts';

/** When the first event of a league begins; null or undefined where that is not known. */
const startOf = (table: Table, { events }: TableLeague) => table.rows.get(events[0] ?? '')?.start;

/**
 * What tells a section from the others of the page: a league, or the meeting of races, with where it is played; with the time
 * of its first match where its league `hasSeveral`. `day` is the day that the page stands for.
 */
function labelOf(table: Table, group: TableGroup, hasSeveral: boolean, day: string): string {
  const { league } = group;
  const words = league.noDuel ? [raceName(league)] : [league.name ?? league.title, league.stageName];
  const name = [league.category ?? league.countryName, words.filter(Boolean).join(', ')].filter(Boolean).join(': ');
  const start = startOf(table, group);
  if (!start || !hasSeveral || league.noDuel) return name;
  return `${dayOf(start) === day ? '' : `${formatDate(start, DateFormat.shortDate)} `}${clockTime(start)} ${name}`;
}

/** The mark of a league whose matches are not real ones, which never shares a league with real ones; null for a real one. */
const originOf = (table: Table, { league, events }: TableLeague): string | null => {
  if (league.simulated !== true) return null;
  return events.some((id) => table.rows.get(id)?.origin === 'replay') ? tableText.replayed : tableText.simulated;
};

/** The league of the rows below, in a list that is sorted by time. */
function LeagueLine({ league }: { league: LeagueRow }) {
  return (
    <h2>
      <a href={league.url ?? '/'}>
        <Flag code={league.countryCode ?? ''} label="" />
        <bdi>{league.name ?? league.title}</bdi>
        <small>{league.category ?? league.countryName}</small>
      </a>
    </h2>
  );
}

/** Exact heights are known up to so many rows; above, of every fifth number of rows up to the most that is roundedRows. */
const EXACT_ROWS = 20;
const MOST_ROWS = 40;
/** The height of a race in rows of its section, before it begins and after. */
const [RACE_AHEAD_ROWS, RACE_ROWS] = [1.2, 2.5];
const roundedRows = (rows: number): number => (rows <= EXACT_ROWS ? rows : Math.min(MOST_ROWS, Math.ceil(rows / 5) * 5));

/** How many rows high a group is. A race that has begun shows its first competitors. */
function heightOf(table: Table, { events, races }: TableGroup): number {
  if (races === undefined) return events.length;
  const isAhead = (race: TableLeague) => table.rows.get(race.events[0]!)?.stageType === StageType.scheduled;
  return Math.ceil(races.reduce((rows, race) => rows + (isAhead(race) ? RACE_AHEAD_ROWS : RACE_ROWS), 0));
}

/**
 * A league with its matches, or a meeting with its races. `onFold` null where it can not be folded; then it is open.
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
  byTime = false,
  onFold,
}: {
  table: Table;
  group: TableGroup;
  sportId: number;
  folded: boolean;
  day: string;
  marksOrigin: boolean;
  /** Whether the list is sorted by time. */
  byTime?: boolean;
  /** Names this section among those of the list. */
  sectionKey: string;
  onFold: ((stageId: string) => void) | null;
}) {
  const listId = useId();
  const { league } = group;
  const sport = usePage().sport(league.sportId ?? sportId);
  const isRace = league.noDuel === true;
  const { Title, Rows } = sectionParts(isRace ? 'race' : 'duel');
  const name = isRace ? raceName(league) : (league.name ?? league.title ?? '');
  // One of several runs of a league in a list that is sorted by time.
  const isRun = byTime && !isRace;
  const section = { table, group, sport, day };
  return (
    <section
      // Sorted by time, a league has several sections; of races, each row stands for its league.
      id={onFold === null || isRace ? undefined : leagueItemId(sport.id, league.stageId ?? '')}
      className={`${styles.league} ${isRace ? styles.race : ''} ${isRun ? styles.run : ''}`}
      data-glide={sectionKey}
      data-rows={folded ? 0 : roundedRows(heightOf(table, group))}
      aria-label={labelOf(table, group, onFold === null, day)}
    >
      <header className={`${isRun ? styles.line : styles.header} ${folded ? styles.folded : ''}`}>
        {isRun ? (
          <LeagueLine league={league} />
        ) : (
          <Title {...section} folded={folded} origin={marksOrigin ? originOf(table, group) : null} />
        )}
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
      {folded ? null : <Rows {...section} listId={listId} marksOrigin={marksOrigin && league.simulated !== true} />}
    </section>
  );
});
