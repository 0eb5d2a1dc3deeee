import type { StandingsRules } from './rules.ts';
import type { RankBy, TieBreak } from '../ties.ts';

type Scored = StandingsRules['scored'];

const differenceIn = (scored: Scored): string => (scored === 'runs' ? 'forskel i runs' : `${scored}forskel`);

const TEXTS: Readonly<Record<TieBreak, (scored: Scored) => string>> = {
  points: () => 'point',
  'unrounded-points': () => 'point før afrunding',
  'goal-difference': differenceIn,
  'goals-for': (scored) => `flest ${scored === 'sæt' ? 'vundne' : 'scorede'} ${scored}`,
  'away-goals': (scored) => `flest udebane${scored}`,
  wins: () => 'flest sejre',
  'regular-wins': () => 'flest sejre i ordinær tid',
  percentage: (scored) => `${scored === 'sæt' ? 'vundne' : 'scorede'} ${scored} i procent af ${scored} imod`,
  'net-run-rate': () => 'net run rate',
  'away-wins': () => 'flest udesejre',
  'fewest-played': () => 'færrest kampe',
  'head-to-head-points': () => 'point i indbyrdes opgør',
  'head-to-head-difference': (scored) => `${differenceIn(scored)} i indbyrdes opgør`,
  'head-to-head-goals': (scored) => `${scored === 'mål' ? '' : 'scorede '}${scored} i indbyrdes opgør`,
  'head-to-head-away-goals': (scored) => `udebane${scored} i indbyrdes opgør`,
  'fair-play': () => 'fairplaypoint',
  lots: () => 'lodtrækning',
  ranking: () => 'placering på ranglisten',
  name: () => 'alfabetisk rækkefølge',
};

/** Danish, as it follows 'afgjort på'. */
export const tieBreakText = (tieBreak: TieBreak, { scored }: Pick<StandingsRules, 'scored'>): string => TEXTS[tieBreak](scored);

const EQUAL: Readonly<Record<RankBy, string>> = {
  points: 'Ved pointlighed gælder',
  wins: 'Holdene rangeres efter antal sejre. Står de lige, gælder',
  'win-share': 'Holdene rangeres efter sejrsprocent. Står de lige, gælder',
};

const HALVED = { up: 'op', down: 'ned' } as const;

/** Names decide only while lots or the ranking are unknown. */
export const endsWithOrder = (tieBreaks: readonly TieBreak[]): boolean => ['lots', 'ranking'].includes(tieBreaks.at(-1) ?? '');

export function tieBreakNote(rules: Pick<StandingsRules, 'rankBy' | 'scored' | 'tieBreaks' | 'split'>, isByName = false): string {
  const halved = rules.split?.halved;
  const before = halved === undefined ? '' : `Pointene halveres efter grundspillet og rundes ${HALVED[halved]}. `;
  const after = isByName && endsWithOrder(rules.tieBreaks) ? ' Hold, der fortsat står lige, vises i alfabetisk rækkefølge.' : '';
  const inOrder = rules.tieBreaks.length > 1 ? ' i denne rækkefølge' : '';
  return `${before}${EQUAL[rules.rankBy]}${inOrder}: ${rules.tieBreaks.map((tieBreak) => tieBreakText(tieBreak, rules)).join(', ')}.${after}`;
}
