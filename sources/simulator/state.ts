import { sportById } from '@stillingen/domain';
import type { Message } from '@stillingen/domain/messages';
import { earliestPublicationS, type EventPlan } from './engine/event-plan.ts';

/** Kinds published until a day after a match: of a whole season they would fill a server's memory. */
const OF_THE_DAY = new Set<Message['kind']>(['absences', 'comment', 'history']);
/** What the seasons of players are counted from: kept of the matches of followed competitions. */
const OF_PLAYERS = new Set<Message['kind']>(['lineup', 'player-statistics']);
/** Besides, of matches before the horizon. */
const OF_RESULTS = new Set<Message['kind']>(['fixture', 'status', 'score', 'incident', 'retraction']);
const DAY_S = 86_400;
const ANNOUNCED = new Set<Message['kind']>(['fixture', 'race']);

/** Fields that end with the stage. */
const OF_THE_STAGE = ['situation', 'gameTime', 'half', 'fightRound'];
/** Fields that a message or its score leaves out where they are unchanged. */
const LEFT_OUT = [...OF_THE_STAGE, 'notice', 'points', 'serve', 'results', 'tieBreaks', 'finish', 'done', 'provisional'];

/** Whether it changes a score that was published: what that was is part of the correction. */
const correctsScore = ({ kind }: Message): boolean => kind === 'retraction' || kind === 'score' || kind === 'status';

/**
 * The last message of each key and with each field, the one that entered the stage, the last
 * complete ranking and those after it, corrections, and what they correct. Reads no entries of
 * rankings: they are lazy.
 */
function neededMessages(messages: readonly Message[]): ReadonlySet<Message> {
  const byKey = new Map<string, Message>();
  const byField = new Map<string, Message>();
  const corrections = new Set<Message | undefined>();
  let entered: Message | undefined;
  let rankings: Message[] = [];
  let stage = 0;
  let score: Message | undefined;
  for (const message of messages) {
    if ('supersedes' in message) corrections.add(byKey.get(message.supersedes.key));
    if ('reason' in message) corrections.add(message);
    if ('reason' in message && correctsScore(message)) corrections.add(score);
    byKey.set(message.key, message);
    const { kind } = message;
    if (kind !== 'status' && kind !== 'score' && kind !== 'ranking') continue;
    if (kind === 'score') score = message;
    if (kind === 'ranking') rankings = message.complete === true ? [message] : [...rankings, message];
    if (kind !== 'score' && message.stage !== undefined && message.stage !== stage) {
      stage = message.stage;
      entered = message;
      for (const field of OF_THE_STAGE) byField.delete(field);
    }
    const board = kind === 'ranking' ? {} : (message.score ?? {});
    for (const field of LEFT_OUT) if (field in message || field in board) byField.set(field, message);
  }
  const needed = [...byKey.values(), ...byField.values(), entered, ...rankings, ...corrections];
  return new Set(needed.filter((message) => message !== undefined));
}

/** Whether it is part of the course of a match, which older statistics draw. */
const isOfCourse = (message: Message): boolean => message.kind === 'statistics' && message.minute !== undefined;

const LEFT = /^(\d+):(\d\d)$/;

/**
 * The last score of each minute by a clock that shows what is left of a period, which draws the lead,
 * and what entered the stages of them.
 */
function scoresOfCourse(messages: readonly Message[]): ReadonlySet<Message> {
  const scores = new Map<string, Message>();
  const entered: Message[] = [];
  let stage = 0;
  for (const message of messages) {
    if (message.kind === 'status' && message.stage !== stage) {
      stage = message.stage;
      entered.push(message);
    }
    const [, minutes, seconds] = (message.kind === 'score' && LEFT.exec(message.gameTime ?? '')) || [];
    if (minutes !== undefined) scores.set(`${entered.length} ${Math.ceil(Number(minutes) + Number(seconds) / 60)}`, message);
  }
  return new Set(scores.size === 0 ? [] : [...entered, ...scores.values()]);
}

const isCounted = (message: Message): boolean => message.kind === 'fixture' && sportById(message.sport)!.clockedScores !== null;

/**
 * The fewest messages that lead to the same state, in order, the announcement first. With its
 * course the statistics, or the scores, of each minute stay.
 */
export function compact(messages: readonly Message[], withCourse = true): readonly Message[] {
  const needed = neededMessages(messages);
  const scores = withCourse && messages.some(isCounted) ? scoresOfCourse(messages) : new Set<Message>();
  // All that was published about an incident counts: what it was before is a correction.
  const isKept = (message: Message): boolean =>
    message.kind === 'incident' || (withCourse && isOfCourse(message)) || scores.has(message);
  const kept = messages.filter((message) => isKept(message) || needed.has(message));
  return [...kept.filter(({ kind }) => ANNOUNCED.has(kind)), ...kept.filter(({ kind }) => !ANNOUNCED.has(kind))];
}

const isOfSeason = (message: Message): boolean =>
  OF_PLAYERS.has(message.kind) && (message.kind !== 'player-statistics' || message.period === 0);

/** Of a match long over: its result, and what the seasons of its players are counted from. */
export function seasonMessages(plan: EventPlan): readonly Message[] {
  const messages = [...plan.announcement(), ...plan.publications().flatMap((publication) => publication.messages)];
  return compact(
    messages.filter((message) => OF_RESULTS.has(message.kind) || isOfSeason(message)),
    false,
  );
}

export function stateMessages(plan: EventPlan, nowS: number): readonly Message[] {
  const messages = [...plan.announcement()];
  if (earliestPublicationS(plan) > nowS) return messages;
  for (const { dueS, messages: due } of plan.publications()) {
    if (dueS > nowS) break;
    messages.push(...due);
  }
  if (nowS - plan.overS <= DAY_S) return compact(messages);
  const isKept = (message: Message): boolean =>
    OF_PLAYERS.has(message.kind) ? plan.followed === true && isOfSeason(message) : !OF_THE_DAY.has(message.kind);
  return compact(messages.filter(isKept), false);
}
