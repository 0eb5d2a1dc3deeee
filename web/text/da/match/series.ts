import { plural } from '../language.ts';

export const seriesText = {
  series: 'serie',
  crumbs: 'Du er her',
  description: (home: string, away: string): string => `${home} mod ${away}: alle kampe i serien, resultater og stilling.`,
  matches: 'Alle kampe i serien',
  wins: (home: string, homeWins: number, away: string, awayWins: number): string =>
    `Sejre: ${home} ${homeWins}, ${away} ${awayWins}`,
  aggregate: (score: string): string => `Samlet ${score}`,
  count: (matches: number): string => plural(matches, 'kamp', 'kampe'),
  label: 'Serie',
} as const;
