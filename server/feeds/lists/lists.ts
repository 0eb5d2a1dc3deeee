import {
  type Broadcast,
  HOME_COUNTRY,
  CALENDAR_DAYS,
  type EventId,
  type League,
  type LiveState,
  type MyGamesLimits,
  type ParticipantId,
  RELOAD_BOUND_S,
  sportById,
  SPORT_NAMES,
  type StageId,
  dayBounds,
  feedDayBounds,
  isWatchableIn,
  participantsOfKind,
  sportsOfGroup,
} from '@stillingen/domain';
import { mergeUpdates, writeMovedEvents, writeRow } from '@stillingen/wire';
import { type ListItem, byOrder } from '../../projection/list-item.ts';
import type { FeedState, ItemSource } from '../../projection/item-source.ts';
import { type Listing, headText, listOf } from './listing.ts';
import { eventsOfPerson } from '../persons/appearances.ts';
import { itemsOf, pageList } from './sections.ts';
import type { Projection } from '../../projection/projection.ts';
import { UPDATE_WINDOW_MS } from '../../projection/row-changes.ts';
import { categoryOf, isAboveCountries } from '../../projection/league-header.ts';

export const sportsOf = (sportId: number): ReadonlySet<number> =>
  new Set([sportId, ...sportsOfGroup(sportId).map(({ id }) => id)]);

/** The list of today also has live events of earlier days. */
const isOn = ([from, to]: readonly [number, number], isToday: boolean, { start, end, live }: ListItem): boolean =>
  (start < to && end >= from) || (isToday && live);

export interface DayRule {
  readonly bounds: readonly [number, number];
  readonly belongs: (item: ListItem) => boolean;
  readonly hasMoved: (item: ListItem) => boolean;
}
export function dayRule(sportId: number, bounds: readonly [number, number], isToday: boolean): DayRule {
  const sports = sportsOf(sportId);
  return {
    bounds,
    belongs: (item) => sports.has(item.sportId) && isOn(bounds, isToday, item),
    hasMoved: (item) => sports.has(item.sportId) && hasMovedFrom(bounds, item),
  };
}

export function dayList(view: ItemSource, sportId: number, day: number, tzHours: number, nowS: number): Listing {
  const bounds = feedDayBounds(day, tzHours, nowS);
  const { belongs, hasMoved } = dayRule(sportId, bounds, day === 0);
  const items = [...view.itemsNear(bounds)];
  return listOf(view, sportId, items.filter(belongs), movedText(items.filter(hasMoved)));
}

/** In the order of the sport bar. */
function listsBySport(view: ItemSource, items: readonly ListItem[]): string {
  const bySport = Map.groupBy(items, ({ sportId }) => sportId);
  return SPORT_NAMES.map(({ id }) => listOf(view, id, bySport.get(id) ?? []).text).join('');
}

export function mixedList(view: ItemSource, day: number, tzHours: number, nowS: number): string {
  const bounds = feedDayBounds(day, tzHours, nowS);
  const items = [...view.itemsNear(bounds)];
  const ofDay = items.filter((item) => isOn(bounds, day === 0, item));
  return listsBySport(view, ofDay) + movedText(items.filter((item) => hasMovedFrom(bounds, item)));
}

const broadcastsOf = ({ match, race }: ListItem): readonly Broadcast[] => match?.event.broadcasts ?? race?.race.broadcasts ?? [];

/** Matches and races on a channel of the readers' country, and matches of its top competitions on none. */
export function televisedList(view: ItemSource, day: number, tzHours: number, nowS: number): string {
  const bounds = feedDayBounds(day, tzHours, nowS);
  const isTop = ({ leagueId }: ListItem): boolean => {
    const { type, country } = view.league(leagueId);
    return type === 't' && country === HOME_COUNTRY;
  };
  const items = [...view.itemsNear(bounds)].filter(
    (item) =>
      isOn(bounds, day === 0, item) &&
      ((item.match !== null && isTop(item)) || broadcastsOf(item).some((one) => isWatchableIn(one, HOME_COUNTRY))),
  );
  return listsBySport(view, items);
}

