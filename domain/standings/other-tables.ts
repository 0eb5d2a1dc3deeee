import { makesTable } from './pools.ts';
import type { OtherTable, StandingsRules } from './rules/rules.ts';
import type { StandingsMatch } from './tally.ts';

/** Which tables there are beside the one of all points: those of the rules for which a finished match has the facts. */
export function otherTables(
  { otherTables: ruled }: Pick<StandingsRules, 'otherTables'>,
  matches: readonly StandingsMatch[],
): readonly OtherTable[] {
  const finished = matches.filter((match) => makesTable(match) && !match.live);
  return ruled.filter((table) => finished.some(({ halfTime }) => table !== 'half-time' || halfTime != null));
}
