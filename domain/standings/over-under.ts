import type { StandingsColumn } from './rules/columns.ts';
import { countedSections, type CountedSection, type CountInput } from './counted-tables.ts';

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
