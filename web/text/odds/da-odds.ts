import { oddsFormatNames } from './da-odds-mode.ts';
import { DANISH_BETS } from '@stillingen/wire/words';

const UNITS = {
  GOALS: ['mål', 'mål'],
  GAMES: ['parti', 'partier'],
  SETS: ['sæt', 'sæt'],
  POINTS: ['point', 'point'],
  FRAMES: ['frame', 'frames'],
  LEGS: ['leg', 'legs'],
  RUNS: ['run', 'runs'],
  UNKNOWN: ['', ''],
} as const;
export type UnitWord = keyof typeof UNITS;

/** In quarters: 10 is '2,5'; a minus is that of Danish numbers. */
const lineNumber = (quarters: number): string => String(Math.abs(quarters) / 4).replace('.', ',');

const SPANS = [
  [86_400, 'dag', 'dage'],
  [3600, 'time', 'timer'],
  [60, 'min.', 'min.'],
  [1, 's', 's'],
] as const;

export const oddsText = {
  title: 'Odds',
  tab: { linked: 'Odds', plain: 'Oddssammenligning' },
  advert: 'Reklame',
  demo: 'Demodata',
  from: (bookmaker: string | null): string => `Odds fra ${bookmaker ?? 'spiludbydere'}`,
  framed: 'højeste har ramme',
  turnOff: 'Slå fra',
  turnOffOdds: 'Slå odds fra',
  types: DANISH_BETS.betType,
  scopes: DANISH_BETS.betScope,
  /** Keys of outcomes in their order on the page. */
  outcomes: {
    home: '1',
    draw: 'X',
    away: '2',
    over: 'Over',
    under: 'Under',
    yes: 'Ja',
    no: 'Nej',
    odd: 'Ulige',
    even: 'Lige',
    homeDraw: '1X',
    homeAway: '12',
    drawAway: 'X2',
    none: 'Intet',
    other: 'Andet',
  } as Readonly<Record<string, string>>,
  /** Of a list of competitors. */
  places: (place: number): string => (place === 1 ? 'Vinder' : `Top ${place}`),
  total: (quarters: number, unit: UnitWord): string =>
    `${lineNumber(quarters)} ${UNITS[unit][Math.abs(quarters) === 4 ? 0 : 1]}`.trim(),
  handicap: (quarters: number): string => (quarters > 0 ? '+' : quarters < 0 ? '−' : '') + lineNumber(quarters),
  goalNumber: (number: number): string => `mål nr. ${number}`,
  market: 'Spilmarked',
  period: 'Del af kampen',
  line: 'Linje',
  when: 'Før kampen eller live',
  before: 'Før kampen',
  live: 'Live',
  overview: 'Alle',
  forms: { three: 'Tre udfald', two: 'To udfald', lines: 'To udfald pr. linje', grid: 'Gitter' },
  allMarkets: 'Alle spilmarkeder',
  marketCount: 'Tal: hvor mange udbydere har markedet. Streg: findes ikke i denne kamp.',
  bookmaker: 'Spiludbyder',
  payout: 'Tilb.bet.',
  payoutTitle: 'Tilbagebetaling til spilleren',
  payoutPush: 'Tilbagebetaling til spilleren, når indsatsen ikke gives tilbage',
  highest: 'Højeste',
  highestOf: (bookmakers: number): string => `højeste af ${bookmakers}`,
  average: 'Gennemsnit',
  entry: 'Deltager',
  outcome: 'Udfald',
  score: 'Resultat',
  halfAndEnd: 'Rækker: pause; kolonner: slut.',
  homeAndAway: 'Rækker: hjemmehold; kolonner: udehold.',
  closedCells: 'Felter, der ikke længere kan blive til noget, er lukkede.',
  pressMarket: 'Højeste odds blandt bekræftede udbydere. Vælg et marked for at se alle udbydere.',
  pressLine: 'Vælg en linje for at se alle udbydere.',
  pressOutcome: 'Vælg et felt for at se alle udbydere.',
  back: 'Tilbage',
  closed: 'lukket',
  suspended: 'lukket lige nu',
  closing: 'Lukkeodds',
  annulled: 'Annulleret',
  settled: 'Afgjort',
  settledAs: (outcomes: readonly string[]): string => `afgjort: ${outcomes.join(', ').toLocaleLowerCase('da')}`,
  void: 'Annulleret',
  rose: 'steget',
  fell: 'faldet',
  isBest: 'højeste',
  opened: (price: string, when: string): string => `åbnede på ${price} ${when}`,
  results: {
    won: 'Vundet',
    lost: 'Tabt',
    void: 'Indsats retur',
    'half won': 'Halvt vundet',
    'half lost': 'Halvt tabt',
    shared: 'Delt placering',
    rules: 'Efter udbyderens regler',
  },
  /** Seconds since the price was confirmed: '40 s siden', '2 min. siden'. */
  ago(seconds: number): string {
    const [size, one, many] = SPANS.find(([least]) => seconds >= least) ?? SPANS[3];
    const count = Math.max(0, Math.floor(seconds / size));
    return `${count} ${count === 1 ? one : many} siden`;
  },
  legend:
    'Lille tal: åbningsodds. ▲ steget og ▼ faldet siden åbning. Ramme: højeste. Grå: ikke bekræftet i 10 minutter og tæller ikke med.',
  order: 'Rækkefølgen følger tilbagebetalingen til spilleren, aldrig betaling til os.',
  licensed: 'Kun udbydere med tilladelse fra Spillemyndigheden.',
  drawNoBet: 'Ender kampen uafgjort, får du indsatsen tilbage.',
  draw: 'Uafgjort',
  fair: {
    title: 'Uden udbyderens fortjeneste',
    of: (bookmakers: number): string => `gennemsnit af ${bookmakers}`,
    would: (price: string): string => `ville svare til ${price}`,
    hint: (margin: string): string =>
      `Odds regnet om til sandsynlighed, når fortjenesten på ${margin} % er trukket fra. Ikke et råd om at spille.`,
  },
  follows: 'Odds følger tv-synk.',
  none: 'Ingen odds til denne kamp',
  noneHint: 'De vises her, så snart en udbyder har nogen.',
  listNone: 'Ingen kampe med odds denne dag',
  listNoneHint: 'Odds kommer typisk nogle dage før kampen.',
  loading: 'Henter odds …',
  failed: 'Odds kunne ikke hentes',
  failedHint: 'Vi prøver igen af os selv om lidt.',
  stale: 'Odds kunne ikke opdateres',
  offline: 'Ingen forbindelse. Odds er fra sidst, siden var forbundet.',
  retry: 'Prøv igen',
  liveFrom: 'Liveodds fra',
  strip: (bookmaker: string): string => `Liveodds fra ${bookmaker}`,
  goTo: (bookmaker: string): string => `Gå til ${bookmaker}`,
  visit: (bookmaker: string): string => `Gå til ${bookmaker}, reklame`,
  formats: oddsFormatNames,
  settings: 'Indstillinger for odds',
  beside: 'Odds',
} as const;
