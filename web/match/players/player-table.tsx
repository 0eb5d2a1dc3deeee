import type { PlayerColumn } from '@stillingen/domain';
import { useMemo } from 'react';
import { columnHead, playersText } from '#text/match/players.ts';
import { RatingBadge } from '../../ui/rating-badge.tsx';
import { SortableTable, type TableColumn } from '../../ui/table/sortable-table.tsx';
import { sortKeyOf } from '../../ui/table/sort-order.ts';
import { initialsOf, type PlayerLine, type PlayerSection } from './model.ts';
import styles from './players.module.css';

const NAME = 'name';
const RATING = 'rating';
const NOTHING = '–';
const ZERO = /^0+([.:/]0+)*$/;
/** '14.3': overs and balls, innings and outs. No decimal number. */
const COUNTED_IN_PARTS: ReadonlySet<string> = new Set(['O', 'IP']);

type Teams = Readonly<Record<PlayerLine['side'], string>>;

export function PlayerName({ name, url }: Pick<PlayerLine, 'name' | 'url'>) {
  return url === '' ? (
    <bdi title={name}>{name}</bdi>
  ) : (
    <a href={url} title={name}>
      <bdi>{name}</bdi>
    </a>
  );
}

const nameColumn = (teams: Teams): TableColumn<PlayerLine> => ({
  id: NAME,
  head: playersText.name,
  title: playersText.name,
  keyOf: ({ name }) => name,
  cell: ({ name, url, side }) => (
    <div className={styles.player}>
      <span className={styles.avatar} aria-hidden="true">
        {initialsOf(name)}
      </span>
      <span className={styles.pair}>
        <PlayerName name={name} url={url} />
        <small>{teams[side]}</small>
      </span>
    </div>
  ),
  first: 'ascending',
  fixed: true,
});

const RATING_COLUMN: TableColumn<PlayerLine> = {
  id: RATING,
  head: playersText.rating,
  title: playersText.rating,
  keyOf: ({ rating }) => sortKeyOf(rating ?? ''),
  cell: ({ rating }) => (rating === null ? NOTHING : <RatingBadge rating={rating} />),
  first: 'descending',
  fixed: true,
};

function figureColumn({ code, label, kind }: PlayerColumn, at: number, sportId: number): TableColumn<PlayerLine> {
  const valueOf = ({ values }: PlayerLine): string => values[at] ?? '';
  return {
    id: `${code}-${at}`,
    head: columnHead(sportId, code, label),
    title: label,
    keyOf: (line) => sortKeyOf(valueOf(line)),
    cell(line) {
      const value = valueOf(line);
      if (value === '' || value === '-') return <span className={styles.quiet}>{NOTHING}</span>;
      if (ZERO.test(value)) return <span className={styles.quiet}>{value}</span>;
      if (COUNTED_IN_PARTS.has(code)) return value.replace(/\.0$/, '');
      return kind === 'text' ? value : value.replace('.', ',');
    },
    first: kind === 'text' ? 'ascending' : 'descending',
  };
}

/** Sorted by rating where there is one, else in the order of the provider. */
export function PlayerTable({
  section,
  lines,
  label,
  home,
  away,
  sportId,
}: {
  section: PlayerSection;
  lines: readonly PlayerLine[];
  label: string;
  home: string;
  away: string;
  sportId: number;
}) {
  const isRated = section.lines.some(({ rating }) => rating !== null);
  // The columns of a section are the same in each text, so that its rows are drawn once.
  const head = JSON.stringify(section.columns);
  const columns = useMemo(
    () => [
      nameColumn({ home, away }),
      ...(isRated ? [RATING_COLUMN] : []),
      ...(JSON.parse(head) as PlayerSection['columns']).map((column, at) => figureColumn(column, at, sportId)),
    ],
    [head, isRated, home, away, sportId],
  );
  return (
    <SortableTable
      label={label}
      columnsLabel={playersText.columns}
      rows={lines}
      rowKey={({ key }) => key}
      columns={columns}
      initial={{ column: isRated ? RATING : '', direction: 'descending' }}
    />
  );
}
