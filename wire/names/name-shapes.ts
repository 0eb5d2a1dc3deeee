/**
 * The fields that names of feeds and requests are filled from (FEED-21). A field has one spelling only: ASCII digits without
 * sign or leading zeros, lower-case words, ids of eight letters or digits; a table of standings may have a colon.
 */
export const NAME_FIELDS = {
  sport: { pattern: '(?:[1-9]|1\\d|2[1-689]|3\\d|4[0-2])', number: true },
  /** 0 stands for all sports together. */
  anySport: { pattern: '(?:[0-9]|1\\d|2[1-689]|3\\d|4[0-2])', number: true },
  group: { pattern: '(?:31|37)', number: true },
  day: { pattern: '(?:0|-?[1-7])', number: true },
  tz: { pattern: '(?:0|-(?:[1-9]|1[0-2])|[1-9]|1[0-4])', number: true },
  /** A language, its script, a country or region: 'da', 'en-us', 'sr-latn'. Which languages there are, `isLanguage` says. */
  lang: { pattern: '[a-z]{2}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\\d{3}))?', number: false },
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
  table: { pattern: '(?:[123]|10|[589]:0|(?:6|17|18):[1-68]|1[345])', number: false },
  tennisType: { pattern: '[sdm]?', number: false },
  article: { pattern: '[A-Za-z0-9]{8}', number: false },
  ranking: { pattern: '[A-Za-z0-9]{8}', number: false },
  page: { pattern: '(?:0|[1-9]\\d{0,2})', number: true },
  /** Up to ten participants, in ascending order, joined by a hyphen. */
  participants: { pattern: '[A-Za-z0-9]{8}(?:-[A-Za-z0-9]{8}){0,9}', number: false },
} as const;
export type FieldName = keyof typeof NAME_FIELDS;

type FieldsIn<Shape extends string> = Shape extends `${string}{${infer Name}}${infer Rest}`
  ? (Name & FieldName) | FieldsIn<Rest>
  : never;
type FieldType<Name extends FieldName> = (typeof NAME_FIELDS)[Name]['number'] extends true ? number : string;

/** Shapes of names by what they name: fixed words with fields in braces. */
export type Shapes = Readonly<Record<string, string>>;
/** A name of one shape taken apart. */
type NameOfShape<S extends Shapes, Kind extends keyof S> = { readonly kind: Kind } & {
  readonly [Name in FieldsIn<S[Kind]>]: FieldType<Name>;
};

/** A name of any of the shapes taken apart. */
export type NameOf<S extends Shapes> = { [Kind in keyof S]: NameOfShape<S, Kind> }[keyof S];

const MAX_LENGTH = 128;
const PLACEHOLDER = /\{(\w+)\}/g;

/** Reads and writes the names of some shapes. What is not of a shape is no name: null. */
export function nameTable<const S extends Shapes>(shapes: S) {
  type Name = NameOf<S>;
  const matchers = Object.entries(shapes).map(([kind, shape]) => {
    const fields = [...shape.matchAll(PLACEHOLDER)].map((match) => match[1] as FieldName);
    const pattern = new RegExp(`^${shape.replaceAll(PLACEHOLDER, (_, name: FieldName) => `(${NAME_FIELDS[name].pattern})`)}$`);
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
          name[field] = NAME_FIELDS[field].number ? Number(value) : value;
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
