import type { Message } from '@stillingen/domain/messages';
import { earliestPublicationS, type EventPlan } from './engine/event-plan.ts';

/** Kinds of which only the last message of a key counts; incidents and retractions all stay. */
const LAST_COUNTS = new Set<Message['kind']>([
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
/** Kinds published until a day after a match: of a whole season they would fill a server's memory. */
const OF_THE_DAY = new Set<Message['kind']>(['lineup', 'absences', 'comment', 'player-statistics', 'history']);
const DAY_S = 86_400;
const ANNOUNCED = new Set<Message['kind']>(['fixture', 'race']);

const isCorrection = (message: Message): boolean =>
  message.kind === 'retraction' || (message.kind === 'score' && message.reason !== undefined);

/** Messages that corrections refer to: kept although a later message has the same key. */
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

/** Fields of a ranking besides its entries. */
const RACE_FIELDS = ['stage', 'done', 'notice', 'provisional'] as const;

/** The last complete ranking and the partial ones after it. Reads no entries: they are lazy. */
function neededRankings(messages: readonly Message[]): ReadonlySet<Message> {
  const rankings = messages.filter((message) => message.kind === 'ranking');
  const fields = RACE_FIELDS.filter((field) => rankings.some((ranking) => ranking[field] !== undefined));
  const whole = rankings.findLastIndex(
    (ranking) => ranking.complete === true && fields.every((field) => ranking[field] !== undefined),
  );
  return new Set(rankings.slice(Math.max(0, whole)));
}

/** Fields of a score or status that end with the stage. */
const STAGE_FIELDS = ['situation', 'gameTime', 'half', 'fightRound'] as const;
/** Fields that a score leaves out where they are unchanged. */
const SCORE_FIELDS = ['points', 'serve', 'results', 'tieBreaks', 'finish'] as const;

/** The message that entered the last stage, and the last message with each optional field. */
function lastOfEachField(messages: readonly Message[]): ReadonlySet<Message> {
  const last = new Map<string, Message>();
  let stage = 0;
  for (const message of messages) {
    if (message.kind !== 'status' && message.kind !== 'score' && message.kind !== 'ranking') continue;
    if (message.kind !== 'score' && message.stage !== undefined && message.stage !== stage) {
      stage = message.stage;
      last.set('stage', message);
      for (const field of STAGE_FIELDS) last.delete(field);
    }
    if (message.kind === 'ranking') continue;
    for (const field of STAGE_FIELDS) if (message[field] !== undefined) last.set(field, message);
    if (message.kind === 'status' && message.notice !== undefined) last.set('notice', message);
    for (const field of SCORE_FIELDS) if (message.score?.[field] !== undefined) last.set(field, message);
  }
  return new Set(last.values());
}

/** The fewest messages that lead to the same state, in order, the announcement first. */
export function compact(messages: readonly Message[]): readonly Message[] {
  const last = new Map(messages.map((message) => [message.key, message]));
  const stays = new Set([...corrected(messages), ...lastOfEachField(messages), ...neededRankings(messages)]);
  const kept = messages.filter(
    (message) => !LAST_COUNTS.has(message.kind) || last.get(message.key) === message || stays.has(message),
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
