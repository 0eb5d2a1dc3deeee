import type { EmbedKind, EmbedTheme } from '@stillingen/wire';

export const embedText = {
  more: 'Se mere på',
  /** Of a frame, where the page around it names nothing better. */
  frame: { match: 'Kampen på Stillingen', table: 'Stillingen i turneringen', league: 'Program og resultater' },
  open: 'Indlejr på din side',
  kind: 'Vælg, hvad der vises',
  kinds: { match: 'Kampen', table: 'Stillingen', league: 'Program og resultater' } satisfies Record<EmbedKind, string>,
  theme: 'Vælg tema',
  themes: { auto: 'Automatisk', light: 'Lyst', dark: 'Mørkt' } satisfies Record<EmbedTheme, string>,
  preview: 'Sådan ser det ud',
  script: 'Script: tilpasser selv højden',
  iframe: 'Iframe: uden JavaScript på din side',
  copy: 'Kopiér',
  copied: 'Kopieret',
  note: 'Gratis at bruge. Ingen cookies og ingen sporing.',
} as const;
