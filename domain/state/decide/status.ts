import { sampleOf } from '../../course/samples.ts';
import { clockOf, minutesPlayed } from '../../event/clock.ts';
import { minuteByClock } from '../../event/period-clock.ts';
import type { EventItem, Pair, Statistic } from '../../event/entities.ts';
import { isDecided, Stage, type StageCode, StageType, stageTypeOf } from '../../event/stage.ts';
import type { Scoreboard, ScoreMessage, StatisticsMessage, StatusMessage } from '../../messages/course.ts';
import { type Sport, sportById } from '../../sports/index.ts';
import type { CourseGraphic } from '../../sport/sport.ts';
import { cleanText } from '../../text/names.ts';
import { addCorrection, addScoreCorrection, scoredAt } from '../corrections.ts';
import { RefusalError, type Submission } from '../decision.ts';
import { eventOf, keyChange, secondsOf, supersededBy } from '../keys.ts';
import { claim, claimCourse, filledChange } from '../precedence.ts';
import { resultOf } from '../scoreboard.ts';
import type { Change, LiveState } from '../state.ts';
import { checkPeriod } from './fact-of.ts';

function checkOpen(
  state: LiveState,
  { provider }: Submission,
  event: EventItem,
  message: StatusMessage | ScoreMessage,
  path: string,
): void {
  if (message.supersedes !== undefined) {
    supersededBy(state, provider, message.supersedes);
    return;
  }
  if (isDecided(event.stage)) throw new RefusalError('event_finished', path, 'a correction that names what it supersedes');
}

const fell = (before: Pair | null, after: Pair): boolean => before !== null && (after[0] < before[0] || after[1] < before[1]);
const same = (a: Pair | null, b: Pair): boolean => a !== null && a[0] === b[0] && a[1] === b[1];

const EXTRA_TIME = new Set<StageCode>([Stage.extraTime, Stage.firstExtraHalf, Stage.secondExtraHalf, Stage.afterExtraTime]);
const SHOOT_OUT = new Set<StageCode>([Stage.penalties, Stage.afterPenalties]);

/** All sports label all stages, but not all play extra time and shoot-outs. */
function hasStage({ stages, formats, shootOut }: Sport, stage: StageCode): boolean {
  if (SHOOT_OUT.has(stage) && shootOut === null) return stages[Stage.penalties]?.part !== undefined;
  const { kind } = formats[0].format;
  // A super over is cricket's only play after the innings.
  if (kind === 'cricket' && stage === Stage.extraTime) return true;
  if (EXTRA_TIME.has(stage) && kind !== 'periods' && kind !== 'behinds') return false;
  return Object.hasOwn(stages, stage);
}

export function checkStage(sport: Sport, stage: StageCode): void {
  if (hasStage(sport, stage)) return;
  const allowed = Object.keys(sport.stages).filter((code) => hasStage(sport, Number(code)));
  throw new RefusalError('stage_not_of_sport', '/stage', allowed.join(', '));
}

/** A falling score is a correction even without `supersedes`. */
function scoreChanges(
  state: LiveState,
  { n, provider }: Submission,
  event: EventItem,
  board: Scoreboard,
  {
    stage,
    at,
    reason,
    supersedes,
    override,
  }: {
    stage: StageCode;
    at: number;
    reason: ScoreMessage['reason'] | undefined;
    supersedes: ScoreMessage['supersedes'] | undefined;
    override: true | undefined;
  },
): { set: Partial<EventItem>; corrections: Change[] } {
  const set = resultOf(event, board, stage, override === true);
  const score: Pair = [board.home, board.away];
  const corrects = fell(event.score, score) || (supersedes !== undefined && event.score !== null && !same(event.score, score));
  return {
    set: same(event.score, score) ? set : { ...set, changedAt: at },
    corrections: corrects
      ? [
          addScoreCorrection(state, event.id, {
            n,
            at,
            ...scoredAt(event),
            before: event.score!,
            after: score,
            reason,
            provider: provider.name,
          }),
        ]
      : [],
  };
}

function boardOf(sport: Sport, event: EventItem, stage: StageCode): Scoreboard | undefined {
  if (event.score !== null) return { home: event.score[0], away: event.score[1] };
  const begins = sport.stages[stage]?.part === 0 || (stage === Stage.live && sport.parts.length === 0);
  return begins ? { home: 0, away: 0 } : undefined;
}

