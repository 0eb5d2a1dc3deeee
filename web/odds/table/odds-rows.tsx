import type { OddsByEvent, TableRow } from '@stillingen/client';
import { Stage, StageType } from '@stillingen/domain';
import { formatPrice, type OddsFormat, oddsType, parsePrice } from '@stillingen/domain/odds';
import type { OddsRow } from '@stillingen/wire';
import { useCallback, useSyncExternalStore } from 'react';
import type { RowsProps } from '../../list/races/meetings.ts';
import { MatchRows } from '../../list/rows/duel.tsx';
import { MatchRow, type RowToolProps } from '../../list/rows/row.tsx';
import sectionStyles from '../../list/sections/league-section.module.css';
import { useNow, usePage, useStore } from '../../page/page-context.ts';
import { oddsText } from '#text/odds/odds.ts';
import { PriceCell, type Trend } from '../cells/price-cell.tsx';
import { bookmakerHref, bookmakerName, isQuiet } from '../comparison/event.ts';
import { useOddsFormat } from '../odds-format.ts';
import { parseOddsShown } from '../odds-shown.ts';
import styles from './table.module.css';
import { useListOddsContext } from './use-list-odds.ts';

const COLUMNS = {
  '1x2': [
    ['o_1', oddsText.outcomes['home']!],
    ['o_0', oddsText.outcomes['draw']!],
    ['o_2', oddsText.outcomes['away']!],
  ],
  '12': [
    ['o_1', oddsText.outcomes['home']!],
    ['o_2', oddsText.outcomes['away']!],
  ],
} as const;
const BETWEEN = '|';

export interface RowPrice {
  readonly label: string;
  /** Null where it is not to be taken now. */
  readonly price: string | null;
  readonly trend: Trend;
  /** No other bookmaker has more. */
  readonly isBest: boolean;
}

/** The prices of a row as they are shown; null where the event has none. */
export function rowPrices(row: OddsRow | undefined, sportId: number, format: OddsFormat): readonly RowPrice[] | null {
  const columns = COLUMNS[oddsType(sportId)];
  const listOf = (words: string | null | undefined): readonly string[] => (words ?? '').split(BETWEEN);
  const outcomes = listOf(row?.outcomes);
  if (columns.every(([id]) => !outcomes.includes(id))) return null;
  const [odds, active, trends, highest] = [row?.odds, row?.active, row?.trend, row?.highest].map(listOf);
  return columns.map(([id, label]) => {
    const at = outcomes.indexOf(id);
    const price = at === -1 || active![at] === '0' ? null : parsePrice(odds![at] ?? '');
    const trend = trends![at];
    return {
      label,
      price: price === null ? null : formatPrice(price, format),
      trend: trend === 'up' || trend === 'down' ? trend : null,
      isBest: price !== null && odds![at] === highest![at],
    };
  });
}

/** What a row keeps room for, also before odds arrive: nothing moves then. */
function roomOf({ stage, stageType }: TableRow, duringPlay: boolean): 'prices' | 'settled' | 'none' {
  if (stage === Stage.postponed || stage === Stage.cancelled) return 'none';
  if (stageType === StageType.finished) return 'settled';
  return stageType === StageType.live && !duringPlay ? 'none' : 'prices';
}

/** A primitive, so that a row is drawn again only when its own odds change. */
function keyOf(odds: OddsByEvent | null, id: string): string | null {
  const row = odds?.get(id);
  return row === undefined ? null : [row.odds, row.active, row.trend, row.highest, row.mainBookmaker].join(' ');
}

function RowOdds({ table, sportId, id }: RowToolProps) {
  const odds = useListOddsContext()!;
  const { request } = usePage();
  const format = useOddsFormat();
  const match = useStore(table.row(id));
  const isUnlinked = useNow((nowS) => isQuiet(request.odds!, match.start ?? 0, nowS));
  const room = roomOf(match, parseOddsShown(request.oddsShown ?? '').duringPlay);
  const read = useCallback(() => keyOf(odds.get(), id), [odds, id]);
  const key = useSyncExternalStore(odds.subscribe, read, read);
  if (room === 'none') return null;
  const row = key === null ? undefined : odds.get()?.get(id);
  if (room === 'settled')
    return row === undefined ? null : <span className={`${styles.cells} ${styles.settled}`}>{oddsText.settled}</span>;
  const prices = rowPrices(row, sportId, format);
  const bookmaker = row?.mainBookmaker ?? null;
  const href = bookmaker === null || isUnlinked ? null : bookmakerHref({ eventId: id, view: request.odds! }, bookmaker);
  const from = oddsText.from(bookmakerName(request.odds!, bookmaker));
  if (prices === null)
    return (
      <span className={styles.cells} aria-hidden="true">
        {COLUMNS[oddsType(sportId)].map(([outcome]) => (
          <i key={outcome} />
        ))}
      </span>
    );
  return (
    <span className={styles.cells} role="group" aria-label={`${oddsText.advert}: ${from}`} title={from}>
      {prices.map((price) => (
        <PriceCell key={price.label} inRow {...price} href={href} closedWord={oddsText.suspended} />
      ))}
    </span>
  );
}

/** Rows of matches with prices at their end, where the list has odds. */
export function OddsRows({ group, listId, ...row }: RowsProps) {
  if (useListOddsContext() === null) return <MatchRows group={group} listId={listId} {...row} />;
  const columns = COLUMNS[oddsType(row.sport.id)];
  return (
    <>
      <div className={styles.head} aria-hidden="true">
        {columns.map(([outcome, label]) => (
          <span key={outcome}>{label}</span>
        ))}
      </div>
      <ul id={listId} className={`${sectionStyles.rows} ${styles.rows}`} data-outcomes={columns.length}>
        {group.events.map((id) => (
          <MatchRow key={id} id={id} Tool={RowOdds} {...row} />
        ))}
      </ul>
    </>
  );
}
