import type { EventItem, Pair, Side } from '../event/entities.ts';
import { type CountedSection, countedSections, type CountInput } from './counted-tables.ts';
import { makesTable } from './pools.ts';
import type { OtherTable, StandingsColumn, StandingsRules } from './rules/rules.ts';
import { type HalfTimeOutcome, type Outcome, outcomeFor, type StandingsMatch } from './tally.ts';

/** The nine ways of a match, the best first. */
const HALF_TIME_OUTCOMES = [
  'winWin',
  'winDraw',
  'winLoss',
  'drawWin',
  'drawDraw',
  'drawLoss',
  'lossWin',
  'lossDraw',
  'lossLoss',
] as const satisfies readonly HalfTimeOutcome[];

export const HALF_TIME_COLUMNS = ['played', ...HALF_TIME_OUTCOMES] as const;

const ENDS = { win: 'Win', draw: 'Draw', loss: 'Loss' } as const satisfies Record<Outcome, Capitalize<Outcome>>;

/** How many matches of a participant went each way. */
export type HalfTimeCounts = Record<HalfTimeOutcome, number>;

/**
 * The score at half-time of a finished match of two halves. Null where it is not known: where there is no second half beside
 * the first, or the two are not what regular time ended with, as in a match that was awarded.
 */
export function halfTimeScore({ parts, score, fullTime }: Pick<EventItem, 'parts' | 'score' | 'fullTime'>): Pair | null {
  const [first, second] = parts;
  const regular = fullTime ?? score;
  if (first === undefined || second === undefined || regular === null) return null;
  return first[0] + second[0] === regular[0] && first[1] + second[1] === regular[1] ? first : null;
}

function stoodFor([home, away]: Pair, side: Side): Outcome {
  if (home === away) return 'draw';
  return home > away === (side === 'home') ? 'win' : 'loss';
}

/** How the matches whose score at half-time is known stood then and how they ended. Most of the first way come first, then of the second, and so on. */
export function halfTimeFullTime(input: CountInput): CountedSection<HalfTimeCounts>[] {
  return countedSections<HalfTimeCounts>(input, {
    none: () => ({
      winWin: 0,
      winDraw: 0,
      winLoss: 0,
      drawWin: 0,
      drawDraw: 0,
      drawLoss: 0,
      lossWin: 0,
      lossDraw: 0,
      lossLoss: 0,
    }),
    counts: ({ halfTime }) => halfTime != null,
    add(counts, match, side) {
      counts[`${stoodFor(match.halfTime!, side)}${ENDS[outcomeFor(match, side)]}`] += 1;
    },
    order: (counts) => HALF_TIME_OUTCOMES.map((outcome) => counts[outcome]),
  });
}

/** How many matches of a participant had more goals of both sides together than the line, and how many fewer. */
export interface OverUnder {
  over: number;
  under: number;
  goalsFor: number;
  goalsAgainst: number;
}

export const OVER_UNDER_COLUMNS: readonly StandingsColumn[] = ['played', 'over', 'under', 'goals', 'perMatch'];

/** Who plays in matches of many goals, at a line that is never met: 0.5, 1.5 and so on. Most matches over it come first, then most goals. */
export function overUnder(input: CountInput, line: number): CountedSection<OverUnder>[] {
  return countedSections<OverUnder>(input, {
    none: () => ({ over: 0, under: 0, goalsFor: 0, goalsAgainst: 0 }),
    counts: () => true,
    add(counts, { score: [home, away] }, side) {
      if (home + away > line) counts.over += 1;
      else counts.under += 1;
      counts.goalsFor += side === 'home' ? home : away;
      counts.goalsAgainst += side === 'home' ? away : home;
    },
    order: ({ over, goalsFor, goalsAgainst }) => [over, goalsFor + goalsAgainst],
  });
}

/** Which tables there are beside the one of all points: those of the rules for which a finished match has the facts. */
export function otherTables(
  { otherTables: ruled }: Pick<StandingsRules, 'otherTables'>,
  matches: readonly StandingsMatch[],
): readonly OtherTable[] {
  const finished = matches.filter((match) => makesTable(match) && !match.live);
  return ruled.filter((table) => finished.some(({ halfTime }) => table !== 'half-time' || halfTime != null));
}
