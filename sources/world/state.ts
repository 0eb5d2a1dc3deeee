import type { Message } from '@stillingen/domain/messages';
import { fixtureMessage } from './fixture.ts';
import type { MatchPlan } from './plan.ts';
import { EARLIEST_STEP_S, matchSteps } from './script.ts';

/** Kinds of which only the last word counts; incidents and what was taken back stay, so that the trail of corrections is whole. */
const LAST_WORD = new Set<Message['kind']>(['fixture', 'status', 'score', 'statistics']);

/** The scores that stood when a goal was taken back: without them nobody could tell what was corrected. */
function correctedScores(messages: readonly Message[]): ReadonlySet<Message> {
  const kept = new Set<Message>();
  let score: Message | null = null;
  for (const message of messages) {
    if (message.kind === 'score') score = message;
    else if (message.kind === 'retraction' && score !== null) kept.add(score);
  }
  return kept;
}

/** What has to be said of one match for the same state as all of these messages, in the same order, the fixture first. */
export function compact(messages: readonly Message[]): readonly Message[] {
  const last = new Map(messages.map((message) => [message.key, message]));
  const corrected = correctedScores(messages);
  const kept = messages.filter(
    (message) => !LAST_WORD.has(message.kind) || last.get(message.key) === message || corrected.has(message),
  );
  return [...kept.filter(({ kind }) => kind === 'fixture'), ...kept.filter(({ kind }) => kind !== 'fixture')];
}

/** The fixture of a match that is to come. */
export const announcement = (plan: MatchPlan): Message =>
  fixtureMessage(plan, plan.competition.coverage === 'result' ? 'result' : 'planned');

/** A match as it stands at a second since the epoch. */
export function stateMessages(plan: MatchPlan, nowS: number): readonly Message[] {
  const said: Message[] = [announcement(plan)];
  if (plan.startS - EARLIEST_STEP_S > nowS) return said;
  for (const { dueS, messages } of matchSteps(plan)) {
    if (dueS > nowS) break;
    said.push(...messages);
  }
  return compact(said);
}
