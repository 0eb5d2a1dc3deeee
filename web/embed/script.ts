import { EMBED_KINDS, embedFolder, type EmbedKind } from '@stillingen/wire';
import { embedText } from '#text/match/embed.ts';
import { EMBED_HEIGHTS } from './offer/codes.ts';

interface Shape {
  readonly folder: string;
  readonly title: string;
  /** Reserved until the frame reports its own, in CSS pixels. */
  readonly height: number;
}

/**
 * Puts the frame that a script tag names behind the tag, and keeps it as high as its content. Styles
 * are set as properties, which a policy without inline styles allows. Serialized: must not refer to
 * anything outside.
 */
export function placeEmbed(shapes: Readonly<Record<string, Shape>>): void {
  const tag = document.currentScript as HTMLScriptElement | null;
  if (tag === null) return;
  const { stillingenEmbed: kind = '', id = '', theme, title } = tag.dataset;
  const shape = Object.hasOwn(shapes, kind) ? shapes[kind]! : null;
  if (shape === null || !/^\w{8}$/.test(id))
    throw new TypeError(`data-stillingen-embed="${kind}" data-id="${id}"; allowed: ${Object.keys(shapes).join(', ')} and an id`);
  const { origin } = new URL(tag.src);
  const frame = document.createElement('iframe');
  const chosen = theme === 'light' || theme === 'dark' ? `?theme=${theme}` : '';
  // First, or the address would be fetched at once.
  frame.loading = 'lazy';
  frame.referrerPolicy = 'no-referrer';
  frame.title = title ?? shape.title;
  Object.assign(frame.style, { display: 'block', width: '100%', height: `${shape.height}px`, border: '0' });
  frame.src = `${origin}${shape.folder}${id}/${chosen}`;
  addEventListener('message', ({ source, origin: sender, data }: MessageEvent<{ id?: unknown; height?: unknown } | null>) => {
    if (source !== frame.contentWindow || sender !== origin || data?.id !== id) return;
    const { height } = data;
    if (typeof height === 'number' && height > 0 && height < 20_000) frame.style.height = `${Math.ceil(height)}px`;
  });
  tag.after(frame);
}

const shapeOf = (kind: EmbedKind): Shape => ({
  folder: embedFolder(kind),
  title: embedText.frame[kind],
  height: EMBED_HEIGHTS[kind],
});

export const embedScript = `(${String(placeEmbed)})(${JSON.stringify(Object.fromEntries(EMBED_KINDS.map((kind) => [kind, shapeOf(kind)])))})`;