/** A finished part restarts only by a correction. */
function checkOrder(sport: Sport, event: EventItem, message: StatusMessage): void {
  const [before, after] = [sport.stages[event.stage]?.part, sport.stages[message.stage]?.part];
  const unplayed = event.stageType === StageType.live && message.stage === Stage.scheduled;
  const backwards = unplayed || (before !== undefined && after !== undefined && after < before);
  if (backwards && message.supersedes === undefined)
    throw new RefusalError('stage_backwards', '/stage', 'a later stage, or a correction that names what it supersedes');
}

/** Throws RefusalError for details that the sport does not have. */
function checkStageDetail({ formats }: Sport, { format }: EventItem, { half, fightRound }: StatusMessage | ScoreMessage): void {
  const known = formats[0].format;
  if (half !== undefined && known.kind !== 'innings' && known.kind !== 'pesapallo')
    throw new RefusalError('not_of_sport', '/half', 'nothing: only innings of baseball and pesäpallo have halves');
  if (fightRound === undefined) return;
  if (known.kind !== 'fight') throw new RefusalError('not_of_sport', '/fightRound', 'nothing: only fights have rounds');
  const most = format.rounds ?? known.mostRounds;
  if (fightRound > most) throw new RefusalError('no_such_part', '/fightRound', `at most ${most}`);
}

/** Clock, half, round and situation end with their stage. */
function stageDetailOf(
  message: Pick<StatusMessage, 'gameTime' | 'situation' | 'half' | 'fightRound'>,
  entered: boolean,
): Partial<EventItem> {
  return {
    ...(message.half !== undefined ? { half: message.half } : entered ? { half: null } : {}),
    ...(message.fightRound !== undefined ? { fightRound: message.fightRound } : entered ? { fightRound: null } : {}),
    ...(message.gameTime !== undefined ? { gameTime: message.gameTime } : entered ? { gameTime: '' } : {}),
    ...(message.situation !== undefined ? { situation: cleanText(message.situation) } : entered ? { situation: '' } : {}),
  };
}

export function decideStatus(state: LiveState, submission: Submission, message: StatusMessage): Change[] {
  const { provider, n } = submission;
  const known = eventOf(state, provider, message.event);
  const key = keyChange(submission, known.id, known.id);
  const event = claimCourse(known, provider);
  if (event === null) return [key];
  const sport = sportById(event.sportId)!;
  checkStage(sport, message.stage);
  const at = secondsOf(message.at, '/at');
  const entered = message.stage !== event.stage;
  const rescored = message.score !== undefined && !same(event.score, [message.score.home, message.score.away]);
  if (entered || rescored) checkOpen(state, submission, event, message, entered ? '/stage' : '/score');
  checkOrder(sport, event, message);
  checkStageDetail(sport, event, message);

  const set: Partial<EventItem> = {
    stage: message.stage,
    stageType: stageTypeOf(message.stage),
    stageStart:
      message.stageStart === undefined ? (entered ? at : event.stageStart) : secondsOf(message.stageStart, '/stageStart'),
    underReview: message.underReview ?? null,
    ...((message.underReview ?? null) !== null && event.underReview === null ? { haltedAt: at } : {}),
    ...stageDetailOf(message, entered),
    ...(message.notice === undefined ? {} : { notice: cleanText(message.notice) }),
    ...(entered ? { changedAt: at } : {}),
  };
  const corrections: Change[] = [];
  const board = message.score ?? boardOf(sport, event, message.stage);
  if (board !== undefined) {
    const scored = scoreChanges(state, submission, event, board, {
      stage: message.stage,
      at,
      reason: message.reason,
      supersedes: message.supersedes,
      override: message.override,
    });
    Object.assign(set, scored.set);
    corrections.push(...scored.corrections);
  }
  if (entered && message.supersedes !== undefined) {
    corrections.push(
      addCorrection(state, event.id, {
        n,
        at,
        what: 'stage',
        from: String(event.stage),
        to: String(message.stage),
        provider: provider.name,
        reason: message.reason ?? 'unknown',
      }),
    );
  }
  const changed = { ...event, ...set };
  return [
    { kind: 'event', event: changed },
    ...corrections,
    ...takeoverCorrection(state, submission, known, event, set),
    ...scoreCourse(state, changed),
    key,
  ];
}

