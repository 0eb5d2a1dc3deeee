import type { MineState } from '@stillingen/client/mine';
import type { Table, TableLeague } from '@stillingen/client';
import { dayBounds, dayOffset, eventItemId, labelKey, leagueItemId, StageType } from '@stillingen/domain';
import { byMeeting, raceName, type TableGroup } from '../../list/races/meetings.ts';

/** Of a group, of a league or race that is followed whole, of teams, or of none of them. */
export type PartKind = 'group' | 'whole' | 'teams' | 'rest';

export interface Part {
  readonly key: string;
  readonly kind: PartKind;
  /** Of the group, or of the league. */
  readonly name: string;
  readonly leagues: readonly TableLeague[];
  readonly count: number;
}

const TEAMS = 'teams';
const REST = 'rest';

export const itemIdOf = ({ league }: TableLeague): string => leagueItemId(league.sportId ?? 0, league.stageId ?? '');

function keysOf({ favourites, groups }: MineState, group: TableLeague, id: string): readonly string[] {
  const game = favourites.games.get(eventItemId(group.league.sportId ?? 0, id));
  if (game === undefined) return [TEAMS];
  const own = game.groups.filter((key) => groups.some((each) => each.key === key));
  return own.length === 0 ? [REST] : own;
}

/** The stages of a league that is followed whole are one part; each race is its own. */
const wholeKeyOf = (group: TableLeague): string => {
  const { sportId, templateKey, noDuel } = group.league;
  return noDuel === true || templateKey === null ? itemIdOf(group) : labelKey(sportId ?? 0, templateKey);
};

const countOf = (leagues: readonly TableLeague[]): number =>
  leagues.reduce((sum, { league, events }) => sum + (league.noDuel === true ? 1 : events.length), 0);

/** Groups in their order, then leagues and races that are followed whole, teams, and the rest. */
export function partsOf(state: MineState, leagues: readonly TableLeague[]): readonly Part[] {
  const found = new Map<string, TableLeague[]>(state.groups.map(({ key }) => [key, []]));
  const isWhole = (group: TableLeague): boolean => state.favourites.tournaments.has(itemIdOf(group));
  const whole = [...Map.groupBy(leagues.filter(isWhole), wholeKeyOf)].map(([key, stages]): Part => {
    const { league } = stages[0]!;
    const name = league.noDuel === true ? raceName(league) : (league.name ?? league.title ?? '');
    return { key, kind: 'whole', name, leagues: stages, count: countOf(stages) };
  });
  for (const group of leagues) {
    if (isWhole(group)) continue;
    const byKey = new Map<string, string[]>();
    for (const id of group.events)
      for (const key of keysOf(state, group, id)) {
        const known = byKey.get(key);
        if (known === undefined) byKey.set(key, [id]);
        else known.push(id);
      }
    for (const [key, events] of byKey) found.set(key, [...(found.get(key) ?? []), { league: group.league, events }]);
  }
  const part = (key: string, kind: PartKind, name: string): Part => {
    const own = found.get(key) ?? [];
    return { key, kind, name, leagues: own, count: countOf(own) };
  };
  const others = [part(TEAMS, 'teams', ''), part(REST, 'rest', '')].filter(({ count }) => count > 0);
  return [...state.groups.map(({ key, name }) => part(key, 'group', name)), ...whole, ...others];
}

export interface Section {
  readonly key: string;
  /** Absent where sections are days or leagues. */
  readonly part: Part | null;
  /** Of a section of one league. */
  readonly league: TableLeague['league'] | null;
  /** Of a section of one day, from today. */
  readonly day: number | null;
  /** Matches by start, one each; those of yesterday last. */
  readonly groups: readonly TableGroup[];
}

export type Order = 'league' | 'time' | 'group';
type Rows = Table['rows'];

const startOf = (rows: Rows, { events }: TableGroup): number => rows.get(events[0] ?? '')?.start ?? 0;

/** Played before today, and over. */
export function isPast(rows: Rows, { events }: TableGroup, nowS: number): boolean {
  const row = rows.get(events[0] ?? '');
  if (row === undefined || row.stageType === StageType.live) return false;
  return Math.max(row.start ?? 0, row.end ?? 0) < dayBounds(0, nowS)[0];
}

function byStart(rows: Rows, leagues: readonly TableLeague[], nowS: number): readonly TableGroup[] {
  const groups = byMeeting(leagues).flatMap((group): readonly TableGroup[] =>
    group.races === undefined ? group.events.map((id) => ({ league: group.league, events: [id] })) : [group],
  );
  const late = new Set(groups.filter((group) => isPast(rows, group, nowS)));
  return groups.toSorted((a, b) => Number(late.has(a)) - Number(late.has(b)) || startOf(rows, a) - startOf(rows, b));
}

/** `nowS` in seconds. */
export function sectionsOf(parts: readonly Part[], order: Order, rows: Rows, nowS: number): readonly Section[] {
  const none = { part: null, league: null, day: null };
  if (order === 'group')
    return parts.map((part) => ({ ...none, key: part.key, part, groups: byStart(rows, part.leagues, nowS) }));
  const leagues = merged(parts);
  if (order === 'league')
    return leagues.map((group) => ({
      ...none,
      key: itemIdOf(group),
      league: group.league,
      groups: byStart(rows, [group], nowS),
    }));
  const dayOfGroup = (group: TableGroup): number => {
    const day = dayOffset(startOf(rows, group), nowS);
    return day < 0 && !isPast(rows, group, nowS) ? 0 : day;
  };
  const days = Map.groupBy(byStart(rows, leagues, nowS), dayOfGroup);
  return [...days].map(([day, groups]) => ({ ...none, key: String(day), day, groups }));
}

/** A match of several groups once. */
function merged(parts: readonly Part[]): readonly TableLeague[] {
  const leagues = new Map<string, TableLeague>();
  for (const group of parts.flatMap((part) => part.leagues)) {
    const known = leagues.get(itemIdOf(group));
    leagues.set(
      itemIdOf(group),
      known === undefined ? group : { ...known, events: [...new Set([...known.events, ...group.events])] },
    );
  }
  return [...leagues.values()];
}
