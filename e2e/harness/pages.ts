import { SPORT_NAMES } from '@stillingen/domain';

const PATH = /^\/(?!\/)[^\s|]*$/;
export const isPath = (text: string): boolean => PATH.test(text);

/** Paths of the links of a page, without query and fragment. */
export const linksIn = (html: string): string[] =>
  [...html.matchAll(/\shref="(\/[^"#?]*)/g)].map(([, path]) => path!).filter(isPath);

const SEGMENTS = new Set(SPORT_NAMES.map(({ segment }) => segment));
/** How many segments after the first one name what a page is about. */
const NAMES: Readonly<Record<string, number>> = { hold: 2, spiller: 2, kamp: 1, rangliste: 1, serie: 2, land: 1, nyheder: 0 };
const ID = /^[A-Za-z0-9]{8}$/;
const SEASON = /^\d{4}(-\d{4})?$/;

/** Pages of a kind differ in names and ids: 'hold/trup', 'sport/country/competition/season/stilling'. */
export function kindOf(path: string): string {
  const [first = '', ...rest] = path.split('/').filter(Boolean);
  if (first === 'nyheder' && rest.length === 1 && ID.test(rest[0]!) && !SEGMENTS.has(rest[0]!)) return 'article';
  if (SEGMENTS.has(first))
    return [...['sport', 'country', 'competition'].slice(0, rest.length + 1), ...rest.slice(2).map(shapeOf)].join('/');
  const names = NAMES[first];
  if (names === undefined) return [first, ...rest.map(() => '*')].join('/');
  return [first, ...(rest.length < names ? ['all'] : rest.slice(names).map(shapeOf))].join('/');
}

const shapeOf = (segment: string): string => (SEGMENTS.has(segment) ? 'sport' : SEASON.test(segment) ? 'season' : segment);
