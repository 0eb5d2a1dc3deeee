/** Addresses of the English edition begin with it. */
export const ENGLISH_PREFIX = '/en/';

type Pair = readonly [danish: string, english: string];

/** Sports by the first part of an address; others have one word in both languages. */
const SPORTS: readonly Pair[] = [
  ['fodbold', 'football'],
  ['handbold', 'handball'],
  ['ishockey', 'ice-hockey'],
  ['cykling', 'cycling'],
  ['dart', 'darts'],
  ['amerikansk-fodbold', 'american-football'],
  ['alpint-skilob', 'alpine-skiing'],
  ['australsk-fodbold', 'aussie-rules'],
  ['boksning', 'boxing'],
  ['bordtennis', 'table-tennis'],
  ['hestevaeddelob', 'horse-racing'],
  ['hockey', 'field-hockey'],
  ['langrend', 'cross-country'],
  ['motorcykellob', 'moto-racing'],
  ['boboll', 'pesapallo'],
  ['rugby', 'rugby-union'],
  ['skihop', 'ski-jumping'],
  ['skiskydning', 'biathlon'],
  ['strand-fodbold', 'beach-soccer'],
  ['vandpolo', 'water-polo'],
  ['vintersport', 'winter-sports'],
];
const SAME_SPORTS: readonly string[] =
  'tennis badminton basketball motorsport golf esports bandy baseball beach-volleyball auto-racing cricket floorball futsal kabaddi mma netball rugby-league snooker volleyball'.split(
    ' ',
  );

const PAGES: readonly Pair[] = [
  ['kamp', 'match'],
  ['hold', 'team'],
  ['spiller', 'player'],
  ['serie', 'series'],
  ['land', 'country'],
  ['nyheder', 'news'],
  ['rangliste', 'rankings'],
  ['mine-kampe', 'my-matches'],
  ['indstillinger', 'settings'],
  ['soeg', 'search'],
  ['spil-ansvarligt', 'play-responsibly'],
  ['varsler', 'alerts'],
  ['konto', 'account'],
  ['privatliv', 'privacy'],
  ['om', 'about'],
  ['tilgaengelighed', 'accessibility'],
];
const SAME_PAGES: readonly string[] = ['', 'app', 'tv', 'odds', '_galleri', '_offline'];

/** Of matches, teams, persons and competitions. */
const TABS: readonly Pair[] = [
  ['forloeb', 'course'],
  ['statistik', 'statistics'],
  ['opstillinger', 'line-ups'],
  ['hold', 'squads'],
  ['spillere', 'players'],
  ['livetekst', 'commentary'],
  ['indbyrdes', 'head-to-head'],
  ['stilling', 'standings'],
  ['turneringstrae', 'draw'],
  ['rettelser', 'corrections'],
  ['resultater', 'results'],
  ['kampprogram', 'fixtures'],
  ['topscorere', 'top-scorers'],
  ['nyheder', 'news'],
  ['arkiv', 'archive'],
  ['trup', 'squad'],
  ['kampe', 'matches'],
  ['karriere', 'career'],
  ['skader', 'injuries'],
];

/** Swaps the words of each pair: its own inverse, also for words that it does not know. */
function swapOf(pairs: readonly Pair[]): (word: string) => string {
  const other = new Map(pairs.flatMap(([danish, english]) => [[danish, english] as const, [english, danish] as const]));
  return (word) => other.get(word) ?? word;
}
const sportSwap = swapOf(SPORTS);
const rootSwap = swapOf([...PAGES, ...SPORTS]);
const tabSwap = swapOf(TABS);

const danishRoots: ReadonlySet<string> = new Set([
  ...[...PAGES, ...SPORTS].map(([danish]) => danish),
  ...SAME_PAGES,
  ...SAME_SPORTS,
]);

/** Where the words of an address stand that are no names. Keyed by the Danish first part. */
const WORDS_AT: Readonly<Record<string, readonly [from: number, swap: (word: string) => string]>> = {
  kamp: [2, tabSwap],
  hold: [3, tabSwap],
  spiller: [3, tabSwap],
  land: [2, sportSwap],
  nyheder: [1, sportSwap],
  ...Object.fromEntries(['serie', 'rangliste'].map((root) => [root, [Number.POSITIVE_INFINITY, tabSwap] as const])),
};
/** After the sport, the country and the competition, with or without a season. */
const OF_COMPETITION = [3, tabSwap] as const;

function swapWords(path: string, rootOf: (root: string, other: string) => string): string {
  const [, root = '', ...rest] = path.split('/');
  const other = rootSwap(root);
  const [from, swap] = WORDS_AT[rootOf(root, other)] ?? OF_COMPETITION;
  return ['', other, ...rest.map((word, at) => (at + 1 >= from ? swap(word) : word))].join('/');
}

/** The address of a page in the English edition. `path` is its Danish one, without a query. */
export const englishPath = (path: string): string => `/en${swapWords(path, (root) => root)}`;

/** The Danish address of a page of the English edition; null outside of it, as for '/en'. */
export const danishPath = (path: string): string | null =>
  path.startsWith(ENGLISH_PREFIX) ? swapWords(path.slice(3), (_root, other) => other) : null;

/** Of a link to a page, whose query and fragment stay; other links stay as they are. */
export function englishHref(href: string): string {
  if (!href.startsWith('/')) return href;
  const end = /[?#]/.exec(href)?.index ?? href.length;
  const path = href.slice(0, end);
  const isPage = path.endsWith('/') && danishRoots.has(path.split('/', 2)[1]!);
  return isPage ? englishPath(path) + href.slice(end) : href;
}
