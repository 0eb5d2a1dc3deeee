import type {
  CompetitionRef,
  FixtureMessage,
  HistoryMessage,
  IncidentMessage,
  ParticipantRef,
  PlayerStatisticsMessage,
  Scoreboard,
  StatisticsMessage,
  StatusMessage,
} from '@stillingen/domain/messages';
import { Stage, type StageCode } from '@stillingen/domain';
import type { PartHistory } from '../../../set-history.ts';
import type { ImportedEvent } from '../import/data-set.ts';
import { instant } from './kick-off.ts';

/** Results are newer than anything sent before the event; corrections count up. */
export const RESULT_SEQ = 1000;

/** A year before the season, as calendars are published before it begins. */
export const madeKnown = ({ season }: CompetitionRef): string => `${Number(season.slice(0, 4)) - 1}-01-01T00:00:00Z`;

/** Facts without those that are undefined or empty. */
type Given<Facts> = { [Name in keyof Facts]?: Exclude<Facts[Name], undefined> };

export const given = <Facts extends object>(facts: Facts): Given<Facts> =>
  Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined && fact !== '')) as Given<Facts>;

export type DuelIncident = Omit<IncidentMessage, 'kind' | 'key' | 'seq' | 'event' | 'at' | 'supersedes' | 'reason'>;

export interface DuelOutcome {
  readonly stage: StageCode;
  readonly score?: Scoreboard;
  readonly notice?: string;
}

export interface ImportedDuel {
  readonly file: string;
  readonly line: number;
  readonly key: string;
  readonly sport: number;
  readonly competition: CompetitionRef;
  readonly home: ParticipantRef;
  readonly away: ParticipantRef;
  /** '2026-11-20T18:00:00Z', or '2026-11-20' where only the day is known. */
  readonly start: string;
  readonly details?: Pick<FixtureMessage, 'round' | 'venue' | 'referee' | 'attendance' | 'format'>;
  /** From start to end, recorded or usual in the sport. */
  readonly minutes: number;
  readonly outcome: DuelOutcome | null;
  readonly incidents?: readonly DuelIncident[];
}

const NOT_PLAYED = new Set<StageCode>([Stage.postponed, Stage.cancelled]);

/** Milliseconds of a start; noon UTC of a day. */
export const startMs = (start: string): number => Date.parse(start.length === 10 ? `${start}T12:00:00Z` : start);

export function fixtureOf({
  key,
  sport,
  competition,
  home,
  away,
  start,
  details = {},
}: Omit<ImportedDuel, 'file' | 'line' | 'minutes' | 'outcome' | 'incidents'>): FixtureMessage {
  const at = madeKnown(competition);
  return { kind: 'fixture', key, seq: 0, at, sport, competition, home, away, start, ...given(details), coverage: 'result' };
}

/** Reads no clock: equal matches give equal messages. */
export function duelEvent(duel: ImportedDuel): ImportedEvent {
  const { file, line, key, start, minutes, outcome, incidents = [] } = duel;
  const fixture = fixtureOf(duel);
  if (outcome === null) return { file, line, messages: [fixture] };
  const at = instant(startMs(start) + minutes * 60_000);
  const seq = NOT_PLAYED.has(outcome.stage) ? 0 : RESULT_SEQ;
  const status: StatusMessage = { kind: 'status', key: `${key}/status`, seq, at, event: key, ...outcome };
  const incidentMessages = incidents.map(
    (incident, index): IncidentMessage => ({
      kind: 'incident',
      key: `${key}/i${index + 1}`,
      seq: RESULT_SEQ,
      at,
      event: key,
      ...incident,
    }),
  );
  return { file, line, messages: [fixture, status, ...incidentMessages] };
}

const playedHead = ({ key, start, minutes }: ImportedDuel, part: string) => ({
  key: `${key}/${part}`,
  seq: RESULT_SEQ,
  at: instant(startMs(start) + minutes * 60_000),
  event: key,
});

export const historyOf = (duel: ImportedDuel, part: PartHistory): HistoryMessage => ({
  kind: 'history',
  ...playedHead(duel, `set${part.part}`),
  ...part,
});

export const playerStatisticsOf = (
  duel: ImportedDuel,
  sections: PlayerStatisticsMessage['sections'],
): PlayerStatisticsMessage => ({ kind: 'player-statistics', ...playedHead(duel, 'players'), period: 0, sections });

export const statisticsOf = (duel: ImportedDuel, values: StatisticsMessage['values']): StatisticsMessage => ({
  kind: 'statistics',
  ...playedHead(duel, 'statistics'),
  period: 0,
  values,
});
