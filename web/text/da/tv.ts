import { plural } from './language.ts';

export const tvText = {
  title: 'I tv',
  description: 'Sport i tv: dagens kampe på danske kanaler, og dem, der ikke vises.',
  about: (matches: number, channels: number): string =>
    `${plural(matches, 'kamp', 'kampe')} på ${plural(channels, 'kanal', 'kanaler')}`,
  views: 'Vælg visning',
  view: { channels: 'Kanaler', time: 'Tidslinje' },
  filter: 'Vælg kanaler',
  all: 'Alle kanaler',
  whole: (matches: number, channel: string): string => `Alle ${matches} på ${channel}`,
  access: { free: 'gratis', paid: 'abonnement' },
  none: 'Ingen kampe i tv denne dag',
  noneHint: 'Kanalerne melder deres kampe op til en uge i forvejen.',
  noneChosen: 'Ingen kampe på de valgte kanaler',
  noneChosenHint: 'Vælg flere kanaler, eller en anden dag.',
  notOnTv: 'Ikke på tv',
  notOnTvWhy: 'Danske kampe uden dansk kanal.',
  delay: 'Ser du med forsinkelse? Tv-synk viser alt, når det sker på dit tv.',
  setDelay: 'Indstil Tv-synk',
} as const;
