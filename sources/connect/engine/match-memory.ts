import { hashText, type Pair, type StageCode } from '@stillingen/domain';
import type { MatchPlan, MatchReport, Phase } from '../kit/connector.ts';

/** What the provider API accepted under one key. */
export interface Published {
  readonly seq: number;
  readonly hash: number;
  /** Of an incident: the facts whose change is a correction. */
  readonly facts?: string;
  readonly withdrawn?: true;
}

/** What the engine knows of one match: as JSON, kept over restarts. */
export interface MatchMemory {
  readonly key: string;
  readonly sport: number;
  /** Counts the fixtures of a match whose sides were exchanged after its first report. */
  readonly edition: number;
  /** The names of both sides in the accepted fixture. */
  readonly sides: string;
  readonly startMs: number;
  readonly phase: Phase;
  readonly overMs: number | null;
  readonly group: string;
  readonly seenMs: number;
  readonly changedMs: number;
  readonly stage: StageCode | null;
  /** The last stage of play or pause, and when it began; the stage after 'Vent' is this one again. */
  readonly played: { readonly stage: StageCode; readonly start: string } | null;
  /** See `placeOf`; -1 before the first stage. */
  readonly place: number;
  readonly score: Pair | null;
  /** By the end of the message key: '' for the fixture, 'status', 'score', 'i/g140945'. */
  readonly published: Readonly<Record<string, Published>>;
  /** Refused contents by the same names: not sent again until they change. */
  readonly refused: Readonly<Record<string, number>>;
  /** A report that takes something back, and when it was first read: it waits for a second answer. */
  readonly doubt: { readonly hash: number; readonly sinceMs: number } | null;
  /** A stated end that waits for its confirmation. */
  readonly end: { readonly hash: number; readonly sinceMs: number } | null;
}

export const startMsOf = (start: string): number => Date.parse(start.length === 10 ? `${start}T12:00:00Z` : start);

export const hashOf = (value: unknown): number => hashText(JSON.stringify(value));

export const newMemory = ({ key, sport, start }: MatchReport): MatchMemory => ({
  key,
  sport,
  edition: 1,
  sides: '',
  startMs: startMsOf(start),
  phase: 'before',
  overMs: null,
  group: '',
  seenMs: 0,
  changedMs: 0,
  stage: null,
  played: null,
  place: -1,
  score: null,
  published: {},
  refused: {},
  doubt: null,
  end: null,
});

export const planOf = ({ key, startMs, phase, overMs, group }: MatchMemory): MatchPlan => ({
  key,
  startMs,
  phase,
  overMs,
  group,
});

/** The key of the fixture, with which those of all other messages begin. */
export const eventKey = ({ key, edition }: Pick<MatchMemory, 'key' | 'edition'>): string =>
  edition === 1 ? key : `${key}~${edition}`;
