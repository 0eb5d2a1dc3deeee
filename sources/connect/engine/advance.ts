import { isDecided, type Pair, type Sport, sportById, Stage, type StageCode, type CorrectionReason } from '@stillingen/domain';
import type { MatchReport } from '../kit/connector.ts';
import { HOUR, MINUTE, SECOND } from '../kit/pace.ts';
import { instant } from '../../datasets/kit/places/places.ts';
import { type Draft, DraftWriter } from './drafts.ts';
import { goneIncidents, writeIncidents, writeRetractions } from './incidents.ts';
import { eventKey, hashOf, type MatchMemory, newMemory, startMsOf } from './match-memory.ts';
import { placeOf, type ReachedStage, stageFrom } from './stage-order.ts';

/** Two answers at least this far apart must agree before a fact is taken back. */
const DOUBT_MS = 20 * SECOND;
/** The end of a match that began this long ago needs no confirmation. */
const LONG_AGO_MS = 6 * HOUR;
const USUAL_LENGTH_MS = 2 * HOUR;
/** A first stage that is read up to this late began at the start of the match. */
const LATE_START_MS = 10 * MINUTE;
/** Between two answers this far apart the time of a change is not known. */
const BLIND_MS = 3 * MINUTE;
const SECOND_HALF_MS = 62 * MINUTE;

export interface Advance {
  readonly memory: MatchMemory;
  readonly drafts: readonly Draft[];
  /** Whether a second answer is needed before everything of this one is published. */
  readonly waits: boolean;
}

const falls = (before: Pair | null, { score }: MatchReport): boolean =>
  before !== null && score !== undefined && (score.home < before[0] || score.away < before[1]);

/** Whether a finished match is in play again, or one in play has not begun. */
function reopens({ stage, place }: MatchMemory, { phase, stages }: MatchReport): boolean {
  if (stages.length === 0) return false;
  if (stage !== null && isDecided(stage)) return !stages.some(isDecided);
  return phase === 'before' && place > 0 && stages.includes(Stage.scheduled);
}

const sidesOf = ({ home, away }: Pick<MatchReport, 'home' | 'away'>): string => JSON.stringify([home.name, away.name]);
const areExchanged = ({ sides }: MatchMemory, { home, away }: MatchReport): boolean =>
  sides !== '' && sides === sidesOf({ home: away, away: home });

const hasCourse = ({ stage }: MatchMemory): boolean => stage !== null && stage !== Stage.scheduled;

/** Whether the report is of an older answer, or of the day from which a match was moved away. */
function isOlder(memory: MatchMemory, { changedMs, stages, start }: MatchReport): boolean {
  if (changedMs !== undefined && changedMs < memory.changedMs) return true;
  return stages.includes(Stage.postponed) && memory.seenMs > 0 && startMsOf(start) < memory.startMs;
}

/** The time of what an answer states first: of a match that was over before, its usual end. */
function timeOf(memory: MatchMemory, { phase, changedMs }: MatchReport, nowMs: number): number {
  if (phase === 'over' && memory.seenMs === 0) return Math.min(nowMs, memory.startMs + USUAL_LENGTH_MS);
  return Math.min(nowMs, changedMs ?? nowMs);
}

/** When a stage began: as stated, else as seen, else by the plan of the match. */
function startOfStage(memory: MatchMemory, report: MatchReport, stage: StageCode, atMs: number, nowMs: number): number {
  if (report.stageStartMs !== undefined) return Math.min(nowMs, report.stageStartMs);
  const isFirst = memory.played === null;
  const isSeen = memory.seenMs > 0 && nowMs - memory.seenMs <= BLIND_MS;
  if (isFirst && atMs - memory.startMs <= LATE_START_MS) return Math.min(atMs, Math.max(memory.startMs, atMs - LATE_START_MS));
  if (isSeen || !isFirst) return atMs;
  return Math.min(nowMs, memory.startMs + (stage === Stage.secondHalf ? SECOND_HALF_MS : 0));
}

