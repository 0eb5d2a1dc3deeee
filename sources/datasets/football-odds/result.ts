import { type Pair, Stage } from '@stillingen/domain';
import type { StatisticsMessage } from '@stillingen/domain/messages';
import type { DuelOutcome } from '../kit/events/duel.ts';
import { leading, scoreProblem } from '../kit/events/match.ts';
import { BadRow } from '../kit/import/report.ts';

const LETTERS = { home: 'H', away: 'A' } as const;

/** A count, '2' or '2.0'; null where the cell is empty. Throws BadRow for anything else. */
function countOf(cell: string): number | null {
  if (cell === '') return null;
  if (!/^\d{1,3}(\.0+)?$/.test(cell)) throw new BadRow(`no number of goals: ${cell}`);
  return Number(cell);
}

function pairOf(home: string, away: string): Pair | null {
  const [ofHome, ofAway] = [countOf(home), countOf(away)];
  if ((ofHome === null) !== (ofAway === null)) throw new BadRow('goals of one side alone');
  return ofHome === null || ofAway === null ? null : [ofHome, ofAway];
}

/** What the cells of a row say of its result. */
export interface ResultCells {
  readonly full: Pair<string>;
  readonly half: Pair<string>;
  /** H, D or A. */
  readonly letter: string;
}

/** How a match of a table of odds ended; null before it is played. Throws BadRow where the cells contradict each other. */
export function outcomeOf({ full, half, letter }: ResultCells): DuelOutcome | null {
  const fullTime = pairOf(...full);
  const halfTime = pairOf(...half);
  if (fullTime === null) return null;
  const problem = scoreProblem({ halfTime, fullTime, extraTime: null });
  if (problem !== null) throw new BadRow(problem);
  const winner = leading(fullTime);
  const expected = winner === null ? 'D' : LETTERS[winner];
  if (letter !== expected) throw new BadRow(`the result ${fullTime.join('-')} is ${expected}, not ${letter}`);
  const parts =
    halfTime === null
      ? {}
      : {
          parts: [
            [halfTime[0], halfTime[1]],
            [fullTime[0] - halfTime[0], fullTime[1] - halfTime[1]],
          ] as [number, number][],
        };
  return { stage: Stage.finished, score: { home: fullTime[0], away: fullTime[1], ...parts } };
}

/** The statistics of both sides by their number; without those of which a cell is empty. */
export const statisticsIn = (
  kinds: readonly (readonly [stat: number, home: string, away: string])[],
): StatisticsMessage['values'] =>
  kinds
    .map(([stat, home, away]) => ({ stat, home: home.replace(/\.0$/, ''), away: away.replace(/\.0$/, '') }))
    .filter(({ home, away }) => home !== '' && away !== '');
