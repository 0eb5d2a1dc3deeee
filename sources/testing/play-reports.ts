import type { EventItem } from '@stillingen/domain';
import { advance } from '../connect/engine/advance.ts';
import { deliverDrafts } from '../connect/engine/deliver.ts';
import { type MatchMemory, startMsOf } from '../connect/engine/match-memory.ts';
import type { MatchReport } from '../connect/kit/connector.ts';
import { MINUTE } from '../connect/kit/pace.ts';
import { createInMemoryIngest } from '../in-memory-ingest.ts';

interface Played {
  /** A line for each message that the rules refused. */
  readonly refused: readonly string[];
  readonly events: readonly EventItem[];
  readonly incidents: (event: EventItem) => readonly string[];
  readonly names: (event: EventItem) => readonly string[];
}

/** Longer than any confirmation of an end. */
const CONFIRMED_MS = 11 * MINUTE;

/**
 * Publishes reports by the engine, a minute apart; one that waits for a second answer is read again.
 * Rejects a report that makes a message outside the schema.
 */
export async function playReports(reports: readonly MatchReport[], ingest = createInMemoryIngest()): Promise<Played> {
  const memories = new Map<string, MatchMemory>();
  const refused: string[] = [];
  let nowMs = Math.max(0, ...reports.map(({ start }) => startMsOf(start)));
  for (const report of reports) {
    for (let waits = true; waits; nowMs += waits ? CONFIRMED_MS : MINUTE) {
      const step = advance(memories.get(report.key) ?? null, report, nowMs);
      memories.set(report.key, step.memory);
      refused.push(...(await deliverDrafts(ingest, memories, [{ key: report.key, drafts: step.drafts }])).refused);
      waits = step.waits;
    }
  }
  const { events, incidents, participants } = ingest.state;
  return {
    refused,
    events: [...events.values()],
    incidents: ({ id }) =>
      (incidents.get(id) ?? []).map(({ type, side, minute, player }) => `${minute} ${type} ${side} ${player}`),
    names: ({ home, away }) => [home, away].map((id) => participants.get(id)!.name),
  };
}
