import { SPORT_NAMES } from '@stillingen/domain';
import { isPath, kindOf, linksIn } from './pages.ts';

/** Of each kind in each sport so many pages are read: those of a kind differ in names and ids. */
const MOST_OF_A_KIND = 60;
const MOST_ELEMENTS = 3000;
const FRONT = '/fodbold/';
const elementsIn = (html: string): number => [...html.matchAll(/<[a-z]/g)].length;

export const canonicalOf = (html: string): string | undefined => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
/** Where a page has tabs one of them, or a place of the left column, leads to itself. */
const selects = (html: string, path: string): boolean =>
  [...html.matchAll(/<a [^>]*aria-current="page"[^>]*>/g)].some(([tag]) => tag.includes(` href="${path}"`));

interface Crawled {
  readonly faults: readonly string[];
  /** A page of each kind. */
  readonly examples: ReadonlyMap<string, string>;
  readonly count: number;
}

export type Fetch = (path: string) => Promise<Response>;

/** All pages that those lead to. `named`: addresses, with what names them. */
export async function crawl(siteUrl: string, load: Fetch, named: ReadonlyMap<string, string>): Promise<Crawled> {
  const known = new Map([...named, ['/', 'the site']]);
  const read = new Map<string, number>();
  const examples = new Map<string, string>();
  const faults: string[] = [];
  for (const [path, by] of known) {
    const kind = kindOf(path);
    const inSport = `${path.split('/')[1]} ${kind}`;
    read.set(inSport, (read.get(inSport) ?? 0) + 1);
    if (read.get(inSport)! > MOST_OF_A_KIND) continue;
    const answer = await load(path);
    if (answer.status !== 200) faults.push(`${answer.status} ${path}, named by ${by}`);
    const html = await answer.text();
    if (answer.headers.get('content-type')?.startsWith('text/html') !== true) continue;
    for (const link of linksIn(html)) if (!known.has(link)) known.set(link, path);
    if (elementsIn(html) > MOST_ELEMENTS) faults.push(`${elementsIn(html)} elements in ${path}`);
    if (answer.redirected) continue;
    examples.set(kind, path);
    if (canonicalOf(html) !== siteUrl + (path === '/' ? FRONT : path)) faults.push(`${path} is not canonical`);
    if (TABBED.test(kind) && !selects(html, path)) faults.push(`${path} does not select its tab`);
  }
  return { faults, examples, count: known.size };
}

const TABBED = /^(hold|spiller|kamp|sport\/country\/competition)\/|^sport\/country\/competition$|^land\/./;

const pathsIn = (text: string): string[] =>
  text
    .split(/[¬÷~]/)
    .flatMap((value) => value.split('|'))
    .filter(isPath);

/** All feeds with addresses. */
async function feedNames(textOf: (path: string) => Promise<string>, project: number): Promise<string[]> {
  const sports = SPORT_NAMES.flatMap(({ id }) => [`f_${id}_0_1_da_1`, `mop_1_${id}`]);
  const lists = await Promise.all(sports.map((name) => textOf(`/${project}/x/feed/${name}`)));
  const participants = new Set(lists.flatMap((text) => [...text.matchAll(/¬PX÷(\w{8})¬/g)].slice(0, 3).map(([, id]) => id!)));
  const menus = await Promise.all(SPORT_NAMES.map(({ id }) => textOf(`/${project}/x/req/m_${id}`)));
  const rankings = menus.flatMap((text) => [...text.matchAll(/(?:^|~)MRI÷(\w{8})¬/g)].map(([, id]) => id!));
  const countries = menus.flatMap((text, at) =>
    [...text.matchAll(/(?:^|~)MC÷(\d+)¬/g)].map(([, id]) => `req/m_${SPORT_NAMES[at]!.id}_${id}`),
  );
  return [
    ...sports.map((name) => `feed/${name}`),
    ...SPORT_NAMES.map(({ id }) => `req/m_${id}`),
    ...countries,
    ...[...participants].flatMap((id) => [`feed/pe_1_${id}`, `feed/tetr_${id}_0`, `feed/pnf_${id}`]),
    ...rankings.map((id) => `feed/ran_${id}_0`),
    'feed/nl_0_0',
  ];
}

const PROJECTS = [8, 2] as const;

/** Addresses in feeds and search results of both projects, each with what names it. */
export async function namedAddresses(load: Fetch): Promise<Map<string, string>> {
  const textOf = async (path: string): Promise<string> => (await load(path)).text();
  const named = new Map<string, string>();
  const name = (paths: readonly string[], by: string): void => {
    for (const path of paths) if (!named.has(path)) named.set(path, by);
  };
  for (const project of PROJECTS) {
    for (const feed of await feedNames(textOf, project))
      name(pathsIn(await textOf(`/${project}/x/${feed}`)), `/${project}/x/${feed}`);
    for (const query of ['top/?', '?q=premier&', '?q=danmark&', '?q=ma&']) {
      const found = `/api/v2/search/${query}project-id=${project}`;
      const results = JSON.parse(await textOf(found)) as { url: string }[];
      name(results.map(({ url }) => url).filter(Boolean), found);
    }
  }
  return named;
}