/** What a team or athlete plays within the days of my games; its next event where that is nothing. */
function eventsOfParticipant(
  shown: FeedState,
  id: string,
  [fromS, toS]: readonly [number, number],
  nowS: number,
): readonly ListItem[] {
  const participant = shown.state.participants.get(id as ParticipantId);
  const items = itemsOf(shown, participant === undefined ? [] : eventsOfPerson(shown, participant, nowS));
  const near = items.filter(({ start, end, live }) => live || (start < toS && end >= fromS));
  if (near.some(({ isOver }) => !isOver)) return near;
  return [
    ...near,
    ...items
      .filter(({ isOver, start }) => !isOver && start >= toS)
      .toSorted(byOrder)
      .slice(0, 1),
  ];
}

/** The named matches and races, and those of the named stages, leagues and participants near today. */
export function followedList(shown: FeedState, followed: string, nowS: number, { pastDays, futureDays }: MyGamesLimits): string {
  const { state } = shown;
  const days: readonly [number, number] = [dayBounds(-pastDays, nowS)[0], dayBounds(futureDays, nowS)[1]];
  const found = new Set<ListItem>();
  const stages = new Set<EventId>();
  const unknown = new Set<string>();
  for (const id of followed.split('-')) {
    const item = shown.item(id as EventId);
    const ofStage = state.eventsOfLeague.get(id as StageId);
    if (item !== undefined) found.add(item);
    else if (ofStage !== undefined) for (const each of ofStage) stages.add(each);
    else if (state.participants.has(id as ParticipantId))
      for (const each of eventsOfParticipant(shown, id, days, nowS)) found.add(each);
    else unknown.add(id);
  }
  const leagues = unknown.size === 0 ? [] : [...state.leagues.values()].filter(({ templateId }) => unknown.has(templateId));
  for (const each of itemsOf(shown, [...stages, ...eventsOfStages(state, leagues)]))
    if (each.live || (each.start < days[1] && each.end >= days[0])) found.add(each);
  return listsBySport(shown, [...found]);
}

/** In competitions of a country, and elsewhere with a side of it. */
export function nationList(view: ItemSource, nation: string, day: number, tzHours: number, nowS: number): string {
  const bounds = feedDayBounds(day, tzHours, nowS);
  const isOfNation = ({ leagueId, match }: ListItem): boolean =>
    view.league(leagueId).country === nation || match?.home.country === nation || match?.away.country === nation;
  return listsBySport(
    view,
    [...view.itemsNear(bounds)].filter((item) => isOn(bounds, day === 0, item) && isOfNation(item)),
  );
}

/** The live match of each national team of a country, else its next. */
export function nationalTeamsList(shown: FeedState, nation: string): string {
  const { state } = shown;
  const next = new Set<ListItem>();
  for (const { id, country, deleted } of participantsOfKind(state, 'national')) {
    if (country !== nation || deleted === true) continue;
    const ahead = itemsOf(shown, shown.eventsOf(id)).filter(({ match, isOver }) => match !== null && !isOver);
    const [first] = ahead.toSorted((a, b) => Number(b.live) - Number(a.live) || byOrder(a, b));
    if (first !== undefined) next.add(first);
  }
  return listsBySport(shown, [...next]);
}

/** Seven days each way. `order`: the flag of the feed's name. */
export function categoryList(shown: FeedState, sportId: number, categoryId: number, order: string, nowS: number): string {
  const window = CALENDAR_DAYS * 24 * 3600;
  const { belongs } = dayRule(sportId, [nowS - window, nowS + window], true);
  const { state, words } = shown;
  const sports = sportsOf(sportId);
  const leagues = [...state.leagues.values()].filter(
    (league) => sports.has(league.sportId) && categoryOf(league, words).id === categoryId,
  );
  const items = itemsOf(shown, eventsOfStages(state, leagues)).filter(belongs);
  return pageList(shown, sportId, items, isAboveCountries(categoryId) ? 'category' : 'country', order);
}

