import type { Message, MessageResult } from '@stillingen/domain/messages';
import type { IngestClient } from '../../ports.ts';
import { reasonOf } from '../../datasets/kit/import/data-set.ts';
import type { Draft } from './drafts.ts';
import type { MatchMemory } from './match-memory.ts';

const MESSAGES_PER_DELIVERY = 1000;
/** Tries of one message with a higher number or as a correction, before it counts as refused. */
const MOST_TRIES = 8;
const DAY_S = 86_400;

/** Drafts of one match in their order. */
export interface Waiting {
  readonly key: string;
  readonly drafts: readonly Draft[];
}

export interface Delivery {
  readonly accepted: number;
  /** One line for each refused message. */
  readonly refused: readonly string[];
}

interface Try {
  readonly key: string;
  readonly draft: Draft;
  message: Message;
  tries: number;
}

const withoutKey = <Ref extends { readonly key?: string }>({ key: _, ...ref }: Ref): Omit<Ref, 'key'> => ref;

/** The message that may be accepted after this result; null where none may. */
function nextTry({ message, tries }: Try, { result, code }: MessageResult): Message | null {
  if (tries >= MOST_TRIES) return null;
  // Another process or a lost memory used the number: the distance doubles with each try.
  if (result === 'stale' || code === 'conflict') return { ...message, seq: message.seq + DAY_S * 2 ** tries };
  const corrects = 'supersedes' in message && message.supersedes !== undefined;
  if ((code === 'event_finished' || code === 'stage_backwards') && message.kind !== 'retraction' && !corrects)
    return { ...message, supersedes: { key: message.key, seq: 0 }, reason: 'clerical' } as Message;
  if (code === 'participant_key_reused' && message.kind === 'fixture')
    return { ...message, home: withoutKey(message.home), away: withoutKey(message.away) };
  return null;
}

/** Refusals that pass by themselves: the next answer brings the same facts again. */
const PASSING: ReadonlySet<string | undefined> = new Set(['overloaded', 'failed']);

function settle(memories: Map<string, MatchMemory>, { key, draft, message }: Try, result: MessageResult): string | null {
  const memory = memories.get(key)!;
  if (result.result === 'accepted' || result.result === 'duplicate') {
    const { [draft.name]: _, ...refused } = memory.refused;
    const known = draft.accepted({ ...memory, refused });
    const published = { ...known.published, [draft.name]: { ...known.published[draft.name]!, seq: message.seq } };
    memories.set(key, { ...known, published });
    return null;
  }
  if (PASSING.has(result.code)) return null;
  memories.set(key, { ...memory, refused: { ...memory.refused, [draft.name]: draft.hash } });
  return `${message.key} (${message.kind}) is refused: ${reasonOf(result)}`;
}

/** Delivers in order and writes into the memories what was accepted. Rejects where no server answers. */
export async function deliverDrafts(
  ingest: IngestClient,
  memories: Map<string, MatchMemory>,
  waiting: readonly Waiting[],
): Promise<Delivery> {
  let open = waiting.flatMap(({ key, drafts }) => drafts.map((draft): Try => ({ key, draft, message: draft.message, tries: 0 })));
  let accepted = 0;
  const refused: string[] = [];
  while (open.length > 0) {
    const batch = open.slice(0, MESSAGES_PER_DELIVERY);
    const results = await ingest.deliver(batch.map(({ message }) => message));
    if (results.length !== batch.length) throw new Error(`the server answered ${results.length} of ${batch.length} messages`);
    const again: Try[] = [];
    batch.forEach((each, index) => {
      const result = results[index]!;
      const next = nextTry(each, result);
      if (next !== null) {
        again.push({ ...each, message: next, tries: each.tries + 1 });
        return;
      }
      const line = settle(memories, each, result);
      if (result.result === 'accepted') accepted += 1;
      if (line !== null) refused.push(line);
    });
    open = [...again, ...open.slice(MESSAGES_PER_DELIVERY)];
  }
  return { accepted, refused };
}
