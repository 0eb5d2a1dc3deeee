import { danishPath } from '@stillingen/wire';
import type { Fetch } from './crawl.ts';
import { kindOf, linksIn } from './pages.ts';

/** Of each kind of page in each sport. */
const MOST_OF_A_KIND = 4;
/** Words of the interface in Danish, and words with letters that English lacks. */
const DANISH =
  /(?<![\p{L}])(?:og|af|til|ikke|med|efter|kl|er|ingen|hjemme|ude|runde|kampe?|ved|fra|som|eller|uden|dag|løb|nyheder|vis|ligaer|næste|seneste|stilling|omgang|[a-zæøå]*[æøå][a-zæøå]*)(?![\p{L}])/giu;
/** For programs: calendars, news feeds, files. */
const NO_PAGE = /^\/(?:kalender|rss|bookmaker)\/|\.\w+$/;

const withoutScripts = (html: string): string => html.replaceAll(/<script[^]*?<\/script>/g, '');
const scriptsOf = (html: string): string => [...html.matchAll(/<script[^]*?<\/script>/g)].join(' ').toLowerCase();

/** What pages show, and what assistive technology reads. */
const textsOf = (html: string): string[] => [
  ...[...html.matchAll(/>([^<>]+)</g)].map(([, text]) => text!),
  ...[...html.matchAll(/\s(?:title|aria-label|alt|placeholder)="([^"]*)"/g)].map(([, text]) => text!),
];

/** Danish words of a page that its data do not hold: names and prose of providers stay as they are. */
export function untranslatedIn(html: string): readonly string[] {
  const data = scriptsOf(html);
  const isOfData = (word: string): boolean => data.includes(word.toLowerCase());
  return textsOf(withoutScripts(html)).filter((text) => (text.match(DANISH) ?? []).some((word) => !isOfData(word)));
}

const SWITCH = /<a href="([^"]*)" hreflang="da" lang="da">Dansk<\/a>/;
const alternateIn = (html: string, language: string): string | undefined =>
  new RegExp(`<link rel="alternate" hreflang="${language}" href="([^"]*)"`).exec(html)?.[1];

/** Both show football. */
const [FRONT, FOOTBALL] = ['/en/', '/en/football/'];

interface CrawledEnglish {
  readonly faults: readonly string[];
  /** A page of each kind. */
  readonly examples: ReadonlyMap<string, string>;
  readonly count: number;
}

/** All kinds of pages that the front page of the English edition leads to. */
export async function crawlEnglish(siteUrl: string, load: Fetch): Promise<CrawledEnglish> {
  const known = new Map([[FOOTBALL, 'the site']]);
  const read = new Map<string, number>();
  const examples = new Map<string, string>();
  const faults: string[] = [];
  for (const [path, by] of known) {
    const danish = danishPath(path)!;
    const inSport = `${danish.split('/')[1]} ${kindOf(danish)}`;
    read.set(inSport, (read.get(inSport) ?? 0) + 1);
    if (read.get(inSport)! > MOST_OF_A_KIND) continue;
    const canonical = path === FRONT ? FOOTBALL : path;
    const answer = await load(path);
    const html = await answer.text();
    if (answer.status !== 200 || answer.redirected) faults.push(`${answer.status} ${answer.url} for ${path}, named by ${by}`);
    examples.set(kindOf(danish), canonical);
    const twin = SWITCH.exec(html)?.[1];
    for (const link of linksIn(html.replace(SWITCH, '').replaceAll(/<link [^>]*>/g, '')))
      if (link.startsWith('/en/')) known.set(link, known.get(link) ?? path);
      else if (!NO_PAGE.test(link)) faults.push(`${path} leads to ${link}`);
    if (!html.includes('<html lang="en"')) faults.push(`${path} is not in English`);
    if (alternateIn(html, 'en') !== siteUrl + canonical) faults.push(`${path} names ${alternateIn(html, 'en')} as itself`);
    if (twin === undefined || alternateIn(html, 'da') !== siteUrl + twin) faults.push(`${path} has no Danish page`);
    faults.push(...untranslatedIn(html).map((text) => `${path}: ${text}`));
  }
  return { faults, examples, count: known.size };
}
