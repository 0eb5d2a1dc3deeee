/** FEED-21. */
interface FieldTypes {
  readonly sport: number;
  readonly anySport: number;
  readonly group: number;
  readonly day: number;
  /** Hours from UTC. */
  readonly tz: number;
  readonly lang: string;
  readonly projectType: number;
  readonly project: number;
  readonly country: number;
  readonly template: string;
  readonly tournament: string;
  readonly stage: string;
  readonly participant: string;
  readonly series: string;
  readonly event: string;
  readonly season: number;
  readonly part: number;
  readonly order: string;
  readonly liveOdds: number;
  readonly bookmaker: number;
  readonly table: string;
  readonly tennisType: string;
  readonly newsType: string;
  readonly article: string;
  readonly ranking: string;
  readonly nation: string;
  readonly page: number;
  readonly participants: string;
  readonly followed: string;
}
export type FieldName = keyof FieldTypes;

/** One spelling: digits without sign or leading zeros, lower case, ids of eight characters. */
export type FieldSpellings<Name extends FieldName> = {
  readonly [N in Name]: { readonly pattern: string; readonly number: FieldTypes[N] extends number ? true : false };
};

const ID = { pattern: '[A-Za-z0-9]{8}', number: false } as const;

/** Of page feeds; browsers do not load the others (feed-name.ts). */
export const PAGE_FIELDS = {
  sport: { pattern: '(?:[1-9]|1\\d|2[1-689]|3\\d|4[0-2])', number: true },
  anySport: { pattern: '(?:[0-9]|1\\d|2[1-689]|3\\d|4[0-2])', number: true },
  group: { pattern: '(?:31|37)', number: true },
  day: { pattern: '(?:0|-?[1-7])', number: true },
  tz: { pattern: '(?:0|-(?:[1-9]|1[0-2])|[1-9]|1[0-4])', number: true },
  lang: { pattern: '[a-z]{2}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\\d{3}))?', number: false },
  projectType: { pattern: '[1-9]\\d?', number: true },
  project: { pattern: '[1-9]\\d{0,3}', number: true },
  country: { pattern: '[1-9]\\d{0,6}', number: true },
  template: ID,
  tournament: ID,
  stage: ID,
  participant: ID,
  series: ID,
  event: ID,
  followed: { pattern: '[A-Za-z0-9]{8}(?:-[A-Za-z0-9]{8}){0,699}', number: false },
  nation: { pattern: '[a-z]{2}(?:-[a-z]{3})?', number: false },
  order: { pattern: '[yn]', number: false },
  table: { pattern: '(?:[123]|10|[589]:0|(?:6|17|18):[1-68]|1[345])', number: false },
} as const satisfies Partial<FieldSpellings<FieldName>>;

type FieldsIn<Shape extends string> = Shape extends `${string}{${infer Name}}${infer Rest}`
  ? (Name & FieldName) | FieldsIn<Rest>
  : never;
type FieldType<Name extends FieldName> = FieldTypes[Name];

export type Shapes = Readonly<Record<string, string>>;
type NameOfShape<S extends Shapes, Kind extends keyof S> = { readonly kind: Kind } & {
  readonly [Name in FieldsIn<S[Kind]>]: FieldType<Name>;
};

export type NameOf<S extends Shapes> = { [Kind in keyof S]: NameOfShape<S, Kind> }[keyof S];

/** Of a name with every game and team that one visitor may follow. */
const MAX_LENGTH = 6_400;
const PLACEHOLDER = /\{(\w+)\}/g;

