import type { Table } from '@stillingen/client';
import type { ComponentType } from 'react';
import type { TableGroup } from '../list/races/meetings.ts';
import { MatchRow, type RowToolProps } from '../list/rows/row.tsx';
import { raceSection } from '../list/rows/row-kinds.ts';
import { usePage } from '../page/page-context.ts';

/** Rows of several sports and leagues. `placeOf` is what stands below the stage. */
export function GameRows({
  table,
  groups,
  day,
  placeOf,
  Tool,
}: {
  table: Table;
  groups: readonly TableGroup[];
  day: string;
  placeOf: (group: TableGroup) => string | undefined;
  /** At the end of each match. */
  Tool?: ComponentType<RowToolProps>;
}) {
  const page = usePage();
  const marksOrigin = page.request.demo !== 'all';
  return groups.map((group) => {
    const { league, events } = group;
    const sport = page.sport(league.sportId ?? 0);
    if (league.noDuel !== true) {
      const place = placeOf(group);
      const optional = { ...(place === undefined ? {} : { place }), ...(Tool === undefined ? {} : { Tool }) };
      return events.map((id) => <MatchRow key={id} {...{ table, id, sport, day, marksOrigin, ...optional }} />);
    }
    const { Rows } = raceSection();
    return (
      <li key={league.stageId}>
        <Rows {...{ table, group, sport, day, marksOrigin }} listId="" />
      </li>
    );
  });
}
