import {
  ALERT_KINDS,
  type AlertFacts,
  copenhagenHours,
  DEFAULT_KINDS,
  eventItemId,
  type Follows,
  isRefused,
  maskOf,
  parseEventItemId,
  parseLeagueItemId,
  parseRule,
  type Rule,
} from '@stillingen/domain';
import type { Scalar, UserData } from '../account/calls.ts';
import { valueAt } from '../account/paths.ts';

interface MatchMask {
  readonly mask: number;
  /** Set for the match itself: teams and leagues add nothing to it. */
  readonly isOwn: boolean;
}

interface QuietHours {
  /** Minutes of the day in Copenhagen; `to` may be before `from`, over midnight. */
  readonly from: number;
  readonly to: number;
}

/** What a device is alerted of: masks of kinds. */
export interface AlertPlan {
  /** By {g_sportId_eventId}, of races as well. */
  readonly matches: ReadonlyMap<string, MatchMask>;
  /** By participant id. */
  readonly teams: ReadonlyMap<string, number>;
  /** By the id of a stage or race that is followed whole. */
  readonly stages: ReadonlyMap<string, number>;
  /** By template id. */
  readonly leagues: ReadonlyMap<string, number>;
  /** Own rules that are on, and what they call followed. */
  readonly rules: readonly Rule[];
  readonly follows: Follows;
  readonly quiet: QuietHours | null;
  /** 0: no ceiling. */
  readonly perDay: number;
  readonly tvSync: boolean;
}

const ALL_KINDS = maskOf(ALERT_KINDS);
const MAX_PER_DAY = 1000;
const ID = /^[A-Za-z0-9]{8}$/;
const LEAGUE_KEY = /^\d{1,2}_\d{1,9}_([A-Za-z0-9]{8})$/;
const QUIET = /^([01]\d|2[0-3])([0-5]\d)-([01]\d|2[0-3])([0-5]\d)$/;
const RULE_ON = '+';

type Branch = readonly (readonly [key: string, value: Scalar | UserData])[];
function branchOf(document: UserData, path: string): Branch {
  const value = valueAt(document, path);
  return typeof value === 'object' ? Object.entries(value) : [];
}

const asMask = (value: unknown): number | null =>
  Number.isInteger(value) && (value as number) >= 0 ? (value as number) & ALL_KINDS : null;
function eventOf(key: string): string | null {
  const parts = parseEventItemId(key);
  return parts === null ? null : eventItemId(parts.sportId, parts.id);
}
const stageOf = (key: string): string | null => parseLeagueItemId(key)?.stageId ?? null;
const teamOf = (key: string): string | null => (ID.test(key) ? key : null);
const templateOf = (key: string): string | null => LEAGUE_KEY.exec(key)?.[1] ?? null;

function masksAt(document: UserData, path: string, idOf: (key: string) => string | null): Map<string, number> {
  const masks = new Map<string, number>();
  for (const [key, value] of branchOf(document, path)) {
    const [id, mask] = [idOf(key), asMask(value)];
    if (id !== null && mask !== null) masks.set(id, mask);
  }
  return masks;
}

function quietHours(value: unknown): QuietHours | null {
  const [, fromH, fromM, toH, toM] = (typeof value === 'string' && QUIET.exec(value)) || [];
  if (toM === undefined) return null;
  const quiet = { from: Number(fromH) * 60 + Number(fromM), to: Number(toH) * 60 + Number(toM) };
  return quiet.from === quiet.to ? null : quiet;
}

function idsAt(document: UserData, path: string, idOf: (key: string) => string | null): ReadonlySet<string> {
  return new Set(branchOf(document, path).flatMap(([key]) => idOf(key) ?? []));
}

function rulesOf(document: UserData): readonly Rule[] {
  return branchOf(document, 'alerts.rules').flatMap(([, text]) => {
    const rule = typeof text === 'string' && text.startsWith(RULE_ON) ? parseRule(text.slice(RULE_ON.length)) : null;
    return rule === null || isRefused(rule) ? [] : [rule];
  });
}

