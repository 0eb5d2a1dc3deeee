import {
  type EventId,
  feedDayBounds,
  type League,
  type LiveState,
  RELOAD_BOUND_S,
  type StageId,
  StageType,
} from '@stillingen/domain';
import { leagueRow, writeRow } from '@stillingen/wire';
import type { Projection } from './projection.ts';
import { leagueSortKey, leagueWords } from './rows.ts';

const headRow = (sportId: number): string => writeRow([['SA', String(sportId)]]);

/** Leagues with their events as list text: leagues in reading order, events by start, home name and id. */
function listText(projection: Projection, sportId: number, ids: Iterable<EventId>): string {
  const { state } = projection;
  const byLeague = new Map<StageId, EventId[]>();
  for (const id of ids) {
    const { leagueId } = state.events.get(id)!;
    const list = byLeague.get(leagueId);
    if (list === undefined) byLeague.set(leagueId, [id]);
    else list.push(id);
  }
  const leagues = [...byLeague.keys()]
    .map((id): [key: string, league: League] => [leagueSortKey(state.leagues.get(id)!), state.leagues.get(id)!])
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const order = (id: EventId): string => {
    const row = projection.row(id);
    return `${String(row.start).padStart(11, '0')}${row.homeName}${id}`;
  };
  let text = headRow(sportId);
  for (const [, league] of leagues) {
    text += writeRow(leagueRow.write(leagueWords(league)));
    const events = byLeague
      .get(league.id)!
      .map((id): [string, EventId] => [order(id), id])
      .toSorted(([a], [b]) => (a < b ? -1 : 1));
    for (const [, id] of events) text += projection.rowText(id);
  }
  return text;
}

/** All events of a day, and on today's list those that are still being played from the day before. */
export function dayList(projection: Projection, sportId: number, day: number, tzHours: number, nowS: number): string {
  const [from, to] = feedDayBounds(day, tzHours, nowS);
  const ids: EventId[] = [];
  for (const event of projection.state.events.values()) {
    if (event.sportId !== sportId) continue;
    const onDay = event.start >= from && event.start < to;
    if (onDay || (day === 0 && event.stageType === StageType.live)) ids.push(event.id);
  }
  return listText(projection, sportId, ids);
}

/** The stages of a competition's newest season. */
export function currentStages(state: LiveState, templateId: string): League[] {
  const stages = [...state.leagues.values()].filter((league) => league.templateId === templateId);
  const season = stages
    .map((league) => league.season)
    .toSorted()
    .at(-1);
  return stages.filter((league) => league.season === season);
}

/** All events of a competition's newest season; null where there is no such competition. */
export function seasonList(projection: Projection, sportId: number, templateId: string): string | null {
  const stages = currentStages(projection.state, templateId);
  if (stages.length === 0) return null;
  return listText(
    projection,
    sportId,
    stages.flatMap((stage) => [...(projection.state.eventsOfLeague.get(stage.id) ?? [])]),
  );
}

/** Full rows, without leagues, of the events that a client may have missed; who lost its stream for longer loads anew (SYNC-03). */
export function repairList(projection: Projection, sportId: number, nowS: number): string {
  let text = '';
  for (const event of projection.state.events.values()) {
    const of = sportId === 0 || event.sportId === sportId;
    if (of && (event.stageType === StageType.live || nowS - event.changedAt <= RELOAD_BOUND_S))
      text += projection.rowText(event.id);
  }
  return text === '' ? '' : headRow(sportId) + text;
}

/** What changed within the last minute. */
export function updateList(projection: Projection, sportId: number, nowMs: number): string {
  const text = projection.recentText(sportId, nowMs);
  return text === '' ? '' : headRow(sportId) + text;
}

/** One event under its league. */
export function eventList(projection: Projection, id: EventId): string {
  return listText(projection, projection.state.events.get(id)!.sportId, [id]);
}
