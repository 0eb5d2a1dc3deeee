import type { Message } from '@stillingen/domain/messages';
import { earliestStepS, type EventPlan } from './event-plan.ts';

type Ranking = Message & { kind: 'ranking' };

/** Kinds of which only the last word counts; incidents and what was taken back stay, so that the trail of corrections is whole. */
const LAST_WORD = new Set<Message['kind']>(['fixture', 'race', 'status', 'score', 'statistics', 'ranking']);
const ANNOUNCED = new Set<Message['kind']>(['fixture', 'race']);

const isCorrection = (message: Message): boolean =>
  message.kind === 'retraction' || (message.kind === 'score' && message.reason !== undefined);

/** What has to stay although something later was said about its key: without it nobody could tell what was corrected. */
function corrected(messages: readonly Message[]): ReadonlySet<Message> {
  const kept = new Set<Message>();
  const said = new Map<string, Message>();
  let score: Message | null = null;
  for (const message of messages) {
    const superseded = 'supersedes' in message && message.supersedes !== undefined ? said.get(message.supersedes.key) : undefined;
    if (superseded !== undefined) kept.add(superseded);
    if (isCorrection(message) && score !== null) kept.add(score);
    if (message.kind === 'score' && message.reason !== undefined) kept.add(message);
    if (message.kind === 'score') score = message;
    said.set(message.key, message);
  }
  return kept;
}

/** Whether a later ranking says all that this one did: of everybody in it, and of the race. */
function saysAllOf(later: Ranking, earlier: Ranking): boolean {
  const names = ({ entries }: Ranking): string[] => entries.map(({ participant }) => participant.name);
  const words = ['stage', 'done', 'notice'] as const;
  if (!words.every((word) => earlier[word] === undefined || later[word] !== undefined)) return false;
  return later.complete === true || new Set(names(later)).isSupersetOf(new Set(names(earlier)));
}

/** What a message says about how things stand within a stage; it ends with the stage. */
const MOMENT = ['situation', 'gameTime'] as const;
/** What a score may leave out where it stays as it was. */
const KEPT = ['points', 'serve', 'results', 'tieBreaks', 'finish'] as const;

/** The message by which the last stage was entered, and the last message that says each word which later ones leave out. */
function stillSaid(messages: readonly Message[]): ReadonlySet<Message> {
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

/** What has to be said of one event for the same state as all of these messages, in the same order, its announcement first. */
export function compact(messages: readonly Message[]): readonly Message[] {
  const last = new Map(messages.map((message) => [message.key, message]));
  const stays = new Set([...corrected(messages), ...stillSaid(messages)]);
  const kept: Message[] = [];
  // From the last on, so that a ranking of everybody spares those before it.
  const whole = new Map<string, Ranking>();
  for (const message of messages.toReversed()) {
    const later = last.get(message.key)!;
    const isRanking = message.kind === 'ranking';
    const cover = isRanking ? (whole.get(message.key) ?? later) : later;
    if (isRanking && message.complete === true && !whole.has(message.key)) whole.set(message.key, message);
    const isLast = !LAST_WORD.has(message.kind) || later === message || stays.has(message);
    if (isLast || (isRanking && cover.kind === 'ranking' && !saysAllOf(cover, message))) kept.push(message);
  }
  kept.reverse();
  return [...kept.filter(({ kind }) => ANNOUNCED.has(kind)), ...kept.filter(({ kind }) => !ANNOUNCED.has(kind))];
}

/** An event as it stands at a second since the epoch. */
export function stateMessages(plan: EventPlan, nowS: number): readonly Message[] {
  const said = [...plan.announcement()];
  if (earliestStepS(plan) > nowS) return said;
  for (const { dueS, messages } of plan.steps()) {
    if (dueS > nowS) break;
    said.push(...messages);
  }
  return compact(said);
}
