/**
 * The names of feeds (FEED-21 to 48): one table of shapes. A name has one spelling only: ASCII digits without sign or
 * leading zeros, lower-case words, ids of eight letters or digits; a table of standings may have a colon. What is not of a
 * shape is no name.
 */
const FIELD = {
  sport: { pattern: '(?:[1-9]|1\\d|2[1-689]|3\\d|4[0-2])', number: true },
  /** 0 stands for all sports together. */
  anySport: { pattern: '(?:[0-9]|1\\d|2[1-689]|3\\d|4[0-2])', number: true },
  group: { pattern: '(?:31|37)', number: true },
  day: { pattern: '(?:0|-?[1-7])', number: true },
  tz: { pattern: '(?:0|-(?:[1-9]|1[0-2])|[1-9]|1[0-4])', number: true },
  lang: { pattern: 'da', number: false },
  projectType: { pattern: '[1-9]\\d?', number: true },
  project: { pattern: '[1-9]\\d{0,3}', number: true },
  country: { pattern: '[1-9]\\d{0,6}', number: true },
  template: { pattern: '[A-Za-z0-9]{8}', number: false },
  tournament: { pattern: '[A-Za-z0-9]{8}', number: false },
  stage: { pattern: '[A-Za-z0-9]{8}', number: false },
  participant: { pattern: '[A-Za-z0-9]{8}', number: false },
  series: { pattern: '[A-Za-z0-9]{8}', number: false },
  event: { pattern: '[A-Za-z0-9]{8}', number: false },
  season: { pattern: '[1-9]\\d{0,9}', number: true },
  part: { pattern: '(?:0|[1-9]\\d{0,2})', number: true },
  order: { pattern: '[yn]', number: false },
  liveOdds: { pattern: '0', number: true },
  bookmaker: { pattern: '[1-9]\\d{0,4}', number: true },
  /** Of standings; `standingsTableOf` says which table it is. */
  table: { pattern: '(?:[123]|[589]:0|(?:6|17|18):[1-6]|1[345])', number: false },
  tennisType: { pattern: '[sdm]?', number: false },
  ranking: { pattern: '[A-Za-z0-9]{8}', number: false },
  page: { pattern: '(?:0|[1-9]\\d{0,2})', number: true },
  /** Up to ten participants, in ascending order, joined by a hyphen. */
  participants: { pattern: '[A-Za-z0-9]{8}(?:-[A-Za-z0-9]{8}){0,9}', number: false },
} as const;
type FieldName = keyof typeof FIELD;

