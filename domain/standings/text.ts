import type { StandingsRules } from './rules.ts';
import type { TieBreak } from './ties.ts';

/** What separates two of the same points, in Danish, as it follows 'afgjort på'. */
export const TIE_BREAK_TEXT: Readonly<Record<TieBreak, string>> = {
  'goal-difference': 'målforskel',
  'goals-for': 'flest scorede mål',
  'away-goals': 'flest udebanemål',
  wins: 'flest sejre',
  'away-wins': 'flest udesejre',
  'fewest-played': 'færrest kampe',
  'head-to-head-points': 'point i indbyrdes opgør',
  'head-to-head-difference': 'målforskel i indbyrdes opgør',
  'head-to-head-goals': 'mål i indbyrdes opgør',
  'head-to-head-away-goals': 'udebanemål i indbyrdes opgør',
  name: 'navn',
};

/** How a competition breaks ties, as the line below its table: 'Ved pointlighed afgør: målforskel, flest scorede mål.' */
export const tieBreakNote = (rules: StandingsRules): string =>
  `Ved pointlighed afgør: ${rules.tieBreaks.map((tieBreak) => TIE_BREAK_TEXT[tieBreak]).join(', ')}.`;
