import type { Message, MessageResult } from '@stillingen/domain/messages';
import type { MatchReport } from '../connect/kit/connector.ts';
import type { IngestClient } from '../ports.ts';

const iso = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19)}Z`;

function messagesOf(report: MatchReport, seq: number, at: string): Message[] {
  const { key, sport, competition, home, away, start, details, stages, score, incidents = [] } = report;
  const { gameTime, situation, half } = report;
  const [stage] = stages;
  const moment = {
    ...(gameTime === undefined ? {} : { gameTime }),
    ...(situation === undefined ? {} : { situation }),
    ...(half === undefined ? {} : { half }),
    ...(score === undefined ? {} : { score }),
  };
  return [
    { kind: 'fixture', key, seq, at, sport, competition, home, away, start, ...details },
    ...incidents.map(
      ({ id, ...incident }): Message => ({ kind: 'incident', key: `${key}/${id}`, seq, at, event: key, ...incident }),
    ),
    ...(stage === undefined ? [] : [{ kind: 'status' as const, key: `${key}/status`, seq, at, event: key, stage, ...moment }]),
  ];
}

/** Delivers all that one answer states. Rejects a report that makes a message outside the schema. */
export function publishReports(
  ingest: IngestClient,
  reports: readonly MatchReport[],
  { seq, nowMs }: { readonly seq: number; readonly nowMs: number },
): Promise<readonly MessageResult[]> {
  return ingest.deliver(reports.flatMap((report) => messagesOf(report, seq, iso(nowMs))));
}
