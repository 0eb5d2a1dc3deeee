import { EMBED_SCRIPT_PATH, type EmbedAddress, type EmbedKind, embedPath } from '@stillingen/wire';

/** Reserved until a frame reports its own, in CSS pixels. */
export const EMBED_HEIGHTS: Readonly<Record<EmbedKind, number>> = { match: 300, table: 620, league: 640 };

/** What a page offers to other sites. `title` names the frame for screen readers. */
export interface EmbedOffer extends Pick<EmbedAddress, 'kind' | 'id'> {
  readonly title: string;
}

export interface EmbedDialogProps {
  readonly id: string;
  readonly offers: readonly EmbedOffer[];
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' };
const quoted = (text: string): string => `"${text.replaceAll(/[&"<]/g, (sign) => ENTITIES[sign]!)}"`;

type Coded = EmbedOffer & Pick<EmbedAddress, 'theme'>;

/** `site` is an origin. Without a style attribute, which strict policies refuse. */
export const iframeCode = (site: string, { title, ...address }: Coded): string =>
  `<iframe src=${quoted(site + embedPath(address))} title=${quoted(title)} width="100%" height="${EMBED_HEIGHTS[address.kind]}" frameborder="0" loading="lazy" referrerpolicy="no-referrer"></iframe>`;

export const scriptCode = (site: string, { title, kind, id, theme }: Coded): string =>
  `<script async src=${quoted(site + EMBED_SCRIPT_PATH)} data-stillingen-embed="${kind}" data-id=${quoted(id)}${theme === 'auto' ? '' : ` data-theme="${theme}"`} data-title=${quoted(title)}></script>`;
