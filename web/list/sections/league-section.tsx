import type { Table, TableLeague } from '@stillingen/client';
import { DateFormat, dayOf, formatDate, leagueItemId, StageType } from '@stillingen/domain';
import { memo, useId } from 'react';
import { Pin } from '../../mine/star.tsx';
import { usePage } from '../../page/page-context.ts';
import { clockTime, Icon } from '../../ui/index.ts';
import { tableText } from '#text/table.ts';
import styles from './league-section.module.css';
import { raceName, type TableGroup } from '../races/meetings.ts';
import { LeagueTitle, MatchRows } from '../rows/duel.tsx';
import { raceSection, type SectionParts } from '../rows/row-kinds.ts';

const startOf = (table: Table, { events }: TableLeague) => table.rows.get(events[0] ?? '')?.start;

/** The accessible name, with the day of another day, and a time if its league `hasSeveral` sections. */
function labelOf(table: Table, group: TableGroup, hasSeveral: boolean, day: string): string {
  const { league } = group;
  const words = league.noDuel ? [raceName(league)] : [league.name ?? league.title, league.stageName];
  const name = [league.category ?? league.countryName, words.filter(Boolean).join(', ')].filter(Boolean).join(': ');
  const start = startOf(table, group);
  if (!start || (!hasSeveral && !league.noDuel)) return name;
  const date = dayOf(start) === day ? '' : `${formatDate(start, DateFormat.shortDate)} `;
  return `${date}${league.noDuel ? '' : `${clockTime(start)} `}${name}`;
}

/** Null for real matches; a league never mixes both. */
const originOf = (table: Table, { league, events }: TableLeague): string | null => {
  if (league.simulated !== true) return null;
  return events.some((id) => table.rows.get(id)?.origin === 'replay') ? tableText.replayed : tableText.simulated;
};

/** Heights are exact up to this many rows, above in steps of five. */
const EXACT_ROWS = 20;
const MOST_ROWS = 40;
/** Heights in rows, before a race begins and after. */
const [RACE_AHEAD_ROWS, RACE_ROWS] = [1.2, 2.5];
const roundedRows = (rows: number): number => (rows <= EXACT_ROWS ? rows : Math.min(MOST_ROWS, Math.ceil(rows / 5) * 5));

function heightOf(table: Table, { events, races }: TableGroup): number {
  if (races === undefined) return events.length;
  const isAhead = (race: TableLeague) => table.rows.get(race.events[0]!)?.stageType === StageType.scheduled;
  return Math.ceil(races.reduce((rows, race) => rows + (isAhead(race) ? RACE_AHEAD_ROWS : RACE_ROWS), 0));
}

const MATCHES: SectionParts = { Title: LeagueTitle, Rows: MatchRows };

/** `onFold` is null if it cannot be folded. `marksOrigin`: mark simulated matches. */
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
  byTime?: boolean;
  sectionKey: string;
  onFold: ((stageId: string) => void) | null;
}) {
  const listId = useId();
  const { league } = group;
  const page = usePage();
  const sport = page.sport(league.sportId ?? sportId);
  const isRace = league.noDuel === true;
  const { Title, Rows } = isRace ? raceSection() : (page.odds ?? MATCHES);
  const name = isRace ? raceName(league) : (league.name ?? league.title ?? '');
  // A lone match, or one of several runs of a league in a list that is sorted by time.
  const isLine = !isRace && !folded && (byTime || group.events.length === 1);
  const section = { table, group, sport, day };
  return (
    <section
      // Several sections of a league must not share an id; a race row has its own.
      id={onFold === null || isRace ? undefined : leagueItemId(sport.id, league.stageId ?? '')}
      className={`${styles.league} ${isRace ? styles.race : ''} ${isLine ? styles.short : ''}`}
      data-glide={sectionKey}
      data-rows={folded ? 0 : roundedRows(heightOf(table, group))}
      aria-label={labelOf(table, group, onFold === null, day)}
    >
      <header className={`${styles.header} ${isLine ? styles.line : ''} ${folded ? styles.folded : ''}`}>
        <Title {...section} folded={folded} origin={marksOrigin ? originOf(table, group) : null} />
        <Pin league={league} className={styles.pin} />
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
