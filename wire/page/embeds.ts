/** What other sites show of this one, in frames. */
export const EMBED_PREFIX = '/indlejr/';
export const EMBED_SCRIPT_PATH = '/embed.js';

const SEGMENTS = { match: 'kamp', table: 'tabel', league: 'liga' } as const;
export type EmbedKind = keyof typeof SEGMENTS;
export const EMBED_KINDS = Object.keys(SEGMENTS) as readonly EmbedKind[];

/** `auto`: as the device of the reader prefers. */
export const EMBED_THEMES = ['auto', 'light', 'dark'] as const;
export type EmbedTheme = (typeof EMBED_THEMES)[number];

export interface EmbedAddress {
  readonly kind: EmbedKind;
  /** Of an event, or of a competition in all its seasons. */
  readonly id: string;
  readonly theme: EmbedTheme;
}

const THEME_KEY = 'theme';
const PATH = /^\/indlejr\/([a-z]+)\/([A-Za-z0-9]{8})\/?$/;

export const embedFolder = (kind: EmbedKind): string => `${EMBED_PREFIX}${SEGMENTS[kind]}/`;

export const embedPath = ({ kind, id, theme }: EmbedAddress): string =>
  `${embedFolder(kind)}${id}/${theme === 'auto' ? '' : `?${THEME_KEY}=${theme}`}`;

/** 'path' or 'query' names the part of the address that is wrong. */
export function parseEmbed(path: string, search: string): EmbedAddress | 'path' | 'query' {
  const [, segment, id = ''] = PATH.exec(path) ?? [];
  const kind = EMBED_KINDS.find((each) => SEGMENTS[each] === segment);
  if (kind === undefined) return 'path';
  const fields = [...new URLSearchParams(search)];
  const [[field, asked] = [THEME_KEY, 'auto']] = fields;
  const theme = EMBED_THEMES.find((each) => each === asked);
  return fields.length > 1 || field !== THEME_KEY || theme === undefined ? 'query' : { kind, id, theme };
}

/** What a frame posts to the page around it: the height of its content in CSS pixels. */
export interface EmbedHeight {
  readonly id: string;
  readonly height: number;
}
