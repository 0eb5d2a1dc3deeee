import type { TableRow } from '@stillingen/client';
import { StageType } from '@stillingen/domain';
import { type PageSport, useNow, usePage } from '../../page/page-context.ts';
import { LiveStage, StageCell, stageText } from '../../ui/index.ts';

/** Draws again when the minute changes, and takes the row around it along never. */
function TickingStage({ row, sport }: { row: TableRow; sport: PageSport }) {
  const text = useNow((nowS) => stageText(row, sport, nowS));
  return <LiveStage row={row} sport={sport} text={text} />;
}

/** The stage of an event, ticking while it is live. `day` ('2026-11-20') is the day the table stands for. */
export function RowStage({ row, sport, day }: { row: TableRow; sport: PageSport; day: string }) {
  const { request } = usePage();
  return row.stageType === StageType.live ? (
    <TickingStage row={row} sport={sport} />
  ) : (
    <StageCell row={row} sport={sport} nowS={Math.floor(request.nowMs / 1000)} day={day} />
  );
}
