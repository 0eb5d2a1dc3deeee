import Type, { type Static } from 'typebox';
import { CORRECTION_REASONS } from '../event/entities.ts';
import { countryByCode } from '../registry/countries.ts';
import { RESULT_NAMES, type ResultName } from '../event/results.ts';

export const Key = Type.String({
  minLength: 1,
  maxLength: 120,
  pattern: '^[\\x21-\\x7e]+$',
  description: "The provider's own key: 1 to 120 printable ASCII characters without space.",
});
export const Seq = Type.Integer({
  minimum: 0,
  maximum: Number.MAX_SAFE_INTEGER,
  description: 'Grows with every message under the same key.',
});
export const Instant = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,3})?Z$',
  description: 'A time in UTC, 2026-11-20T18:00:00Z, with up to three decimals of a second.',
});
export const Day = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}$',
  description: 'A day, 2026-11-20, where the hour is not known.',
});
export const Name = Type.String({
  minLength: 1,
  maxLength: 200,
  description: 'A display name; at most 80 characters after cleaning.',
});
export const Text = Type.String({ maxLength: 300 });
const COUNTRY = 'ISO 3166-1 alpha-2 in lower case; gb-eng, gb-sct, gb-wls, gb-nir; xk, eu (Europe), xw (World)';
export const Country = Type.Refine(
  Type.String({ pattern: '^[a-z]{2}(-[a-z]{3})?$', description: `${COUNTRY}.` }),
  (code) => countryByCode(code) !== null,
  () => COUNTRY,
);
export const Goals = Type.Integer({ minimum: 0, maximum: 999 });
export const Pair = Type.Tuple([Goals, Goals], { description: '[home, away]' });
export const Side = Type.Enum(['home', 'away']);
export const Minute = Type.Integer({ minimum: 0, maximum: 200 });
export const Clock = Type.String({
  pattern: '^\\d{1,3}(:\\d{2})?$',
  description: "The clock as the sport writes it: '08:12', or minutes.",
});

/** Without the delimiters of feeds and characters that pages would have to escape. */
export const Address = Type.String({
  maxLength: 500,
  pattern: "^https://[a-z0-9.-]{1,253}(:\\d{1,5})?(/[\\w.\\-/%?=&+,:;@!$'()*#]*)?$",
  description: 'An https address; characters beyond ASCII and ~ are percent-encoded.',
});

export const ParticipantRef = Type.Object(
  {
    name: Name,
    country: Type.Optional(Country),
    countries: Type.Optional(
      Type.Tuple([Country, Country], {
        description: 'Of a pair: the countries of its two persons, in the order of its name, where they differ.',
      }),
    ),
    key: Type.Optional(Key),
    kind: Type.Optional(
      Type.Enum(['club', 'national', 'person', 'pair'], { description: "A pair is two names joined by ' / '." }),
    ),
  },
  { additionalProperties: false },
);

export const CompetitionRef = Type.Object(
  {
    name: Name,
    country: Country,
    category: Type.Optional(
      Type.String({ maxLength: 40, description: "Tour or class, shown in the country's place: 'ATP - Single', 'Formel 1'." }),
    ),
    season: Type.String({ pattern: '^\\d{4}(/\\d{4})?$', description: "'2026/2027' or '2026'." }),
    role: Type.Optional(Type.Enum(['main', 'championship', 'relegation', 'playoff', 'qualification', 'group', 'knockout'])),
    group: Type.Optional(Type.String({ maxLength: 40, description: "'Gruppe A' and its like." })),
  },
  { additionalProperties: false },
);

export const Supersedes = Type.Object(
  { key: Key, seq: Seq },
  {
    additionalProperties: false,
    description: 'The message that this one corrects or retracts. The journal keeps both.',
  },
);
export const Reason = Type.Enum([...CORRECTION_REASONS]);

export const head = { key: Key, seq: Seq, at: Instant };
export const correction = { supersedes: Type.Optional(Supersedes), reason: Type.Optional(Reason) };

const ResultText = Type.Optional(Type.String({ maxLength: 60 }));
export const ResultTexts = Type.Object(
  Object.fromEntries(RESULT_NAMES.map((name) => [name, ResultText])) as Record<ResultName, typeof ResultText>,
  { additionalProperties: false },
);

export const override = {
  override: Type.Optional(
    Type.Literal(true, {
      description: 'Accepts a score that the rules of the sport do not allow. The journal keeps the override.',
    }),
  ),
};

export const Coverage = Type.Optional(
  Type.Enum(['live', 'result'], { description: "'result' where only the final result will come." }),
);

export type ResultTexts = Static<typeof ResultTexts>;
export type ParticipantRef = Static<typeof ParticipantRef>;
export type CompetitionRef = Static<typeof CompetitionRef>;
