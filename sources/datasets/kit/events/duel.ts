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

/**
 * Statements about one key come in ranks: a result always counts as newer than what was said before the match or race. Within a
 * rank there is room for corrections.
 */
export const RESULT_SEQ = 1000;

/** When a match or race is reported to have been announced: a year before that of its season, as calendars come out before it begins. */
export const madeKnown = ({ season }: CompetitionRef): string => `${Number(season.slice(0, 4)) - 1}-01-01T00:00:00Z`;

/** An incident of a match, without what the match says of it already. */
export type DuelIncident = Omit<IncidentMessage, 'kind' | 'key' | 'seq' | 'event' | 'at' | 'supersedes' | 'reason'>;

/** How a match ended, or why it was not played. */
export interface DuelOutcome {
  readonly stage: StageCode;
  /** Absent where none was told. */
  readonly score?: Scoreboard;
  readonly notice?: string;
}

/** One match of any sport, as a public data set tells it. */
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
  /** What else its fixture says: round, venue, referee, attendance, format. */
  readonly details?: Pick<FixtureMessage, 'round' | 'venue' | 'referee' | 'attendance' | 'format'>;
  /** Minutes from its start to its end, as told or as usual in the sport. */
  readonly minutes: number;
  /** Null until it is played. */
  readonly outcome: DuelOutcome | null;
  readonly incidents?: readonly DuelIncident[];
}

const NOT_PLAYED = new Set<StageCode>([Stage.postponed, Stage.cancelled]);

/** Milliseconds of a start; noon UTC of a day. */
export const startMs = (start: string): number => Date.parse(start.length === 10 ? `${start}T12:00:00Z` : start);

/** What is announced of a match. */
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
  return { kind: 'fixture', key, seq: 0, at, sport, competition, home, away, start, ...details, coverage: 'result' };
}

/**
 * A match as the server hears of it: its fixture, its status where it was played or put off, its incidents. The same match
 * always gives the same messages; no clock is read.
 */
export function duelEvent(duel: ImportedDuel): ImportedEvent {
  const { file, line, key, start, minutes, outcome, incidents = [] } = duel;
  const fixture = fixtureOf(duel);
  if (outcome === null) return { file, line, messages: [fixture] };
  const at = instant(startMs(start) + minutes * 60_000);
  const seq = NOT_PLAYED.has(outcome.stage) ? 0 : RESULT_SEQ;
  const status: StatusMessage = { kind: 'status', key: `${key}/status`, seq, at, event: key, ...outcome };
  const told = incidents.map(
    (incident, index): IncidentMessage => ({
      kind: 'incident',
      key: `${key}/i${index + 1}`,
      seq: RESULT_SEQ,
      at,
      event: key,
      ...incident,
    }),
  );
  return { file, line, messages: [fixture, status, ...told] };
}

/** The head of what is told of a match after it was played. */
const playedHead = ({ key, start, minutes }: ImportedDuel, part: string) => ({
  key: `${key}/${part}`,
  seq: RESULT_SEQ,
  at: instant(startMs(start) + minutes * 60_000),
  event: key,
});

/** How a set of a match went. */
export const historyOf = (duel: ImportedDuel, part: PartHistory): HistoryMessage => ({
  kind: 'history',
  ...playedHead(duel, `set${part.part}`),
  ...part,
});

/** The figures of all players of a match. */
export const playerStatisticsOf = (
  duel: ImportedDuel,
  sections: PlayerStatisticsMessage['sections'],
): PlayerStatisticsMessage => ({ kind: 'player-statistics', ...playedHead(duel, 'players'), period: 0, sections });

/** The statistics of a whole match that was played. */
export const statisticsOf = (duel: ImportedDuel, values: StatisticsMessage['values']): StatisticsMessage => ({
  kind: 'statistics',
  ...playedHead(duel, 'statistics'),
  period: 0,
  values,
});
