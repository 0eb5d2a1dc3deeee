import type { Table } from '@stillingen/client';
import { StageType } from '@stillingen/domain';
import { TV_PATH } from '@stillingen/wire';
import { channelsOf } from '../list/rows/channels.ts';
import { useNow } from '../page/page-context.ts';
import { tableText } from '#text/table.ts';
import { AsideCard, EventLine } from './aside-card.tsx';

const SHOWN = 4;

/** What the list has on Danish television next. Of a race, its first competitor carries the channels. */
function televised(table: Table): string[] {
  const shown: string[] = [];
  const coming = [...table.rows.values()]
    .filter(({ broadcasts, stageType }) => broadcasts && stageType === StageType.scheduled)
    .toSorted((a, b) => (a.start ?? 0) - (b.start ?? 0) || (a.id! < b.id! ? -1 : 1));
  for (const row of coming) {
    if (shown.length === SHOWN) break;
    if (channelsOf(row).length > 0) shown.push(row.id!);
  }
  return shown;
}

export function TvCard({ table }: { table: Table }) {
  const key = useNow(() => televised(table).join());
  if (key === '') return null;
  return (
    <AsideCard title={tableText.onTv}>
      <ul>
        {key.split(',').map((id) => {
          const row = table.rows.get(id);
          if (row === undefined) return null;
          return <EventLine key={id} table={table} row={row} atS={row.start ?? 0} note={channelsOf(row).join(', ')} />;
        })}
      </ul>
      <p>
        <a href={TV_PATH}>{tableText.wholeTv}</a>
      </p>
    </AsideCard>
  );
}
