import { hashText, type Pair, type Side, type StageCode } from '@stillingen/domain';
import type { CompetitionRef, ParticipantRef } from '@stillingen/domain/messages';

/** A goal as a public data set tells it. `side` is the side that it counted for. */
export interface ImportedGoal {
  readonly type: 'goal' | 'own-goal' | 'penalty-goal';
  readonly side: Side;
  readonly minute: number;
  readonly added: number;
  readonly player: string;
}

/** How a match ended. Scores add up: each includes the one before it, the shoot-out stands apart. */
export interface Outcome {
  readonly stage: StageCode;
  readonly halfTime: Pair | null;
  readonly fullTime: Pair | null;
  readonly extraTime: Pair | null;
  readonly penalties: Pair | null;
  readonly advanced: Side | null;
}

/** One match of a public data set, whatever the format of its file. */
export interface ImportedMatch {
  readonly file: string;
  readonly line: number;
  readonly key: string;
  readonly competition: CompetitionRef;
  readonly home: ParticipantRef;
  readonly away: ParticipantRef;
  /** '2026-11-20T18:00:00Z', or '2026-11-20' where only the day is known. */
  readonly start: string;
  readonly round: string;
  /** What two matches of one tie have in common; empty where nobody goes through. */
  readonly tie: string;
  readonly venue: string;
  /** Null until it is played. */
  readonly outcome: Outcome | null;
  readonly goals: readonly ImportedGoal[];
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 24);

/** The key of a match from what names it: readable in front, unique by the hash. Printable ASCII of at most 80 characters. */
export function matchKey(source: string, home: string, away: string, identity: readonly string[]): string {
  const hash = hashText([...identity, home, away].join('|')).toString(36);
  return [source, plain(home), plain(away), hash].filter((part) => part !== '').join('-');
}

/** The score as it ended, without the shoot-out; null where none was told. */
export const finalScore = (outcome: Outcome): Pair | null => outcome.extraTime ?? outcome.fullTime;

/** The side with more goals, null for a draw. */
export const leading = (score: Pair): Side | null => (score[0] === score[1] ? null : score[0] > score[1] ? 'home' : 'away');

/** Why these scores cannot belong to one match; null where they can. */
export function scoreProblem({
  halfTime,
  fullTime,
  extraTime,
}: Pick<Outcome, 'halfTime' | 'fullTime' | 'extraTime'>): string | null {
  const falls = (before: Pair | null, after: Pair | null): boolean =>
    before !== null && after !== null && (after[0] < before[0] || after[1] < before[1]);
  if (falls(halfTime, fullTime)) return `half-time ${halfTime?.join('-')} cannot become full time ${fullTime?.join('-')}`;
  if (falls(fullTime, extraTime))
    return `full time ${fullTime?.join('-')} cannot become ${extraTime?.join('-')} after extra time`;
  return null;
}
