import { LANGUAGE } from '#language/names.ts';
import { contentHtml, type DocumentParts, escapeHtml } from '../entry/document.ts';
import type { EmbedAssets } from './assets.ts';

type EmbedParts = Pick<DocumentParts, 'title' | 'theme' | 'body' | 'seeds' | 'hydration'> & {
  /** Of the page of the site. */
  readonly canonical: string;
  readonly assets: EmbedAssets;
};

/** Without the inline script of pages, which reads a cookie; its links open outside of the frame. */
export function embedHtml({ title, canonical, theme, assets: { script, style, font }, ...content }: EmbedParts): string {
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    '<meta name="robots" content="noindex">',
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    `<meta name="color-scheme" content="${theme ?? 'light dark'}">`,
    '<base target="_blank">',
    `<link rel="stylesheet" href="${style}">`,
    `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
    `<script type="module" src="${script}"></script>`,
  ].join('');
  const chosen = theme === null ? '' : ` data-theme="${theme}"`;
  return `<!doctype html><html lang="${LANGUAGE}"${chosen}><head>${head}</head><body>${contentHtml(content)}</body></html>`;
}
