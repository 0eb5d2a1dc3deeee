import {
  LANGUAGE,
  LANGUAGES_LABEL,
  MANIFEST,
  OG_LOCALE,
  OTHER_LANGUAGE,
  OTHER_LANGUAGE_NAME,
  OTHER_OG_LOCALE,
} from '#language/names.ts';
import shell from '../shell/shell.module.css';
import { escapeJson, escapeSeed, FEED_ATTRIBUTE, HYDRATION_ID } from './seeds.ts';
import type { CardPicture } from '@stillingen/wire';
import type { PageType } from './page-type.ts';
import type { Alternate } from '../subscribe/alternates.ts';
import { themeScript } from '../shell/header/theme-toggle.tsx';

export interface Assets {
  readonly script: string;
  readonly styles: readonly string[];
  readonly preload: readonly string[];
  readonly font: string | null;
}
export interface Twin {
  readonly path: string;
  /** As robots find it; absent for a page that is no place. */
  readonly url?: string;
}

export interface DocumentParts {
  readonly title: string;
  readonly description: string;
  /** Absolute where the address of the site is set; null for a page that is no place. */
  readonly canonical: string | null;
  /** Whether robots may list it. */
  readonly isListed: boolean;
  /** What the page is about, and the way to it, in the terms of schema.org. */
  readonly things: readonly Readonly<Record<string, unknown>>[];
  /** Its path is absolute. */
  readonly card?: CardPicture | undefined;
  readonly alternates: readonly Alternate[];
  /** The same page in the other language. */
  readonly twin?: Twin | undefined;
  readonly theme: 'light' | 'dark' | null;
  readonly compact: boolean;
  readonly body: string;
  readonly assets: Assets;
  readonly pageType: PageType;
  readonly hydration: unknown;
  readonly seeds: ReadonlyMap<string, string>;
  readonly script?: string;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign]!);

const SITE_NAME = 'Stillingen';

const pictureWords = ({ path, alt, width, height }: CardPicture): string[][] => [
  ['og:image', path],
  ['og:image:type', 'image/png'],
  ['og:image:width', String(width)],
  ['og:image:height', String(height)],
  ['og:image:alt', alt],
];

/** For previews of links; addresses must be absolute there. */
function openGraph({ title, description, canonical, card, twin }: DocumentParts): string[] {
  const words = [
    ['og:site_name', SITE_NAME],
    ['og:locale', OG_LOCALE],
    ...(twin === undefined ? [] : [['og:locale:alternate', OTHER_OG_LOCALE]]),
    ['og:type', 'website'],
    ['og:title', title],
    ['og:description', description],
    ...(canonical?.startsWith('http') === true ? [['og:url', canonical]] : []),
    ...(card === undefined ? [] : pictureWords(card)),
  ];
  return words.map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content!)}">`);
}

/** All languages of a page, and the one for readers of others: Danish. */
function languageLinks({ canonical, twin }: DocumentParts): readonly string[] {
  if (canonical === null || twin?.url === undefined) return [];
  const byLanguage: Readonly<Record<string, string>> = { [LANGUAGE]: canonical, [OTHER_LANGUAGE]: twin.url };
  const all = [...Object.entries(byLanguage), ['x-default', byLanguage['da']!] as const];
  return all.map(([language, href]) => `<link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}">`);
}

/** Outside of what browsers render: sites in Danish alone send no code for it. */
const languageSwitch = ({ twin }: DocumentParts): string =>
  twin === undefined
    ? ''
    : `<nav class="${shell['footer'] ?? ''}" aria-label="${LANGUAGES_LABEL}"><a href="${escapeHtml(twin.path)}" hreflang="${OTHER_LANGUAGE}" lang="${OTHER_LANGUAGE}">${OTHER_LANGUAGE_NAME}</a></nav>`;

const alternateLink = ({ type, title, path }: Alternate): string =>
  `<link rel="alternate" type="${type}" title="${escapeHtml(title)}" href="${escapeHtml(path)}">`;

function head(parts: DocumentParts): string {
  const { title, description, canonical, isListed, things, alternates, assets, hydration, script } = parts;
  const program = [
    ...assets.preload.map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script type="module" src="${assets.script}"></script>`,
  ];
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    ...(isListed ? [] : ['<meta name="robots" content="noindex">']),
    ...(canonical === null ? [] : [`<link rel="canonical" href="${escapeHtml(canonical)}">`]),
    ...(canonical === null ? [] : openGraph(parts)),
    ...languageLinks(parts),
    ...alternates.map(alternateLink),
    ...things.map((thing) => `<script type="application/ld+json">${escapeJson(thing)}</script>`),
    '<meta name="color-scheme" content="light dark">',
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff">',
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#14191f">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    `<link rel="manifest" href="${MANIFEST}">`,
    `<script>${themeScript.text}</script>`,
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    assets.font === null ? '' : `<link rel="preload" href="${assets.font}" as="font" type="font/woff2" crossorigin>`,
    ...(hydration === null ? [] : program),
    script === undefined ? '' : `<script src="${script}" defer></script>`,
  ].join('');
}

/** Feeds follow the body, so that the scores arrive first. */
export function contentHtml({ body, seeds, hydration }: Pick<DocumentParts, 'body' | 'seeds' | 'hydration'>, after = ''): string {
  const texts = [...seeds].map(
    ([name, text]) => `<script type="text/plain" ${FEED_ATTRIBUTE}="${escapeHtml(name)}">${escapeSeed(text)}</script>`,
  );
  return `<div id="root">${body}</div>${after}${texts.join('')}<script type="application/json" id="${HYDRATION_ID}">${escapeJson(hydration)}</script>`;
}

export function documentHtml(parts: DocumentParts): string {
  const theme = parts.theme === null ? '' : ` data-theme="${parts.theme}"`;
  const compact = parts.compact ? ' data-compact' : '';
  return `<!doctype html><html lang="${LANGUAGE}"${theme}${compact}><head>${head(parts)}</head><body data-page="${parts.pageType}">${contentHtml(parts, languageSwitch(parts))}</body></html>`;
}
