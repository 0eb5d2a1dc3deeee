import type { OddsByEvent, Table } from '@stillingen/client';
import { formatPrice, type OddsFormat, parsePrice, type Price } from '@stillingen/domain/odds';
import { type OddsRow, outcomesOf } from '@stillingen/wire';
import { useCallback, useSyncExternalStore } from 'react';
import { useStore } from '../../page/page-context.ts';
import { oddsText } from '#text/odds/odds.ts';
import { useOddsFormat } from '../odds-format.ts';
import styles from './table.module.css';
import { type ListOdds, useListOddsContext } from './use-list-odds.ts';

/** The highest to win, else the starting price; null while there is neither. */
function winPrice(row: OddsRow | undefined): Price | null {
  const win = row && outcomesOf(row).find(({ outcome }) => outcome === '1');
  return win?.highest ?? (win?.isActive === true ? win.odds : parsePrice(row?.startingPrice ?? ''));
}

/** Some sources have a starting price as '5/1', which is kept. */
function startingPrice(row: OddsRow | undefined, format: OddsFormat): string | null {
  const text = row?.startingPrice ?? null;
  const price = text === null ? null : parsePrice(text);
  return price === null ? text : formatPrice(price, format);
}

function useOdds<Value extends string | boolean | null>(odds: ListOdds, of: (known: OddsByEvent | null) => Value): Value {
  const read = (): Value => of(odds.get());
  return useSyncExternalStore(odds.subscribe, read, read);
}

/** Ids of the three with the lowest prices to win, those first. */
export function favouritesOf(odds: OddsByEvent | null, entries: readonly string[]): readonly string[] {
  const priced = entries.flatMap((id) => {
    const price = winPrice(odds?.get(id));
    return price === null ? [] : [{ id, price }];
  });
  return priced
    .sort((a, b) => a.price - b.price)
    .slice(0, 3)
    .map(({ id }) => id);
}

function Favourite({ table, id, odds }: { table: Table; id: string; odds: ListOdds }) {
  const { homeName } = useStore(table.row(id));
  const price = useOdds(odds, (known) => String(winPrice(known?.get(id)) ?? ''));
  const format = useOddsFormat();
  return (
    <span className={styles.favourite}>
      <bdi>{homeName}</bdi>
      <b>{price === '' ? '–' : formatPrice(Number(price), format)}</b>
    </span>
  );
}

/** In the row of a race that has not started. */
export function RaceFavourites({ table, entries }: { table: Table; entries: readonly string[] }) {
  const odds = useListOddsContext();
  return odds === null ? null : <Favourites {...{ table, entries, odds }} />;
}

function Favourites({ odds, table, entries }: { odds: ListOdds; table: Table; entries: readonly string[] }) {
  const ids = useOdds(
    odds,
    useCallback((known) => favouritesOf(known, entries).join(), [entries]),
  );
  if (ids === '') return null;
  return (
    <span className={styles.favourites}>
      <small>{oddsText.favourites}</small>
      {ids.split(',').map((id) => (
        <Favourite key={id} {...{ table, id, odds }} />
      ))}
    </span>
  );
}

/** The last column of the competitors of a race; without `id` its head. */
export function EntryOdds({ entries, id }: { entries: readonly string[]; id?: string }) {
  const odds = useListOddsContext();
  return odds === null ? null : <EntryPrice {...{ odds, entries }} {...(id === undefined ? {} : { id })} />;
}

function EntryPrice({ odds, entries, id }: { odds: ListOdds; entries: readonly string[]; id?: string }) {
  const format = useOddsFormat();
  const isStarted = useOdds(odds, (known) => entries.some((each) => known?.get(each)?.startingPrice != null));
  const text = useOdds(odds, (known) => {
    const row = id === undefined ? undefined : known?.get(id);
    if (isStarted) return startingPrice(row, format);
    const price = winPrice(row);
    return price === null ? null : formatPrice(price, format);
  });
  const [label, spoken] = isStarted ? oddsText.startingPrice : oddsText.winPrice;
  if (id === undefined)
    return (
      <span className={styles.entryPrice} title={spoken} aria-hidden="true">
        {label}
      </span>
    );
  return (
    <span className={styles.entryPrice}>
      {text === null ? null : <span className="unseen">{`${spoken}: `}</span>}
      {text}
    </span>
  );
}
