import { isDecided, otherSide, type Pair, type Side, Stage, type StageCode } from '@stillingen/domain';
import type { FixtureMessage, IncidentMessage, Message, Scoreboard } from '@stillingen/domain/messages';
import { leaderOf, plus } from '../../pairs.ts';
import type { NewsSport } from './top-competitions.ts';

/** An incident that scored and stands, with the score it made where incidents count one each. */
export interface Scored {
  readonly incident: IncidentMessage;
  readonly score: Pair;
}

export interface MatchFacts {
  readonly fixture: FixtureMessage;
  readonly board: Scoreboard;
  readonly stage: StageCode;
  readonly notice: string;
  readonly winner: Side | null;
  readonly scored: readonly Scored[];
  readonly sentOff: readonly IncidentMessage[];
  readonly annulled: readonly IncidentMessage[];
  /** The score at the largest lead of the side that lost, home first; null where it never led. */
  readonly behind: Pair | null;
}

const SENT_OFF = new Set<string>(['red-card', 'second-yellow-card']);
const minuteOf = ({ minute, added = 0 }: IncidentMessage): number => minute + added / 100;

/** The last version of each incident, and those that were taken back. */
function incidentsOf(messages: readonly Message[]) {
  const standing = new Map<string, IncidentMessage>();
  const annulled: IncidentMessage[] = [];
  for (const message of messages) {
    if (message.kind === 'incident') standing.set(message.key, message);
    if (message.kind !== 'retraction') continue;
    const taken = standing.get(message.supersedes.key);
    if (taken === undefined) continue;
    standing.delete(taken.key);
    annulled.push(taken);
  }
  return { standing: [...standing.values()], annulled };
}

function largestLead(scores: readonly Pair[], side: Side): Pair | null {
  const lead = ([home, away]: Pair): number => (side === 'home' ? home - away : away - home);
  const [most = [0, 0] as const] = scores.toSorted((a, b) => lead(b) - lead(a));
  return lead(most) > 0 ? most : null;
}

/** The facts of a match that was decided; null of one that was not, or was given without play. */
export function matchFacts(fixture: FixtureMessage, messages: readonly Message[], sport: NewsSport): MatchFacts | null {
  const statements = messages.filter((message) => message.kind === 'status' || message.kind === 'score');
  const boards = statements.flatMap(({ score }) => score ?? []);
  const board = boards.at(-1);
  const last = statements.findLast((message) => message.kind === 'status');
  const isPlayed = last !== undefined && isDecided(last.stage) && last.stage !== Stage.walkover;
  if (board === undefined || !isPlayed) return null;
  const { home, away, penalties } = board;
  const named = board.winner ?? board.advanced ?? leaderOf(penalties ?? [0, 0]) ?? leaderOf([home, away]);
  const winner = named === 'draw' ? leaderOf(penalties ?? [0, 0]) : named;
  const { standing, annulled } = incidentsOf(messages);
  const counts = sport.family === 'goals';
  const pairs = boards.map((each): Pair => [each.home, each.away]);
  const isScore = ({ type }: IncidentMessage): boolean => sport.scores.includes(type);
  let score: Pair = [0, 0];
  const scored = standing
    .filter(isScore)
    .toSorted((a, b) => minuteOf(a) - minuteOf(b))
    .map((incident) => ({ incident, score: (score = plus(score, incident.side)) }));
  return {
    fixture,
    board,
    stage: last.stage,
    notice: last.notice ?? '',
    winner,
    scored,
    sentOff: standing.filter(({ type }) => SENT_OFF.has(type)),
    annulled: annulled.filter(isScore),
    // Boards count goals that were annulled later.
    behind: winner === null ? null : largestLead(counts ? scored.map((each) => each.score) : pairs, otherSide(winner)),
  };
}
