import { Category } from '@stillingen/client';
import type { ReactNode } from 'react';
import { useMineCount } from '../mine/mine-slot.tsx';
import { Icon, Tabs } from '../ui/index.ts';
import { tableText } from '#text/table.ts';
import type { EventWord } from '#text/language.ts';
import { queryOf, type Selection } from './address.ts';
import { DayBar, DayStrip } from './day-bar.tsx';
import styles from './toolbar.module.css';
import type { Order } from './use-day-table.ts';

const ALWAYS: ReadonlySet<Category> = new Set([
  Category.all,
  Category.live,
  Category.finished,
  Category.scheduled,
  Category.mine,
]);
const OFFERED: ReadonlySet<Category> = new Set([Category.tv, Category.audio, Category.odds]);

function withCount(label: ReactNode, count: number): ReactNode {
  if (count === 0) return label;
  return (
    <>
      {label} <b>{count}</b>
    </>
  );
}

/** My games are those of today (MYG-24). */
const selectionOf = (category: Category): Partial<Selection> =>
  category === Category.mine ? { category, day: 0 } : { category };

export function Toolbar({
  event,
  path,
  selection,
  counts,
  order,
  nowS,
  onSelect,
  onOrder,
}: {
  event: EventWord;
  path: string;
  selection: Selection;
  counts: Readonly<Record<number, number>>;
  order: Order;
  nowS: number;
  onSelect: (change: Partial<Selection>) => void;
  onOrder: () => void;
}) {
  const { day, category } = selection;
  const hrefOf = (change: Partial<Selection>): string => path + queryOf({ ...selection, ...change });
  const live = counts[Category.live] ?? 0;
  const mine = useMineCount();
  const counted: Readonly<Partial<Record<Category, ReactNode>>> = {
    [Category.live]: withCount(tableText.live, live),
    [Category.mine]: withCount(
      <Icon name="star" size={16} label={tableText.category[Category.mine]} className={styles.star} />,
      mine,
    ),
  };
  const shown = Object.values(Category).filter(
    (id) => ALWAYS.has(id) || id === category || (OFFERED.has(id) && (counts[id] ?? 0) > 0),
  );
  const days = { day, nowS, hrefOf: (to: number) => hrefOf({ day: to }), onDay: (to: number) => onSelect({ day: to }) };
  const byTime = order === 'league';
  const orderLabel = byTime ? tableText.byTime : tableText.byLeague;
  return (
    <>
      <DayStrip {...days} />
      <div className={styles.bar}>
        <Tabs
          look="pill"
          label={tableText.categories(event)}
          current={category}
          tabs={shown.map((id) => ({
            id,
            label: counted[id] ?? tableText.category[id],
            href: hrefOf(selectionOf(id)),
          }))}
          onSelect={(id) => onSelect(selectionOf(id))}
        />
        <DayBar {...days} />
        <button
          type="button"
          className={styles.order}
          aria-pressed={!byTime}
          aria-label={orderLabel}
          title={orderLabel}
          onClick={onOrder}
        >
          <Icon name={byTime ? 'time' : 'list'} />
        </button>
      </div>
    </>
  );
}
