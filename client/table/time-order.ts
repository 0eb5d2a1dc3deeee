import { compareRowKeys, type PageOrder, type RowKey, rowKeys, type Sport } from '@stillingen/domain';
import type { EventRow, LeagueRow } from '@stillingen/wire';
import type { Arrange } from './decode.ts';

export type OrderOf = (sportId: number) => Pick<Sport, 'order'>;

const BY_TIME: PageOrder = { kind: 'main', sortByTime: true, descending: false, tournamentsByEnd: false };

function keysOf(league: LeagueRow, orderOf: OrderOf): (row: EventRow) => RowKey {
  const keyOf = rowKeys(
    orderOf(league.sportId ?? 0),
    {
      id: league.stageId ?? '',
      name: league.name ?? '',
      sortKey: league.sortKey ?? '',
      isTop: league.type === 't',
      country: league.countryCode ?? '',
      template: league.templateId ?? '',
      statsSort: null,
      time: null,
    },
    BY_TIME,
  );
  return ({ id, homeName, start, end, raceId, rank, entryStatus, results }) =>
    keyOf({
      id: id ?? '',
      name: homeName ?? '',
      start,
      end,
      rank,
      status: entryStatus,
      results: results?.[0],
      ...(raceId === null ? {} : { race: raceId }),
    });
}

/** SORT-01: a league is repeated for each run of its events. */
export const timeOrder =
  (orderOf: OrderOf): Arrange =>
  (leagues, rows) => {
    const all = leagues.flatMap(({ league, events }) => {
      const keyOf = keysOf(league, orderOf);
      return events.map((id) => ({ league, id, key: keyOf(rows.get(id)!) }));
    });
    const runs: { league: LeagueRow; events: string[] }[] = [];
    for (const { league, id } of all.sort((a, b) => compareRowKeys(a.key, b.key))) {
      const run = runs.at(-1);
      if (run?.league === league) run.events.push(id);
      else runs.push({ league, events: [id] });
    }
    return runs;
  };