function writeFixture(writer: DraftWriter, memory: MatchMemory, report: MatchReport, nowMs: number): void {
  const { sport, competition, home, away, start, details = {}, notice } = report;
  const known = memory.published[''];
  const isOver = memory.stage !== null && isDecided(memory.stage);
  writer.write<'fixture'>(
    '',
    { kind: 'fixture', sport, competition, home, away, start, ...details, ...(notice === undefined ? {} : { notice }) },
    {
      atMs: nowMs,
      learned: { sides: sidesOf(report) },
      ...(known !== undefined && isOver ? { corrects: 'clerical' as const } : {}),
    },
  );
}

/** The stage to publish; null for the one that stands. `isHeld`: the end waits for its confirmation. */
function nextStage(
  memory: MatchMemory,
  report: MatchReport,
  { sport, isReopened, nowMs }: { sport: Sport; isReopened: boolean; nowMs: number },
): { readonly next: ReachedStage | null; readonly end: MatchMemory['end']; readonly isHeld: boolean } {
  const next = stageFrom(sport, report.stages, isReopened ? -1 : memory.place);
  const { confirmEndMs = 0 } = report;
  const isEnd = next !== null && isDecided(next.stage) && (memory.stage === null || !isDecided(memory.stage));
  if (!isEnd || confirmEndMs === 0 || nowMs - memory.startMs > LONG_AGO_MS) {
    const returns = memory.played !== null && memory.stage !== null && placeOf(sport, memory.stage, 0) === null;
    const again = returns && report.stages.length > 0 ? { stage: memory.played.stage, place: memory.place } : null;
    return { next: next ?? again, end: null, isHeld: false };
  }
  const hash = hashOf([report.score, report.stages]);
  const end = memory.end?.hash === hash ? memory.end : { hash, sinceMs: nowMs };
  return nowMs - end.sinceMs >= confirmEndMs ? { next, end, isHeld: false } : { next: null, end, isHeld: true };
}

function writeCourse(
  writer: DraftWriter,
  memory: MatchMemory,
  report: MatchReport,
  {
    sport,
    next,
    isReopened,
    atMs,
    nowMs,
    gone,
    reason,
  }: {
    sport: Sport;
    next: ReachedStage | null;
    isReopened: boolean;
    atMs: number;
    nowMs: number;
    gone: readonly string[];
    reason: CorrectionReason;
  },
): void {
  const stage = next?.stage ?? memory.stage;
  const begins = stage !== null && (stage !== Stage.scheduled || memory.stage !== null);
  if (!begins) return;
  const { score, underReview, gameTime, situation, half } = report;
  const isOver = isDecided(stage);
  const wasOver = memory.stage !== null && isDecided(memory.stage);
  const isPlayed = placeOf(sport, stage, 0) !== null && !isOver && stage !== Stage.scheduled;
  const stageStart =
    memory.played?.stage === stage ? memory.played.start : instant(startOfStage(memory, report, stage, atMs, nowMs));
  const pair: Pair | null = score === undefined ? null : [score.home, score.away];
  const writeStatus = (): void =>
    writer.write<'status'>(
      'status',
      {
        kind: 'status',
        event: writer.event,
        stage,
        ...(isPlayed ? { stageStart } : {}),
        ...(isOver && score !== undefined ? { score } : {}),
        ...(underReview === undefined ? {} : { underReview }),
      },
      {
        ...(wasOver || isReopened ? { corrects: 'clerical' as const } : {}),
        learned: {
          stage,
          place: next?.place ?? memory.place,
          ...(isPlayed ? { played: { stage, start: stageStart } } : {}),
          ...(isOver && pair !== null ? { score: pair } : {}),
        },
      },
    );
  const endsNow = isOver && !wasOver;
  if (!endsNow) writeStatus();
  writeRetractions(writer, memory, report, { gone, reason, hasFallen: falls(memory.score, report) });
  if (stage !== Stage.scheduled) writeIncidents(writer, memory, report);
  if (score !== undefined && !isOver && stage !== Stage.scheduled) {
    const detail = {
      ...(gameTime === undefined ? {} : { gameTime }),
      ...(situation === undefined ? {} : { situation }),
      ...(half === undefined ? {} : { half }),
    };
    writer.write<'score'>(
      'score',
      { kind: 'score', event: writer.event, score, ...detail },
      { context: stage, learned: { score: pair } },
    );
  }
  if (endsNow) writeStatus();
}

