import { Category, type OddsByEvent, type Store } from '@stillingen/client';
import type { OddsView } from '@stillingen/wire';
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { type PageSport, usePage } from '../../page/page-context.ts';
import { oddsText } from '#text/odds/odds.ts';
import { oddsModeText } from '#text/odds/odds-mode.ts';
import { Chip } from '../../ui/index.ts';
import type { OddsTableProps } from '../contract.ts';
import { bookmakerName } from '../comparison/event.ts';
import { GamblingNotice } from '../notice/notice.tsx';
import { parseOddsShown } from '../odds-shown.ts';
import { changeOddsMode, keepAge } from '../settings/mode.ts';
import { ListOddsContext, useListOdds } from './use-list-odds.ts';
import styles from './table.module.css';

/** Turns the mode off at once: the page is loaded again without it. */
export async function turnOddsOff(): Promise<boolean> {
  const answer = await changeOddsMode((path, init) => fetch(path, init), { on: false });
  if (answer.kind === 'refused') return false;
  keepAge(false);
  location.reload();
  return true;
}

const RACES: ReadonlySet<PageSport['row']> = new Set(['ranked', 'race']);

/** Of all rows with odds; null where they come from several bookmakers. */
function useCommonBookmaker(odds: Store<OddsByEvent | null>): number | null {
  const read = useCallback((): number | null => {
    const ids = new Set([...(odds.get()?.values() ?? [])].flatMap(({ mainBookmaker }) => mainBookmaker ?? []));
    return ids.size === 1 ? [...ids][0]! : null;
  }, [odds]);
  return useSyncExternalStore(odds.subscribe, read, read);
}

/** Above what has prices: that they are advertising, and the way out. */
export function OddsBar({ odds, view, isRace }: { odds: Store<OddsByEvent | null>; view: OddsView; isRace: boolean }) {
  const bookmaker = bookmakerName(view, useCommonBookmaker(odds));
  const [failed, setFailed] = useState(false);
  return (
    <p className={styles.bar}>
      <Chip kind="correction">{oddsText.advert}</Chip>
      {view.isSimulated ? <Chip kind="correction">{oddsText.demo}</Chip> : null}
      <span role="status">{failed ? oddsModeText.failed : isRace ? oddsText.highestFrom : oddsText.framed(bookmaker)}</span>
      <button
        type="button"
        aria-label={oddsText.turnOffOdds}
        onClick={() => void turnOddsOff().then((isOff) => setFailed(!isOff))}
      >
        {oddsText.turnOff}
      </button>
    </p>
  );
}

/** Ids of the events with odds; null until they arrive. The same object until others have odds. */
function useIdsWithOdds(odds: Store<OddsByEvent | null>): ReadonlySet<string> | null {
  const read = useCallback((): string | null => {
    const known = odds.get();
    return known === null ? null : [...known].flatMap(([id, row]) => (row.odds === null ? [] : [id])).join();
  }, [odds]);
  const ids = useSyncExternalStore(odds.subscribe, read, read);
  return useMemo(() => (ids === null ? null : new Set(ids === '' ? [] : ids.split(','))), [ids]);
}

/** The table of a day with prices in its rows, and a filter of matches that have some (SYNC-23). */
export function OddsTable({ day, View }: OddsTableProps) {
  const { request } = usePage();
  const odds = useListOdds(day.sport.id, day.day);
  const ids = useIdsWithOdds(odds);
  const isFilter = day.category === Category.odds;
  const { all } = day;
  const leagues = useMemo(
    () =>
      all.flatMap((group) => {
        const events = group.events.filter((id) => ids?.has(id) === true);
        return events.length === 0 ? [] : [{ ...group, events }];
      }),
    [all, ids],
  );
  const view = request.odds!;
  const counts = { ...day.counts, [Category.odds]: isFilter || view.hasEntry ? Math.max(1, ids?.size ?? 0) : 0 };
  const shown: OddsTableProps['day'] = isFilter
    ? {
        ...day,
        counts,
        leagues,
        all: ids === null ? [] : all,
        status: ids === null ? 'loading' : day.status,
        title: `${oddsText.title} · ${day.title}`,
        listKey: `${day.listKey} ${ids !== null}`,
      }
    : { ...day, counts };
  if (!isFilter && !parseOddsShown(request.oddsShown ?? '').inTable) return <View day={shown} />;
  return (
    <ListOddsContext value={odds}>
      <View
        day={shown}
        above={<OddsBar odds={odds} view={view} isRace={RACES.has(day.sport.row)} />}
        below={view.hasNotice ? <GamblingNotice /> : null}
      />
    </ListOddsContext>
  );
}
