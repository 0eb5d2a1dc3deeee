import { plural } from './language.ts';

export const newsText = {
  title: 'Nyheder',
  description: 'Sportsnyheder, kampreferater og skader fra de seneste 14 dage.',
  sports: 'Vælg sportsgren',
  all: 'Alle',
  none: 'Ingen nyheder de seneste 14 dage',
  noneHint: 'Nyheder og kampreferater vises her, når der er nogen.',
  newer: 'Nyere',
  older: 'Ældre',
  pages: 'Flere nyheder',
  page: (page: number, pages: number): string => `Side ${page} af ${pages}`,
  perPage: 'Antal på siden',
  articles: (count: number): string => plural(count, 'nyhed', 'nyheder'),
  reach: '14 dage tilbage',
  elsewhere: 'på et andet websted',
  about: 'Artiklen handler om',
  whole: (source: string): string => `Læs artiklen hos ${source}`,
  videoAt: (provider: string, site: string): string => `Se video hos ${provider} (${site})`,
  minutes: (minutes: number): string => `${minutes} min.`,
} as const;
