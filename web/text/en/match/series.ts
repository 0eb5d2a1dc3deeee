import type * as da from '../../da/match/series.ts';
import type { TextOf } from '../../text-of.ts';
import { plural } from '../language.ts';

export const seriesText: TextOf<typeof da.seriesText> = {
  series: 'series',
  crumbs: 'You are here',
  description: (home, away) => `${home} v ${away}: all matches of the series, results and score.`,
  matches: 'All matches of the series',
  wins: (home, homeWins, away, awayWins) => `Wins: ${home} ${homeWins}, ${away} ${awayWins}`,
  aggregate: (score) => `${score} on aggregate`,
  count: (matches) => plural(matches, 'match', 'matches'),
  label: 'Series',
};
