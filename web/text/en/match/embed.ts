import type * as da from '../../da/match/embed.ts';
import type { TextOf } from '../../text-of.ts';

export const embedText: TextOf<typeof da.embedText> = {
  more: 'See more on',
  /** Of a frame, where the page around it names nothing better. */
  frame: { match: 'The match on Stillingen', table: 'Standings of the competition', league: 'Fixtures and results' },
  open: 'Embed on your site',
  kind: 'Choose what is shown',
  kinds: { match: 'The match', table: 'Standings', league: 'Fixtures and results' },
  theme: 'Choose theme',
  themes: { auto: 'Automatic', light: 'Light', dark: 'Dark' },
  preview: 'What it looks like',
  script: 'Script: adjusts its height by itself',
  iframe: 'Iframe: no JavaScript on your site',
  copy: 'Copy',
  copied: 'Copied',
  note: 'Free to use. No cookies and no tracking.',
};
