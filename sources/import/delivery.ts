import type { FixtureMessage, IncidentMessage, MessageResult, StatusMessage } from '@stillingen/domain/messages';
import type { Door } from '../ports.ts';
import { matchMessages } from './match-messages.ts';
import type { ImportedMatch } from './match.ts';
import type { ImportReport, Progress, RefusedRow } from './report.ts';

type Correctable = FixtureMessage | StatusMessage | IncidentMessage;

const MATCHES_PER_BATCH = 100;
/** How often one statement may have been corrected before an import gives up to correct it once more. */
const MOST_REVISIONS = 16;

/** A message as its nth correction says it; the same correction always reads the same, so it is known again. */
function revised(message: Correctable, revision: number): Correctable {
  if (revision === 0) return message;
  const seq = message.seq + revision;
  return { ...message, seq, supersedes: { key: message.key, seq: seq - 1 }, reason: 'clerical' };
}

/** The importer remembers nothing: what the door holds already, it finds by asking at the next revision. */
const askNext = ({ result, code }: MessageResult): boolean => result === 'stale' || code === 'conflict';

/** Delivers messages until each is accepted, known or refused. Answers in the order of the messages. */
async function settle(door: Door, messages: readonly Correctable[]): Promise<MessageResult[]> {
  const answers: MessageResult[] = [];
  let open = messages.map((_, index) => index);
  for (let revision = 0; revision <= MOST_REVISIONS && open.length > 0; revision += 1) {
    const results = await door.deliver(open.map((index) => revised(messages[index]!, revision)));
    if (results.length !== open.length) throw new Error(`the door answered ${results.length} of ${open.length} messages`);
    open.forEach((index, position) => {
      answers[index] = results[position]!;
    });
    open = open.filter((index) => askNext(answers[index]!));
  }
  return answers;
}

const reasonOf = ({ code, path, allowed }: MessageResult): string =>
  [code ?? 'refused', path, allowed === undefined ? undefined : `(allowed: ${allowed})`]
    .filter((word) => word !== undefined)
    .join(' ');

/** Delivers one batch and answers, for each match, the results of all its messages. */
async function deliverBatch(door: Door, matches: readonly ImportedMatch[]): Promise<MessageResult[][]> {
  const told = matches.map(matchMessages);
  const results: MessageResult[][] = matches.map(() => []);
  for (const part of ['head', 'goals'] as const) {
    const owners = told.flatMap((messages, index) => messages[part].map(() => index));
    if (owners.length === 0) continue;
    const answers = await settle(
      door,
      told.flatMap((messages): readonly Correctable[] => messages[part]),
    );
    answers.forEach((answer, position) => results[owners[position]!]!.push(answer));
  }
  return results;
}

export interface DeliveryInput {
  readonly matches: readonly ImportedMatch[];
  readonly door: Door;
  readonly onProgress?: Progress | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Brings matches to the door in batches; a match that is known in other words is corrected.
 * When `signal` is aborted it ends after the running batch and reports what was done. Rejects where the door rejects.
 */
export async function deliverMatches({
  matches,
  door,
  onProgress,
  signal,
}: DeliveryInput): Promise<Pick<ImportReport, 'written' | 'unchanged' | 'refused'>> {
  let written = 0;
  let unchanged = 0;
  const refused: RefusedRow[] = [];
  for (let done = 0; done < matches.length && signal?.aborted !== true; done += MATCHES_PER_BATCH) {
    const batch = matches.slice(done, done + MATCHES_PER_BATCH);
    const results = await deliverBatch(door, batch);
    batch.forEach(({ file, line }, index) => {
      const answers = results[index]!;
      const refusal = answers.find(({ result }) => result === 'refused');
      if (refusal !== undefined) refused.push({ file, line, why: reasonOf(refusal) });
      if (answers.some(({ result }) => result === 'accepted')) written += 1;
      else if (refusal === undefined) unchanged += 1;
    });
    onProgress?.(Math.min(done + MATCHES_PER_BATCH, matches.length), matches.length, batch.at(-1)!.file);
  }
  return { written, unchanged, refused };
}
