import { Message } from '@stillingen/domain/messages';
import { Compile } from 'typebox/compile';
import { problemOf } from '../../domain/testing/scores.ts';
import type { Answer, MatchReport } from '../connect/kit/connector.ts';

const check = Compile(Message);
const AT = '2026-01-01T00:00:00Z';

/** What the provider API refuses in the messages of a report; empty where it accepts all. */
export function problemsOf(report: MatchReport): string[] {
  const { key, sport, competition, home, away, start, details, stages, score, incidents = [] } = report;
  const head = { key, seq: 1, at: AT };
  const messages: Record<string, unknown>[] = [
    { kind: 'fixture', ...head, sport, competition, home, away, start, ...details },
    ...stages.map((stage) => ({ kind: 'status', ...head, event: key, stage, ...(score === undefined ? {} : { score }) })),
    ...incidents.map(({ id, ...incident }) => ({ kind: 'incident', ...head, key: `${key}/${id}`, event: key, ...incident })),
  ];
  const malformed = messages.filter((message) => !check.Check(message)).map((message) => JSON.stringify(message));
  const impossible = stages.flatMap((stage) => {
    const problem = score === undefined ? null : problemOf(sport, stage, score);
    return problem === null ? [] : [`${key} ${stage} ${JSON.stringify(score)}: ${problem.path} ${problem.allowed}`];
  });
  return /^[\w/-]{1,60}$/.test(key) ? [...malformed, ...impossible] : [key];
}

/** 'over 11 3-3 (2-0 1-3 0-0) str. 6-5': phase, stages, score, parts and shoot-out. */
export function courseLine({ phase, stages, score }: MatchReport): string {
  const pair = (goals: readonly number[] | undefined): string => (goals ?? []).join('-');
  const parts = score?.parts === undefined ? '' : ` (${score.parts.map(pair).join(' ')})`;
  const kicks = score?.penalties === undefined ? '' : ` str. ${pair(score.penalties)}`;
  return `${phase} ${stages.join('/')}${score === undefined ? '' : ` ${score.home}-${score.away}${parts}${kicks}`}`;
}

export const courseLines = (answer: Answer): Record<string, string> =>
  Object.fromEntries(answer.matches.map((report) => [`${report.home.name} - ${report.away.name}`, courseLine(report)]));
