import type { Message, MessageResult } from '@stillingen/domain/messages';
import type { Door } from '../ports.ts';
import type { ImportedEvent } from './data-set.ts';
import { type ImportReport, reasonOf, type RefusedRow } from './report.ts';

const MESSAGES_PER_DELIVERY = 1000;
/** How often one statement may have been corrected before an import gives up to correct it once more. */
const MOST_REVISIONS = 16;

/** A message as its nth correction says it; the same correction always reads the same, so it is known again. */
function revised(message: Message, revision: number): Message {
  if (revision === 0) return message;
  const seq = message.seq + revision;
  if (message.kind === 'statistics' || message.kind === 'participant' || message.kind === 'retraction')
    return { ...message, seq };
  return { ...message, seq, supersedes: { key: message.key, seq: seq - 1 }, reason: 'clerical' };
}

/** The importer remembers nothing: what the door holds already, it finds by asking at the next revision. */
const askNext = ({ result, code }: MessageResult): boolean => result === 'stale' || code === 'conflict';

async function deliver(door: Door, messages: readonly Message[]): Promise<MessageResult[]> {
  const answers: MessageResult[] = [];
  for (let from = 0; from < messages.length; from += MESSAGES_PER_DELIVERY) {
    const part = messages.slice(from, from + MESSAGES_PER_DELIVERY);
    const results = await door.deliver(part);
    if (results.length !== part.length) throw new Error(`the door answered ${results.length} of ${part.length} messages`);
    answers.push(...results);
  }
  return answers;
}

/** Delivers messages until each is accepted, known or refused. Answers in the order of the messages. */
async function settle(door: Door, messages: readonly Message[]): Promise<MessageResult[]> {
  const answers: MessageResult[] = [];
  let open = messages.map((_, index) => index);
  for (let revision = 0; revision <= MOST_REVISIONS && open.length > 0; revision += 1) {
    const results = await deliver(
      door,
      open.map((index) => revised(messages[index]!, revision)),
    );
    open.forEach((index, position) => {
      answers[index] = results[position]!;
    });
    open = open.filter((index) => askNext(answers[index]!));
  }
  return answers;
}

/** A match that is over takes no more goals than its score holds, so incidents wait until all scores are settled. */
const PHASES = [({ kind }: Message): boolean => kind !== 'incident', ({ kind }: Message): boolean => kind === 'incident'];

/**
 * Brings events to the door; what is known in other words is corrected, and what is known already changes nothing. An event of
 * which a message was refused is told of with the first reason. Rejects where the door rejects.
 */
export async function deliverEvents(
  door: Door,
  events: readonly ImportedEvent[],
): Promise<Pick<ImportReport, 'written' | 'unchanged' | 'refused'>> {
  const results: MessageResult[][] = events.map(() => []);
  for (const inPhase of PHASES) {
    const told = events.flatMap(({ messages }, owner) => messages.filter(inPhase).map((message) => ({ owner, message })));
    const answers = await settle(
      door,
      told.map(({ message }) => message),
    );
    answers.forEach((answer, index) => results[told[index]!.owner]!.push(answer));
  }
  let written = 0;
  let unchanged = 0;
  const refused: RefusedRow[] = [];
  events.forEach(({ file, line }, index) => {
    const refusal = results[index]!.find(({ result }) => result === 'refused');
    if (refusal !== undefined) refused.push({ file, line, why: reasonOf(refusal) });
    if (results[index]!.some(({ result }) => result === 'accepted')) written += 1;
    else if (refusal === undefined) unchanged += 1;
  });
  return { written, unchanged, refused };
}
