import type { EventItem } from '@stillingen/domain';
import type { Message } from '@stillingen/domain/messages';
import type { MatchReport, ReportedIncident } from '../connect/kit/connector.ts';
import { createInMemoryIngest } from '../in-memory-ingest.ts';

interface Played {
  /** What the rules refused: 'impossible_score /score', in order. */
  readonly refused: readonly string[];
  readonly events: readonly EventItem[];
  readonly incidents: (event: EventItem) => readonly string[];
  readonly names: (event: EventItem) => readonly string[];
}

const incidentMessage = (
  { id, ...incident }: ReportedIncident,
  report: MatchReport,
  head: { readonly seq: number; readonly at: string },
): Message => ({ kind: 'incident', key: `${report.key}/${id}`, ...head, event: report.key, ...incident });

/** Fixture, incidents, then the status with the score. */
function messagesOf(report: MatchReport, seq: number): Message[] {
  const { key, sport, competition, home, away, start, details, stages, score, underReview, gameTime, situation } = report;
  const head = { seq, at: new Date(Date.parse('2026-01-01') + seq * 1000).toISOString() };
  const [stage] = stages;
  return [
    { kind: 'fixture', key, ...head, sport, competition, home, away, start, ...details },
    ...(report.incidents ?? []).map((incident) => incidentMessage(incident, report, head)),
    ...(stage === undefined
      ? []
      : [
          {
            kind: 'status' as const,
            key: `${key}/status`,
            ...head,
            event: key,
            stage,
            ...(score === undefined ? {} : { score }),
            ...(underReview === undefined ? {} : { underReview }),
            ...(gameTime === undefined ? {} : { gameTime }),
            ...(situation === undefined ? {} : { situation }),
          },
        ]),
  ];
}

/** Submits each report whole, one after the other, as if none was like the one before it. */
export async function playReports(reports: readonly MatchReport[]): Promise<Played> {
  const ingest = createInMemoryIngest();
  const refused: string[] = [];
  for (const [index, report] of reports.entries())
    for (const { result, code, path } of await ingest.deliver(messagesOf(report, index + 1)))
      if (result === 'refused') refused.push(`${code} ${path}`);
  const { events, incidents, participants } = ingest.state;
  return {
    refused,
    events: [...events.values()],
    incidents: ({ id }) =>
      (incidents.get(id) ?? []).map(({ type, side, minute, player }) => `${minute} ${type} ${side} ${player}`),
    names: ({ home, away }) => [home, away].map((id) => participants.get(id)!.name),
  };
}
