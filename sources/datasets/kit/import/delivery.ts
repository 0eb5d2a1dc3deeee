import type { Message, MessageResult } from '@stillingen/domain/messages';
import type { IngestClient } from '../../../ports.ts';
import { type ImportedEvent, type ImportReport, reasonOf, type RefusedRow } from './data-set.ts';
import { instant } from '../places/places.ts';

const MESSAGES_PER_DELIVERY = 1000;
/** Corrections of one message before an import gives up on it. */
const MOST_REVISIONS = 16;

function revised(message: Message, revision: number): Message {
  if (revision === 0) return message;
  const seq = message.seq + revision;
  if (message.kind === 'statistics' || message.kind === 'participant' || message.kind === 'retraction')
    return { ...message, seq };
  return { ...message, seq, supersedes: { key: message.key, seq: seq - 1 }, reason: 'clerical' };
}

const notAfter = (message: Message, nowMs: number): Message =>
  Date.parse(message.at) > nowMs ? { ...message, at: instant(nowMs) } : message;

/** An importer keeps no state: it finds what the server holds by trying the next revision. */
const needsNextRevision = ({ result, code }: MessageResult): boolean => result === 'stale' || code === 'conflict';

interface Attempt {
  readonly messages: readonly Message[];
  readonly revisions: number[];
  readonly answers: MessageResult[];
  open: readonly number[];
}

/** A match that is over accepts no more goals than its score, so incidents come last. */
const inOrder = (messages: readonly Message[]): Message[] => [
  ...messages.filter(({ kind }) => kind !== 'incident'),
  ...messages.filter(({ kind }) => kind === 'incident'),
];

async function deliverRound(ingest: IngestClient, attempts: readonly Attempt[]): Promise<void> {
  for (let from = 0; from < attempts.length; ) {
    const batch: { attempt: Attempt; index: number }[] = [];
    do {
      const attempt = attempts[from]!;
      batch.push(...attempt.open.map((index) => ({ attempt, index })));
      from += 1;
    } while (from < attempts.length && batch.length + attempts[from]!.open.length <= MESSAGES_PER_DELIVERY);
    const results = await ingest.deliver(
      batch.map(({ attempt: { messages, revisions }, index }) => revised(messages[index]!, revisions[index]!)),
      { wholeEvents: true },
    );
    if (results.length !== batch.length) throw new Error(`the server answered ${results.length} of ${batch.length} messages`);
    batch.forEach(({ attempt, index }, place) => {
      attempt.answers[index] = results[place]!;
    });
  }
}

function hasNextRound(attempt: Attempt): boolean {
  const { revisions, answers, open } = attempt;
  const retried = open.filter((index) => needsNextRevision(answers[index]!));
  if (retried.length === 0) return false;
  const givenUp = new Set(retried.filter((index) => revisions[index] === MOST_REVISIONS));
  for (const index of retried) revisions[index]! += 1;
  attempt.open = open.filter((index) => !givenUp.has(index));
  return attempt.open.length > 0;
}

async function deliverUntilKnown(ingest: IngestClient, events: readonly ImportedEvent[]): Promise<MessageResult[][]> {
  const attempts = events.map(
    ({ messages }): Attempt => ({
      messages: inOrder(messages),
      revisions: messages.map(() => 0),
      answers: [],
      open: [...messages.keys()],
    }),
  );
  for (let left = attempts; left.length > 0; left = left.filter(hasNextRound)) await deliverRound(ingest, left);
  return attempts.map(({ answers }) => answers);
}

const isOwnRefusal = ({ result, code }: MessageResult): boolean => result === 'refused' && code !== 'event_refused';

/** Sends other facts of a known event as corrections; one refused message refuses its event. */
export async function deliverEvents(
  ingest: IngestClient,
  events: readonly ImportedEvent[],
  nowMs = Number.POSITIVE_INFINITY,
): Promise<Pick<ImportReport, 'written' | 'unchanged' | 'refused'>> {
  const results = await deliverUntilKnown(
    ingest,
    events.map((event) => ({ ...event, messages: event.messages.map((message) => notAfter(message, nowMs)) })),
  );
  let written = 0;
  let unchanged = 0;
  const refused: RefusedRow[] = [];
  events.forEach(({ file, line }, index) => {
    const refusal = results[index]!.find(isOwnRefusal);
    if (refusal !== undefined) refused.push({ file, line, why: reasonOf(refusal) });
    else if (results[index]!.some(({ result }) => result === 'accepted')) written += 1;
    else unchanged += 1;
  });
  return { written, unchanged, refused };
}
