import type { Table, TableLeague } from '@stillingen/client';
import { byMeeting } from '../list/races/meetings.ts';
import { MatchRow } from '../list/rows/row.tsx';
import { raceSection } from '../list/rows/row-kinds.ts';
import { usePage } from '../page/page-context.ts';

/** Rows of several sports and leagues. `placeOf` is what stands below the stage. */
export function GameRows({
  table,
  groups,
  day,
  placeOf,
}: {
  table: Table;
  groups: readonly TableLeague[];
  day: string;
  placeOf: (group: TableLeague) => string | undefined;
}) {
  const page = usePage();
  const marksOrigin = page.request.demo !== 'all';
  return byMeeting(groups).map((group) => {
    const { league, events } = group;
    const sport = page.sport(league.sportId ?? 0);
    if (league.noDuel !== true) {
      const place = placeOf(group);
      return events.map((id) => (
        <MatchRow key={id} {...{ table, id, sport, day, marksOrigin, ...(place === undefined ? {} : { place }) }} />
      ));
    }
    const { Rows } = raceSection();
    return (
      <li key={league.stageId}>
        <Rows {...{ table, group, sport, day, marksOrigin }} listId="" />
      </li>
    );
  });
}
