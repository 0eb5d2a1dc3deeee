import type { Message } from '@stillingen/domain/messages';
import { earliestPublicationS, type EventPlan } from './engine/event-plan.ts';

/**
 * Kinds of which only the last message counts; incidents and retractions stay, so that the trail of
 * corrections is whole.
 */
const LAST_WORD = new Set<Message['kind']>([
  'fixture',
  'race',
  'status',
  'score',
  'statistics',
  'ranking',
  'lineup',
  'absences',
  'player-statistics',
  'history',
]);
/**
 * Published of a match until a day after it: for all matches of a season it would fill a server's
 * memory.
 */
const OF_THE_DAY = new Set<Message['kind']>(['lineup', 'absences', 'comment', 'player-statistics', 'history']);
const DAY_S = 86_400;
const ANNOUNCED = new Set<Message['kind']>(['fixture', 'race']);

const isCorrection = (message: Message): boolean =>
  message.kind === 'retraction' || (message.kind === 'score' && message.reason !== undefined);

/** Kept although a later message has the same key: without it nothing would show what was corrected. */
function corrected(messages: readonly Message[]): ReadonlySet<Message> {
  const kept = new Set<Message>();
  const byKey = new Map<string, Message>();
  let score: Message | null = null;
  for (const message of messages) {
    const superseded =
      'supersedes' in message && message.supersedes !== undefined ? byKey.get(message.supersedes.key) : undefined;
    if (superseded !== undefined) kept.add(superseded);
    if (isCorrection(message) && score !== null) kept.add(score);
    if (message.kind === 'score' && message.reason !== undefined) kept.add(message);
    if (message.kind === 'score') score = message;
    byKey.set(message.key, message);
  }
  return kept;
}

/** What a ranking may carry besides its entries. */
const OF_RACE = ['stage', 'done', 'notice', 'provisional'] as const;

/**
 * The last complete ranking and those after it, each of which builds on the one before. Entries are
 * not read: they are lazy.
 */
function standingRankings(messages: readonly Message[]): ReadonlySet<Message> {
  const rankings = messages.filter((message) => message.kind === 'ranking');
  const words = OF_RACE.filter((word) => rankings.some((ranking) => ranking[word] !== undefined));
  const whole = rankings.findLastIndex(
    (ranking) => ranking.complete === true && words.every((word) => ranking[word] !== undefined),
  );
  return new Set(rankings.slice(Math.max(0, whole)));
}

/** Fields of a score or status that end with the stage. */
const MOMENT = ['situation', 'gameTime', 'half', 'fightRound'] as const;
/** Fields that a score may leave out where they stay as they were. */
const KEPT = ['points', 'serve', 'results', 'tieBreaks', 'finish'] as const;

/**
 * The message by which the last stage was entered, and the last message of each field that later
 * ones leave out.
 */
function lastOfEachWord(messages: readonly Message[]): ReadonlySet<Message> {
  const last = new Map<string, Message>();
  let stage = 0;
  for (const message of messages) {
    if (message.kind !== 'status' && message.kind !== 'score' && message.kind !== 'ranking') continue;
    if (message.kind !== 'score' && message.stage !== undefined && message.stage !== stage) {
      stage = message.stage;
      last.set('stage', message);
      for (const word of MOMENT) last.delete(word);
    }
    if (message.kind === 'ranking') continue;
    for (const word of MOMENT) if (message[word] !== undefined) last.set(word, message);
    if (message.kind === 'status' && message.notice !== undefined) last.set('notice', message);
    for (const word of KEPT) if (message.score?.[word] !== undefined) last.set(word, message);
  }
  return new Set(last.values());
}

/**
 * The fewest messages that give the same state as all of these, in the same order, the announcement
 * first.
 */
export function compact(messages: readonly Message[]): readonly Message[] {
  const last = new Map(messages.map((message) => [message.key, message]));
  const stays = new Set([...corrected(messages), ...lastOfEachWord(messages), ...standingRankings(messages)]);
  const kept = messages.filter(
    (message) => !LAST_WORD.has(message.kind) || last.get(message.key) === message || stays.has(message),
  );
  return [...kept.filter(({ kind }) => ANNOUNCED.has(kind)), ...kept.filter(({ kind }) => !ANNOUNCED.has(kind))];
}

export function stateMessages(plan: EventPlan, nowS: number): readonly Message[] {
  const messages = [...plan.announcement()];
  if (earliestPublicationS(plan) > nowS) return messages;
  for (const { dueS, messages: due } of plan.publications()) {
    if (dueS > nowS) break;
    messages.push(...due);
  }
  return compact(nowS - plan.overS > DAY_S ? messages.filter(({ kind }) => !OF_THE_DAY.has(kind)) : messages);
}
