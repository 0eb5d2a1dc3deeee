import { SPORT_NAMES } from '@stillingen/domain';
import { readFileSync } from 'node:fs';
import { ENGLISH_PREFIX } from '@stillingen/wire';
import { VOCABULARIES } from '@stillingen/wire/words';
import type { Plugin } from 'vite';
import { LANGUAGE, MANIFEST } from '../language/en/names.ts';
import { TAGLINE } from '../text/en/shell.ts';

const PAGE_CODE = /\/web\/.*\.tsx?$/;
const SAME = /\b(?:shownHref|pagePath)\(/g;

/** Danish addresses are shown as they are: the calls that would translate them are dropped. */
export const keepAddresses = (): Plugin => ({
  name: 'stillingen:keep-addresses',
  enforce: 'pre',
  transform: {
    filter: { id: PAGE_CODE, code: SAME },
    handler: (code) => ({ code: code.replaceAll(SAME, '('), map: null }),
  },
});

const ENGLISH_RUNTIME = new URL('../language/en/jsx-runtime.ts', import.meta.url).pathname;

/** Every link of a page passes through one function, also those of feeds (web/language/en). */
export const englishLinks = (): Plugin => ({
  name: 'stillingen:english-links',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react\/jsx-runtime$/ },
    handler: (_id, importer) => (importer === ENGLISH_RUNTIME ? null : ENGLISH_RUNTIME),
  },
});

const NAMES = /\/domain\/sport\/names\.ts$/;

/** The table of sports with English names; fails if a name is not found. */
export function withEnglishNames(code: string): string {
  return SPORT_NAMES.reduce((text, sport) => {
    const danish = `'${sport.name}', '${sport.danishName}'`;
    if (!text.includes(danish))
      throw new RangeError(`the table of sports has no ${danish}: web/build/language.ts reads it as text`);
    return text.replace(danish, () => `'${sport.name}', '${VOCABULARIES.en.sport(sport).name}'`);
  }, code);
}

/** Browsers know sports by the names of one language. */
export const englishSports = (): Plugin => ({
  name: 'stillingen:english-sports',
  enforce: 'pre',
  transform: { filter: { id: NAMES }, handler: (code) => ({ code: withEnglishNames(code), map: null }) },
});

/** Of the app that a visitor installs from a page in English. It also opens pages in Danish. */
export const inEnglish = (manifest: object): object => ({
  ...manifest,
  id: ENGLISH_PREFIX,
  start_url: ENGLISH_PREFIX,
  scope: '/',
  description: TAGLINE,
  lang: LANGUAGE,
});

export const englishManifest = (): Plugin => ({
  name: 'stillingen:english-manifest',
  generateBundle() {
    const danish = JSON.parse(readFileSync(new URL('../public/manifest.webmanifest', import.meta.url), 'utf8')) as object;
    this.emitFile({ type: 'asset', fileName: MANIFEST.slice(1), source: JSON.stringify(inEnglish(danish)) });
  },
});