export function nameTable<const S extends Shapes>(shapes: S, spellings: FieldSpellings<FieldsIn<S[keyof S]>>) {
  const fieldOf = spellings as FieldSpellings<FieldName>;
  type Name = NameOf<S>;
  const matchers = Object.entries(shapes).map(([kind, shape]) => {
    const fields = [...shape.matchAll(PLACEHOLDER)].map((match) => match[1] as FieldName);
    const pattern = new RegExp(`^${shape.replaceAll(PLACEHOLDER, (_, name: FieldName) => `(${fieldOf[name].pattern})`)}$`);
    return { kind, fields, pattern };
  });
  return {
    parse(text: string): Name | null {
      if (text.length > MAX_LENGTH) return null;
      for (const { kind, fields, pattern } of matchers) {
        const match = pattern.exec(text);
        if (match === null) continue;
        const name: Record<string, string | number> = { kind };
        fields.forEach((field, index) => {
          const value = match[index + 1]!;
          name[field] = fieldOf[field].number ? Number(value) : value;
        });
        return name as unknown as Name;
      }
      return null;
    },
    build(name: Name): string {
      const fields = name as unknown as Readonly<Record<string, string | number>>;
      return shapes[name.kind]!.replaceAll(PLACEHOLDER, (_, field: string) => String(fields[field]));
    },
  };
}

export const PAGE_FEED_SHAPES = {
  full: 'f_{sport}_{day}_{tz}_{lang}_{projectType}',
  mixed: 'fm_0_{day}_{tz}_{lang}_{projectType}',
  group: 'fp_{group}_{day}_{tz}_{lang}_{projectType}',
  televised: 'tv_{day}_{tz}_{lang}_{projectType}',
  nation: 'cd_{nation}_{day}_{tz}_{lang}_{projectType}',
  nationalTeams: 'nt_{nation}_{projectType}',
  country: 'c_{sport}_{country}_{tz}_{lang}_{order}_{projectType}',
  tournament: 't_{sport}_{country}_{template}_{tz}_{lang}_{order}_{projectType}',
  participant: 'p_{sport}_{country}_{participant}_{tz}_{lang}_{projectType}',
  raceParticipant: 'px_{sport}_{country}_{participant}_{tz}_{lang}_{projectType}',
  series: 's_{sport}_{series}_{tz}_{lang}_{projectType}',
  followed: 'mg_{projectType}_{followed}',
  neighbours: 'nb_{sport}_{event}_{projectType}',
  coming: 'nx_{sport}_{projectType}',
  participantEvents: 'pe_{projectType}_{participant}',
  repair: 'r_{anySport}_{projectType}',
  update: 'u_{anySport}_{projectType}',
  localUpdate: 'ul_{sport}_{project}',
  system: 'sys_{projectType}',
  service: 'service',
  eventRow: 'df_ev_{projectType}_{event}',
  core: 'dc_{projectType}_{event}',
  summary: 'df_sui_{projectType}_{event}',
  statistics: 'df_st_{projectType}_{event}',
  headToHead: 'df_hh_{projectType}_{event}',
  comments: 'df_mc_{projectType}_{event}',
  history: 'df_mh_{projectType}_{event}',
  currentGame: 'df_mhs_{projectType}_{event}',
  pressure: 'df_mmt_{projectType}_{event}',
  shots: 'df_mms_{projectType}_{event}',
  lead: 'df_mml_{projectType}_{event}',
  raceCourse: 'df_rc_{projectType}_{event}',
  highlights: 'df_hi_{projectType}_{event}',
  report: 'df_mr_{projectType}_{event}',
  corrections: 'df_cor_{projectType}_{event}',
  lineups: 'df_li_{projectType}_{event}',
  scratches: 'df_scr_{projectType}_{event}',
  playerStatistics: 'df_psn_{projectType}_{event}',
  playerStatisticsParts: 'df_psp_{projectType}_{event}',
  standings: 'to_{tournament}_{stage}_{table}',
  tables: 'tx_{tournament}_{stage}',
  topScorers: 'tt_{tournament}_{stage}',
  draw: 'dr_{tournament}_{stage}',
  person: 'pp_{participant}',
  places: 'lp_{sport}',
  pinned: 'ml_{projectType}_{followed}',
  archive: 'ar_{template}',
} as const;

export type PageFeedName = NameOf<typeof PAGE_FEED_SHAPES>;

export const { parse: parsePageFeedName, build: buildPageFeedName } = nameTable(PAGE_FEED_SHAPES, PAGE_FIELDS);
