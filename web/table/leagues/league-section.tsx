import type { Table, TableLeague } from '@stillingen/client';
import { DateFormat, dayOf, formatDate, leagueItemId } from '@stillingen/domain';
import { memo, useId } from 'react';
import { type PageSport, usePage } from '../../app/page-context.ts';
import { clockTime, Icon } from '../../design/index.ts';
import { tableText } from '../../text/da-table.ts';
import styles from './league-section.module.css';
import { raceName } from '../races/race-name.ts';
import { sectionParts } from '../rows/row-kinds.ts';

/** When the first event of a league, or a race, begins; null or undefined where that is not known. */
const startOf = (table: Table, { events }: TableLeague) => table.rows.get(events[0] ?? '')?.start;

/** A league's name with where it is played; where it has several sections, and of races, when its first event is, too. */
function nameOf(table: Table, group: TableLeague, hasSeveral: boolean, day: string): string {
  const { league } = group;
  const start = startOf(table, group);
  const words = league.noDuel ? [raceName(league), league.session] : [league.name ?? league.title, league.stageName];
  const name = [league.category ?? league.countryName, words.filter(Boolean).join(', ')].filter(Boolean).join(': ');
  if (!start || !(hasSeveral || league.noDuel)) return name;
  return `${dayOf(start) === day ? '' : `${formatDate(start, DateFormat.shortDate)} `}${clockTime(start)} ${name}`;
}

const placesOfStructure = new WeakMap<object, ReadonlyMap<string | null | undefined, number>>();

/**
 * The place of each race, by its stage, among those that begin together under one name, from 0: worked out once for all
 * sections of a structure. Any `day` tells the same races apart.
 */
function placesOf(table: Table, day: string): ReadonlyMap<string | null | undefined, number> {
  const structure = table.structure.get();
  const known = placesOfStructure.get(structure);
  if (known !== undefined) return known;
  const counts = new Map<string, number>();
  const places = new Map<string | null | undefined, number>();
  for (const group of structure.leagues) {
    const { noDuel, stageId } = group.league;
    if (noDuel !== true) continue;
    const name = `${startOf(table, group)} ${nameOf(table, group, true, day)}`;
    const place = counts.get(name) ?? 0;
    counts.set(name, place + 1);
    if (!places.has(stageId)) places.set(stageId, place);
  }
  placesOfStructure.set(structure, places);
  return places;
}

/**
 * What tells this section from all others of the page: races that begin together under one name are numbered. `day` is the day
 * that the page stands for.
 */
function labelOf(table: Table, group: TableLeague, hasSeveral: boolean, day: string): string {
  const name = nameOf(table, group, hasSeveral, day);
  if (group.league.noDuel !== true) return name;
  const place = placesOf(table, day).get(group.league.stageId) ?? 0;
  return place > 0 ? `${name} (${place + 1})` : name;
}

/** The mark of a league whose matches are not real ones, which never shares a league with real ones; null for a real one. */
const originOf = (table: Table, { league, events }: TableLeague): string | null => {
  if (league.simulated !== true) return null;
  return events.some((id) => table.rows.get(id)?.origin === 'replay') ? tableText.replayed : tableText.simulated;
};

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
  const { league } = group;
  const sport = usePage().sport(league.sportId ?? sportId);
  const isRace = league.noDuel === true;
  const { Title, Rows } = sectionParts(isRace ? 'race' : 'duel');
  const name = isRace ? raceName(league) : (league.name ?? league.title ?? '');
  const section = { table, group, sport, day };
  return (
    <section
      // Sorted by time, a league has several sections.
      id={onFold === null ? undefined : leagueItemId(sport.id, league.stageId ?? '')}
      className={`${styles.league} ${isRace ? styles.race : ''}`}
      data-glide={sectionKey}
      data-rows={folded ? 0 : told(shownRows(group, sport))}
      aria-label={labelOf(table, group, onFold === null, day)}
    >
      <header className={`${styles.header} ${folded ? styles.folded : ''}`}>
        <Title {...section} folded={folded} origin={marksOrigin ? originOf(table, group) : null} />
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