export function currentStages(state: LiveState, templateId: string): League[] {
  const stages = [...state.leagues.values()].filter((league) => league.templateId === templateId);
  const season = stages
    .map((league) => league.season)
    .sort()
    .at(-1);
  return stages.filter((league) => league.season === season);
}

export const eventsOfStages = (state: LiveState, stages: readonly League[]): EventId[] =>
  stages.flatMap(({ id }) => [...(state.eventsOfLeague.get(id) ?? []), ...(state.racesOfLeague.get(id) ?? [])]);

/** NODUEL-09: whole events with at most so many rows, those nearest to now. */
function nearest(items: readonly ListItem[], most: number | null, nowS: number): readonly ListItem[] {
  if (most === null) return items;
  let room = most;
  const kept = new Set<ListItem>();
  for (const item of items.toSorted((a, b) => Math.abs(a.start - nowS) - Math.abs(b.start - nowS) || byOrder(a, b))) {
    room -= item.rowCount;
    if (room < 0) break;
    kept.add(item);
  }
  return items.filter((item) => kept.has(item));
}

export function seasonList(shown: FeedState, sportId: number, templateId: string, order: string, nowS: number): string | null {
  const sports = sportsOf(sportId);
  const stages = currentStages(shown.state, templateId).filter((stage) => sports.has(stage.sportId));
  if (stages.length === 0) return null;
  const items = itemsOf(shown, eventsOfStages(shown.state, stages));
  const { onTournamentPage } = sportById(stages[0]!.sportId)!.limits;
  return pageList(shown, sportId, nearest(items, onTournamentPage, nowS), 'season', order);
}

/** Full rows without league headers. */
function missedRows(view: ItemSource, sportId: number, nowS: number): string {
  const sports = sportsOf(sportId);
  return [...view.items()]
    .filter((item) => (sportId === 0 || sports.has(item.sportId)) && (item.live || nowS - item.changedAt <= RELOAD_BOUND_S))
    .sort(byOrder)
    .map((item) => item.text())
    .join('');
}

const underHead = (sportId: number, rows: string): string => (rows === '' ? '' : headText(sportId) + rows);

/** Rows that a client may have missed; after a longer loss it loads anew (SYNC-03). */
export const repairList = (view: ItemSource, sportId: number, nowS: number): string =>
  underHead(sportId, missedRows(view, sportId, nowS));

/** In the first minute after a start with the rows of a repair: another process served before. */
export function updateList(projection: Projection, sportId: number, nowMs: number): string {
  const recent = projection
    .recentRows(sportId, nowMs)
    .map(({ text }) => text)
    .join('');
  if (nowMs - projection.sinceMs > UPDATE_WINDOW_MS) return underHead(sportId, recent);
  return underHead(sportId, mergeUpdates([recent, missedRows(projection, sportId, nowMs / 1000)]));
}

export function eventList(view: ItemSource, id: EventId): string | null {
  const item = view.item(id);
  return item === undefined ? null : listOf(view, item.sportId, [item]).text;
}

export function hasMovedFrom(
  [from, to]: readonly [number, number],
  { start, movedFrom }: Pick<ListItem, 'start' | 'movedFrom'>,
): boolean {
  const isWithin = (time: number): boolean => time >= from && time < to;
  return !isWithin(start) && movedFrom.some(isWithin);
}

export function movedText(items: readonly ListItem[]): string {
  if (items.length === 0) return '';
  const inOrder = items.toSorted(byOrder);
  return writeRow(writeMovedEvents(inOrder.map(({ id, start, race }) => ({ id, start, end: race?.race.end ?? null }))));
}
