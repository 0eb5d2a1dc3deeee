import { LANGUAGE } from '#language/names.ts';
import type { TableLeague, TableStructure } from '@stillingen/client';
import { monthOf, Stage, StageType } from '@stillingen/domain';
import type { EventRow, LeagueRow } from '@stillingen/wire';
import { tableText } from '#text/table.ts';

export interface ScheduledMatch {
  readonly event: EventRow;
  readonly league: LeagueRow;
}

export interface RoundGroup {
  readonly key: string;
  /** 'runde 16', 'Mesterskabsspil · runde 3'; empty where the feed names no round. */
  readonly title: string;
  readonly ids: readonly string[];
}

export interface Schedule {
  readonly live: readonly ScheduledMatch[];
  readonly results: readonly ScheduledMatch[];
  readonly fixtures: readonly ScheduledMatch[];
}

const NOT_PLAYED = new Set<number>([Stage.postponed, Stage.cancelled]);

type Section = keyof Schedule;

/** A postponed match stays on the programme until its time has passed: a new time may be set. */
function sectionOf(event: EventRow, nowS: number): Section {
  if (event.stageType === StageType.live) return 'live';
  if (event.stageType === StageType.scheduled) return 'fixtures';
  return NOT_PLAYED.has(event.stage ?? 0) && (event.start ?? 0) > nowS ? 'fixtures' : 'results';
}

const byStart = (a: ScheduledMatch, b: ScheduledMatch): number =>
  (a.event.start ?? 0) - (b.event.start ?? 0) ||
  (a.event.homeName ?? '').localeCompare(b.event.homeName ?? '', LANGUAGE) ||
  ((a.event.id ?? '') < (b.event.id ?? '') ? -1 : 1);

export function scheduleOf(matches: Iterable<ScheduledMatch>, nowS: number): Schedule {
  const parts: Record<Section, ScheduledMatch[]> = { live: [], results: [], fixtures: [] };
  for (const match of matches) parts[sectionOf(match.event, nowS)].push(match);
  parts.live.sort(byStart);
  parts.fixtures.sort(byStart);
  // Rounds run backwards; matches of one kick-off stay in order of names.
  parts.results.sort((a, b) => (b.event.start ?? 0) - (a.event.start ?? 0) || byStart(a, b));
  return parts;
}

/** A match that should have begun longer ago has no result, and is not what comes next. */
const LATE_S = 86_400;

export const comingOf = ({ fixtures }: Schedule, nowS: number): readonly ScheduledMatch[] =>
  fixtures.filter(({ event }) => (event.start ?? 0) > nowS - LATE_S);

/** Matches without a round go by months. */
function titleOf({ event, league }: ScheduledMatch, manyStages: boolean): string {
  const round = event.round ? tableText.round(event.round, league) : monthOf(event.start ?? 0);
  return [manyStages ? (league.stageName ?? '') : '', round].filter((word) => word !== '').join(' · ');
}

/** A match moved to another week stays with its round. */
export function byRound(matches: readonly ScheduledMatch[], manyStages: boolean): readonly RoundGroup[] {
  const groups = new Map<string, { title: string; ids: string[] }>();
  for (const match of matches) {
    const key = `${match.league.stageId ?? ''}/${match.event.round || monthOf(match.event.start ?? 0)}`;
    const group = groups.get(key) ?? { title: titleOf(match, manyStages), ids: [] };
    group.ids.push(match.event.id ?? '');
    groups.set(key, group);
  }
  return [...groups].map(([key, group]) => ({ key, ...group }));
}

export function firstMatches(groups: readonly RoundGroup[], limit: number): readonly RoundGroup[] {
  const kept: RoundGroup[] = [];
  let room = limit;
  for (const group of groups) {
    if (room <= 0) break;
    kept.push({ ...group, ids: group.ids.slice(0, room) });
    room -= group.ids.length;
  }
  return kept;
}

const monthKey = ({ event }: ScheduledMatch): string => monthOf(event.start ?? 0).replace(' ', '-');

/** Fewer matches need no months to be found. */
const LONG_LIST = 30;

/** 'november-2026', in the order of the matches. */
export function monthsOf(matches: readonly ScheduledMatch[]): readonly string[] {
  const months = new Set(matches.length < LONG_LIST ? [] : matches.map(monthKey));
  return months.size < 2 ? [] : [...months];
}

/** Those of a month; all for an empty one. */
export const inMonth = (matches: readonly ScheduledMatch[], month: string): readonly ScheduledMatch[] =>
  month === '' ? matches : matches.filter((match) => monthKey(match) === month);

export const matchesOf = (leagues: readonly TableLeague[], rows: ReadonlyMap<string, EventRow>) =>
  leagues.flatMap(({ league, events }) =>
    events.flatMap((id) => {
      const event = rows.get(id);
      return event === undefined ? [] : [{ event, league }];
    }),
  );

export function stagesOf(structure: TableStructure): readonly LeagueRow[] {
  const stages = new Map(structure.leagues.map(({ league }) => [league.stageId, league]));
  return [...stages.values()];
}

/** Stages with matches that are played or to come; the current one where there are none. */
export function stagesAhead(schedule: Schedule, stages: readonly LeagueRow[], nowS: number): readonly LeagueRow[] {
  const ahead = new Set([...schedule.live, ...comingOf(schedule, nowS)].map(({ league }) => league.stageId));
  const chosen = stages.filter(({ stageId }) => ahead.has(stageId));
  return chosen.length > 0 ? chosen : [currentStage(schedule, stages) ?? []].flat();
}

/** A stage without a name is the season: its feed holds the tables of all that follow. */
export function tableStages(stages: readonly LeagueRow[]): readonly LeagueRow[] {
  const withTables = stages.filter(({ tables }) => tables === 1);
  const whole = withTables.find(({ stageName }) => !stageName);
  return whole === undefined ? withTables : [whole];
}

export function currentStage(
  { live, results }: Pick<Schedule, 'live' | 'results'>,
  stages: readonly LeagueRow[],
): LeagueRow | null {
  const known = new Map(stages.map((stage) => [stage.stageId, stage]));
  const played = [...live, ...results].find(({ league }) => known.has(league.stageId));
  return known.get(played?.league.stageId ?? null) ?? stages[0] ?? null;
}
