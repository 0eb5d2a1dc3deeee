import { type Pair, type Side, Stage, type StageCode } from '@stillingen/domain';
import type { CompetitionRef, ParticipantRef } from '@stillingen/domain/messages';
import { BadRow } from '../import/data-set.ts';
import { leaderOf, sumOf } from '../../../pairs.ts';

/** `side` is the side that the goal counts for. */
export interface ImportedGoal {
  readonly type: 'goal' | 'own-goal' | 'penalty-goal';
  readonly side: Side;
  readonly minute: number;
  readonly added: number;
  readonly player: string;
}

/** Scores add up: each includes the one before it; the shoot-out stands apart. */
export interface FinalScores {
  readonly stage: StageCode;
  readonly halfTime: Pair | null;
  readonly fullTime: Pair | null;
  readonly extraTime: Pair | null;
  readonly penalties: Pair | null;
  readonly advanced: Side | null;
}

export interface ImportedMatch {
  readonly file: string;
  readonly line: number;
  readonly key: string;
  readonly competition: CompetitionRef;
  readonly home: ParticipantRef;
  readonly away: ParticipantRef;
  readonly start: string;
  readonly round: string;
  /** Equal for the matches of one tie; empty where no side advances. */
  readonly tie: string;
  readonly venue: string;
  readonly outcome: FinalScores | null;
  readonly goals: readonly ImportedGoal[];
}

export const finalScore = (outcome: FinalScores): Pair | null => outcome.extraTime ?? outcome.fullTime;

/** Throws BadRow where a score is lower than the one before it. */
export function checkScore({ halfTime, fullTime, extraTime }: Pick<FinalScores, 'halfTime' | 'fullTime' | 'extraTime'>): void {
  const falls = (before: Pair | null, after: Pair | null): boolean =>
    before !== null && after !== null && (after[0] < before[0] || after[1] < before[1]);
  if (falls(halfTime, fullTime))
    throw new BadRow(`half-time ${halfTime?.join('-')} cannot become full time ${fullTime?.join('-')}`);
  if (falls(fullTime, extraTime))
    throw new BadRow(`full time ${fullTime?.join('-')} cannot become ${extraTime?.join('-')} after extra time`);
}

function aggregate(legs: readonly ImportedMatch[], last: ImportedMatch): Pair | null {
  const scores = legs.map(({ outcome, home }): Pair | null => {
    const score = outcome === null ? null : finalScore(outcome);
    return score === null || home.name === last.home.name ? score : [score[1], score[0]];
  });
  return scores.every((score) => score !== null) ? sumOf(scores) : null;
}

function playsOn(match: ImportedMatch, knockout: readonly ImportedMatch[]): Side | null {
  const later = knockout.filter(({ start, tie }) => start > match.start && tie !== match.tie);
  const appears = (name: string): boolean => later.some(({ home, away }) => home.name === name || away.name === name);
  const home = appears(match.home.name);
  return home === appears(match.away.name) ? null : home ? 'home' : 'away';
}

function whoAdvanced(legs: readonly ImportedMatch[], last: ImportedMatch, knockout: readonly ImportedMatch[]): Side | null {
  const { outcome } = last;
  if (outcome === null || finalScore(outcome) === null) return null;
  if (outcome.advanced !== null) return outcome.advanced;
  if (outcome.penalties !== null) return leaderOf(outcome.penalties);
  const total = outcome.stage === Stage.afterPenalties ? null : aggregate(legs, last);
  return (total === null ? null : leaderOf(total)) ?? playsOn(last, knockout);
}

export function withAdvanced(matches: readonly ImportedMatch[]): ImportedMatch[] {
  const knockout = matches.filter(({ tie }) => tie !== '');
  const ties = Map.groupBy(knockout, ({ competition, tie, home, away }) =>
    [competition.name, competition.season, tie, ...[home.name, away.name].sort()].join('|'),
  );
  const advanced = new Map<ImportedMatch, Side>();
  for (const legs of ties.values()) {
    const last = legs.reduce((latest, leg) => (leg.start >= latest.start ? leg : latest));
    const side = whoAdvanced(
      legs,
      last,
      knockout.filter(
        ({ competition }) => competition.name === last.competition.name && competition.season === last.competition.season,
      ),
    );
    if (side !== null) advanced.set(last, side);
  }
  return matches.map((match) => {
    const side = advanced.get(match);
    return side === undefined || match.outcome === null ? match : { ...match, outcome: { ...match.outcome, advanced: side } };
  });
}
