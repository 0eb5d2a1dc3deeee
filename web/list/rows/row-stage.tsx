import type { TableRow } from '@stillingen/client';
import { StageType } from '@stillingen/domain';
import { type PageSport, useNow, usePage } from '../../page/page-context.ts';
import { LiveStage, StageCell, stageText } from '../../ui/index.ts';

/** Renders on the minute, without the row around it. */
function TickingStage({ row, sport }: { row: TableRow; sport: PageSport }) {
  const text = useNow((nowS) => stageText(row, sport, nowS));
  return <LiveStage row={row} sport={sport} text={text} />;
}

/** `day` is that of the table, '2026-11-20'. */
export function RowStage({ row, sport, day }: { row: TableRow; sport: PageSport; day: string }) {
  const { request } = usePage();
  return row.stageType === StageType.live ? (
    <TickingStage row={row} sport={sport} />
  ) : (
    <StageCell row={row} sport={sport} nowS={Math.floor(request.nowMs / 1000)} day={day} />
  );
}
