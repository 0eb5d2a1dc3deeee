import { memo, type ReactNode, useMemo, useState } from 'react';
import { Choice } from '../choice.tsx';
import { type Direction, type SortKey, sortRows } from './sort-order.ts';
import styles from './sortable-table.module.css';

export interface TableColumn<Row> {
  readonly id: string;
  readonly head: string;
  /** The head in full. */
  readonly title: string;
  readonly keyOf: (row: Row) => SortKey;
  readonly cell: (row: Row) => ReactNode;
  /** The direction of the first press. */
  readonly first: Direction;
  /** Always shown; the others by choice where there is no room for all. */
  readonly fixed?: true;
}

export interface Sorting {
  readonly column: string;
  readonly direction: Direction;
}

/** Columns beside the fixed ones: on a phone, and where there is more room. */
const NARROW = 3;
const WIDE = 6;
const PAGES = WIDE / NARROW;
const OPPOSITE = { ascending: 'descending', descending: 'ascending' } as const;
const ARROW = { ascending: '↑', descending: '↓' } as const;

const chunks = <Item,>(items: readonly Item[], size: number): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));

const namesOf = (columns: readonly { readonly head: string }[]): string => columns.map(({ head }) => head).join(' · ');

interface Placed<Row> extends TableColumn<Row> {
  readonly look: string;
}

function Line<Row>({ row, columns }: { row: Row; columns: readonly Placed<Row>[] }) {
  return (
    <tr>
      {columns.map(({ id, look, cell }, at) =>
        at === 0 ? (
          <th key={id} scope="row" className={look}>
            {cell(row)}
          </th>
        ) : (
          <td key={id} className={look}>
            {cell(row)}
          </td>
        ),
      )}
    </tr>
  );
}
/** Another order draws no row again. */
const MemoLine = memo(Line) as typeof Line;

function Head<Row>({
  column: { id, head, title, look, first },
  sorting,
  onSort,
}: {
  column: Placed<Row>;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
}) {
  const chosen = sorting.column === id ? sorting.direction : null;
  return (
    <th scope="col" className={look} aria-sort={chosen ?? undefined}>
      <button
        type="button"
        title={title === head ? undefined : title}
        onClick={() => onSort({ column: id, direction: chosen === null ? first : OPPOSITE[chosen] })}
      >
        <span aria-hidden={title === head ? undefined : true}>{head}</span>
        {title === head ? null : <span className="unseen">{title}</span>}
        {chosen === null ? null : (
          <span className={styles.arrow} aria-hidden="true">
            {ARROW[chosen]}
          </span>
        )}
      </button>
    </th>
  );
}

/** `page`: the chosen columns of a phone. A choice of columns shows only where not all have room. */
function usePages<Row>(columns: readonly TableColumn<Row>[], page: number) {
  return useMemo(() => {
    const free = columns.filter(({ fixed }) => fixed !== true);
    const pages = chunks(free, NARROW);
    const spread = Math.floor(page / PAGES);
    const shown = new Map(
      pages.slice(spread * PAGES, (spread + 1) * PAGES).flatMap((own, at) => own.map(({ id }) => [id, at] as const)),
    );
    const placed = columns.flatMap((column, at): Placed<Row>[] => {
      if (at === 0) return [{ ...column, look: styles.name! }];
      if (column.fixed === true) return [{ ...column, look: styles.fixed! }];
      const own = shown.get(column.id);
      return own === undefined ? [] : [{ ...column, look: styles[`of${own}`]! }];
    });
    return { placed, pages, spreads: chunks(free, WIDE), spread };
  }, [columns, page]);
}

/**
 * A table that its heads sort, stable; it never scrolls sideways. The first column names the row.
 * `columns` must be the same object between renders: rows are drawn again only with other columns.
 */
export function SortableTable<Row>({
  label,
  columnsLabel,
  rows,
  rowKey,
  columns,
  initial,
}: {
  label: string;
  columnsLabel: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  columns: readonly TableColumn<Row>[];
  initial: Sorting;
}) {
  const [wanted, setSorting] = useState(initial);
  const sorting = columns.some(({ id }) => id === wanted.column) ? wanted : initial;
  const [wantedPage, setPage] = useState(0);
  const { placed, pages, spreads, spread } = usePages(columns, wantedPage);
  const page = Math.min(wantedPage, Math.max(0, pages.length - 1));
  const sorted = useMemo(() => {
    const column = columns.find(({ id }) => id === sorting.column);
    return column === undefined ? rows : sortRows(rows, column.keyOf, sorting.direction);
  }, [rows, columns, sorting]);
  return (
    <>
      {pages.length < 2 ? null : (
        <div className={styles.narrowChoice}>
          <Choice
            label={columnsLabel}
            options={pages.map((own, id) => ({ id, label: namesOf(own) }))}
            chosen={page}
            onChoose={setPage}
          />
        </div>
      )}
      {spreads.length < 2 ? null : (
        <div className={styles.wideChoice}>
          <Choice
            label={columnsLabel}
            options={spreads.map((own, id) => ({ id, label: namesOf(own) }))}
            chosen={spread}
            onChoose={(id) => setPage(id * PAGES)}
          />
        </div>
      )}
      <table className={`${styles.table} ${styles[`page${page % PAGES}`]}`} aria-label={label}>
        <thead>
          <tr>
            {placed.map((column) => (
              <Head key={column.id} column={column} sorting={sorting} onSort={setSorting} />
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.map((row) => (
            <MemoLine key={rowKey(row)} row={row} columns={placed} />
          ))}
        </tbody>
      </table>
    </>
  );
}
