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
  /** Of standings; `standingsTableOf` says which table it is. */
  table: { pattern: '(?:[123]|[589]:0|(?:6|17|18):[1-6]|1[345])', number: false },
  tennisType: { pattern: '[sdm]?', number: false },
} as const;
type FieldName = keyof typeof FIELD;

const SHAPES = {
  full: 'f_{sport}_{day}_{tz}_{lang}_{projectType}',
  mixed: 'fm_0_{day}_{tz}_{lang}_{projectType}',
  group: 'fp_{group}_{day}_{tz}_{lang}_{projectType}',
  repair: 'r_{anySport}_{projectType}',
  update: 'u_{anySport}_{projectType}',
  localUpdate: 'ul_{sport}_{project}',
  system: 'sys_{projectType}',
  country: 'c_{sport}_{country}_{tz}_{lang}_{order}_{projectType}',
  tournament: 't_{sport}_{country}_{template}_{tz}_{lang}_{order}_{projectType}',
  participant: 'p_{sport}_{country}_{participant}_{tz}_{lang}_{projectType}',
  series: 's_{sport}_{series}_{tz}_{lang}_{projectType}',
  odds: 'fo_{sport}_{day}_{tz}_{lang}_{projectType}_{liveOdds}',
  mixedOdds: 'mo_0_{day}_{tz}_{lang}_{projectType}_{liveOdds}',
  oddsUpdate: 'uo_{sport}_{liveOdds}',
  mixedOddsUpdate: 'uo_m_{liveOdds}',
  tournamentOdds: 'to_{sport}_{country}_{template}_{tz}_{lang}_{order}_{projectType}_{liveOdds}',
  participantOdds: 'po_{sport}_{country}_{participant}_{tz}_{lang}_{projectType}_{liveOdds}',
  participantNews: 'pnf_{participant}',
  tournamentFixtures: 'tf_{sport}_{country}_{template}_{season}_{part}_{tz}_{lang}_{projectType}',
  tournamentResults: 'tr_{sport}_{country}_{template}_{season}_{part}_{tz}_{lang}_{projectType}',
  participantFixtures: 'pf_{sport}_{country}_{participant}_{part}_{tz}_{lang}_{projectType}{tennisType}',
  participantResults: 'pr_{sport}_{country}_{participant}_{part}_{tz}_{lang}_{projectType}{tennisType}',
  standings: 'to_{tournament}_{stage}_{table}',
  core: 'dc_{projectType}_{event}',
  summary: 'df_sui_{projectType}_{event}',
  statistics: 'df_st_{projectType}_{event}',
  headToHead: 'df_hh_{projectType}_{event}',
  corrections: 'df_cor_{projectType}_{event}',
  eventRow: 'df_ev_{projectType}_{event}',
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