/** Retracts the fixture whose sides were exchanged after its first report; the match follows anew. */
function exchanged(memory: MatchMemory, report: MatchReport, nowMs: number): { drafts: readonly Draft[]; memory: MatchMemory } {
  const writer = new DraftWriter(memory, nowMs, nowMs);
  const supersedes = { key: eventKey(memory), seq: memory.published['']?.seq ?? 0 };
  writer.write<'retraction'>('x', { kind: 'retraction', supersedes, reason: 'clerical' });
  return { drafts: writer.drafts, memory: { ...newMemory(report), edition: memory.edition + 1, seenMs: memory.seenMs } };
}

/** The score of a shoot-out that is over fits no stage before it: it waits for the end that is held. */
function beforeShootOut({ played }: MatchMemory, report: MatchReport): MatchReport {
  const { score, ...others } = report;
  return score?.penalties !== undefined && played?.stage !== Stage.penalties ? others : report;
}

/**
 * The messages by which one report differs from what was published, in the order in which the rules
 * accept them: fixture, stage, incidents, score, and a final stage last.
 */
export function advance(
  known: MatchMemory | null,
  report: MatchReport,
  nowMs: number,
  reason: CorrectionReason = 'unknown',
): Advance {
  const memory = known ?? newMemory(report);
  if (isOlder(memory, report)) return { memory, drafts: [], waits: false };
  const sport = sportById(report.sport)!;
  const gone = goneIncidents(memory, report);
  const isReopened = reopens(memory, report);
  const isExchanged = hasCourse(memory) && areExchanged(memory, report);
  const takesBack = falls(memory.score, report) || gone.length > 0 || isReopened || isExchanged;
  const { score, stages, phase, group = '', start } = report;
  const hash = hashOf([score?.home, score?.away, gone, stages, isExchanged]);
  const doubt = !takesBack ? null : memory.doubt?.hash === hash ? memory.doubt : { hash, sinceMs: nowMs };
  const isDoubted = doubt !== null && nowMs - doubt.sinceMs < DOUBT_MS;
  const seen: MatchMemory = {
    ...memory,
    startMs: startMsOf(start),
    phase,
    overMs: phase === 'over' ? (memory.overMs ?? (memory.seenMs === 0 ? startMsOf(start) + USUAL_LENGTH_MS : nowMs)) : null,
    group,
    seenMs: nowMs,
    changedMs: report.changedMs ?? memory.changedMs,
    doubt: isDoubted ? doubt : null,
  };
  if (isExchanged && isDoubted) return { memory: seen, drafts: [], waits: true };
  if (isExchanged) {
    const anew = exchanged(memory, report, nowMs);
    const rest = advance(anew.memory, report, nowMs, reason);
    return { ...rest, drafts: [...anew.drafts, ...rest.drafts] };
  }
  const atMs = timeOf(memory, report, nowMs);
  const writer = new DraftWriter(memory, nowMs, atMs);
  writeFixture(writer, memory, report, nowMs);
  if (isDoubted) return { memory: seen, drafts: writer.drafts, waits: true };
  const { next, end, isHeld } = nextStage(memory, report, { sport, isReopened, nowMs });
  const isNew = isHeld && !hasCourse(memory);
  if (!isNew)
    writeCourse(writer, memory, isHeld ? beforeShootOut(memory, report) : report, {
      sport,
      next,
      isReopened,
      atMs,
      nowMs,
      gone,
      reason,
    });
  return { memory: { ...seen, end }, drafts: writer.drafts, waits: isHeld };
}
