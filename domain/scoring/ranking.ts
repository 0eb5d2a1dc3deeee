import type { EntryStatus, RaceEntry } from '../event/entities.ts';
import type { ResultName } from '../event/results.ts';
import type { Sport } from '../sport/sport.ts';
import { firstProblem, type ScoreProblem } from './problem.ts';

export type RankingEntryFacts = Pick<RaceEntry, 'rank' | 'tied' | 'status' | 'results'>;

/** Out without a place. Lapped and retired entries may be classified. */
const WITHOUT_RANK = new Set<EntryStatus>([
  'not-started',
  'disqualified',
  'cut',
  'withdrawn',
  'over-time-limit',
  'fell',
  'non-runner',
]);

interface ResultPattern {
  readonly pattern: RegExp;
  readonly allowed: string;
}
const NUMBER: ResultPattern = { pattern: /^[−-]?\d+(?:[.,]\d+)?$/, allowed: 'a number' };
const STROKES: ResultPattern = { pattern: /^\d{1,3}$/, allowed: 'a whole number of strokes' };
const TO_PAR: ResultPattern = { pattern: /^(?:E|Par|[+−-]?\d{1,2})$/, allowed: "'−11', '+3', 'E' or '0'" };

const RESULT_PATTERNS: Readonly<Partial<Record<ResultName, ResultPattern>>> = {
  points: NUMBER,
  jump1: NUMBER,
  jump2: NUMBER,
  toPar: TO_PAR,
  today: TO_PAR,
  holesPlayed: { pattern: /^(?:F|\d|1[0-8])\*?$/, allowed: "0 to 18 or 'F', with '*' from the tenth tee" },
  round1: STROKES,
  round2: STROKES,
  round3: STROKES,
  round4: STROKES,
  strokes: STROKES,
  // Five targets per shooting; a relay counts spare rounds too.
  shooting: { pattern: /^(?:[0-5](?:\+[0-5]){0,3}|\d{1,2}\+\d{1,2})$/, allowed: "misses of each shooting, '0+1+2+0'" },
};

const NO_GAP = /^[^1-9]*$/;

function entryProblem({ board }: Pick<Sport, 'board'>, entry: RankingEntryFacts, index: number): ScoreProblem | null {
  const { rank, status, results } = entry;
  if (rank !== null && !(Number.isInteger(rank) && rank > 0))
    return { path: `/${index}/rank`, allowed: 'a positive whole number' };
  if (rank !== null && WITHOUT_RANK.has(status)) return { path: `/${index}/rank`, allowed: `null: '${status}' has no rank` };
  if (rank === 1 && results.gap !== undefined && !NO_GAP.test(results.gap)) {
    return { path: `/${index}/results/gap`, allowed: 'nothing: the leader has no gap' };
  }
  for (const { result } of board) {
    const [value, notation] = [results[result], RESULT_PATTERNS[result]];
    if (value !== undefined && value !== '' && notation !== undefined && !notation.pattern.test(value)) {
      return { path: `/${index}/results/${result}`, allowed: notation.allowed };
    }
  }
  return null;
}

/** Equal ranks need `tied`. With `finished` ranks count all entries before: 1, 2, 2, 4. */
function orderProblem(entries: readonly RankingEntryFacts[], finished: boolean): ScoreProblem | null {
  const ranked = entries
    .map(({ rank, tied }, index) => ({ rank, tied, index }))
    .filter((entry): entry is { rank: number; tied: boolean; index: number } => entry.rank !== null)
    .sort((a, b) => a.rank - b.rank);
  for (const [place, { rank, tied, index }] of ranked.entries()) {
    const path = `/${index}/rank`;
    const before = ranked[place - 1];
    if (before?.rank === rank) {
      if (!tied || !before.tied) return { path, allowed: `another rank than ${rank}, or \`tied\` on all who share it` };
    } else if (finished && rank !== place + 1) {
      return { path, allowed: `${place + 1}: a rank counts all entries before it, 1, 2, 2, 4` };
    }
  }
  return null;
}

/** With its path below '/entries' ('/4/rank'). `finished`: complete and final. */
export function rankingProblem(
  sport: Pick<Sport, 'board'>,
  entries: readonly RankingEntryFacts[],
  finished: boolean,
): ScoreProblem | null {
  return firstProblem(
    () => {
      for (const [index, entry] of entries.entries()) {
        const problem = entryProblem(sport, entry, index);
        if (problem !== null) return problem;
      }
      return null;
    },
    () => orderProblem(entries, finished),
  );
}
