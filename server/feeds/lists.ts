import {
  CALENDAR_DAYS,
  type EventId,
  type EventItem,
  feedDayBounds,
  type League,
  type LiveState,
  type Race,
  RELOAD_BOUND_S,
  sportsOfGroup,
  type StageId,
  StageType,
} from '@stillingen/domain';
import { type LeagueRow, leagueRow, writeRow } from '@stillingen/wire';
import type { Projection } from './projection.ts';
import { categoryOf, leagueSortKey, leagueWords, raceWords } from './rows.ts';

const headRow = (sportId: number): string => writeRow([['SA', String(sportId)]]);

/** One header of a list with what stands under it. */
interface Section {
  /** Leagues in reading order; races of a league by start and id. */
  readonly key: string;
  readonly head: () => LeagueRow;
  readonly events: readonly EventId[];
}

const startKey = (start: number | null): string => String(start).padStart(11, '0');

function raceSection({ state }: Projection, race: Race): Section {
  const league = state.leagues.get(race.leagueId)!;
  return {
    key: `${leagueSortKey(league)}${startKey(race.start)}${race.id}`,
    head: () => raceWords(state, league, race),
    events: race.entries.length === 0 ? [] : [race.id],
  };
}

function leagueSection(projection: Projection, league: League, ids: readonly EventId[]): Section {
  const order = (id: EventId): string => {
    const [row] = projection.rows(id);
    return `${startKey(row!.start)}${row!.homeName}${id}`;
  };
  const events = ids.map((id): [string, EventId] => [order(id), id]).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { key: leagueSortKey(league), head: () => leagueWords(league), events: events.map(([, id]) => id) };
}

/** Leagues and races with their events as list text: leagues in reading order, events by start, home name and id. */
function listText(projection: Projection, sportId: number, ids: Iterable<EventId>): string {
  const { state } = projection;
  const sections: Section[] = [];
  const byLeague = new Map<StageId, EventId[]>();
  for (const id of ids) {
    const race = state.races.get(id);
    if (race !== undefined) {
      sections.push(raceSection(projection, race));
      continue;
    }
    const { leagueId } = state.events.get(id)!;
    const list = byLeague.get(leagueId);
    if (list === undefined) byLeague.set(leagueId, [id]);
    else list.push(id);
  }
  for (const [id, events] of byLeague) sections.push(leagueSection(projection, state.leagues.get(id)!, events));
  let text = headRow(sportId);
  for (const { head, events } of sections.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
    text += writeRow(leagueRow.write(head()));
    for (const id of events) text += projection.rowText(id);
  }
  return text;
}

/** The sport itself, or those that it groups. */
const sportsOf = (sportId: number): ReadonlySet<number> => new Set([sportId, ...sportsOfGroup(sportId).map(({ id }) => id)]);

/** A race of several days is on the list of each of them. */
const endOf = (race: Race): number => Math.max(race.start, race.end ?? race.start);

/** Matches and races that are to be shown on a day, and on today's list those that are still going on from before. */
function* onDay(
  { state }: Projection,
  sportId: number,
  [from, to]: readonly [number, number],
  isToday: boolean,
): Iterable<EventId> {
  const sports = sportsOf(sportId);
  for (const event of state.events.values()) {
    if (!sports.has(event.sportId)) continue;
    if ((event.start >= from && event.start < to) || (isToday && event.stageType === StageType.live)) yield event.id;
  }
  for (const race of state.races.values()) {
    if (!sports.has(race.sportId)) continue;
    if ((race.start < to && endOf(race) >= from) || (isToday && race.stageType === StageType.live)) yield race.id;
  }
}

/** All events of a day, and on today's list those that are still being played from the day before. */
export function dayList(projection: Projection, sportId: number, day: number, tzHours: number, nowS: number): string {
  return listText(projection, sportId, onDay(projection, sportId, feedDayBounds(day, tzHours, nowS), day === 0));
}

/** The events around today of a country or category: seven days each way, as the calendar goes. */
export function categoryList(projection: Projection, sportId: number, categoryId: number, nowS: number): string {
  const { state } = projection;
  const window = CALENDAR_DAYS * 24 * 3600;
  const ids: EventId[] = [];
  for (const id of onDay(projection, sportId, [nowS - window, nowS + window], true)) {
    const { leagueId } = (state.events.get(id) ?? state.races.get(id))!;
    if (categoryOf(state.leagues.get(leagueId)!).id === categoryId) ids.push(id);
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
    stages.flatMap((stage) => [
      ...(projection.state.eventsOfLeague.get(stage.id) ?? []),
      ...(projection.state.racesOfLeague.get(stage.id) ?? []),
    ]),
  );
}

/** Full rows, without leagues, of the events that a client may have missed; who lost its stream for longer loads anew (SYNC-03). */
export function repairList(projection: Projection, sportId: number, nowS: number): string {
  const sports = sportsOf(sportId);
  let text = '';
  for (const events of [projection.state.events, projection.state.races]) {
    for (const event of events.values()) {
      const wanted = sportId === 0 || sports.has(event.sportId);
      if (wanted && (event.stageType === StageType.live || nowS - event.changedAt <= RELOAD_BOUND_S))
        text += projection.rowText(event.id);
    }
  }
  return text === '' ? '' : headRow(sportId) + text;
}

/** What changed within the last minute. */
export function updateList(projection: Projection, sportId: number, nowMs: number): string {
  const text = projection.recentText(sportId, nowMs);
  return text === '' ? '' : headRow(sportId) + text;
}

/** One match under its league, or one race with all its competitors. */
export function eventList(projection: Projection, { id, sportId }: EventItem | Race): string {
  return listText(projection, sportId, [id]);
}
