import type { EventItem, Pair, Side } from '../event/entities.ts';
import { type CountedSection, countedSections, type CountInput } from './counted-tables.ts';
import { makesTable } from './pools.ts';
import type { OtherTable, StandingsColumn, StandingsRules } from './rules/rules.ts';
import { type HalfTimeOutcome, type Outcome, outcomeFor, type StandingsMatch } from './tally.ts';

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

export type HalfTimeCounts = Record<HalfTimeOutcome, number>;

/** Null without two halves that add up to regular time, as in awarded matches. */
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

export interface OverUnder {
  over: number;
  under: number;
  goalsFor: number;
  goalsAgainst: number;
}

export const OVER_UNDER_COLUMNS: readonly StandingsColumn[] = ['played', 'over', 'under', 'goals', 'perMatch'];

/** `line` is never met: 0.5, 1.5, … Matches above it, then goals. */
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

export function otherTables(
  { otherTables: ruled }: Pick<StandingsRules, 'otherTables'>,
  matches: readonly StandingsMatch[],
): readonly OtherTable[] {
  const finished = matches.filter((match) => makesTable(match) && !match.live);
  return ruled.filter((table) => finished.some(({ halfTime }) => table !== 'half-time' || halfTime != null));
}