const SHAPES = {
  // Lists of events, and what keeps them true.
  full: 'f_{sport}_{day}_{tz}_{lang}_{projectType}',
  mixed: 'fm_0_{day}_{tz}_{lang}_{projectType}',
  group: 'fp_{group}_{day}_{tz}_{lang}_{projectType}',
  repair: 'r_{anySport}_{projectType}',
  update: 'u_{anySport}_{projectType}',
  localUpdate: 'ul_{sport}_{project}',
  system: 'sys_{projectType}',
  service: 'service',
  geo: 'f_',
  country: 'c_{sport}_{country}_{tz}_{lang}_{order}_{projectType}',
  tournament: 't_{sport}_{country}_{template}_{tz}_{lang}_{order}_{projectType}',
  participant: 'p_{sport}_{country}_{participant}_{tz}_{lang}_{projectType}',
  series: 's_{sport}_{series}_{tz}_{lang}_{projectType}',
  tournamentFixtures: 'tf_{sport}_{country}_{template}_{season}_{part}_{tz}_{lang}_{projectType}',
  tournamentResults: 'tr_{sport}_{country}_{template}_{season}_{part}_{tz}_{lang}_{projectType}',
  participantFixtures: 'pf_{sport}_{country}_{participant}_{part}_{tz}_{lang}_{projectType}{tennisType}',
  participantResults: 'pr_{sport}_{country}_{participant}_{part}_{tz}_{lang}_{projectType}{tennisType}',
  participantEvents: 'pe_{projectType}_{participant}',
  participantLiveEvents: 'pel_{projectType}_{participant}',
  popular: 'mop_{projectType}_{sport}',
  // Odds.
  odds: 'fo_{sport}_{day}_{tz}_{lang}_{projectType}_{liveOdds}',
  mixedOdds: 'mo_0_{day}_{tz}_{lang}_{projectType}_{liveOdds}',
  oddsUpdate: 'uo_{sport}_{liveOdds}',
  mixedOddsUpdate: 'uo_m_{liveOdds}',
  tournamentOdds: 'to_{sport}_{country}_{template}_{tz}_{lang}_{order}_{projectType}_{liveOdds}',
  participantOdds: 'po_{sport}_{country}_{participant}_{tz}_{lang}_{projectType}_{liveOdds}',
  eventOdds: 'df_od_{projectType}_{event}',
  eventOddsOld: 'd_od_{projectType}_{event}',
  prematchOdds: 'df_dos_{projectType}_{event}_',
  liveOdds: 'df_lod2_{bookmaker}_{event}',
  // One match or race.
  core: 'dc_{projectType}_{event}',
  hashes: 'g_{projectType}_{event}',
  summary: 'df_sui_{projectType}_{event}',
  summaryAlias: 'df_su_{projectType}_{event}',
  summaryOld: 'd_su_{projectType}_{event}',
  result: 'df_sur_{projectType}_{event}',
  statistics: 'df_st_{projectType}_{event}',
  headToHead: 'df_hh_{projectType}_{event}',
  lineups: 'df_li_{projectType}_{event}',
  scratches: 'df_scr_{projectType}_{event}',
  history: 'df_mh_{projectType}_{event}',
  currentGame: 'df_mhs_{projectType}_{event}',
  comments: 'df_mc_{projectType}_{event}',
  commentary: 'df_lc_{projectType}_{event}',
  commentaryHighlights: 'df_lcpo_{projectType}_{event}',
  playerStatistics: 'df_psn_{projectType}_{event}',
  playerStatisticsParts: 'df_psp_{projectType}_{event}',
  pitchers: 'df_pi_{projectType}_{event}',
  dartsStatistics: 'df_stn_{projectType}_{event}',
  dartsStatisticsParts: 'df_stp_{projectType}_{event}',
  highlights: 'df_hi_{projectType}_{event}',
  eventNews: 'df_nf_{projectType}_{event}',
  report: 'df_mr_{projectType}_{event}',
  eventTopScorers: 'df_tt_{projectType}_{event}',
  eventStandings: 'df_to_{projectType}_{event}_{table}',
  corrections: 'df_cor_{projectType}_{event}',
  eventRow: 'df_ev_{projectType}_{event}',
  // Competitions and participants.
  standings: 'to_{tournament}_{stage}_{table}',
  tables: 'tx_{tournament}_{stage}',
  topScorers: 'tt_{tournament}_{stage}',
  draw: 'dr_{tournament}_{stage}',
  ranking: 'ran_{ranking}_{page}',
  liveRanking: 'ral_{ranking}_{page}',
  transfers: 'tetr_{participant}_{page}',
  participantPlayers: 'pl_{projectType}_{participant}',
  participantNews: 'pnf_{participant}',
  myNews: 'mynf_{participants}',
  newsList: 'nl_{anySport}_{page}',
} as const;
export type FeedKind = keyof typeof SHAPES;

type FieldsIn<Shape extends string> = Shape extends `${string}{${infer Name}}${infer Rest}`
  ? (Name & FieldName) | FieldsIn<Rest>
  : never;
type FieldType<Name extends FieldName> = (typeof FIELD)[Name]['number'] extends true ? number : string;
type FeedNameOf<Kind extends FeedKind> = { readonly kind: Kind } & {
  readonly [Name in FieldsIn<(typeof SHAPES)[Kind]>]: FieldType<Name>;
};
/** A feed name taken apart. */
export type FeedName = { [Kind in FeedKind]: FeedNameOf<Kind> }[FeedKind];

const MAX_LENGTH = 128;
const PLACEHOLDER = /\{(\w+)\}/g;

const matchers = Object.entries(SHAPES).map(([kind, shape]) => {
  const fields = [...shape.matchAll(PLACEHOLDER)].map((match) => match[1] as FieldName);
  const pattern = new RegExp(`^${shape.replaceAll(PLACEHOLDER, (_, name: FieldName) => `(${FIELD[name].pattern})`)}$`);
  return { kind, fields, pattern };
});

/** The parts of a feed name, or null where the text is no feed name in its one spelling. */
export function parseFeedName(text: string): FeedName | null {
  if (text.length > MAX_LENGTH) return null;
  for (const { kind, fields, pattern } of matchers) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const name: Record<string, string | number> = { kind };
    fields.forEach((field, index) => {
      const value = match[index + 1]!;
      name[field] = FIELD[field].number ? Number(value) : value;
    });
    return name as unknown as FeedName;
  }
  return null;
}

/** The text of a feed name. */
export function buildFeedName(name: FeedName): string {
  const fields = name as unknown as Readonly<Record<string, string | number>>;
  return SHAPES[name.kind].replaceAll(PLACEHOLDER, (_, field: string) => String(fields[field]));
}