/** Invalid values count as absent. */
export function planOf(document: UserData): AlertPlan {
  const usual = asMask(valueAt(document, 'alerts.kinds')) ?? maskOf(DEFAULT_KINDS);
  const follows = {
    matches: idsAt(document, 'mygames.data', eventOf),
    stages: idsAt(document, 'mygames.noduel', stageOf),
    teams: idsAt(document, 'myteams', teamOf),
  };
  const matches = new Map<string, MatchMask>();
  for (const id of follows.matches) matches.set(id, { mask: usual, isOwn: false });
  for (const [id, mask] of masksAt(document, 'alerts.match', eventOf)) matches.set(id, { mask, isOwn: true });
  const teams = masksAt(document, 'alerts.team', teamOf);
  for (const id of follows.teams) if (!teams.has(id)) teams.set(id, usual);
  const perDay = valueAt(document, 'alerts.perDay');
  return {
    matches,
    teams,
    stages: new Map([...follows.stages].map((id) => [id, usual])),
    leagues: masksAt(document, 'alerts.league', templateOf),
    rules: rulesOf(document),
    follows,
    quiet: quietHours(valueAt(document, 'alerts.quiet')),
    perDay: Number.isInteger(perDay) && Number(perDay) > 0 ? Math.min(Number(perDay), MAX_PER_DAY) : 0,
    tvSync: valueAt(document, 'alerts.tvSync') === true,
  };
}

/** What one visitor chose that concerns an event; absent where nothing. */
interface EventMasks {
  /** The choice for the match alone. */
  readonly own?: number | undefined;
  readonly match?: number | undefined;
  /** Of all sides together. */
  readonly teams: number;
  readonly stage?: number | undefined;
  readonly league?: number | undefined;
}

/** Where a stage is followed whole, the choice for its league goes before the usual one. */
export function joinMasks({ own, match = 0, teams, stage, league }: EventMasks): number {
  if (own !== undefined) return own;
  return teams | (stage === undefined ? match | (league ?? 0) : (league ?? stage));
}

/** Kinds that ring for an event. */
export function maskOfEvent(
  { matches, teams, stages, leagues }: Pick<AlertPlan, 'matches' | 'teams' | 'stages' | 'leagues'>,
  { event, sides, league }: Pick<AlertFacts, 'event' | 'sides' | 'league'>,
): number {
  const match = matches.get(event);
  const participants = (sides ?? []).flatMap(({ ids }) => ids);
  return joinMasks({
    [match?.isOwn === true ? 'own' : 'match']: match?.mask,
    teams: participants.reduce((mask, id) => mask | (teams.get(id) ?? 0), 0),
    stage: stages.get(league.stage),
    league: leagues.get(templateOf(league.key) ?? ''),
  });
}

/** What rings without being followed. */
export interface WatchedToo {
  /** Of matches, participants, and leagues by template. */
  readonly ids: readonly string[];
  /** With rules about all their matches. */
  readonly sports: readonly number[];
}

export function watchedToo({ matches, teams, leagues, rules, follows }: AlertPlan): WatchedToo {
  const subjects = rules.map(({ subject }) => subject);
  const ids = [
    ...[...matches].flatMap(([key, { mask }]) => (mask > 0 && !follows.matches.has(key) ? parseEventItemId(key)!.id : [])),
    ...[...teams].flatMap(([id, mask]) => (mask > 0 && !follows.teams.has(id) ? id : [])),
    ...[...leagues].flatMap(([id, mask]) => (mask > 0 ? id : [])),
    ...subjects.flatMap((subject) => (subject.of === 'team' ? (teamOf(subject.key) ?? []) : [])),
    ...subjects.flatMap((subject) => (subject.of === 'league' ? (templateOf(subject.key) ?? []) : [])),
  ];
  const ofSports = rules.filter(({ subject: { of } }) => of === 'any' || of === 'dane');
  return { ids: [...new Set(ids)], sports: [...new Set(ofSports.flatMap(({ sports }) => sports))] };
}

const MINUTE_S = 60;
const DAY_MINUTES = 1440;

/** Whether a moment (seconds) lies in the quiet hours, which begin inclusive and end exclusive. */
export function isQuiet({ quiet }: Pick<AlertPlan, 'quiet'>, nowS: number): boolean {
  if (quiet === null) return false;
  const minute = (Math.floor(nowS / MINUTE_S) + copenhagenHours(nowS) * 60) % DAY_MINUTES;
  const { from, to } = quiet;
  return from < to ? minute >= from && minute < to : minute >= from || minute < to;
}

const SUBSET = ['mygames', 'myteams', 'alerts'] as const;

/** The parts of a document on which its plan depends. */
export const alertSubset = (document: UserData): UserData =>
  Object.fromEntries(SUBSET.flatMap((key) => (Object.hasOwn(document, key) ? [[key, document[key]!]] : [])));