/** The owner's score is lower than another provider's was. */
function takeoverCorrection(
  state: LiveState,
  { n, provider, message }: Submission,
  known: EventItem,
  taken: EventItem,
  { score = null }: Partial<EventItem>,
): Change[] {
  if (known.score === null || taken.score !== null || score === null || !fell(known.score, score)) return [];
  const at = secondsOf(message.at, '/at');
  const draft = { n, at, before: known.score, after: score, reason: undefined, provider: provider.name };
  return [addScoreCorrection(state, known.id, draft)];
}

export function decideScore(state: LiveState, submission: Submission, message: ScoreMessage): Change[] {
  const { provider } = submission;
  const known = eventOf(state, provider, message.event);
  const key = keyChange(submission, known.id, known.id);
  const event = claimCourse(known, provider);
  if (event === null) return [key];
  if (!same(event.score, [message.score.home, message.score.away])) checkOpen(state, submission, event, message, '/score');
  checkStageDetail(sportById(event.sportId)!, event, message);
  const at = secondsOf(message.at, '/at');
  const { set, corrections } = scoreChanges(state, submission, event, message.score, {
    stage: event.stage,
    at,
    reason: message.reason,
    supersedes: message.supersedes,
    override: message.override,
  });
  const scored = { ...event, ...stageDetailOf(message, false), ...set };
  return [
    { kind: 'event', event: scored },
    ...corrections,
    ...takeoverCorrection(state, submission, known, event, set),
    ...scoreCourse(state, scored),
    key,
  ];
}

/** For the lead: the score of the minute by a clock that counts down; after the last, of its minute. */
function scoreCourse(state: LiveState, event: EventItem): Change[] {
  const sport = sportById(event.sportId)!;
  if (sport.clockedScores === null || event.score === null) return [];
  const last = state.courses.get(event.id)?.at(-1);
  if (last?.score !== undefined && same(event.score, last.score)) return [];
  const minute = minuteByClock(sport, event, last?.minute ?? 0) ?? last?.minute;
  if (minute === undefined) return [];
  return [{ kind: 'course', id: event.id, sample: { minute, added: 0, counts: [], score: event.score } }];
}

export function decideStatistics(state: LiveState, submission: Submission, message: StatisticsMessage): Change[] {
  const event = eventOf(state, submission.provider, message.event);
  const key = keyChange(submission, event.id, event.id);
  checkPeriod(message.period, event);
  const before = state.statistics.get(event.id)?.[message.period] ?? [];
  const claimed = claim(event, submission.provider, `statistics ${message.period}`, before.length > 0);
  if (claimed === null) return [key];
  const values = message.values.map(({ stat, home, away }) => ({ stat, home: cleanText(home), away: cleanText(away) }));
  return [
    ...filledChange(event, claimed),
    { kind: 'statistics', id: event.id, period: message.period, values },
    ...courseChange(state, event, message, values),
    key,
  ];
}

const DRAWN_BY_MINUTE: ReadonlySet<CourseGraphic | null> = new Set<CourseGraphic | null>(['pressure', 'goals']);

/** Of a whole match in a sport whose minutes are drawn, where the minute is known. */
function courseChange(state: LiveState, event: EventItem, message: StatisticsMessage, values: readonly Statistic[]): Change[] {
  if (message.period !== 0 || !DRAWN_BY_MINUTE.has(sportById(event.sportId)!.course)) return [];
  const last = state.courses.get(event.id)?.at(-1);
  const at = secondsOf(message.at, '/at');
  const { minute = null, added = 0 } = message.minute === undefined ? (playedMinute(event, at) ?? last ?? {}) : message;
  const sample = minute === null ? null : sampleOf(minute, added, values);
  return sample === null ? [] : [{ kind: 'course', id: event.id, sample }];
}

/** Of the running clock: 45 and 2 in 45+2; null while none runs. */
function playedMinute(event: EventItem, atS: number): { readonly minute: number; readonly added: number } | null {
  const sport = sportById(event.sportId)!;
  const cap = clockOf(sport, event)?.capMinute ?? null;
  const minute = minutesPlayed(sport, event, atS);
  if (minute === null) return null;
  return cap !== null && minute > cap ? { minute: cap, added: Math.min(MAX_ADDED, minute - cap) } : { minute, added: 0 };
}

const MAX_ADDED = 30;
