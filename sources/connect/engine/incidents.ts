import type { CorrectionReason } from '@stillingen/domain';
import type { MatchReport, ReportedIncident } from '../kit/connector.ts';
import { MINUTE } from '../kit/pace.ts';
import type { DraftWriter } from './drafts.ts';
import { eventKey, type MatchMemory } from './match-memory.ts';

const INCIDENT = 'i/';
const isIncident = (name: string): boolean => name.startsWith(INCIDENT) && !name.endsWith('/x');

/** Names of the published incidents that the report does not have any more. */
export function goneIncidents({ published }: MatchMemory, { incidents }: MatchReport): string[] {
  if (incidents === undefined) return [];
  const stated = new Set(incidents.map(({ id }) => `${INCIDENT}${id}`));
  return Object.entries(published)
    .filter(([name, { withdrawn }]) => isIncident(name) && withdrawn === undefined && !stated.has(name))
    .map(([name]) => name);
}

const factsOf = ({ type, side, minute, added = 0, player = '' }: ReportedIncident): string =>
  [type, side, minute, added, player].join('|');

function correctionOf(before: string, after: string): CorrectionReason | undefined {
  const [was, is] = [before.split('|'), after.split('|')];
  if (was[0] !== is[0] || was[1] !== is[1]) return 'unknown';
  if (was[2] !== is[2] || was[3] !== is[3]) return was[2] === '0' ? undefined : 'minute';
  return was[4] === is[4] || was[4] === '' ? undefined : 'scorer';
}

export function writeIncidents(writer: DraftWriter, memory: MatchMemory, report: MatchReport): void {
  for (const incident of report.incidents ?? []) {
    const { id, ...content } = incident;
    const name = `${INCIDENT}${id}`;
    const known = memory.published[name];
    const facts = factsOf(incident);
    const corrects =
      known?.withdrawn === true ? 'unknown' : known?.facts === undefined ? undefined : correctionOf(known.facts, facts);
    writer.write<'incident'>(
      name,
      { kind: 'incident', event: writer.event, ...content },
      {
        ...(memory.seenMs === 0 && report.phase === 'over' ? { atMs: memory.startMs + incident.minute * MINUTE } : {}),
        published: { facts },
        ...(corrects === undefined ? {} : { corrects }),
      },
    );
  }
}

/** `hasFallen`: the score of the report is lower than the published one. */
export function writeRetractions(
  writer: DraftWriter,
  memory: MatchMemory,
  { score }: MatchReport,
  { gone, reason, hasFallen }: { gone: readonly string[]; reason: CorrectionReason; hasFallen: boolean },
): void {
  for (const name of gone) {
    const known = memory.published[name]!;
    writer.write<'retraction'>(
      `${name}/x`,
      {
        kind: 'retraction',
        supersedes: { key: `${eventKey(memory)}/${name}`, seq: known.seq },
        reason,
        ...(score !== undefined && hasFallen ? { score: [score.home, score.away] } : {}),
      },
      { learned: { published: { [name]: { ...known, withdrawn: true } } } },
    );
  }
}
