import { firstRaces, StageType, withoutClassifications } from '@stillingen/domain';
import { type EventRow, eventRow, type LeagueRow, leagueRow, type PersonRaceLine } from '@stillingen/wire';
import { raceDetails } from '../../list/rows/kinds/ranked.ts';
import type { PageSport } from '../../page/page-context.ts';

const DECIDING = ['time', 'toPar', 'points', 'gap'] as const;

export function raceLine(row: EventRow, league: LeagueRow): PersonRaceLine {
  const results = row.results?.[0] ?? {};
  return {
    event: row.raceId,
    start: row.start,
    competition: league.name,
    meeting: league.meeting,
    session: league.session,
    rank: row.rank,
    tied: row.tied,
    status: row.entryStatus ?? 'ok',
    result: DECIDING.map((name) => results[name]).find((text) => text !== undefined) ?? '',
  };
}

/**
 * The races of a participant that are over, the latest first, from the texts of its feeds in
 * reading order: the first row of a race counts (NODUEL-03).
 */
export function finishedRaces(
  texts: readonly string[],
  participant: string,
  { limits }: Pick<PageSport, 'limits'>,
): readonly PersonRaceLine[] {
  const leagues = new Map(texts.flatMap((text) => leagueRow.readAll(text).map((league) => [league.stageId, league])));
  const rows = new Map<string, EventRow>();
  for (const row of texts.flatMap((text) => eventRow.readAll(text))) {
    const isOwn = row.homeId === participant && row.raceId !== null && leagues.has(row.raceId);
    if (isOwn && !rows.has(row.raceId)) rows.set(row.raceId, row);
  }
  const over = [...rows.values()]
    .filter(({ stageType }) => stageType === StageType.finished)
    .toSorted((a, b) => (b.start ?? 0) - (a.start ?? 0));
  const races = withoutClassifications(over, ({ raceId }) => {
    const league = leagues.get(raceId)!;
    return { meeting: league.meeting ?? '', ...raceDetails(league) };
  });
  const lines = races.map((row) => raceLine(row, leagues.get(row.raceId)!));
  return firstRaces(limits, lines, ({ meeting, event }) => meeting ?? event ?? '');
}
